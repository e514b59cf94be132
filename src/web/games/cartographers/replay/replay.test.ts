import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { currentBatches, isPractice } from '../../../../engine/replay.ts';
import { makeNotation } from '../../../../games/cartographers/notation.ts';
import { KINDS, randomGame } from '../../../../games/cartographers/test/random-game.ts';
import type { Season } from '../../../../games/cartographers/types.ts';
import { gameText, packed, unpacked } from '../../../screens/replay/share.ts';
import { language } from '../../../settings.ts';
import { mapTitle, seatName } from '../table/question.ts';
import { seasonStart } from './frames.ts';
import { linesOfSteps, namedPlayers } from './log-lines.ts';
import { opener } from './opener.ts';

const games = KINDS.flatMap((config, i) =>
  [1, 3].map(seats => randomGame(`replay ${i}`, { seats, config: { ...config } })),
);

test('the frames of a replay are in order, cover every change, and end with the final state', () => {
  for (const { log, states } of games) {
    const { frames, events, before, after } = opener.playback(log);
    assert.equal(frames[0]!.kind, 'begun');
    assert.equal(before(frames[0]!), undefined);
    assert.deepEqual(after(frames[frames.length - 1]!), states[states.length - 1]);
    const shown = frames.flatMap(frame => events(frame));
    for (const type of ['drawn', 'scored', 'revealed', 'destroyed', 'coined', 'marked', 'ended'] as const)
      assert.equal(
        shown.filter(event => event.type === type).length,
        log.flatMap(batch => batch.events).filter(event => event.type === type).length,
        `expected the frames to contain every event of the type ${type}`,
      );
    for (const [i, frame] of frames.entries())
      if (i > 0) assert.ok(frame.batch > frames[i - 1]!.batch || frame.from >= frames[i - 1]!.to);
  }
});

test('a frame of a replay has the same state, in whatever order the frames are requested', () => {
  const { log } = games[0]!;
  const late = opener.playback(log);
  const early = opener.playback(log);
  const { frames } = late;
  const last = late.after(frames[frames.length - 1]!);
  for (const frame of frames) early.after(frame);
  assert.deepEqual(early.after(frames[frames.length - 1]!), last);
  assert.deepEqual(late.after(frames[3]!), early.after(frames[3]!));
  assert.deepEqual(late.before(frames[4]!), early.before(frames[4]!));
});

test('every season has a frame to jump to', () => {
  for (const { log } of games) {
    const { frames, after } = opener.playback(log);
    for (const season of [0, 1, 2, 3] as Season[])
      assert.equal(after(frames[seasonStart(frames, season)]!).season, season);
    assert.equal(seasonStart(frames.slice(0, 3), 3), -1);
  }
});

test('every frame has a text in both languages, except frames of the kind `changed`', () => {
  for (const spoken of ['en', 'fr'] as const) {
    language.value = spoken;
    for (const { log, record } of games) {
      const { frames, steps } = opener.playback(log);
      for (const frame of frames) {
        const told = linesOfSteps(steps(frame), record.seats);
        assert.ok(
          told.length > 0 || frame.kind === 'changed',
          `expected a frame of the kind ${frame.kind} to have a text, found none`,
        );
        for (const line of told) assert.doesNotMatch(line, /undefined|NaN|\[object/);
      }
    }
  }
});

test('a game can be read back from its file, its text and its link', async () => {
  for (const { record } of games) {
    assert.deepEqual(opener.read(JSON.stringify(record)), JSON.parse(JSON.stringify(record)));
    const notation = makeNotation(record) as string;
    assert.ok(!isRefusal(opener.read(notation)));
    const code = (await packed(gameText({ record, notation: opener.notation(record) }))) as string;
    assert.match(code, /^[\w-]+$/);
    assert.ok(
      code.length < 8000,
      `expected the link code to have fewer than 8000 characters, found ${code.length}`,
    );
    assert.equal(await unpacked(code), notation);
  }
});

test('the replay rejects broken, truncated and hostile link codes', async () => {
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

test('the replay rejects files that aren’t games, and manipulated games that can’t be shown', () => {
  const { record } = games[0]!;
  for (const content of ['', '{', '{}', 'hello', '{"format":"alidade-game"}', '\u0000'])
    assert.ok(isRefusal(opener.read(content)), `expected the replay to refuse the file ${content}`);
  const broken = JSON.parse(JSON.stringify(record));
  const scored = broken.log.flatMap((batch: { events: { type: string }[] }) => batch.events);
  delete scored.find((event: { type: string }) => event.type === 'scored').edicts;
  assert.ok(isRefusal(opener.check(broken)));
  const seats = { ...record, seats: [...record.seats, {}] };
  assert.ok(isRefusal(opener.check(seats)));
});

test('`cut` starts a practice game after a batch of a record if the record is verified and the game was not over then', () => {
  for (const { record, states } of games) {
    const cut = opener.cut(record, 5);
    assert.ok(cut);
    assert.deepEqual(opener.playback(cut.log).frames.length > 0, true);
    assert.equal(currentBatches(cut.log).length, 6);
    assert.ok(isPractice(cut.log), 'expected `cut` to start a practice game');
    assert.equal(
      opener.cut(record, states.length - 1),
      undefined,
      'expected `cut` to return undefined at a batch after the end of the game',
    );
    const { seed: _, ...hidden } = record;
    assert.equal(
      opener.cut(hidden, 5),
      undefined,
      'expected `cut` to return undefined if the seed is unknown',
    );
    assert.equal(opener.verify(record).verified, true);
  }
  const changed = JSON.parse(JSON.stringify(games[0]!.record));
  changed.log[1].events[0].cells = [0];
  assert.equal(
    opener.cut(changed, 5),
    undefined,
    'expected `cut` to return undefined if an event was changed',
  );
});

test('a shared game calls a player without a name “Player 1”, a saved one calls them “You”', () => {
  language.value = 'en';
  const seats = [{}, { bot: 'greedy' }];
  const saved = namedPlayers(seats, false);
  assert.deepEqual([seatName(saved, 0), mapTitle(saved, 0)], ['You', 'Your map']);
  const sent = namedPlayers(seats, true);
  assert.deepEqual([seatName(sent, 0), mapTitle(sent, 0)], ['Player 1', 'Map of Player 1']);
  assert.equal(seatName(sent, 1), 'Bot 2');
  assert.equal(seatName(namedPlayers([{ name: 'Ada' }], true), 0), 'Ada');
  language.value = 'fr';
  assert.equal(seatName(namedPlayers(seats, true), 0), 'Joueur 1');
  language.value = 'en';
});
