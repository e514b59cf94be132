import * as match from '../../../engine/match.ts';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { anyCommand } from '../asking/pick.ts';
import { CHOICES, type ConfigWish, type DeckChoice, type SoloConfig } from '../config.ts';
import { PRECONS } from '../decks/precons.ts';
import type { Event } from '../events.ts';
import { ATTITUDES } from '../modes.ts';
import { STORIES } from '../stories/shipped.ts';
import type { Command, State } from '../types.ts';
import { thargos } from './game.ts';

/** Random games of every kind. A game's name is its seed, and the message of a failing test contains it. */

export interface Kind {
  readonly seats: number;
  readonly wish: ConfigWish;
}

/** The kinds of tables: every mode, with few and many players. */
export const KINDS: readonly Kind[] = [
  { seats: 2, wish: { mode: 'duel' } },
  { seats: 3, wish: { mode: 'circle' } },
  { seats: 4, wish: { mode: 'circle' } },
  { seats: 5, wish: { mode: 'circle' } },
  { seats: 1, wish: { mode: 'story' } },
  { seats: 2, wish: { mode: 'story' } },
  { seats: 3, wish: { mode: 'story' } },
  { seats: 2, wish: { mode: 'story', coop: true } },
  { seats: 1, wish: { mode: 'solo' } },
  { seats: 1, wish: { mode: 'solo-story' } },
  { seats: 1, wish: { mode: 'solo-story', soloStory: 'thargosOnly' } },
];

/**
 * Keys whose value `anyRules` doesn't choose at random: a game's kind sets the first three, and `deckLists`
 * is chosen separately.
 */
const BY_KIND = ['mode', 'coop', 'soloStory', 'deckLists'];

const anySolo = (random: Random): SoloConfig => ({
  attitudeMap: range(6).map(() => pick(random, ATTITUDES)),
  pileDelta: random.below(6) - 2,
  startInfamy: random.below(7),
  rivalFullEffects: random.below(2) === 0,
  rivalTarget: pick(random, ['inPlay', 'six'] as const),
});

const anyDeck = (random: Random): DeckChoice => (random.below(3) === 0 ? pick(random, PRECONS).id : 'random');

/** Random house rules for half of the games, none for the others. Every value in CHOICES can occur. */
export const anyRules = (random: Random): ConfigWish => {
  const decks = range(2).map(() => anyDeck(random));
  if (random.below(2) === 0) return { decks };
  const house: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(CHOICES))
    if (!BY_KIND.includes(key) && random.below(2) === 0)
      house[key] = pick(random, values as readonly unknown[]);
  return {
    ...house,
    decks,
    story: pick(random, Object.keys(STORIES)),
    solo: anySolo(random),
    balanceMin: random.below(3),
    stallRounds: 1 + random.below(6),
    teamSupport: random.below(4),
    ...(random.below(3) === 0 ? { pointsCap: 100 + random.below(80) } : {}),
    ...(random.below(3) === 0 ? { maxRounds: 5 + random.below(20) } : {}),
    ...(random.below(2) === 0 ? { deckLists: pick(random, CHOICES.deckLists) } : {}),
  };
};

/**
 * Whether setup accepts the game. Random decks may break house rules, or need more copies than one box has.
 */
const isPlayable = ({ seats, wish }: Kind, name: string): boolean =>
  !isRefusal(thargos.setup(seats, parseSeed(name), wish));

/** The kind, rules and decks of the game with this name. The same name always gives the same game. */
export const namedGame = (name: string, kind?: Kind): Kind => {
  const random = stream(parseSeed(name).seed, 'rules');
  const { seats, wish } = kind ?? pick(random, KINDS);
  for (let i = 0; i < 50; i++) {
    const rules = anyRules(random);
    const players = wish.mode?.startsWith('solo') && wish.soloStory !== 'thargosOnly' ? 2 : seats;
    const decks = (rules.decks ?? []).slice(0, players);
    const found = { seats, wish: { ...rules, ...wish, decks } };
    if (isPlayable(found, name)) return found;
  }
  return { seats, wish };
};

/** One command of a random game, with the states before and after it. */
export type Step = match.Step<State, Command, Event>;

export interface Played {
  readonly start: readonly Event[];
  readonly state: State;
  readonly commands: number;
}

export const foldEvents = (events: readonly Event[], from?: State): State =>
  events.reduce<State | undefined>(thargos.evolve, from) as State;

export const startGame = ({ seats, wish }: Kind, name: string): readonly Event[] => {
  const start = thargos.setup(seats, parseSeed(name), wish);
  if (isRefusal(start))
    throw new Error(`${name}: expected a playable config, found ${JSON.stringify(start)}`);
  return start;
};

/** Far more than a game needs, because rounds and the questions of a turn are limited. */
const MOST_COMMANDS = 20_000;

/** A random legal answer of the asked seat. */
export const anyAnswer = (state: State, random: Random): Command => {
  const seat = state.question?.seat ?? 0;
  const command = anyCommand(thargos.options(thargos.view(state, seat)), random);
  if (!command) throw new Error(`expected a legal answer for seat ${seat}, found none`);
  return command;
};

/**
 * Gives random answers until the game ends, or `most` commands were given. Throws if the game refuses an
 * answer.
 */
export const playOn = (
  from: State,
  random: Random,
  observe: (step: Step) => void = () => {},
  most = MOST_COMMANDS,
): { readonly state: State; readonly commands: number } => {
  let commands = 0;
  const next = (state: State): match.Move<Command> | undefined =>
    state.question && commands < most
      ? { seat: state.question.seat, command: anyAnswer(state, random) }
      : undefined;
  const state = match.playFrom(thargos, from, next, step => {
    commands += 1;
    observe(step);
  });
  if (commands === MOST_COMMANDS)
    throw new Error(`expected the game to end before ${MOST_COMMANDS} commands, but it is still running`);
  return { state, commands };
};

export const playGame = (kind: Kind, name: string, observe?: (step: Step) => void): Played => {
  const start = startGame(kind, name);
  const random = stream(parseSeed(name).seed, 'players');
  return { start, ...playOn(foldEvents(start), random, observe) };
};

/** Runs a check over many games. If it throws, the error contains the name of the game. */
export const overGames = (
  label: string,
  games: number,
  check: (name: string, kind: Kind, random: Random) => void,
): void => {
  for (const i of range(games)) {
    const name = `${label} ${i}`;
    const kind = namedGame(name, KINDS[i % KINDS.length]);
    try {
      check(name, kind, stream(parseSeed(name).seed, 'check'));
    } catch (error) {
      throw new Error(`the game "${name}" of ${JSON.stringify(kind)} failed`, { cause: error });
    }
  }
};
