import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateHash } from '../../../../engine/canonical.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { currentBatches, fold, isPractice } from '../../../../engine/replay.ts';
import type { ConfigWish } from '../../../../games/thargos/config.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { thargos as game } from '../../../../games/thargos/game.ts';
import { makeNotation } from '../../../../games/thargos/notation/notation.ts';
import { STORY_ASSETS } from '../../../../games/thargos/stories/shipped.ts';
import { playedRecord } from '../../../../games/thargos/test/recorded-games.ts';
import type { State } from '../../../../games/thargos/types.ts';
import { packed, unpacked } from '../../../screens/replay/share.ts';
import { holdFor } from '../device.ts';
import { missionsWon } from '../table/end/outcome.ts';
import { deckOrder, linesOf, naming, updatesUntil, viewFor } from './log-lines.ts';
import { opener } from './opener.ts';

holdFor('this test', STORY_ASSETS);

const KINDS: readonly [number, ConfigWish][] = [
  [2, { quickPlay: true }],
  [3, { mode: 'circle', quickPlay: true }],
  [2, { mode: 'story', quickPlay: true }],
  [1, { mode: 'solo', quickPlay: true }],
];
const games = KINDS.map(([seats, config], i) => playedRecord(seats, config, `replayed ${i}`));

test('the frames of a replay are in order, cover every event, and end with the final state', () => {
  for (const { log } of games) {
    const { frames, events, before, after } = opener.playback(log);
    assert.equal(before(frames[0]!), undefined);
    assert.deepEqual(
      frames.flatMap(frame => events(frame)),
      currentBatches(log).flatMap(batch => batch.events),
    );
    assert.equal(stateHash(after(frames[frames.length - 1]!)), stateHash(fold<State, Event>(game, log)));
    assert.deepEqual(after(frames[7]!), opener.playback(log).after(frames[7]!));
    const turns = frames.filter(({ isTurn }) => isTurn).map(({ turn }) => turn);
    assert.deepEqual(
      turns,
      turns.map((_, i) => i + 1),
    );
  }
});

