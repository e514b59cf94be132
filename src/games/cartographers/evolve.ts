import type { Seat } from '../../engine/game.ts';
import { range } from '../../engine/util.ts';
import { inOrder } from './board/grid.ts';
import { isResult } from './result.ts';
import { rulesOf } from './rules.ts';
import { blankSheet, evolveSheets } from './sheet.ts';
import type { Answers, Event, State } from './types.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: Answers = {};

/** Applies one event to the state. It makes no decisions and uses no randomness. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'started') return started(event);
  if (state === undefined) throw new Error(`expected "started" as the first event, found "${event.type}"`);
  switch (event.type) {
    case 'begun':
      return begun(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'asked':
      return asked(state, event);
    case 'submitted':
      return submitted(state, event);
    case 'cancelled':
      return cancelled(state, event);
    case 'ignored':
      return state;
    case 'ended':
      return ended(state, event);
    default: {
      const { grid } = rulesOf(state.config).map;
      return { ...state, sheets: evolveSheets(grid, state.sheets, event) };
    }
  }
};

const started = (event: EventOf<'started'>): State => {
  const { seats, config, seedHash, openSeed, edicts, secret } = event;
  const sheet = blankSheet(rulesOf(config).map.grid);
  return {
    config,
    seats,
    seedHash,
    openSeed,
    edicts,
    season: 0,
    turn: 0,
    column: [],
    ambushes: [],
    heroes: [],
    deck: { cards: 0, ambushes: 0, heroes: 0 },
    phase: { type: 'explore' },
    owing: NOBODY,
    answered: NOBODY,
    sheets: range(seats).map(() => sheet),
    secret: {
      seed: secret?.seed ?? '',
      deck: [],
      ambushDeck: secret?.ambushDeck ?? [],
      heroDeck: secret?.heroDeck ?? [],
      answers: NO_ANSWERS,
    },
  };
};

/** Ends the current decision: no seat has to answer anymore. */
const settled = (state: State): State => ({
  ...state,
  owing: NOBODY,
  answered: NOBODY,
  secret: forgotten(state),
});

const forgotten = ({ secret, answered }: State): State['secret'] =>
  answered.length === 0 ? secret : { ...secret, answers: NO_ANSWERS };

const begun = (state: State, { season, cards, ambushes, heroes, secret }: EventOf<'begun'>): State => ({
  ...settled(state),
  season,
  column: [],
  phase: { type: 'explore' },
  deck: { cards, ambushes, heroes },
  secret: {
    seed: state.secret.seed,
    deck: secret?.deck ?? [],
    ambushDeck: state.secret.ambushDeck.slice(1),
    heroDeck: state.secret.heroDeck.slice(1),
    answers: NO_ANSWERS,
  },
});

const revealed = (state: State, { card }: EventOf<'revealed'>): State => {
  const { kind } = rulesOf(state.config).card(card);
  const { deck, secret } = state;
  return {
    ...state,
    turn: kind === 'ruins' ? state.turn : state.turn + 1,
    phase: { type: 'explore' },
    owing: NOBODY,
    answered: NOBODY,
    column: kind === 'explore' || kind === 'ruins' ? [...state.column, card] : state.column,
    ambushes: kind === 'ambush' ? [...state.ambushes, card] : state.ambushes,
    heroes: kind === 'hero' ? [...state.heroes, card] : state.heroes,
    deck: {
      cards: deck.cards - 1,
      ambushes: deck.ambushes - (kind === 'ambush' ? 1 : 0),
      heroes: deck.heroes - (kind === 'hero' ? 1 : 0),
    },
    secret: { ...secret, deck: secret.deck.slice(0, -1), answers: NO_ANSWERS },
  };
};

const ended = (state: State, { result, seed }: EventOf<'ended'>): State => {
  if (!isResult(result, state.seats))
    throw new Error(`expected a game result for ${state.seats} seats, found ${JSON.stringify(result)}`);
  return { ...settled(state), phase: { type: 'over' }, result, seed };
};

const asked = (state: State, { phase, seats }: EventOf<'asked'>): State => ({
  ...state,
  phase,
  owing: seats,
  answered: NOBODY,
  secret: forgotten(state),
});

const submitted = (state: State, { seat, secret }: EventOf<'submitted'>): State => ({
  ...state,
  owing: state.owing.filter(other => other !== seat),
  answered: inOrder([...state.answered, seat]),
  secret: secret
    ? { ...state.secret, answers: { ...state.secret.answers, [seat]: secret.command } }
    : state.secret,
});

const cancelled = (state: State, { seat }: EventOf<'cancelled'>): State => {
  const { [seat]: _, ...answers } = state.secret.answers;
  return {
    ...state,
    owing: inOrder([...state.owing, seat]),
    answered: state.answered.filter(other => other !== seat),
    secret: { ...state.secret, answers },
  };
};
