import { Agent, get } from 'node:http';

/** How often `/healthz` is asked. */
const EVERY_MS = 20;

const ask = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, response => {
      response.resume();
      response.once('end', resolve);
    });
    request.once('error', reject);
  });

/**
 * Asks `/healthz` at a fixed rate and returns how long each answer took, in ms. Requests don't wait for each other, so a
 * server that stops answering delays all requests of that time, not only one.
 */
export const healthTimes = async (address: string, ms: number): Promise<readonly number[]> => {
  const url = new URL('healthz', address).href;
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  const began = performance.now();
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      for (; asked.length * EVERY_MS < performance.now() - began; ) {
        const due = began + asked.length * EVERY_MS;
        asked.push(ask(url, agent).then(() => performance.now() - due));
      }
      if (performance.now() - began < ms) return;
      clearInterval(timer);
      resolve();
    }, EVERY_MS / 4);
  });
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
};
