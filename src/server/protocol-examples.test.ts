import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { isRefusal } from '../engine/refusal.ts';
import { cartographers } from '../games/cartographers/index.ts';
import { statusOf } from './refused.ts';
import { parseMessage } from './sockets.ts';
import { clientOf, type Json } from './test/client.ts';
import { playOver } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';
import { FROM_SERVER } from './test/socket-schemas.ts';

const DOC = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const SOURCE = readFileSync(new URL('../sync/messages.ts', import.meta.url), 'utf8');

/** `beatMs` is so long that a pong arrives in time even on a busy machine. */
const { address } = await startServer({}, { socketSettings: { beatMs: 2000 } }, 'this-build');
const api = clientOf(address);

interface Example {
  readonly title: string;
  readonly value: Json;
}

/** Returns the JSON blocks of the document that follow a matching line. The line is the title of the example. */
const examples = (line: RegExp): readonly Example[] =>
  [...DOC.matchAll(/^(`[^\n]+):\n\n```json\n(.*?)\n```$/gms)]
    .filter(([, title]) => line.test(title!))
    .map(([, title, text]) => ({ title: title!, value: JSON.parse(text!) }));

/** Returns the schema in a form that allows no properties except the listed ones. */
const closed = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const isOpen = !schema.properties || schema.additionalProperties !== undefined;
  return { ...Object.fromEntries(entries), ...(!isOpen && { additionalProperties: false }) };
};

const check = (schema: Json, { title, value }: Example): void => {
  const [isRight, errors] = Errors(schema, value);
  assert.ok(isRight, `expected the example ${title} to match its schema, found ${JSON.stringify(errors)}`);
};

/** Compares two lists of names. A failure shows only the differences, because the lists are long. */
const sameNames = (shown: readonly string[], wanted: readonly string[]): void =>
  assert.deepEqual(
    {
      missing: wanted.filter(name => !shown.includes(name)),
      unknown: shown.filter(name => !wanted.includes(name)),
      twice: shown.filter((name, i) => shown.indexOf(name) !== i),
    },
    { missing: [], unknown: [], twice: [] },
  );

interface Body {
  readonly title: string;
  readonly schema: Json;
}
const jsonOf = (part: Json): Json => part?.content?.['application/json']?.schema;

/** Returns all request and response bodies in the OpenAPI description that have a schema. */
const bodies = async (): Promise<readonly Body[]> => {
  const { paths } = (await api.get('openapi.json')).body;
  const listed = Object.entries<Json>(paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, { requestBody, responses }]) => {
      const place = path.replace(/\{(\w+)\}/g, (__, name) => (name === 'seat' ? 'N' : name.toUpperCase()));
      const title = `\`${method.toUpperCase()} ${place}\``;
      return [
        { title: `${title} request`, schema: jsonOf(requestBody) },
        ...Object.entries<Json>(responses)
          .filter(([status]) => status.startsWith('2') && status !== '204')
          .map(([status, response]) => ({ title: `${title} response ${status}`, schema: jsonOf(response) })),
      ];
    }),
  );
  return listed.filter(({ schema }) => schema !== undefined);
};

