import type { Seat } from '../../engine/game.ts';
import { BrokenRules, type Move } from '../../engine/match.ts';
import type { Random } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import { commands } from '../../games/thargos/asking/commands.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import { decide } from '../../games/thargos/decide.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import { succeedsAgainst } from '../../games/thargos/flow/outcome.ts';
import { sample } from '../../games/thargos/sample.ts';
import type { Command, Placed, State, View } from '../../games/thargos/types.ts';
import { view as viewOf } from '../../games/thargos/view.ts';
import { greedyBot } from './greedy.ts';
import { sumPam } from './holding.ts';
import { oddsOf, standIn } from './odds.ts';
import { dealsOf } from './reveal.ts';
import { attackStakes } from './stakes.ts';

/** Compares ways to place cards in a conflict by how often they win it. */

export interface PamSplit {
  readonly cards: readonly Placed[];
  /** The share of dealt states in which these cards win the conflict for the player. */
  readonly chance: number;
}

export interface Splits {
  readonly played: PamSplit;
  /** A way to place some or all of the same cards that is clearly better, if any. */
  readonly better?: PamSplit;
}

export type PlacedPam = Extract<Command, { type: 'placePam' | 'defend' }>;

/**
 * The number of dealt states that an attack is tried in: FEW to rank all ways, FIGHTS for the best ones. Each
 * is slow, because bots play the conflict.
 */
const FIGHTS = 120;
const FEW = 40;
/** The number of best-ranked ways that are tried in FIGHTS states. */
const LEFT = 6;
/** Differences in the chance below this count as luck. */
const LEAST = 0.05;

const valuesOf = (view: View, seat: Seat, cards: readonly Placed[]): number[] => {
  const values = ATTRIBUTES.map(() => 0);
  for (const { card, colour } of cards) values[ATTRIBUTES.indexOf(colour)]! += pamValue(view, card, seat);
  return values;
};

const countsOn = (cards: readonly Placed[]): number[] =>
  ATTRIBUTES.map(on => cards.filter(({ colour }) => colour === on).length);

/**
 * All legal ways to place some or all of these cards. Of ways that differ only in cards of equal value, one
 * is returned.
 */
const waysOf = (view: View, seat: Seat, { type, cards }: PlacedPam): (readonly Placed[])[] => {
  const { question } = view;
  if (question?.type !== 'attack' && question?.type !== 'defend') return [];
  const hand = cards.map(({ card }) => card);
  const asked = { type: question.type, hand, rule: question.rule, abilities: [], concede: false };
  const ways = new Map<string, readonly Placed[]>();
  for (const command of commands(asked))
    if (command.type === type)
      ways.set([...valuesOf(view, seat, command.cards), ...countsOn(command.cards)].join(), command.cards);
  return [...ways.values()];
};

/** A quick estimate of the chance, used to rank many ways. */
type Rough = (cards: readonly Placed[]) => number;

const byChance = (a: PamSplit, b: PamSplit): number => b.chance - a.chance || a.cards.length - b.cards.length;

/** The played way, and a better one if another wins clearly more often, or as often with fewer cards. */
const betterOf = (played: PamSplit, others: readonly PamSplit[], rough: Rough): Splits => {
  const [best] = [...others].sort(byChance);
  if (best && best.chance >= played.chance + LEAST) return { played, better: best };
  const least = rough(played.cards);
  const isNoWorse = ({ cards, chance }: PamSplit): boolean =>
    chance >= played.chance && (least === 0 || rough(cards) > Math.max(0, least - LEAST));
  const thrifty = others
    .filter(other => other.cards.length < played.cards.length && isNoWorse(other))
    .sort((a, b) => a.cards.length - b.cards.length || byChance(a, b))[0];
  return thrifty ? { played, better: thrifty } : { played };
};

/**
 * Random states that agree with everything the viewer knows, and a function that says whether the viewer wins
 * with these cards in one of them.
 */
interface Trial {
  readonly tables: readonly State[];
  readonly serves: (table: State, cards: readonly Placed[]) => boolean;
}

const tried = ({ tables, serves }: Trial, cards: readonly Placed[]): PamSplit => ({
  cards,
  chance: tables.filter(table => serves(table, cards)).length / tables.length,
});

