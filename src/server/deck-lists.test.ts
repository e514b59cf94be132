import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRECONS } from '../games/thargos/decks/precons.ts';
import { OWN_STORY } from '../games/thargos/test/other-rules.ts';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { moveOn, type Sitting } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { type Line, openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };
const [first, second, third] = PRECONS.map(({ id }) => id) as [string, string, string];
const { heroes, cards } = PRECONS[2]!;
/** The deck of the host. Its name occurs nowhere else, so the test can search for it. */
const OWN = { id: 'of-ada', title: { en: 'Ada’s deck', fr: 'Deck d’Ada' }, heroes, cards };

interface Made {
  readonly id: string;
  readonly path: string;
  readonly invite: string;
  readonly watch: string;
  readonly token: string;
}

const prepareRoom = async (config: object, seats = 2, host?: string): Promise<Made> => {
  const rest = Array.from({ length: seats - 1 }, () => OPEN);
  const wish = { game: 'thargos', config, seats: [{ kind: 'me', name: 'Ada' }, ...rest] };
  const { body, status, text } = await api.post('tables', wish, host);
  assert.equal(status, 201, `expected status 201 for a new table, found ${status}: ${text}`);
  return { ...body, path: `tables/${body.id}` };
};

const enter = async (id: string, token: string): Promise<Line> => {
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token });
  await line.next(({ type }) => type === 'presence');
  return line;
};

/** Returns texts that identify a deck: its id, its heroes and its cards, as they occur in JSON. */
const traces = ({ id, heroes, cards }: Pick<(typeof PRECONS)[number], 'id' | 'heroes' | 'cards'>): string[] =>
  [id, ...heroes, ...Object.keys(cards)].map(name => `"${name}"`);

const findNone = (texts: readonly string[], names: readonly string[], whose: string): void => {
  assert.ok(
    texts.length > 0 && texts.every(text => text.length > 0),
    `expected non-empty texts to search for ${whose}, found ${texts.length}`,
  );
  for (const text of texts)
    for (const name of names)
      assert.ok(!text.includes(name), `expected no ${name} (${whose}), found ${text.slice(0, 400)}`);
};

test('NP-48: before the game starts, a client learns only that another player has chosen a deck', async () => {
  const host = newKey();
  const { id, path, invite, watch, token } = await prepareRoom({ mode: 'circle', decks: [OWN] }, 4, host);
  const bela = (await api.post(`${path}/seats`, { invite, seat: 1, choice: first })).body;
  const lines = await Promise.all([invite, watch, bela.token].map(key => enter(id, key)));
  const hostLine = await enter(id, token);
  const asked: string[] = [];
  const ask = async (): Promise<Json[]> => {
    const answers = await Promise.all([invite, watch, bela.token].map(key => api.get(path, key)));
    asked.push(...answers.map(({ text }) => text));
    return answers.map(({ body }) => body.config.decks);
  };
  assert.deepEqual(await ask(), [
    ['hidden', 'hidden', 'random', 'random'],
    ['hidden', 'hidden', 'random', 'random'],
    ['hidden', first, 'random', 'random'],
  ]);
  assert.deepEqual((await api.get(path, token)).body.config.decks, [OWN, 'hidden', 'random', 'random']);
  assert.deepEqual((await api.get('me/tables', host)).body.tables[0].config.decks[1], 'hidden');

  // The new deck must be hidden after the player changes the choice, too.
  for (const line of [...lines, hostLine]) line.again();
  assert.equal((await api.put(`${path}/seats/0/choice`, { choice: third }, token)).status, 204);
  for (const line of [...lines, hostLine]) await line.next(({ type }) => type === 'room');
  await ask();
  findNone([...asked, ...lines.flatMap(({ raw }) => raw)], traces({ ...OWN }), 'the host');
  findNone([...asked, ...lines.flatMap(({ raw }) => raw)], [`"${third}"`], 'the host');
  findNone(hostLine.raw, [`"${first}"`], 'seat 1');

  // When a player leaves, the choice of their seat is reset.
  assert.equal((await api.remove(`${path}/seats/1`, bela.token)).status, 204);
  assert.equal((await api.get(path, token)).body.config.decks[1], second);
  for (const line of [...lines, hostLine]) line.end();
});

test('NP-48: by default, deck lists are public after the game starts', async () => {
  const { path, invite, watch } = await prepareRoom({ decks: [OWN] });
  const { body: bela } = await api.post(`${path}/seats`, { invite, choice: second });
  for (const key of [bela.token, watch]) {
    const { body } = await api.get(path, key);
    assert.equal(body.status, 'running');
    assert.deepEqual(body.config.decks, [OWN, second]);
    assert.deepEqual(body.view.lists[0].cards, cards);
  }
});

