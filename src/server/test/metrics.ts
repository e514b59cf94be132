/** Reads all metrics of a server. The keys are the name and the labels of a metric. */
export const metricsOf = async (address: string): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(new URL('metrics', address), { headers: { connection: 'close' } });
  const lines = (await answer.text()).split('\n').filter(line => line && !line.startsWith('#'));
  return new Map(
    lines.map(line => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
};

/** Reads one metric of a server. Returns NaN if the server doesn't have it. */
export const metricOf = async (address: string, name: string): Promise<number> =>
  (await metricsOf(address)).get(name) ?? Number.NaN;
