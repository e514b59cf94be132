import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { type Answered, clientOf, type Json } from '../client.ts';
import { openLine, SocketClosed } from '../socket.ts';
import { conversations, type Request, requests } from './wishes.ts';
import { makeWorld, type World } from './world.ts';

/** How long to send requests, and a seed. The same seed sends the same requests. */
export interface FuzzOptions {
  readonly address: string;
  readonly seed: number;
  readonly ms: number;
}

/** After this many requests, the test creates new tables, because requests replace keys and empty seats. */
const PER_WORLD = 40;

const worldsAt = (address: string): (() => Promise<World>) => {
  const api = clientOf(address);
  let used = 0;
  let world = makeWorld(api, 0);
  return () => {
    if (used++ % PER_WORLD === PER_WORLD - 1) world = makeWorld(api, used);
    return world;
  };
};

const BATCH = 60;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

const send = (address: string, { method, path, token, raw, contentType, body }: Request): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': contentType, 'content-length': Buffer.byteLength(text) }),
    };
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, method, path, headers, agent }, response => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', data => {
        answer += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: undefined, text: answer }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(text);
  });

/** Fails if a text contains a stack trace or a secret. */
const holdNothingBack = (text: string, secrets: readonly string[]): void => {
  assert.doesNotMatch(text, /\n\s+at |node_modules|\/src\/|SQLITE/);
  for (const secret of secrets)
    assert.ok(
      !text.includes(secret),
      `expected no secret in a response, found ${secret} in ${text.slice(0, 300)}`,
    );
};

const knock = async (address: string, world: World, wish: Request): Promise<void> => {
  const { path, token, ...rest } = wish;
  const filled = {
    ...(rest as Request),
    body: await world.fill(wish.body),
    token: (await world.fill(token)) as string | undefined,
    path: (await Promise.all(path.split('/').map(part => world.fill(part))))
      .join('/')
      .replaceAll('\u00a7', ''),
  };
  const { status, text } = await send(address, filled);
  assert.ok(status >= 200 && status < 500, `expected a status from 200 to 499, found ${status}: ${text}`);
  if (!filled.path.startsWith('/api/')) return;
  if (status >= 400 && wish.method !== 'HEAD') assert.match(JSON.parse(text).refused, /^[a-z][a-z-]+$/);
  // The client itself sent this key, so the response may contain it.
  const own = filled.token === undefined ? [] : [filled.token];
  holdNothingBack(
    text,
    (await world.secrets()).filter(secret => !own.includes(secret)),
  );
};

let talked = 0;
const talk = async (address: string, world: World, messages: readonly unknown[]): Promise<void> => {
  const line = await openLine(address, world.id);
  const last = `last-${talked++}`;
  for (const message of messages)
    line.send(message instanceof Uint8Array ? message : await world.fill(message));
  line.send({ type: 'undo', id: last });
  const end: unknown = await line.next(({ id }) => id === last).catch((error: unknown) => error);
  if (end instanceof SocketClosed)
    assert.ok(
      [1009, 1013, 4001].includes(end.code),
      `expected the socket to stay open or to close with 1009, 1013 or 4001, found ${end.message}`,
    );
  else if (end instanceof Error) throw end;
  line.end();
  const secrets = await world.secrets();
  for (const [i, frame] of (line.frames as readonly Json[]).entries()) {
    assert.notEqual(frame.refused, 'failed');
    holdNothingBack(line.raw[i]!, secrets);
  }
};

/** Sends random requests and socket messages to a server. Returns how many it sent. */
export const fuzz = async ({ address, seed, ms }: FuzzOptions): Promise<number> => {
  const { body: description } = await clientOf(address).get('openapi.json');
  const worldNow = worldsAt(address);
  let sent = 0;
  /** Runs the property in whole batches until the time is over, but at least one batch. */
  const check = async <T>(property: fc.IAsyncProperty<T>): Promise<void> => {
    const end = performance.now() + ms / 2;
    for (let batch = 0; batch === 0 || performance.now() < end; batch++)
      await fc.assert(property, { seed: seed + batch, numRuns: BATCH, endOnFailure: true });
  };
  const api = fc.asyncProperty(requests(description), async wish => {
    sent += 1;
    await knock(address, await worldNow(), wish);
  });
  await check(api);
  const sockets = fc.asyncProperty(conversations, async messages => {
    sent += messages.length;
    await talk(address, await worldNow(), messages);
  });
  await check(sockets);
  assert.equal((await fetch(new URL('readyz', address))).status, 200);
  return sent;
};
