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
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';
import { FROM_SERVER } from './test/socket-schemas.ts';

const DOC = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const SOURCE = readFileSync(new URL('../sync/messages.ts', import.meta.url), 'utf8');

/** Long enough for a pong on a busy machine. */
const { address } = await startServer({}, { socketSettings: { beatMs: 2000 } }, 'this-build');
const api = clientOf(address);

interface Example {
  readonly title: string;
  readonly value: Json;
}

/** The JSON blocks after a line that matches, with the text of that line. */
const examples = (line: RegExp): readonly Example[] =>
  [...DOC.matchAll(/^(`[^\n]+):\n\n```json\n(.*?)\n```$/gms)]
    .filter(([, title]) => line.test(title!))
    .map(([, title, text]) => ({ title: title!, value: JSON.parse(text!) }));

/** The schema without additional properties. */
const closed = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const isOpen = !schema.properties || schema.additionalProperties !== undefined;
  return { ...Object.fromEntries(entries), ...(!isOpen && { additionalProperties: false }) };
};

const check = (schema: Json, { title, value }: Example): void => {
  const [isRight, errors] = Errors(schema, value);
  assert.ok(isRight, `${title}: ${JSON.stringify(errors)}`);
};

interface Body {
  readonly title: string;
  readonly schema: Json;
}
const jsonOf = (part: Json): Json => part?.content?.['application/json']?.schema;

/** Every body in the OpenAPI description with a schema. */
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
  assert.deepEqual(shown.map(({ title }) => title).toSorted(), wanted.map(({ title }) => title).toSorted());
  for (const { title, schema } of wanted)
    check(closed(schema), shown.find(example => example.title === title)!);
});

test('finds an unknown or a missing field in a body', async () => {
  const { schema } = (await bodies()).find(({ title }) => title.endsWith('/commands` response 200'))!;
  assert.throws(() => check(closed(schema), { title: 'unknown', value: { version: 1, more: 1 } }));
  assert.throws(() => check(closed(schema), { title: 'missing', value: {} }));
});

test('docs/protocol.md shows each refusal with its status', () => {
  const [example, ...more] = examples(/ refused with status \d+$/);
  assert.ok(example && more.length === 0);
  assert.equal(example.title.slice(-3), String(statusOf(example.value)));
});

const typesIn = (name: string): readonly string[] => {
  const [, union = ''] = new RegExp(`export type ${name} =([\\s\\S]*?);\\n(?:\\n|$)`).exec(SOURCE) ?? [];
  return [...union.matchAll(/type: '(\w+)'/g)].map(([, type]) => type!);
};
const named = (list: readonly Example[]): readonly string[] =>
  list.map(({ title }) => title.match(/`(\w+)`/)![1]!).toSorted();

test('docs/protocol.md has an example of every message to the server, and the server accepts it', () => {
  const shown = examples(/, sent$/);
  assert.deepEqual(named(shown), typesIn('ToServer').toSorted());
  for (const { title, value } of shown) {
    assert.equal(title, `\`${value.type}\`, sent`);
    assert.ok(!isRefusal(parseMessage(JSON.stringify(value))), title);
  }
});

test('the options in docs/protocol.md allow its command', () => {
  const [asked] = examples(/^`view`, received$/);
  const [sent] = examples(/^`command`, sent$/);
  assert.equal(asked?.value.decision, sent?.value.decision);
  assert.ok(cartographers.allows(asked?.value.options, sent?.value.command));
});

test('docs/protocol.md has a valid example of every message from the server', () => {
  const shown = examples(/, received$/);
  assert.deepEqual(named(shown), Object.keys(FROM_SERVER).toSorted());
  // `view` and `told` come from the engine.
  const types = new Set([...typesIn('ToPage'), 'view', 'told']);
  assert.deepEqual([...types].toSorted(), Object.keys(FROM_SERVER).toSorted());
  for (const example of shown) {
    assert.equal(example.title, `\`${example.value.type}\`, received`);
    check(closed(FROM_SERVER[example.value.type]), example);
  }
});

/** Plays a few moves and returns every message to the first player. */
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
  await line.next(isA('beat'));
  line.end();
  return line.frames;
};

test('a server sends every message in the form of the examples', async () => {
  const frames = await framesOfAGame();
  assert.deepEqual(
    [...new Set(frames.map(({ type }) => type))].toSorted(),
    Object.keys(FROM_SERVER).toSorted(),
  );
  for (const value of frames) check(closed(FROM_SERVER[value.type] as TSchema), { title: value.type, value });
});
