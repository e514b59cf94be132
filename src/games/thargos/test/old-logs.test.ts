import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { stateHash } from '../../../engine/canonical.ts';
import { parseSeed, stream } from '../../../engine/random.ts';
import { parseRecord } from '../../../engine/record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { type Batch, fold, standingBatches } from '../../../engine/replay.ts';
import { foldRecord, verify } from '../../../engine/verify.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { isEvent } from '../notation/parse-command.ts';
import type { Command, State } from '../types.ts';
import { foldEvents, overGames, playGame, playOn, startGame } from './games.ts';
import { isSpyOnly } from './spies.ts';

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
      const { seat } = log[end]!;
      const command = log[end]!.command as Command;
      // HT-A-55: spies that nothing can follow are not offered any more; passing always is.
      const isAtReveal = state.question?.type === 'beforeReveal';
      const isSpying = isAtReveal && command.type === 'useAbility' && isSpyOnly(state, command);
      const answer = isSpying ? ({ type: 'pass' } as const) : command;
      assert.ok(!isRefusal(thargos.decide(state, seat as number, answer)));
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
  assert.throws(
    () => foldEvents([{ type: 'asked', question, secret: { done: 4 } }], old),
    /no more tasks done/,
  );
});

test('a question tells of the agenda only what has changed, and the same after a state was kept as JSON', () => {
  overGames('agenda', 11, (name, kind) => {
    playGame(kind, name, ({ before, seat, command, events, after }) => {
      assert.deepEqual(thargos.decide(JSON.parse(JSON.stringify(before)), seat, command), {
        events,
        state: after,
      });
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

/**
 * Finished games recorded under older rules versions: 5 came before the key `rules`, 6 offered empty powers,
 * 7 asked questions without a choice.
 */
interface FrozenGame {
  readonly name: string;
  readonly record: object;
  readonly result: unknown;
  readonly hash: string;
}

const recorded = (version: number): readonly FrozenGame[] =>
  JSON.parse(String(gunzipSync(readFileSync(new URL(`old/rules-${version}.json.gz`, import.meta.url)))));

const OLD_RULES = [
  { rule: 'HT-A-52', version: 5, games: recorded(5) },
  { rule: 'HT-A-54', version: 6, games: recorded(6) },
  { rule: 'HT-A-55', version: 7, games: recorded(7) },
];

const readOld = ({ record }: FrozenGame) => {
  const game = parseRecord(thargos, record);
  assert.ok(!isRefusal(game), JSON.stringify(game));
  return game;
};

for (const { rule, version, games } of OLD_RULES) {
  for (const old of games)
    test(`${rule}: a game of rules version ${version} stays as it is: ${old.name}`, () => {
      const game = readOld(old);
      const state = foldRecord<State, Event>(thargos as never, game);
      assert.ok(!isRefusal(state));
      assert.deepEqual(state.result, old.result);
      assert.equal(stateHash(state), old.hash);
      assert.notEqual(verify<State, Command, Event, never>(thargos as never, game).verified, false);
    });

  test(`${rule}: a game of rules version ${version} can be continued from any question`, () => {
    const random = stream(parseSeed(`version ${version}`).seed, 'on');
    for (const old of games) {
      const log = standingBatches(readOld(old).log) as readonly Batch<Command, Event>[];
      for (let end = 1; end < log.length; end += Math.ceil(log.length / 4))
        assert.ok(playOn(fold<State, Event>(thargos, log.slice(0, end)), random).state.result, old.name);
    }
  });
}

test('HT-A-54: a question about an empty power that was asked before version 7 takes both answers', () => {
  let asked = 0;
  for (const old of recorded(6)) {
    const log = standingBatches(readOld(old).log) as readonly Batch<Command, Event>[];
    for (const end of log.keys()) {
      if (end === 0) continue;
      const state = fold<State, Event>(thargos, log.slice(0, end));
      const { question } = state;
      if (question?.type !== 'choose' || question.prompt.kind !== 'confirm') continue;
      asked += 1;
      for (const pick of [0, 1])
        assert.ok(!isRefusal(thargos.decide(state, question.seat, { type: 'choose', picks: [pick] })));
    }
  }
  assert.ok(asked > 0);
});

test('HT-A-55: a question without a choice that was asked before version 8 takes every answer', () => {
  const types = new Set<string>();
  const isOld = ({ question, story, secret }: State): boolean => {
    if (question?.type === 'choose') return story !== null && question.prompt.verb === 'swapHeroes';
    return question?.type === 'attack' && secret.hands[question.seat]!.length === 0;
  };
  const random = stream(parseSeed('version 7').seed, 'answers');
  for (const old of recorded(7)) {
    const log = standingBatches(readOld(old).log) as readonly Batch<Command, Event>[];
    for (const end of log.keys()) {
      const state = end === 0 ? undefined : fold<State, Event>(thargos, log.slice(0, end));
      if (!state || !isOld(state)) continue;
      types.add(state.question!.type);
      assert.ok(playOn(state, random).state.result, old.name);
    }
  }
  assert.deepEqual([...types].sort(), ['attack', 'choose']);
});
