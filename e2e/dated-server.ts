// Runs a server whose clock a test sets: each line on the standard input is the time in milliseconds since
// 1970.
import { createInterface } from 'node:readline';
import { serve } from '../src/server/serve.ts';

const [web = '', data = '', start = ''] = process.argv.slice(2);
let now = Number(start);

const serving = await serve({
  host: '127.0.0.1',
  port: 0,
  web,
  data,
  logLevel: 'warn',
  limits: { requestsPerMinute: 100_000, tablesPerHour: 100_000, sockets: 10_000, proxies: 0 },
  now: () => now,
  parBot: 'greedy',
});
process.stdout.write(`${serving.address}\n`);

// The test closes the standard input to stop the server.
for await (const line of createInterface({ input: process.stdin })) {
  now = Number(line);
  process.stdout.write(`${line}\n`);
}
await serving.stop();