test('docs/protocol.md has a valid example of every body of the HTTP API', async () => {
  const shown = examples(/^`[A-Z]+ \/\S+ (?:request|response \d+)$/);
  const wanted = await bodies();
  assert.ok(wanted.length > 25);
  sameNames(
    shown.map(({ title }) => title),
    wanted.map(({ title }) => title),
  );
  for (const { title, schema } of wanted)
    check(closed(schema), shown.find(example => example.title === title)!);
});

test('the check of examples rejects an example with an unknown field or a missing one', async () => {
  const { schema } = (await bodies()).find(({ title }) => title.endsWith('/commands` response 200'))!;
  assert.throws(() => check(closed(schema), { title: 'unknown', value: { version: 1, more: 1 } }));
  assert.throws(() => check(closed(schema), { title: 'missing', value: {} }));
});

test('docs/protocol.md has one example of a refusal, with its HTTP status', () => {
  const [example, ...more] = examples(/ refused with status \d+$/);
  assert.ok(example && more.length === 0);
  assert.equal(example.title.slice(-3), String(statusOf(example.value)));
});

const typesIn = (name: string): readonly string[] => {
  const [, union = ''] =
    new RegExp(`export type ${name}(?:<.*>)? =([\\s\\S]*?);\\n(?:\\n|$)`).exec(SOURCE) ?? [];
  return [...union.matchAll(/type: '([\w-]+)'/g)].map(([, type]) => type!);
};
const named = (list: readonly Example[]): readonly string[] =>
  list.map(({ title }) => title.match(/`([\w-]+)`/)![1]!).toSorted();

test('docs/protocol.md has an example of every message to the server, and the server accepts it', () => {
  const shown = examples(/, sent$/);
  sameNames(named(shown), typesIn('ToServer'));
  for (const { title, value } of shown) {
    assert.equal(title, `\`${value.type}\`, sent`);
    assert.ok(
      !isRefusal(parseMessage(JSON.stringify(value))),
      `expected the server to accept the example ${title}`,
    );
  }
});

test('the options in the example of `view` allow the command in the example of `command`', () => {
  const [asked] = examples(/^`view`, received$/);
  const [sent] = examples(/^`command`, sent$/);
  assert.equal(asked?.value.decision, sent?.value.decision);
  assert.ok(cartographers.allows(asked?.value.options, sent?.value.command));
});

test('docs/protocol.md has a valid example of every message from the server', () => {
  const shown = examples(/, received$/);
  sameNames(named(shown), Object.keys(FROM_SERVER));
  // The engine defines `view` and `told`, so `ToPage` doesn't list them.
  const types = new Set([...typesIn('ToPage'), 'view', 'told']);
  sameNames(Object.keys(FROM_SERVER), [...types]);
  for (const example of shown) {
    assert.equal(example.title, `\`${example.value.type}\`, received`);
    check(closed(FROM_SERVER[example.value.type]), example);
  }
});

/** Plays a few moves. Returns every message that the first player received. */
const framesOfAGame = async (): Promise<readonly Json[]> => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const clock = { seconds: 600, increment: 10 };
  const { body: made } = await api.post('tables', { game: 'cartographers', seats, clock, seed: 'docs' });
  const line = await openLine(address, made.id);
  const isA = (type: string) => (frame: Json) => frame.type === type;
  line.send({ type: 'hello', token: made.token, since: 0, build: 'another-build' });
  await line.next(isA('room'));
  await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bela' });
  const { decision, options } = await line.next(isA('view'));
  const lay = options.shapes[0].lays[0];
  const row = lay.anchors.findIndex(Boolean);
  const corner = row * options.width + 31 - Math.clz32(lay.anchors[row] & -lay.anchors[row]);
  const cells = lay.spaces.map(([down, right]: [number, number]) => corner + down * options.width + right);
  const command = { type: 'draw', terrain: options.terrains[0], cells };
  line.send({ type: 'command', id: 'move-1', decision, command });
  await line.next(isA('ack'));
  line.send({ type: 'command', id: 'move-2', decision, command });
  await line.next(isA('refused'));
  line.send({ type: 'undo', id: 'undo-1' });
  await line.next(isA('ack'));
  line.send({ type: 'ping' });
  await line.next(isA('pong'));
  await api.post(`tables/${made.id}/sign`, { sign: 'hello' }, made.token);
  await line.next(isA('sign'));
  await api.post(`tables/${made.id}/chat`, { text: 'Hello Bela' }, made.token);
  await line.next(isA('text'));
  await api.post(`tables/${made.id}/chat/1/report`, {}, made.token);
  await line.next(isA('reports'));
  await api.remove(`tables/${made.id}/chat/1`, made.token);
  await line.next(isA('texts'));
  await line.next(isA('beat'));
  line.end();
  return line.frames;
};

/** Plays a game to its end and returns every message of its shared review to the player. */
const framesOfAReview = async (): Promise<readonly Json[]> => {
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }], config: { thresholds: [1, 1, 1, 1] } };
  const { body: made } = await api.post('tables', wish);
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.token });
  await playOver(line, 'cartographers', 0);
  for (const wish of [{ action: 'lead' }, examples(/^`review`, sent$/)[0]!.value]) {
    line.send({ type: 'review', id: 'lead', ...wish, ...(wish.at && { at: { ...wish.at, batch: 1 } }) });
    await line.next(({ type }) => type === 'ack');
  }
  line.send({ type: 'review', id: 'point', action: 'point', at: { seat: 0, cell: 42 } });
  await line.next(({ type }) => type === 'mark');
  line.end();
  return line.frames.slice(line.frames.findIndex(({ isOver }) => isOver) + 1);
};

test('in a short game, a server sends every type of message, and all match the schemas of the examples', async () => {
  const frames = [...(await framesOfAGame()), ...(await framesOfAReview())];
  assert.deepEqual(
    [...new Set(frames.map(({ type }) => type))].toSorted(),
    Object.keys(FROM_SERVER).toSorted(),
  );
  for (const value of frames) check(closed(FROM_SERVER[value.type] as TSchema), { title: value.type, value });
});
