import type { GameTypes, Seat, Types } from './game.ts';
import type { GameModule } from './module.ts';
import { type GivenSeed, type Random, stream } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { type Batch, fold } from './replay.ts';

/** A bot that answers synchronously. It gets only the view of its seat. */
export type MatchPlayer<View, Command> = (view: View, random: Random) => Command;

export interface MatchSetup<View, Command, Config> {
  readonly seed: GivenSeed;
  readonly config: Config;
  /** One player for each seat. */
  readonly players: readonly MatchPlayer<View, Command>[];
}

/** A function that is called after every answer, with its events and the states before and after it. */
export type Observe<State, Command, Event> = (step: Step<State, Command, Event>) => void;

/** A complete game that `playMatch` played. */
export interface Match<State, Command, Event> {
  readonly log: readonly Batch<Command, Event>[];
  readonly state: State;
}

export interface Move<Command> {
  readonly seat: Seat;
  readonly command: Command;
}

/** An answer, its events, and the states before and after them. */
export interface Step<State, Command, Event> extends Move<Command> {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

type Playing<S, C, E> = Pick<GameModule<Types<{ State: S; Command: C; Event: E }>>, 'decide' | 'isOver'>;

/** An error that reports the bot's answer and why the rules refused it. */
export class BrokenRules extends Error {
  readonly command: unknown;
  readonly refusal: Refusal;

  constructor(seat: Seat, command: unknown, refusal: Refusal) {
    const { refused, ...details } = refusal;
    const answer = command === undefined ? 'the answer' : `the answer ${JSON.stringify(command)}`;
    const more = Object.keys(details).length === 0 ? '' : ` ${JSON.stringify(details)}`;
    super(`the rules refuse ${answer} of the bot in seat ${seat + 1}: ${refused}${more}`, { cause: refusal });
    this.command = command;
    this.refusal = refusal;
  }
}

/** Plays moves from a state to the end of the game, or until `next` returns undefined. Throws if a move is illegal. */
export const playFrom = <S, C, E>(
  game: Playing<S, C, E>,
  from: S,
  next: (state: S) => Move<C> | undefined,
  observe?: Observe<S, C, E>,
): S => {
  let state = from;
  while (!game.isOver(state)) {
    const move = next(state);
    if (!move) break;
    const { seat, command } = move;
    const decided = game.decide(state, seat, command);
    if (isRefusal(decided)) throw new BrokenRules(seat, command, decided);
    const before = state;
    state = decided.state;
    observe?.({ before, seat, command, events: decided.events, after: state });
  }
  return state;
};

/**
 * Plays a complete game synchronously, for simulations, benchmarks and tests. The same seed and players give the same
 * game, because each seat has its own stream of random numbers.
 */
export const playMatch = <T extends GameTypes>(
  game: GameModule<T>,
  { seed, config, players }: MatchSetup<T['View'], T['Command'], T['Config']>,
  observe?: Observe<T['State'], T['Command'], T['Event']>,
): Match<T['State'], T['Command'], T['Event']> | Refusal => {
  type S = T['State'];
  type C = T['Command'];
  type E = T['Event'];
  const events = game.setup(players.length, seed, config);
  if (isRefusal(events)) return events;
  const seats = players.map((play, seat) => ({ play, chance: stream(seed.seed, `bot:${seat}`) }));
  const log: Batch<C, E>[] = [{ events }];
  const next = (state: S): Move<C> => {
    const [seat] = game.activeSeats(state);
    const sits = seat === undefined ? undefined : seats[seat];
    if (seat === undefined || !sits)
      throw new Error(`expected a seat with a player to move, found ${seat ?? 'none'}`);
    return { seat, command: sits.play(game.view(state, seat), sits.chance) };
  };
  const state = playFrom<S, C, E>(game, fold<S, E>(game, log), next, step => {
    log.push({ seat: step.seat, command: step.command, events: step.events });
    observe?.(step);
  });
  return { log, state };
};