/** Whether the attack succeeds in this state if greedy gives all further answers. */
const fightOn = (table: State, first: Move<Command>, random: Random): boolean => {
  let state = table;
  let move: Move<Command> | undefined = first;
  while (move) {
    const decided = decide(state, move.seat, move.command);
    if (isRefusal(decided)) throw new BrokenRules(move.seat, move.command, decided);
    for (const event of decided.events) if (event.type === 'resolved') return event.success;
    state = decided.state;
    const seat: Seat | undefined = state.conflict ? state.question?.seat : undefined;
    move = seat === undefined ? undefined : { seat, command: greedyBot(viewOf(state, seat), random) };
  }
  return false;
};

/** Tries an attack by playing on with greedy, and a defense against the dealt attack cards. */
const trialOf = (view: View, random: Random): Trial | undefined => {
  const { conflict, question } = view;
  if (question?.type === 'attack' && conflict)
    return {
      tables: range(FIGHTS).map(() => sample(view, random)),
      serves: (table, cards) =>
        fightOn(table, { seat: question.seat, command: { type: 'placePam', cards } }, random),
    };
  if (question?.type !== 'defend') return undefined;
  return {
    tables: dealsOf(view, random),
    serves: (table, cards) =>
      !(cards.length === 0 && question.rule.emptyLoses) &&
      !succeedsAgainst(table, sumPam(view.pam.defence, asPam(cards))),
  };
};

/** The best-ranked ways. To try a way in full is slow, because a bot has to answer it many times. */
const likeliest = (ways: readonly (readonly Placed[])[], rough: Rough) =>
  ways
    .map(cards => ({ cards, chance: rough(cards) }))
    .sort(byChance)
    .slice(0, LEFT)
    .map(({ cards }) => cards);

const byFew = ({ tables, serves }: Trial): Rough => {
  const few = { tables: tables.slice(0, FEW), serves };
  return cards => tried(few, cards).chance;
};

const byOpenOdds = (view: View, seat: Seat): Rough => {
  const conflict = view.conflict!;
  const stand = standIn(view, conflict, attackStakes(view, conflict));
  const on = (all: readonly number[]): number[] =>
    stand.colours.map(colour => all[ATTRIBUTES.indexOf(colour)]!);
  return cards => oddsOf(stand, on(valuesOf(view, seat, cards)), on(countsOn(cards))).chance;
};

/**
 * How often the placed cards win as far as the viewer could know, and a better way to place them if there is
 * one, which may be to place none.
 */
export const splitsOf = (view: View, laid: PlacedPam, random: Random): Splits | undefined => {
  const { viewer } = view;
  const trial = trialOf(view, random);
  if (!trial || viewer === 'spectator') return undefined;
  const rough = view.question?.type === 'attack' ? byOpenOdds(view, viewer) : byFew(trial);
  return betterOf(
    tried(trial, laid.cards),
    likeliest(waysOf(view, viewer, laid), rough).map(cards => tried(trial, cards)),
    rough,
  );
};

export const placesCards = ({ question }: View): boolean =>
  question?.type === 'attack' || question?.type === 'defend';

/** Even without time left, this many states are tried, because fewer give no useful estimate. */
const LEAST_TABLES = 10;

/**
 * For each answer, the share of dealt states in which its cards win. All answers are tried in the same
 * states, as many as the time allows. Undefined for an answer that places no cards.
 */
export const successRates = (
  view: View,
  commands: readonly Command[],
  random: Random,
  isSpent: () => boolean,
): (number | undefined)[] => {
  const trial = trialOf(view, random);
  if (!trial) return commands.map(() => undefined);
  const served = commands.map(() => 0);
  let met = 0;
  for (const table of trial.tables) {
    if (met >= LEAST_TABLES && isSpent()) break;
    met += 1;
    for (const [i, command] of commands.entries())
      if (isLaid(command) && trial.serves(table, command.cards)) served[i]! += 1;
  }
  return commands.map((command, i) => (isLaid(command) ? served[i]! / met : undefined));
};

const isLaid = (command: Command): command is PlacedPam =>
  command.type === 'placePam' || command.type === 'defend';
