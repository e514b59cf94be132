import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from './keys.ts';
import { type Answered, type Client, clientOf, type Json } from './test/client.ts';
import { beginGame, finishGame, playToEnd, SHORT } from './test/finished-games.ts';
import { agedKey } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer({}, { waitTimes: { graceMs: 0, idleMs: 0 } });
const api = clientOf(serving.address);

const profileOf = async (player: string, client: Client = api): Promise<Json> =>
  (await client.get('me/profile', player)).body;
/** Waits until this many games of the player are counted. */
const counted = async (player: string, games: number, client: Client = api): Promise<Json> => {
  for (;;) {
    const profile = await profileOf(player, client);
    if (profile.games >= games) {
      assert.equal(profile.games, games);
      return profile;
    }
    await sleep(10);
  }
};
const refusalOf = ({ status, body }: Answered): readonly [number, string] => [status, body.refused];
const share = async (player: string, name = 'Ada'): Promise<string> =>
  (await api.put('me/profile', { name, isPublic: true }, player)).body.id;

test('NP-64: a profile is empty and private at first, and reading it stores nothing', async () => {
  const ada = newKey();
  const empty = {
    isPublic: false,
    games: 0,
    decided: 0,
    wins: 0,
    streaks: { wins: 0, longestWins: 0, days: 0, longestDays: 0 },
    modes: [],
    bests: [],
  };
  assert.deepEqual(await profileOf(ada), empty);
  assert.deepEqual(await profileOf(ada), empty, 'expected no id before the profile is stored');
  assert.deepEqual(refusalOf(await api.get('me/profile')), [401, 'no-token']);
  assert.deepEqual(refusalOf(await api.put('me/profile', { isPublic: true })), [401, 'no-token']);
});

test('NP-64: only a public profile can be read by others, and a private one looks like an unknown one', async () => {
  const ada = newKey();
  const { body } = await api.put('me/profile', { name: ' Ada ', crest: 'oak', isPublic: false }, ada);
  assert.deepEqual([body.name, body.crest, body.isPublic], ['Ada', 'oak', false]);
  assert.match(body.id, /^[\w-]{16}$/);
  const hidden = await api.get(`profiles/${body.id}`);
  assert.deepEqual([hidden.status, hidden.body], [404, { refused: 'no-such-profile', id: body.id }]);
  const unknown = await api.get('profiles/AAAAAAAAAAAAAAAA');
  assert.deepEqual({ ...hidden.body, id: '' }, { ...unknown.body, id: '' });
  assert.equal(unknown.status, 404);

  assert.equal((await api.put('me/profile', { isPublic: true }, ada)).body.name, 'Ada');
  const shown = await api.get(`profiles/${body.id}`);
  assert.deepEqual([shown.status, shown.body], [200, await profileOf(ada)]);
  assert.equal(shown.text.includes(ada), false);
  assert.equal((await api.put('me/profile', { name: '', isPublic: true }, ada)).body.name, undefined);
  assert.equal((await api.put('me/profile', { isPublic: false }, ada)).status, 200);
  assert.equal((await api.get(`profiles/${body.id}`)).status, 404);
});

test('NP-64: refuses a profile with an invalid text or an unknown field, or without isPublic', async () => {
  const ada = newKey();
  for (const [body, place] of [
    [{ name: 'a\u202eb', isPublic: true }, 'body.name'],
    [{ crest: 'a\u200bb', isPublic: true }, 'body.crest'],
    [{ name: 'x'.repeat(61), isPublic: true }, 'body.name'],
    [{ name: 'Ada' }, 'body.isPublic'],
    [{ isPublic: 'yes' }, 'body.isPublic'],
    [{ isPublic: true, title: 'Queen' }, 'body.title'],
  ] as const) {
    const answer = await api.put('me/profile', body, ada);
    assert.deepEqual([answer.status, answer.body.refused, answer.body.place], [400, 'bad-request', place]);
  }
  assert.equal((await profileOf(ada)).id, undefined);
  assert.equal((await api.get('profiles/a.b')).body.refused, 'bad-request');
});

test('NP-65: a game between identities changes both ratings, and counts once', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await finishGame(api, [ada, bela]);
  const { body: table } = await api.get(`tables/${id}`, tokens[0]);
  const winners = table.view.result.places.map((place: number) => place === 1);
  const [first, second] = [await counted(ada, 1), await counted(bela, 1)];
  for (const [seat, profile] of [first, second].entries()) {
    assert.deepEqual([profile.decided, profile.wins], [1, Number(winners[seat])]);
    const [mode] = profile.modes;
    assert.deepEqual([mode.game, mode.mode, mode.games], ['cartographers', 'base', 1]);
    assert.equal(mode.rating.isProvisional, true);
    assert.equal(mode.rating.games, 1);
    assert.deepEqual(
      mode.history.map(({ rating }: Json) => rating),
      [mode.rating.rating],
    );
    assert.equal(mode.rating.rating > 1500, winners[seat] && !winners[1 - seat]);
  }
  const sum = first.modes[0].rating.rating + second.modes[0].rating.rating;
  assert.equal(sum, 3000);
  // Loading the table again must not count it again.
  await api.get(`tables/${id}`, tokens[1]);
  assert.equal((await profileOf(ada)).games, 1);
});