test('every frame of a replay has a text in both languages, whether cards are hidden or visible', () => {
  for (const { log, seats } of games) {
    const playback = opener.playback(log);
    const names = seats.map(seat => `${seat.name}`);
    for (const language of ['en', 'fr'] as const)
      for (const isOpen of [false, true]) {
        const lines = linesOf(playback, { seat: 0, isOpen }, { names, language });
        assert.equal(lines.length, playback.frames.length);
        for (const { text } of lines.flat()) {
          assert.doesNotMatch(text, /undefined|NaN|\[object/);
          if (language === 'fr') assert.doesNotMatch(text, /[^\u202f][:;?!]/);
        }
      }
  }
});

test('a replay shows what a seat saw, or every card if all cards are set to visible', () => {
  const { log } = games[0]!;
  const { frames, after } = opener.playback(log);
  for (const frame of frames.slice(0, 40)) {
    const state = after(frame);
    const view = viewFor(state, { seat: 1, isOpen: false });
    assert.deepEqual(view.hand, game.view(state, 1).hand);
    assert.deepEqual(view.faces, game.view(state, 1).faces);
    assert.deepEqual(viewFor(state, { seat: 1, isOpen: true }).faces, state.secret.faces);
  }
});

test("HT-9.4 a story's replay shows which Missions each player has won so far", () => {
  const playback = opener.playback(games[2]!.log);
  const { frames, events, after } = playback;
  let wins = 0;
  for (const [at, frame] of frames.entries()) {
    wins += events(frame).filter(({ type }) => type === 'won').length;
    if (at % 25 > 0 && at + 1 < frames.length) continue;
    const won = [0, 1].flatMap(seat =>
      missionsWon(viewFor(after(frame), { seat, isOpen: false }), updatesUntil(playback, at, seat), seat),
    );
    assert.equal(won.length, wins);
  }
  assert.ok(wins > 0);
});

test("the printed log lists a deck's cards in the order in which they are drawn", () => {
  const { log } = games[0]!;
  const begun = currentBatches(log)[0]!
    .events.slice(0, 1)
    .reduce<State | undefined>(game.evolve, undefined) as State;
  const order = deckOrder(begun.secret.faces, begun.secret.decks[0]!).split(' ');
  assert.equal(order.length, 60);
  const draw = currentBatches(log)[0]!.events.find(
    event => event.type === 'moved' && event.why === 'draw' && 'seat' in event.from && event.from.seat === 0,
  );
  assert.ok(draw?.type === 'moved' && draw.cards);
  assert.deepEqual(
    draw.cards.map(card => begun.secret.faces[card]),
    order.slice(0, draw.count),
  );
});

test('a game can be read back from its file, its text and its link', async () => {
  for (const record of games) {
    assert.deepEqual(opener.read(JSON.stringify(record)), JSON.parse(JSON.stringify(record)));
    const notation = makeNotation(record) as string;
    const code = (await packed(notation)) as string;
    assert.match(code, /^[\w-]+$/);
    const again = opener.read((await unpacked(code)) as string);
    assert.ok(
      !isRefusal(again),
      `expected the game to be read from its text, found ${JSON.stringify(again)}`,
    );
  }
});

test('a replay rejects files that aren’t games, and games whose card packs are missing', () => {
  for (const content of ['', '{', '{}', 'hello', '{"format":"alidade-game"}'])
    assert.ok(isRefusal(opener.read(content)), `expected the replay to refuse the file "${content}"`);
  const strange = { ...games[0]!, config: { packs: [{ id: 'x', version: '1', hash: 'y' }] } };
  const refusal = opener.check(strange);
  assert.ok(isRefusal(refusal) && refusal.refused === 'lacking');
});

test('`cut` starts a practice game after a batch of a record only if the seed is public and the game wasn’t over then', () => {
  for (const record of games) {
    const cut = opener.cut(record, 5)?.log ?? [];
    assert.equal(currentBatches(cut).length, 6);
    assert.ok(isPractice(cut), 'expected `cut` to start a practice game');
    assert.equal(
      opener.cut(record, record.log.length - 1),
      undefined,
      'expected `cut` to return undefined at the last batch, where the game is over',
    );
    const { seed: _, ...hidden } = record;
    assert.equal(
      opener.cut(hidden, 5),
      undefined,
      'expected `cut` to return undefined if the seed is unknown',
    );
    assert.equal(opener.verify(record).verified, true);
  }
});

test('if a sentence repeats, a replay shows it once with a count', () => {
  const moments = games.flatMap(({ log }) =>
    linesOf(opener.playback(log), { seat: 0, isOpen: false }, { names: ['A', 'B', 'C'], language: 'en' }),
  );
  for (const moment of moments)
    for (const [i, { text }] of moment.entries()) assert.notEqual(text, moment[i - 1]?.text);
  assert.ok(moments.flat().some(({ text }) => / \(×\d+\)$/.test(text)));
});

test('a saved game calls its only person “you”, but a shared game names every player', () => {
  const words = { you: 'You', rival: 'Rival', nameless: (n: number) => `Player ${n}` };
  const bot = { name: 'Alaric', bot: 'greedy' };
  assert.deepEqual(naming([{}, bot], 2, false, words), { names: ['You', 'Alaric'], you: 0 });
  const named = [{ name: 'Ada' }, bot];
  assert.deepEqual(naming(named, 2, false, words), { names: ['Ada', 'Alaric'], you: 0 });
  assert.deepEqual(naming([{}], 2, false, words), { names: ['You', 'Rival'], you: 0 });
  assert.deepEqual(naming([{}, bot], 2, true, words), { names: ['Player 1', 'Alaric'], you: undefined });
  assert.deepEqual(naming(named, 2, true, words), { names: ['Ada', 'Alaric'], you: undefined });
  assert.deepEqual(naming([{}, {}], 2, false, words), { names: ['Player 1', 'Player 2'], you: undefined });
  const { log } = games[0]!;
  const told = linesOf(
    opener.playback(log),
    { seat: 0, isOpen: false },
    { names: ['You', 'Alaric'], language: 'en', you: 0 },
  );
  const texts = told.flat().map(({ text }) => text);
  assert.ok(texts.some(text => text.startsWith('You draw ')));
  assert.ok(!texts.some(text => /^You (begins|gains|plays)/.test(text)));
});
