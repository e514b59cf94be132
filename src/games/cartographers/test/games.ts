import * as match from '../../../engine/match.ts';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import type { MapData } from '../board/maps.ts';
import { SUITS } from '../cards/edict.ts';
import { SETS } from '../cards/sets.ts';
import { CHOICES, type ConfigWish } from '../config.ts';
import { boxesOf } from '../configure.ts';
import { cartographers } from '../game.ts';
import { anyCommand } from '../pick.ts';
import type { Command, Event, State } from '../types.ts';

/** Random games with random configs. The name of a game is its seed, and a failing test prints it. */

/** The config keys that `anyWish` chooses one by one, because not every combination of their values is legal. */
const BY_HAND = ['game', 'exploreSet', 'seasonSet', 'ruins', 'heroes', 'firstGameSet'];

const anyMap = (random: Random): MapData => {
  const height = 5 + random.below(16);
  const width = 5 + random.below(16);
  // At most about a sixth of the spaces can't be drawn on, well below the limit of two fifths.
  const letters = `${'.'.repeat(20)}RR^#${random.below(2) ? '.#^' : ''}`;
  const row = () => range(width).map(() => letters[random.below(letters.length)]);
  const rows = range(height).map(() => row().join(''));
  return { id: 'wild', name: { en: 'Wild', fr: 'Sauvage' }, rows };
};

const anyScoringPool = (random: Random, game: NonNullable<ConfigWish['game']>): string[] => {
  const cards = boxesOf(game).flatMap(box => SETS[box].edicts);
  return SUITS.flatMap(suit => {
    const ofSuit = cards.filter(card => card.suit === suit).map(card => card.id);
    return range(1 + random.below(2)).map(() => pick(random, ofSuit));
  }).filter((id, i, all) => all.indexOf(id) === i);
};

/** A random legal config. Half of the configs have few changes, the others many house rules and unusual maps. */
export const anyWish = (random: Random): ConfigWish => {
  const game = pick(random, CHOICES.game);
  const map = pick(random, ['A', 'B', 'C', 'D'] as const);
  if (random.below(2) === 0) return { game, map, edition: pick(random, CHOICES.edition) };
  const house: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(CHOICES))
    if (!BY_HAND.includes(key) && random.below(2) === 0) house[key] = pick<unknown>(random, values);
  return {
    ...house,
    game,
    map: random.below(2) ? map : anyMap(random),
    ...(game === 'combined'
      ? { exploreSet: pick(random, CHOICES.exploreSet), heroes: random.below(2) === 0 }
      : {}),
    ...(game === 'base' ? { ruins: random.below(4) > 0 } : { firstGameSet: random.below(8) === 0 }),
    ...(random.below(3) === 0 ? { scoringPool: anyScoringPool(random, game) } : {}),
    ...(random.below(4) === 0 ? { thresholds: range(4).map(() => 1 + random.below(12)) } : {}),
    ...(random.below(4) === 0 ? { coinCap: random.below(6) } : {}),
  };
};

/** An answer in a random game, with its events and the states before and after it. */
export type Step = match.Step<State, Command, Event>;

export interface Played {
  readonly start: readonly Event[];
  readonly state: State;
  readonly commands: number;
}

export const foldEvents = (events: readonly Event[], from?: State): State =>
  events.reduce<State | undefined>(cartographers.evolve, from) as State;

export const startGame = (seats: number, name: string, wish: ConfigWish): readonly Event[] => {
  const start = cartographers.setup(seats, parseSeed(name), wish);
  if (isRefusal(start))
    throw new Error(`${name}: expected a playable config, but setup refused it: ${JSON.stringify(start)}`);
  return start;
};

/** A random answer of a random seat, or sometimes the cancellation of an earlier answer. */
const anyMove = (state: State, random: Random): match.Move<Command> => {
  if (state.answered.length > 0 && random.below(12) === 0)
    return { seat: pick(random, state.answered), command: { type: 'cancel' } };
  const seat = pick(random, state.owing);
  const command = anyCommand(cartographers.options(cartographers.view(state, seat)), random);
  if (!command)
    throw new Error(`expected seat ${seat} to have a legal command in phase ${state.phase.type}, found none`);
  return { seat, command };
};

/** Plays a whole random game. It fails if a command that the options allow is refused. */
export const playGame = (
  seats: number,
  name: string,
  wish: ConfigWish,
  observe: (step: Step) => void = () => {},
): Played => {
  const random = stream(parseSeed(name).seed, 'players');
  const start = startGame(seats, name, wish);
  let commands = 0;
  const count = (step: Step): void => {
    commands += 1;
    observe(step);
  };
  const state = match.playFrom(cartographers, foldEvents(start), now => anyMove(now, random), count);
  return { start, state, commands };
};

/** The number of seats and the config of the random game with this name. */
export const namedGame = (
  name: string,
  mostSeats = 5,
): { readonly seats: number; readonly wish: ConfigWish } => {
  const random = stream(parseSeed(name).seed, 'rules');
  return { wish: anyWish(random), seats: 1 + random.below(mostSeats) };
};