test('NP-65: a game with a chosen seed or with a seat without an identity leaves ratings unchanged', async () => {
  const [ada, bela] = [newKey(), newKey()];
  await finishGame(api, [ada, bela], { seed: 'Sunday' });
  await finishGame(api, [ada, null]);
  const profile = await counted(ada, 2);
  assert.equal(profile.decided, 2);
  assert.equal(profile.modes[0].rating, undefined);
  assert.deepEqual(profile.modes[0].history, []);
  assert.equal((await counted(bela, 1)).modes[0].rating, undefined);
});

test('NP-65: a game with other season lengths counts for statistics, but not for ratings', async () => {
  const [ada, bela] = [newKey(), newKey()];
  await finishGame(api, [ada, bela], { config: SHORT });
  const profile = await counted(ada, 1);
  assert.deepEqual([profile.decided, profile.modes[0].rating], [1, undefined]);
});

test('NP-65: bots are rated and marked, and a game against them counts', async () => {
  const ada = newKey();
  await finishGame(api, [ada], { bots: ['random', 'random'] });
  const [mode] = (await counted(ada, 1)).modes;
  assert.equal(mode.rating.games, 1);
  const bot = mode.bots.find((each: Json) => each.bot === 'random');
  assert.ok(bot.games >= 1);
  assert.equal(typeof bot.rating, 'number');
});

test('NP-65: a player who is away at the end of a game loses, and so does a player who has left the game', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  for (const leave of [
    (id: string, token: string) => api.put(`tables/${id}/seats/1/bot`, { bot: 'random' }, token),
    (id: string, token: string) => api.remove(`tables/${id}/seats/1`, token),
  ]) {
    const { id, tokens } = await beginGame(api, [ada, bela, cleo]);
    assert.equal((await leave(id, tokens[1]!)).status, 204);
    await playToEnd(api, id, [tokens[0]!, undefined as unknown as string, tokens[2]!]);
  }
  const away = await counted(bela, 2);
  assert.deepEqual([away.decided, away.wins], [2, 0]);
  assert.ok(away.modes[0].rating.rating < 1500);
  const winners = (await counted(ada, 2)).wins + (await counted(cleo, 2)).wins;
  assert.ok(winners >= 2, `expected a winner among the players who stayed, found ${winners} wins`);
});

test('NP-65: after the end of a game, no bot answers for a player who leaves, so that it isn’t a loss', async () => {
  for (const path of ['seats/1', 'me']) {
    const { id, tokens } = await finishGame(api, [newKey(), newKey()], { config: SHORT });
    const replaced = await api.put(`tables/${id}/seats/1/bot`, { bot: 'random' }, tokens[1]);
    assert.deepEqual(refusalOf(replaced), [409, 'game-over']);
    assert.equal((await api.remove(`tables/${id}/${path}`, tokens[1])).status, 204);
    const { body } = await api.get(`tables/${id}`, tokens[0]);
    assert.equal(body.seats[1].kind, 'person');
    assert.equal(body.seats[1].standIn, undefined);
  }
});

test('NP-65: moving the seat to another identity, or deleting the player from the table, doesn’t avert the loss', async () => {
  for (const dodge of [
    (id: string, token: string) => api.post(`tables/${id}/seats/1/key`, { identity: newKey() }, token),
    (id: string, token: string) => api.remove(`tables/${id}/me`, token),
  ]) {
    const [ada, bela] = [newKey(), newKey()];
    await finishGame(api, [ada, bela]);
    const before = [await counted(ada, 1), await counted(bela, 1)];
    const { id, tokens } = await beginGame(api, [ada, bela]);
    const { status, body } = await dodge(id, tokens[1]!);
    assert.ok(status === 201 || status === 204);
    const isMoved = status === 201;
    await playToEnd(api, id, isMoved ? [tokens[0]!, body.token] : [tokens[0]!]);
    const after = [await counted(ada, 2), await counted(bela, 2)];
    assert.deepEqual(
      after.map(({ modes }) => modes[0].rating.games),
      [2, 2],
    );
    const won = after.map(({ wins }, seat) => wins - before[seat]!.wins);
    if (!isMoved) assert.deepEqual(won, [1, 0]);
  }
});

test('NP-66: after DELETE me, a running game still counts for the others, but not for a new profile', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await beginGame(api, [ada, bela]);
  assert.equal((await api.remove('me', bela)).status, 204);
  await playToEnd(api, id, [tokens[0]!]);
  const profile = await counted(ada, 1);
  assert.equal(profile.wins, 1);
  const after = await profileOf(bela);
  assert.deepEqual([after.id, after.games], [undefined, 0]);
});

