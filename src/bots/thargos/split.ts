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

/** A better way to place the same cards in a conflict, and how much better it is. */

export interface PamSplit {
  readonly cards: readonly Placed[];
  /** How often it works: the attack succeeds, or the defense holds. */
  readonly chance: number;
}

export interface Splits {
  readonly played: PamSplit;
  /** The same cards on other colors, or fewer of them; only if that is clearly better. */
  readonly better?: PamSplit;
}

/** Cards placed in a conflict. */
export type PlacedPam = Extract<Command, { type: 'placePam' | 'defend' }>;

/** Fewer ways are tried for an attack, because a bot has to answer each of them. */
const FIGHTS = 120;
const FEW = 40;
/** The number of ways that are tried in full. */
const LEFT = 6;
/** A smaller difference counts as chance. */
const LEAST = 0.05;

/** The value of the cards on each color, in the order of the colors. */
const valuesOf = (view: View, seat: Seat, cards: readonly Placed[]): number[] => {
  const values = ATTRIBUTES.map(() => 0);
  for (const { card, colour } of cards) values[ATTRIBUTES.indexOf(colour)]! += pamValue(view, card, seat);
  return values;
};

const countsOn = (cards: readonly Placed[]): number[] =>
  ATTRIBUTES.map(on => cards.filter(({ colour }) => colour === on).length);

/** All different ways to place these cards or some of them. Cards of equal value are equivalent here. */
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

/** A quick estimate of how often cards work. Greedy's full answers stop too many ways to rank them. */
type Rough = (cards: readonly Placed[]) => number;

const byChance = (a: PamSplit, b: PamSplit): number => b.chance - a.chance || a.cards.length - b.cards.length;

/** The played way, and a better one: by more than chance, or no worse with fewer cards. */
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

/** Tables that agree with everything the viewer knows, and whether the viewer's cards work there. */
interface Trial {
  readonly tables: readonly State[];
  readonly serves: (table: State, cards: readonly Placed[]) => boolean;
}

const tried = ({ tables, serves }: Trial, cards: readonly Placed[]): PamSplit => ({
  cards,
  chance: tables.filter(table => serves(table, cards)).length / tables.length,
});

/** Whether the attack succeeds at this table if everyone answers like greedy. */
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

/** An attack is tried against greedy's answers, a defense against the cards that may be there. */
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

/** The most promising ways. Trying one in full is slow, because a bot has to answer it many times. */
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
 * How well these cards worked when they were placed, and a better way to place them. Placing no cards is an answer too.
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

/** Whether the answer may place cards in a conflict. */
export const placesCards = ({ question }: View): boolean =>
  question?.type === 'attack' || question?.type === 'defend';

/** Fewer tables give no useful estimate, however little time is left. */
const LEAST_TABLES = 10;

/**
 * How often each answer works, on the same tables, as many as the time allows. Undefined for an answer that places no
 * cards.
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
