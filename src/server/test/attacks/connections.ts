import type { Socket } from 'node:net';
import { connectRaw } from './raw.ts';

const answerTo = (socket: Socket): Promise<number | undefined> =>
  new Promise(resolve => {
    let text = '';
    socket.on('data', data => {
      text += data;
    });
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    });
    socket.on('end', () => socket.destroy());
  });

/**
 * Opens connections that send `bytes` (nothing, or half a request) and then wait. Resolves when the server has closed
 * all of them. Returns how many got each HTTP status.
 */
export const floodConnections = async ({
  address,
  count,
  bytes = '',
}: {
  readonly address: string;
  readonly count: number;
  readonly bytes?: string;
}): Promise<ReadonlyMap<number | undefined, number>> => {
  const answers = Array.from({ length: count }, async () => {
    const socket = await connectRaw(address);
    const answer = answerTo(socket);
    socket.write(bytes);
    return answer;
  });
  const statuses = new Map<number | undefined, number>();
  for (const status of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return statuses;
};
