import type { Seat } from '../../engine/game.ts';
import { brokenRules, type Move } from '../../engine/match.ts';
import type { Random } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { foldOn } from '../../engine/replay.ts';
import { range } from '../../engine/util.ts';
import { commands } from '../../games/thargos/asking/commands.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import { decide } from '../../games/thargos/decide.ts';
import { evolve } from '../../games/thargos/evolve.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import { succeedsAgainst } from '../../games/thargos/flow/turned-up.ts';
import { recall } from '../../games/thargos/lately.ts';
import { sample } from '../../games/thargos/sample.ts';
import type { Command, Conflict, Pam, Placed, State, View } from '../../games/thargos/types.ts';
import { view as viewOf } from '../../games/thargos/view.ts';
import { greedyBot } from './greedy.ts';
import { oddsOf, standIn } from './odds.ts';
import { dealsOf } from './reveal.ts';
import { attackStakes } from './stakes.ts';

/** How else the same cards could have been laid in a conflict, and how much better. */

export interface PamSplit {
  readonly cards: readonly Placed[];
  /** How often it serves: the attack gets through, or the defence holds. */
  readonly chance: number;
}

export interface Splits {
  readonly played: PamSplit;
  /** The same cards on other colours, or some of them left in hand; only where that serves clearly better. */
  readonly better?: PamSplit;
}

type Laid = Extract<Command, { type: 'placePam' | 'defend' }>;

/** Fewer are tried for an attack: somebody has to answer each of them. */
const FIGHTS = 120;
const FEW = 40;
/** How many ways are tried out in full. */
const LEFT = 6;
/** Less is chance. */
const LEAST = 0.05;

/** What the cards of a way count on each colour, in the order of the colours. */
const valuesOf = (view: View, seat: Seat, cards: readonly Placed[]): number[] => {
  const values = ATTRIBUTES.map(() => 0);
  for (const { card, colour } of cards) values[ATTRIBUTES.indexOf(colour)]! += pamValue(view, card, seat);
  return values;
};

const countsOn = (cards: readonly Placed[]): number[] =>
  ATTRIBUTES.map(on => cards.filter(({ colour }) => colour === on).length);

/** All ways to lay these cards or some of them, each once: cards that count the same are the same here. */
const waysOf = (view: View, seat: Seat, { type, cards }: Laid): (readonly Placed[])[] => {
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

const byChance = (a: PamSplit, b: PamSplit): number => b.chance - a.chance || a.cards.length - b.cards.length;

/** What was played, and what is better: by more than chance, or with fewer cards and no worse. */
const splitsOf = (played: PamSplit, others: readonly PamSplit[]): Splits => {
  const [best] = [...others].sort(byChance);
  if (best && best.chance >= played.chance + LEAST) return { played, better: best };
  const thrifty = others
    .filter(other => other.chance >= played.chance && other.cards.length < played.cards.length)
    .sort((a, b) => a.cards.length - b.cards.length || byChance(a, b))[0];
  return thrifty ? { played, better: thrifty } : { played };
};

type Serves<T> = (table: T, cards: readonly Placed[]) => boolean;

const tried = <T>(tables: readonly T[], cards: readonly Placed[], serves: Serves<T>): PamSplit => ({
  cards,
  chance: tables.filter(table => serves(table, cards)).length / tables.length,
});

const RULES = { evolve, recall };

/** Whether the attack gets through at this table when everybody answers as greedy would. */
const fightOn = (table: State, first: Move<Command>, random: Random): boolean => {
  let state = table;
  let move: Move<Command> | undefined = first;
  while (move) {
    const events = decide(state, move.seat, move.command);
    if (isRefusal(events)) throw brokenRules(move.seat, move.command, events);
    for (const event of events) if (event.type === 'resolved') return event.success;
    state = foldOn(RULES, state, events);
    const seat: Seat | undefined = state.conflict ? state.question?.seat : undefined;
    move = seat === undefined ? undefined : { seat, command: greedyBot(viewOf(state, seat), random) };
  }
  return false;
};

/** The most promising ways by what lies open: to try one out somebody has to answer it again and again. */
const likeliest = (view: View, conflict: Conflict, ways: readonly (readonly Placed[])[]) => {
  const stand = standIn(view, conflict, attackStakes(view, conflict));
  const on = (all: readonly number[]): number[] =>
    stand.colours.map(colour => all[ATTRIBUTES.indexOf(colour)]!);
  return ways
    .map(cards => {
      const values = on(valuesOf(view, conflict.attacker, cards));
      return { cards, chance: oddsOf(stand, values, on(countsOn(cards))).chance };
    })
    .sort(byChance)
    .slice(0, LEFT)
    .map(({ cards }) => cards);
};

/** How this attack stood when it was laid, before the defender had answered. */
export const attackSplits = (view: View, laid: Laid, random: Random): Splits | undefined => {
  const { conflict } = view;
  if (!conflict) return undefined;
  const seat = conflict.attacker;
  const tables = range(FIGHTS).map(() => sample(view, random));
  const serves: Serves<State> = (table, cards) =>
    fightOn(table, { seat, command: { type: 'placePam', cards } }, random);
  const ways = likeliest(view, conflict, waysOf(view, seat, laid));
  return splitsOf(
    tried(tables, laid.cards, serves),
    ways.map(cards => tried(tables, cards, serves)),
  );
};

const together = (a: Pam, b: Pam): Pam => [
  [...a[0], ...b[0]],
  [...a[1], ...b[1]],
  [...a[2], ...b[2]],
];

/** How this defence stood when it was laid; no cards are a defence too. */
export const defenceSplits = (view: View, laid: Laid, random: Random): Splits | undefined => {
  const { conflict, viewer } = view;
  if (!conflict || viewer === 'spectator') return undefined;
  const tables = dealsOf(view, random);
  const serves: Serves<State> = (table, cards) =>
    !succeedsAgainst(table, together(view.pam.defence, asPam(cards)));
  const few = tables.slice(0, FEW);
  const ways = waysOf(view, viewer, laid)
    .map(cards => tried(few, cards, serves))
    .sort(byChance)
    .slice(0, LEFT);
  return splitsOf(
    tried(tables, laid.cards, serves),
    ways.map(({ cards }) => tried(tables, cards, serves)),
  );
};
