import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../engine/game.ts';
import { parseSeed, pick, type Random, shuffled, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { DRAWABLE } from '../board/land.ts';
import { cartographers } from '../game.ts';
import { anyCommand } from '../pick.ts';
import { rulesOf } from '../rules.ts';
import { blankSheet, isSheetEvent } from '../sheet.ts';
import type { Command, Event, Secret, SheetEvent, State } from '../types.ts';
import { logDetails } from '../words/log-details.ts';
import { foldEvents, namedGame, playGame, type Step, startGame } from './games.ts';

/** These tests change everything that a viewer must not know, and check that what the viewer sees stays the same. */

const NONSENSE = 'f'.repeat(64);

/**
 * A different secret that the viewer can't tell apart: a different card order, unseen cards, seed and hidden answers.
 */
const scrambledSecret = (state: State, viewer: Viewer, random: Random): Secret => {
  const { secret, config } = state;
  const unseen = shuffled(random, [...secret.deck, ...secret.ambushDeck, ...secret.heroDeck]);
  const shown = (seat: number) =>
    seat === viewer || (config.reveal === 'live' && config.openSheets) || state.phase.type === 'over';
  const answers: Record<number, Command> = {};
  for (const [seat, command] of Object.entries(secret.answers))
    answers[Number(seat)] = shown(Number(seat)) ? command : { type: 'gaze', cell: random.below(25) };
  return {
    seed: state.phase.type === 'over' ? secret.seed : NONSENSE,
    deck: unseen.slice(0, secret.deck.length),
    ambushDeck: unseen.slice(secret.deck.length),
    heroDeck: ['nobody'],
    answers,
  };
};

const scrambled = (state: State, viewer: Viewer, random: Random): State => {
  const seen = cartographers.view(state, viewer);
  const blank = blankSheet(rulesOf(state.config).map.grid);
  const sheets = state.sheets.map((sheet, i) =>
    seen.sheets[i]
      ? sheet
      : { ...blank, ...seen.tracks[i], forest: blank.forest.map(() => random.below(32)) },
  );
  return { ...state, sheets, secret: scrambledSecret(state, viewer, random) };
};

const isLive = ({ config }: State): boolean => config.reveal === 'live' && config.openSheets;

/** An event with a different secret; if it is on a hidden sheet, also with different spaces. */
const scrambledEvent = (event: Event, viewer: Viewer, before: State | undefined, random: Random): Event => {
  if (event.type === 'started')
    return { ...event, secret: { seed: NONSENSE, ambushDeck: ['x'], heroDeck: [`${random.next()}`] } };
  if (event.type === 'begun') return { ...event, secret: { deck: [`${random.next()}`] } };
  if (event.type === 'submitted' && event.seat !== viewer && before && !isLive(before))
    return { ...event, secret: { command: { type: 'gaze', cell: random.below(25) } } };
  if (!before || !isSheetEvent(event) || cartographers.view(before, viewer).sheets[event.sheet]) return event;
  return scrambledSheetEvent(event, random);
};

/** Replaces the spaces of an event on a hidden sheet; its coins and stars, which all players see, stay the same. */
const scrambledSheetEvent = (event: SheetEvent, random: Random): SheetEvent => {
  const cells = range(random.below(5)).map(() => random.below(25));
  switch (event.type) {
    case 'drawn':
      return { ...event, cells, terrain: pick(random, DRAWABLE) };
    case 'marked':
      return { ...event, cells, cell: random.below(25) };
    case 'destroyed':
    case 'coined':
      return { ...event, cells };
    case 'scored': {
      const awards = [{ stars: random.below(9), cells }];
      return { ...event, preyed: cells, edicts: event.edicts.map(edict => ({ ...edict, awards })) };
    }
  }
};

const viewersOf = (state: State): Viewer[] => [...range(state.seats), 'spectator'];

const json = (value: unknown): string => JSON.stringify(value);

const checkViewer = (step: Step, viewer: Viewer, random: Random): void => {
  const other = scrambled(step.after, viewer, random);
  const seen = cartographers.view(step.after, viewer);
  assert.equal(json(cartographers.view(other, viewer)), json(seen));
  assert.equal(
    json(cartographers.options(cartographers.view(other, viewer))),
    json(cartographers.options(seen)),
  );
  let state = step.before;
  for (const event of step.events) {
    const told = cartographers.redact(event, viewer, state);
    const otherTold = cartographers.redact(
      scrambledEvent(event, viewer, state, random),
      viewer,
      scrambled(state, viewer, random),
    );
    assert.equal(json(otherTold), json(told));
    state = cartographers.evolve(state, event);
    assert.equal(
      json(otherTold && logDetails(otherTold, viewer, scrambled(state, viewer, random))),
      json(told && logDetails(told, viewer, state)),
    );
  }
};

/** Checks that refusals don't change if everything that the seat can't see changes. */
const checkRefusals = (step: Step, random: Random): void => {
  const { after: state } = step;
  if (state.phase.type === 'over') return;
  const seat = random.below(state.seats);
  const cells = range(1 + random.below(3)).map(() => random.below(40));
  const wild = pick<Command>(random, [
    step.command,
    { type: 'draw', terrain: 'forest', cells },
    { type: 'drawMonster', cells },
    { type: 'gaze', cell: cells[0]! },
    { type: 'cancel' },
  ]);
  const answer = cartographers.decide(state, seat, wild);
  if (isRefusal(answer))
    assert.equal(json(cartographers.decide(scrambled(state, seat, random), seat, wild)), json(answer));
};

test('a viewer’s view, options, events and refusals don’t depend on what that viewer must not know', () => {
  for (const name of range(60).map(i => `hidden ${i}`)) {
    const { seats, wish } = namedGame(name);
    const random = stream(parseSeed(name).seed, 'hidden');
    try {
      playGame(seats, name, { ...wish, openSheets: random.below(2) === 0 }, step => {
        for (const viewer of viewersOf(step.after)) checkViewer(step, viewer, random);
        checkRefusals(step, random);
      });
    } catch (error) {
      throw new Error(`expected the game "${name}" to hide every secret, but it showed one`, {
        cause: error,
      });
    }
  }
});

test('CA-A-32 others see the coins and stars of a hidden sheet, but none of its spaces', () => {
  const before = foldEvents(startGame(3, 'closed', { game: 'heroes', openSheets: false }));
  const awards = [{ stars: 3, cells: [5, 6], each: 1 }];
  const edicts = (['A', 'B'] as const).map(edict => ({ edict, card: 'x', stars: 3, awards }));
  const scored = { type: 'scored', sheet: 1, season: 0, coins: 1, monsters: 2, total: 5 } as const;
  const coined = { type: 'coined', sheet: 1, to: 1, coins: 1, why: 'mountain' } as const;
  const cases: { readonly [T in SheetEvent['type']]: readonly [SheetEvent, SheetEvent | undefined] } = {
    drawn: [{ type: 'drawn', sheet: 1, by: 1, terrain: 'farm', cells: [5] }, undefined],
    marked: [{ type: 'marked', sheet: 1, card: 'x', cell: 5, cells: [6] }, undefined],
    destroyed: [{ type: 'destroyed', sheet: 1, cells: [5], why: 'gaze' }, undefined],
    coined: [
      { ...coined, cells: [5] },
      { ...coined, cells: [] },
    ],
    scored: [
      { ...scored, edicts, preyed: [7] },
      { ...scored, edicts: edicts.map(edict => ({ ...edict, awards: [] })), preyed: [] },
    ],
  };
  for (const [event, announced] of Object.values(cases)) {
    assert.deepEqual(
      cartographers.redact(event, 1, before),
      event,
      `expected the owner of the sheet to see the whole event "${event.type}"`,
    );
    for (const viewer of [0, 2, 'spectator'] as const)
      assert.deepEqual(
        cartographers.redact(event, viewer, before),
        announced,
        `expected viewer ${viewer} to see only the coins and stars of "${event.type}"`,
      );
    const over = { ...before, phase: { type: 'over' } } as const;
    assert.deepEqual(
      cartographers.redact(event, 'spectator', over),
      event,
      `expected a spectator to see the whole event "${event.type}" after the end of the game`,
    );
  }
});

test('the seed is visible only after the end of the game', () => {
  const { seats, wish } = namedGame('seed');
  const { seed } = parseSeed('seed');
  playGame(seats, 'seed', wish, ({ after }) => {
    const isShown = json(cartographers.view(after, 0)).includes(seed);
    assert.equal(isShown, after.phase.type === 'over');
  });
});

test('a view contains no `secret`, and the view of a finished game allows no command', () => {
  const { state } = playGame(2, 'view', {});
  const shown = cartographers.view(state, 0);
  assert.ok(!('secret' in shown));
  assert.equal(anyCommand(cartographers.options(shown), stream(parseSeed('v').seed, 'v')), undefined);
});