test('NP-65: a solo game counts for the best result on its map, but not for ratings', async () => {
  const ada = newKey();
  const { id, tokens } = await finishGame(api, [ada], { config: { map: 'B' } });
  const { body: table } = await api.get(`tables/${id}`, tokens[0]);
  const profile = await counted(ada, 1);
  assert.deepEqual([profile.decided, profile.modes[0].rating], [0, undefined]);
  const [best, ...others] = profile.bests;
  assert.deepEqual(others, []);
  assert.deepEqual(
    { ...best, at: 0 },
    { game: 'cartographers', mode: 'base', map: 'B', total: table.view.result.totals[0], at: 0, table: id },
  );
  const shown = (await api.get(`profiles/${await share(ada)}`)).body;
  const { table: _, ...publicBest } = best;
  assert.deepEqual(shown.bests, [publicBest], 'expected no link to a record that others can’t read');
  // A game with other season lengths has no comparable result.
  await finishGame(api, [ada], { config: { map: 'A', thresholds: [1, 1, 1, 1] } });
  assert.equal((await counted(ada, 2)).bests.length, 1);
});

test('NP-64: a profile with a checkpoint (after 20 games) still counts all games, for the player and for others', async () => {
  const ada = newKey();
  const id = await share(ada);
  for (let n = 0; n < 21; n++) await finishGame(api, [ada], { config: SHORT });
  const before = await counted(ada, 21);
  assert.deepEqual((await api.get(`profiles/${id}`)).body.streaks, before.streaks);
  await finishGame(api, [ada], { bots: ['random'], config: SHORT });
  const after = await counted(ada, 22);
  assert.deepEqual([after.decided, after.modes[0].games], [1, 22]);
  assert.deepEqual((await api.get(`profiles/${id}`)).body.games, 22);
});

test('NP-64: a table links the profiles of its players who share them', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await beginGame(api, [ada, bela, null], { bots: ['random'] });
  const linked = async (): Promise<Json> => (await api.get(`tables/${id}/profiles`, tokens[1])).body.profiles;
  assert.deepEqual(await linked(), [null, null, null, null]);
  const shared = await share(bela);
  assert.deepEqual(await linked(), [null, shared, null, null]);
  assert.deepEqual(refusalOf(await api.get(`tables/${id}/profiles`, newKey())), [403, 'not-yours']);
  await api.put('me/profile', { isPublic: false }, bela);
  assert.deepEqual(await linked(), [null, null, null, null]);
});

test('NP-66: DELETE me removes the profile, and leaves the ratings of the others', async () => {
  const [ada, bela] = [newKey(), newKey()];
  await finishGame(api, [ada, bela]);
  const id = await share(ada);
  const before = await counted(bela, 1);
  await counted(ada, 1);
  assert.equal((await api.remove('me', ada)).status, 204);
  assert.equal((await api.get(`profiles/${id}`)).status, 404);
  const after = await profileOf(ada);
  assert.deepEqual([after.id, after.games, after.isPublic], [undefined, 0, false]);
  assert.deepEqual(await profileOf(bela), before);
  // The same identity starts again with another id, so that nothing connects it with the earlier games.
  await finishGame(api, [ada, bela]);
  const again = await counted(ada, 1);
  assert.notEqual(again.id, id);
  assert.equal(again.modes[0].rating.games, 1);
});

test('NP-65: an entry to a daily challenge counts only when its day is over; then everyone can read its record', async () => {
  const DATE = '2026-11-20';
  const clock = { now: Date.parse(`${DATE}T12:00:00Z`) };
  const dated = clientOf((await startServer({}, { now: () => clock.now })).address);
  const ada = await agedKey(dated, clock);
  const days = [0, 1, 3];
  for (const [n, day] of days.entries()) {
    clock.now = Date.parse(`${DATE}T12:00:00Z`) + day * 86_400_000;
    const date = new Date(clock.now).toISOString().slice(0, 10);
    const { body } = await dated.post(`dailies/${date}/cartographers/entries`, { name: 'Ada' }, ada);
    await playToEnd(dated, body.table, [body.token]);
    while ((await dated.get(`dailies/${date}/cartographers/board`)).body.ended !== 1) await sleep(10);
    assert.equal((await profileOf(ada, dated)).games, n, 'expected the entry of today not to count yet');
  }
  clock.now += 86_400_000;
  const profile = await counted(ada, 3, dated);
  assert.deepEqual(profile.streaks, { wins: 0, longestWins: 0, days: 1, longestDays: 2 });
  assert.deepEqual(
    profile.modes.map(({ rating }: Json) => rating),
    profile.modes.map(() => undefined),
  );
  const { id } = (await dated.put('me/profile', { isPublic: true }, ada)).body;
  const shown = (await dated.get(`profiles/${id}`)).body;
  for (const best of shown.bests) {
    assert.equal((await dated.get(`tables/${best.table}/record`)).status, 200);
    assert.match(best.date, /^2026-11-2/);
  }
  const { ranks } = (await dated.get(`dailies/${DATE}/cartographers/board`)).body;
  assert.deepEqual(
    ranks.map(({ profile: linked }: Json) => linked),
    [id],
  );
});
