import type { Seat, Viewer } from '../game.ts';
import type { GameModule } from '../module.ts';
import { type GivenSeed, hashSeed, type Random, type Seed, stream } from '../random.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';

/**
 * A small complete game. In each round, all players choose a number in secret. Then the numbers are revealed and a die
 * is rolled; the highest number that isn't above the die scores. The game has secrets, randomness, simultaneous answers
 * and an end.
 */
export type Command = { readonly say: number } | { readonly cancel: true };

export type Event =
  | { readonly type: 'began'; readonly seats: number; readonly rounds: number; readonly seed?: Seed }
  | { readonly type: 'said'; readonly seat: Seat; readonly number?: number }
  | { readonly type: 'unsaid'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly numbers: readonly number[] }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'ended'; readonly seed: Seed };

export interface State {
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly points: readonly number[];
  readonly shown: readonly number[];
  readonly isOver: boolean;
  readonly secret: { readonly seed: Seed; readonly said: Readonly<Record<Seat, number>> };
}

export interface View extends Omit<State, 'secret'> {
  readonly own: number | null;
  readonly ready: readonly Seat[];
}

export interface Config {
  readonly rounds?: number;
  readonly needs?: string;
}

const activeSeats = ({ seats, isOver, secret }: State): Seat[] =>
  isOver ? [] : [...Array(seats).keys()].filter(seat => secret.said[seat] === undefined);

const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'began') {
    const { seats, rounds, seed = '' } = event;
    const points = Array<number>(seats).fill(0);
    return { seats, rounds, round: 1, points, shown: [], isOver: false, secret: { seed, said: {} } };
  }
  if (!state) throw new Error(`expected the event "began" first, found ${JSON.stringify(event.type)}`);
  const { secret, points, shown } = state;
  switch (event.type) {
    case 'said':
      return { ...state, secret: { ...secret, said: { ...secret.said, [event.seat]: event.number ?? 0 } } };
    case 'unsaid': {
      const { [event.seat]: _, ...said } = secret.said;
      return { ...state, secret: { ...secret, said } };
    }
    case 'shown':
      return { ...state, shown: event.numbers };
    case 'rolled': {
      const best = Math.max(...shown.filter(number => number <= event.die));
      const won = points.map((n, seat) => (shown[seat] === best ? n + 1 : n));
      return { ...state, points: won, round: state.round + 1, secret: { ...secret, said: {} } };
    }
    case 'ended':
      return { ...state, isOver: true };
  }
};

const eventsOf = (state: State, seat: Seat, command: Command): readonly Event[] | Refusal => {
  const { secret, seats, round, rounds } = state;
  const hasSaid = secret.said[seat] !== undefined;
  if ('cancel' in command) return hasSaid ? [{ type: 'unsaid', seat } as const] : refuse('nothing-said');
  if (hasSaid) return refuse('said-already');
  if (command.say < 1 || command.say > 6) return refuse('bad-number', { number: command.say });
  const said: Event = { type: 'said', seat, number: command.say };
  if (activeSeats(state).length > 1) return [said];
  const numbers = [...Array(seats).keys()].map(other => secret.said[other] ?? command.say);
  const die = 1 + stream(secret.seed, `die:${round}`).below(6);
  const events: Event[] = [said, { type: 'shown', numbers }, { type: 'rolled', die }];
  return round < rounds ? events : [...events, { type: 'ended', seed: secret.seed } as const];
};

const TYPES = ['began', 'said', 'unsaid', 'shown', 'rolled', 'ended'];

export interface ToyTypes {
  readonly State: State;
  readonly Command: Command;
  readonly Event: Event;
  readonly View: View;
  readonly Options: readonly number[];
  readonly Preview: View;
  readonly Config: Config;
}

export const toy: GameModule<ToyTypes> = {
  id: 'toy',
  rulesVersion: 1,
  setup: (seats: number, { seed }: GivenSeed, { rounds = 3 }: Config) =>
    seats > 0 && hashSeed(seed) ? [{ type: 'began', seats, rounds, seed }] : refuse('bad-seats'),
  decide: (state, seat, command) => {
    const events = eventsOf(state, seat, command);
    return isRefusal(events) ? events : { events, state: events.reduce<State>(evolve, state) };
  },
  evolve,
  view: ({ secret: { said }, ...open }: State, viewer: Viewer) => ({
    ...open,
    own: viewer === 'spectator' ? null : (said[viewer] ?? null),
    ready: Object.keys(said).map(Number),
  }),
  redact: (event, viewer) => {
    if (event.type === 'began') return { type: 'began', seats: event.seats, rounds: event.rounds };
    return event.type === 'said' && event.seat !== viewer ? { type: 'said', seat: event.seat } : event;
  },
  options: ({ own, isOver }: View) => (isOver || own !== null ? [] : [1, 2, 3, 4, 5, 6]),
  allows: (options, command) => 'say' in command && options.includes(command.say),
  preview: view => view,
  sample: ({ own: _, ready: __, ...open }: View, _random: Random): State => ({
    ...open,
    secret: { seed: '', said: {} },
  }),
  reveals: event => event.type === 'began' || event.type === 'rolled' || event.type === 'ended',
  activeSeats,
  turn: state => state.round,
  isOver: state => state.isOver,
  decision: (state, seat) => (state.isOver || seat >= state.seats ? undefined : `${state.round}`),
  seedOf: state => state.secret.seed,
  seedAt: ['seed'],
  parseCommand: json => {
    const { say, cancel } = (json ?? {}) as { say?: unknown; cancel?: unknown };
    if (cancel === true) return { cancel: true };
    return Number.isInteger(say) ? { say: say as number } : refuse('bad-command', { field: 'say' });
  },
  isEvent: (json): json is Event => TYPES.includes((json as Event | null)?.type ?? ''),
  requiredAssets: ({ needs }: Config) => (needs === undefined ? [] : [{ kind: 'thing', key: needs }]),
  about: (event, _viewer, after) => (event.type === 'rolled' ? { round: after.round - 1 } : undefined),
};
