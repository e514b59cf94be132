import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { MOST_TEXTS } from './chat.ts';
import { chatAt, textsIn } from './test/chat.ts';
import { clientOf, type Json } from './test/client.ts';
import { moveOn, sitDown } from './test/players.ts';
import { startProcess } from './test/process.ts';
import { startServer } from './test/serving.ts';

/** The chat survives kills and restarts, and stores a limited number of texts. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-chat-storage-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));
const { address } = await startServer();
const { prepareRoom, write, read, listen } = chatAt(address);

test('NP-70: a server that is killed keeps every text that it has acknowledged', async () => {
  const env = { PORT: '0', WEB: folder, ALIDADE_DATA: join(folder, 'killed'), LANG: 'en' };
  const first = startProcess(env);
  const client = clientOf(await first.url);
  const { path, token, join: sit } = await prepareRoom(3, {}, client);
  const bela = await sit('Bela');
  const acknowledged: string[] = [];
  const say = async (key: string, n: number): Promise<void> => {
    const text = `${n} ${key.slice(0, 4)}`;
    const { status } = await write(path, text, key, client);
    if (status === 201) acknowledged.push(text);
    if (acknowledged.length === 12) first.child.kill('SIGKILL');
  };
  const all = Array.from({ length: 15 }, (_, n) => [token, bela].map(key => say(key, n)));
  await Promise.allSettled(all.flat());
  await first.ended;
  assert.ok(acknowledged.length >= 12 && acknowledged.length < 30, `found ${acknowledged.length}`);
  const second = startProcess(env);
  const texts = (await read(path, token, clientOf(await second.url))).map(([, text]) => text);
  second.child.kill('SIGKILL');
  await second.ended;
  for (const text of acknowledged) assert.ok(texts.includes(text), `expected "${text}" after the kill`);
  assert.equal(new Set(texts).size, texts.length);
});

test('NP-70: texts survive a restart, and a rematch starts without them', async () => {
  const data = join(folder, 'restart');
  const first = await startServer({}, { data });
  const config = { thresholds: [1, 1, 1, 1] };
  const { id, tokens } = await sitDown(clientOf(first.address), 'cartographers', 2, { config });
  await write(`tables/${id}`, 'kept', tokens[1], clientOf(first.address));
  await clientOf(first.address).put(`tables/${id}/chat`, { spectators: 'read' }, tokens[0]);
  await first.stop();
  const second = await startServer({}, { data });
  const client = clientOf(second.address);
  const line = await listen(id, tokens[0]!, second.address);
  assert.deepEqual(textsIn(await line.next(({ type }) => type === 'texts')), [[1, 'kept']]);
  line.end();
  const table = { id, game: 'cartographers', tokens, watch: '' };
  for (let n = 0; (await moveOn(client, table, n)) !== undefined; n++);
  assert.equal((await write(`tables/${id}`, 'good game', tokens[0], client)).status, 201);
  const { body: next } = await client.post(`tables/${id}/rematch`, {}, tokens[1]);
  assert.deepEqual(await read(`tables/${next.id}`, next.token, client), []);
  assert.equal((await client.get(`tables/${next.id}`, next.token)).body.chat.spectators, 'read');
  assert.equal((await write(`tables/${next.id}`, 'again', next.token, client)).body.number, 1);
});

test('NP-70: a room keeps its last texts, in pages', async () => {
  // Spectators are distinguished by their address, and each of these addresses may write 20 texts.
  const proxied = await startServer({ proxies: 1 });
  const client = clientOf(proxied.address);
  const { path, token, watch } = await prepareRoom(2, {}, client);
  await client.put(`${path}/chat`, { spectators: 'write' }, token);
  const total = MOST_TEXTS + 30;
  const say = async (i: number): Promise<void> => {
    const response = await fetch(new URL(`api/v1/${path}/chat`, proxied.address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${watch}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${Math.floor(i / 20)}`,
      },
      body: JSON.stringify({ text: `text ${i}` }),
    });
    assert.equal(response.status, 201);
  };
  for (let i = 0; i < total; i += 10) await Promise.all(Array.from({ length: 10 }, (_, j) => say(i + j)));
  const numbers: number[] = [];
  for (let before: number | undefined; ; ) {
    const { body } = await client.get(
      `${path}/chat${before === undefined ? '' : `?before=${before}`}`,
      token,
    );
    assert.ok(body.texts.length <= 50);
    numbers.unshift(...body.texts.map(({ number }: Json) => number));
    ({ before } = body);
    if (before === undefined) break;
  }
  const first = total - MOST_TEXTS + 1;
  assert.deepEqual(
    numbers,
    Array.from({ length: MOST_TEXTS }, (_, i) => first + i),
  );
});