test('NP-48: with the option deckLists: open, players see a chosen deck immediately, and a ready-made deck stays when its player leaves', async () => {
  const { path, invite } = await prepareRoom({ mode: 'circle', deckLists: 'open', decks: [OWN] }, 3);
  const { body: bela } = await api.post(`${path}/seats`, { invite, seat: 1, choice: third });
  assert.deepEqual((await api.get(path, invite)).body.config.decks, [OWN, third]);
  await api.remove(`${path}/seats/1`, bela.token);
  assert.equal((await api.get(path, invite)).body.config.decks[1], third);
});

test('NP-24: a refused choice reveals nothing about other decks', async () => {
  const { path, invite } = await prepareRoom({ collection: 'oneBox' });
  const { status, body } = await api.post(`${path}/seats`, { invite, seat: 1, choice: first });
  assert.equal(status, 422);
  assert.deepEqual(body, { refused: 'deck-bad', fault: 'deck-one-box' });
  const bad = await api.post(`${path}/seats`, { invite, seat: 1, choice: { ...OWN, cards: {} } });
  assert.deepEqual(
    [bad.body.fault, bad.body.seat],
    ['deck-size', 1],
    'expected the refusal to name the fault and the seat of the player’s own deck',
  );
});

test('NP-48: with the option deckLists: hidden, deck lists are public only after the end', async () => {
  const config = { deckLists: 'hidden', quickPlay: true, decks: [OWN] };
  const { id, path, invite, watch, token } = await prepareRoom(config);
  const { body: bela } = await api.post(`${path}/seats`, { invite, choice: second });
  const lines = await Promise.all([bela.token, watch].map(key => enter(id, key)));
  const others = Object.keys(cards).filter(card => !Object.hasOwn(PRECONS[1]!.cards, card));
  const names = ['"of-ada"', 'Ada’s deck', ...others.map(card => `"${card}"`)];
  for (const key of [bela.token, watch])
    for (const door of ['', '/record', '/told', '/told?whole=1']) {
      const { text } = await api.get(path + door, key);
      findNone([text], names, door);
    }
  assert.deepEqual((await api.get(path, bela.token)).body.view.config.decks, ['hidden', second]);
  assert.deepEqual((await api.get(`${path}/record`, watch)).body.config.decks, ['hidden', 'hidden']);
  findNone(
    lines.flatMap(({ raw }) => raw),
    names,
    'socket',
  );
  for (const line of lines) line.end();
  const sitting: Sitting = { id, game: 'thargos', tokens: [token, bela.token], watch };
  for (let n = 0; (await moveOn(api, sitting, n)) !== undefined; n++);
  const { body } = await api.get(path, watch);
  assert.deepEqual(body.config.decks, [OWN, second]);
  assert.deepEqual(body.view.lists[0].cards, cards);
  assert.deepEqual((await api.get(`${path}/record`, watch)).body.config.decks, [OWN, second]);

  // In a rematch players keep their decks, and the decks stay hidden.
  const { body: next } = await api.post(`${path}/rematch`, {}, bela.token);
  const room = await api.get(`tables/${next.id}`, next.token);
  assert.deepEqual(room.body.config.decks[1], second);
  const ada = (await api.post(`${path}/rematch`, {}, token)).body;
  const again = await api.get(`tables/${next.id}`, next.token);
  assert.deepEqual([again.body.status, again.body.config.decks], ['running', ['hidden', second]]);
  assert.deepEqual((await api.get(`tables/${next.id}`, ada.token)).body.config.decks, [OWN, 'hidden']);
});

test('NP-48, HT-A-51: secret Missions of a user’s story are sent to no client before they are revealed', async () => {
  const config = { mode: 'story', story: OWN_STORY };
  const { id, path, invite, watch, token } = await prepareRoom(config);
  const secret = Object.entries(OWN_STORY.nodes).filter(([, { role }]) => role === 'secret');
  const names = secret.flatMap(([key, { mission, text }]) => [
    `"${key}"`,
    `"mission":"${mission}"`,
    JSON.stringify(text),
  ]);
  const texts = await Promise.all([invite, watch, token].map(async key => (await api.get(path, key)).text));
  const lines = [await enter(id, invite), await enter(id, token)];
  const { body: bela } = await api.post(`${path}/seats`, { invite });
  lines.push(await enter(id, bela.token), await enter(id, watch));
  for (const key of [bela.token, watch, token])
    for (const door of ['', '/record', '/told', '/told?whole=1'])
      texts.push((await api.get(path + door, key)).text);
  findNone([...texts, ...lines.flatMap(({ raw }) => raw)], names, 'the story');
  for (const line of lines) line.end();
});
