import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { stateHash } from '../../../engine/canonical.ts';
import { parseSeed, stream } from '../../../engine/random.ts';
import { parseRecord } from '../../../engine/record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { type Batch, currentBatches, fold } from '../../../engine/replay.ts';
import { foldRecord, verify } from '../../../engine/verify.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { isEvent } from '../notation/parse-command.ts';
import type { Command, State } from '../types.ts';
import { foldEvents, overGames, playGame, playOn, startGame } from './games.ts';
import { isSpyOnly } from './spies.ts';

/** A game recorded when every `asked` event still contained the whole agenda (the list of pending tasks). */
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
  test(`${name}, whose log has whole agendas, folds to the recorded state`, () => {
    for (const { events } of log) assert.ok(events.every(isEvent));
    assert.equal(stateHash(fold<State, Event>(thargos, log)), hash);
    assert.equal(stateHash(fold<State, Event>(thargos, log.slice(0, half))), halfHash);
  });

  test(`${name}, whose log has whole agendas, can be continued to its end from every ninth batch`, () => {
    const random = stream(parseSeed(name).seed, 'on');
    for (let end = 1; end < log.length; end += 9) {
      const state = fold<State, Event>(thargos, log.slice(0, end));
      const { seat } = log[end]!;
      const command = log[end]!.command as Command;
      // HT-A-55: a look at modifiers that can't help is no longer offered, so the player passes instead.
      const isAtReveal = state.question?.type === 'beforeReveal';
      const isSpying = isAtReveal && command.type === 'useAbility' && isSpyOnly(state, command);
      const answer = isSpying ? ({ type: 'pass' } as const) : command;
      assert.ok(!isRefusal(thargos.decide(state, seat as number, answer)));
      assert.ok(playOn(state, random).state.result);
    }
  });
}

test('evolve accepts `asked` events with the whole agenda (the list of pending tasks), as in old logs, and with only its changes', () => {
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

test('an `asked` event contains only the changes of the agenda (the pending tasks), even if the state was read from JSON', () => {
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
 * A finished game recorded under an older rules version. In version 5 configs had no key `rules`, in 6
 * abilities that change nothing were offered, in 7 questions with only one answer were asked.
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

const readOld = ({ name, record }: FrozenGame) => {
  const game = parseRecord(thargos, record);
  assert.ok(!isRefusal(game), `expected ${name} to contain a readable record, found ${JSON.stringify(game)}`);
  return game;
};

for (const { rule, version, games } of OLD_RULES) {
  for (const old of games)
    test(`${rule}: ${old.name}, of rules version ${version}, has the recorded result and state`, () => {
      const game = readOld(old);
      const state = foldRecord<State, Event>(thargos as never, game);
      assert.ok(!isRefusal(state));
      assert.deepEqual(state.result, old.result);
      assert.equal(stateHash(state), old.hash);
      assert.notEqual(verify<State, Command, Event, never>(thargos as never, game).verified, false);
    });

  test(`${rule}: games of rules version ${version} can be continued from several of their questions`, () => {
    const random = stream(parseSeed(`version ${version}`).seed, 'on');
    for (const old of games) {
      const log = currentBatches(readOld(old).log) as readonly Batch<Command, Event>[];
      for (let end = 1; end < log.length; end += Math.ceil(log.length / 4))
        assert.ok(
          playOn(fold<State, Event>(thargos, log.slice(0, end)), random).state.result,
          `expected ${old.name} to end if it is continued`,
        );
    }
  });
}

test('HT-A-54: in a game of rules version 6, the question whether to use an effect accepts both answers', () => {
  let asked = 0;
  for (const old of recorded(6)) {
    const log = currentBatches(readOld(old).log) as readonly Batch<Command, Event>[];
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

test('HT-A-55: a game of rules version 7 can be continued from a question that is no longer asked', () => {
  const types = new Set<string>();
  const isOld = ({ question, story, secret }: State): boolean => {
    if (question?.type === 'choose') return story !== null && question.prompt.verb === 'swapHeroes';
    return question?.type === 'attack' && secret.hands[question.seat]!.length === 0;
  };
  const random = stream(parseSeed('version 7').seed, 'answers');
  for (const old of recorded(7)) {
    const log = currentBatches(readOld(old).log) as readonly Batch<Command, Event>[];
    for (const end of log.keys()) {
      const state = end === 0 ? undefined : fold<State, Event>(thargos, log.slice(0, end));
      if (!state || !isOld(state)) continue;
      types.add(state.question!.type);
      assert.ok(playOn(state, random).state.result, `expected ${old.name} to end if it is continued`);
    }
  }
  assert.deepEqual([...types].sort(), ['attack', 'choose']);
});
