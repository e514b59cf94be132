import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../engine/game.ts';
import { parseSeed, pick, type Random, shuffled, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { cartographers } from '../game.ts';
import { anyCommand } from '../pick.ts';
import { rulesOf } from '../rules.ts';
import { blankSheet } from '../sheet.ts';
import type { Command, Event, Secret, State } from '../types.ts';
import { namedGame, playGame, type Step } from './games.ts';

/** Non-interference: change everything a viewer must not know, and nothing the viewer is shown changes. */

const NONSENSE = 'f'.repeat(64);

/** Another secret that gives the same public facts: other order, other unseen cards, other seed. */
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

/** The same event with another secret. */
const scrambledEvent = (event: Event, viewer: Viewer, live: boolean, random: Random): Event => {
  if (event.type === 'started')
    return { ...event, secret: { seed: NONSENSE, ambushDeck: ['x'], heroDeck: [`${random.next()}`] } };
  if (event.type === 'began') return { ...event, secret: { deck: [`${random.next()}`] } };
  if (event.type === 'submitted' && event.seat !== viewer && !live)
    return { ...event, secret: { command: { type: 'gaze', cell: random.below(25) } } };
  return event;
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
  const live = step.before.config.reveal === 'live' && step.before.config.openSheets;
  const past = scrambled(step.before, viewer, random);
  for (const event of step.events)
    assert.equal(
      json(cartographers.redact(scrambledEvent(event, viewer, live, random), viewer, past)),
      json(cartographers.redact(event, viewer, step.before)),
    );
};

/** A refusal must not depend on what the seat cannot see. */
const checkRefusals = (step: Step, random: Random): void => {
  const { after: state } = step;
  if (state.phase.type === 'over') return;
  const seat = random.below(state.seats);
  const cells = range(1 + random.below(3)).map(() => random.below(40));
  const wild = pick<Command>(random, [
    step.command,
    { type: 'draw', terrain: 'forest', cells },
    { type: 'drawMonster', cells },
    { type: 'gaze', cell: cells[0] },
    { type: 'cancel' },
  ]);
  const answer = cartographers.decide(state, seat, wild);
  if (isRefusal(answer))
    assert.equal(json(cartographers.decide(scrambled(state, seat, random), seat, wild)), json(answer));
};

test('non-interference of views, options, events and refusals', () => {
  for (const name of range(60).map(i => `hidden ${i}`)) {
    const { seats, wish } = namedGame(name);
    const random = stream(parseSeed(name).seed, 'hidden');
    try {
      playGame(seats, name, { ...wish, openSheets: random.below(2) === 0 }, step => {
        for (const viewer of viewersOf(step.after)) checkViewer(step, viewer, random);
        checkRefusals(step, random);
      });
    } catch (error) {
      throw new Error(`the game "${name}" leaks`, { cause: error });
    }
  }
});

test('the seed is shown when the game is over and not before', () => {
  const { seats, wish } = namedGame('seed');
  const { seed } = parseSeed('seed');
  playGame(seats, 'seed', wish, ({ after }) => {
    const isShown = json(cartographers.view(after, 0)).includes(seed);
    assert.equal(isShown, after.phase.type === 'over');
  });
});

test('bots are given views, and a view holds no secret', () => {
  const { state } = playGame(2, 'view', {});
  const shown = cartographers.view(state, 0);
  assert.ok(!('secret' in shown));
  assert.equal(anyCommand(cartographers.options(shown), stream(parseSeed('v').seed, 'v')), undefined);
});
