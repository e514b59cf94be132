import { Agent, get } from 'node:http';

/** Another address of this machine, so that the limits for an attacker don't count the requests and moves of the benchmark. */
export const VISITOR = '127.0.0.2';

/** The time between two requests to `/healthz`. */
const EVERY_MS = 20;

const ask = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, localAddress: VISITOR }, response => {
      response.resume();
      response.once('end', resolve);
    });
    request.once('error', reject);
  });

/**
 * Requests `/healthz` at a fixed rate and returns each response time in ms. The requests don't wait for each other: if
 * the server doesn't answer for some time, all requests of that time are late, not only one.
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
