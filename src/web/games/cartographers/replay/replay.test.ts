import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { isPractice, standing } from '../../../../engine/replay.ts';
import { makeNotation } from '../../../../games/cartographers/notation.ts';
import { KINDS, randomGame } from '../../../../games/cartographers/test/random-game.ts';
import type { Season } from '../../../../games/cartographers/types.ts';
import { packed, unpacked } from '../../../replay/share.ts';
import { language } from '../../../settings.ts';
import { mapTitle, seatName } from '../table/question.ts';
import { playbackOf, seasonStart } from './frames.ts';
import { checkedGame, cutAt, playersOf, readGame, textOf, verdictOn } from './open.ts';
import { tellEvents } from './tell.ts';

const games = KINDS.flatMap((config, i) =>
  [1, 3].map(seats => randomGame(`replay ${i}`, { seats, config: { ...config } })),
);

test('the moments of a game lie in order, cover every change, and end where the game ended', () => {
  for (const { log, states } of games) {
    const { frames, events, before, after } = playbackOf(log);
    assert.equal(frames[0]!.kind, 'begun');
    assert.equal(before(frames[0]!), undefined);
    assert.deepEqual(after(frames[frames.length - 1]!), states[states.length - 1]);
    const shown = frames.flatMap(frame => events(frame));
    for (const type of ['drawn', 'scored', 'revealed', 'destroyed', 'coined', 'marked', 'ended'] as const)
      assert.equal(
        shown.filter(event => event.type === type).length,
        log.flatMap(batch => batch.events).filter(event => event.type === type).length,
        type,
      );
    for (const [i, frame] of frames.entries())
      if (i > 0) assert.ok(frame.batch > frames[i - 1]!.batch || frame.from >= frames[i - 1]!.to);
  }
});

test('asked in any order, a moment looks the same', () => {
  const { log } = games[0]!;
  const late = playbackOf(log);
  const early = playbackOf(log);
  const { frames } = late;
  const last = late.after(frames[frames.length - 1]!);
  for (const frame of frames) early.after(frame);
  assert.deepEqual(early.after(frames[frames.length - 1]!), last);
  assert.deepEqual(late.after(frames[3]!), early.after(frames[3]!));
  assert.deepEqual(late.before(frames[4]!), early.before(frames[4]!));
});

test('every season can be jumped to', () => {
  for (const { log } of games) {
    const { frames, after } = playbackOf(log);
    for (const season of [0, 1, 2, 3] as Season[])
      assert.equal(after(frames[seasonStart(frames, season)]!).season, season);
    assert.equal(seasonStart(frames.slice(0, 3), 3), -1);
  }
});

test('every moment has words, in both languages', () => {
  for (const spoken of ['en', 'fr'] as const) {
    language.value = spoken;
    for (const { log, record } of games) {
      const { frames, events, before } = playbackOf(log);
      for (const frame of frames) {
        const told = tellEvents(events(frame), before(frame), record.seats);
        assert.ok(told.length > 0 || frame.kind === 'changed', frame.kind);
        for (const line of told) assert.doesNotMatch(line, /undefined|NaN|\[object/);
      }
    }
  }
});

test('a game comes back from its file, its text and its link', async () => {
  for (const { record } of games) {
    assert.deepEqual(readGame(JSON.stringify(record)), JSON.parse(JSON.stringify(record)));
    const notation = makeNotation(record) as string;
    assert.ok(!isRefusal(readGame(notation)));
    const code = (await packed(textOf(record))) as string;
    assert.match(code, /^[\w-]+$/);
    assert.ok(code.length < 8000, `${code.length}`);
    assert.equal(await unpacked(code), notation);
  }
});

test('broken, cut off and hostile codes are refused', async () => {
  const code = (await packed('alidade '.repeat(100))) as string;
  for (const bad of [
    '',
    '!',
    '<script>',
    code.slice(0, -4),
    `${code.slice(0, 4)}AAAA${code.slice(8)}`,
    'A'.repeat(70_000),
  ])
    assert.notEqual(await unpacked(bad), 'alidade '.repeat(100));
  assert.equal(await unpacked('%%%'), undefined);
  const bomb = (await packed('0'.repeat(5_000_000))) as string;
  assert.ok(bomb.length < 60_000);
  assert.equal(await unpacked(bomb), undefined);
  let noise = '';
  for (let i = 0; noise.length < 200_000; i++) noise += Math.sin(i).toString(36).slice(3);
  assert.equal(await packed(noise), undefined);
});

test('files that are no games, or changed ones that cannot be shown, are refused', () => {
  const { record } = games[0]!;
  for (const content of ['', '{', '{}', 'hello', '{"format":"alidade-game"}', '\u0000'])
    assert.ok(isRefusal(readGame(content)), content);
  const broken = JSON.parse(JSON.stringify(record));
  const scored = broken.log.flatMap((batch: { events: { type: string }[] }) => batch.events);
  delete scored.find((event: { type: string }) => event.type === 'scored').edicts;
  assert.ok(isRefusal(checkedGame(broken)));
  const seats = { ...record, seats: [...record.seats, {}] };
  assert.ok(isRefusal(checkedGame(seats)));
});

test('a game can be cut where somebody still has to play, and only if it is genuine', () => {
  for (const { record, states } of games) {
    const cut = cutAt(record, 5);
    assert.ok(cut);
    assert.deepEqual(playbackOf(cut.log).frames.length > 0, true);
    assert.equal(standing(cut.log).length, 6);
    assert.ok(isPractice(cut.log), 'who knows what comes only practises');
    assert.equal(cutAt(record, states.length - 1), undefined, 'over');
    const { seed: _, ...hidden } = record;
    assert.equal(cutAt(hidden, 5), undefined, 'hidden seed');
    assert.equal(verdictOn(record).verified, true);
  }
  const changed = JSON.parse(JSON.stringify(games[0]!.record));
  changed.log[1].events[0].cells = [0];
  assert.equal(cutAt(changed, 5), undefined, 'changed');
});

test('a shared game calls a player without a name “Player 1”, a saved one calls them “You”', () => {
  language.value = 'en';
  const record = { ...games[0]!.record, seats: [{}, { bot: 'greedy' }] };
  const saved = playersOf(record, [], false);
  assert.deepEqual([seatName(saved, 0), mapTitle(saved, 0)], ['You', 'Your map']);
  const sent = playersOf(record, [], true);
  assert.deepEqual([seatName(sent, 0), mapTitle(sent, 0)], ['Player 1', 'Map of Player 1']);
  assert.equal(seatName(sent, 1), 'Bot 2');
  assert.equal(seatName(playersOf({ ...record, seats: [{ name: 'Ada' }] }, [], true), 0), 'Ada');
  language.value = 'fr';
  assert.equal(seatName(playersOf(record, [], true), 0), 'Joueur 1');
  language.value = 'en';
});
