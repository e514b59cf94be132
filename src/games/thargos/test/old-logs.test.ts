import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { stateHash } from '../../../engine/canonical.ts';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { type Batch, fold } from '../../../engine/replay.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { isEvent } from '../notation/parse-command.ts';
import type { Command, State } from '../types.ts';
import { foldEvents, overGames, playGame, playOn, startGame } from './games.ts';

/** Two games recorded when every question still repeated the whole agenda. */
interface OldGame {
  readonly name: string;
  readonly log: readonly Batch<Command, Event>[];
  readonly hash: string;
  readonly half: number;
  readonly halfHash: string;
}

const OLD_GAMES: readonly OldGame[] = JSON.parse(
  String(gunzipSync(readFileSync(new URL('old/whole-agenda.json.gz', import.meta.url)))),
);

for (const { name, log, hash, half, halfHash } of OLD_GAMES) {
  test(`an old log folds as it did: ${name}`, () => {
    for (const { events } of log) assert.ok(events.every(isEvent));
    assert.equal(stateHash(fold<State, Event>(thargos, log)), hash);
    assert.equal(stateHash(fold<State, Event>(thargos, log.slice(0, half))), halfHash);
  });

  test(`an old game is played on from any of its questions: ${name}`, () => {
    const random = stream(parseSeed(name).seed, 'on');
    for (let end = 1; end < log.length; end += 9) {
      const state = fold<State, Event>(thargos, log.slice(0, end));
      const { seat, command } = log[end]!;
      assert.ok(!isRefusal(thargos.decide(state, seat as number, command as Command)));
      assert.ok(playOn(state, random).state.result);
    }
  });
}

test('a question with the whole agenda, as old logs have it, and one with what has changed', () => {
  const state = foldEvents(startGame({ seats: 2, wish: {} }, 'agenda'));
  const question = { type: 'act', seat: 1 } as const;
  const old = foldEvents(
    [
      {
        type: 'asked',
        question,
        secret: { from: [], agenda: [{ do: 'endTurn' }, { do: 'score' }, { do: 'act' }] },
      },
    ],
    state,
  );
  assert.deepEqual(old.secret.agenda, [{ do: 'endTurn' }, { do: 'score' }, { do: 'act' }]);
  const told: Event = {
    type: 'asked',
    question,
    secret: { done: 1, added: [{ do: 'owedMissions', seat: 1 }] },
  };
  const changed = foldEvents([told], old);
  assert.deepEqual(changed.secret.agenda, [
    { do: 'endTurn' },
    { do: 'score' },
    { do: 'owedMissions', seat: 1 },
  ]);
  assert.equal(foldEvents([{ type: 'asked', question }], changed).secret.agenda, changed.secret.agenda);
  assert.throws(() => foldEvents([{ type: 'asked', question, secret: { done: 4 } }], old), /more was done/);
});

test('a question tells of the agenda only what has changed, and the same after a state was kept as JSON', () => {
  overGames('agenda', 11, (name, kind) => {
    playGame(kind, name, ({ before, seat, command, events }) => {
      assert.deepEqual(thargos.decide(JSON.parse(JSON.stringify(before)), seat, command), events);
      const { agenda } = before.secret;
      for (const event of events) {
        if (event.type !== 'asked' || !event.secret) continue;
        const { done = 0, added = [], ...rest } = event.secret;
        assert.ok(!('agenda' in rest));
        if (done > 0) assert.notDeepEqual(added[0], agenda[agenda.length - done]);
      }
    });
  });
});
