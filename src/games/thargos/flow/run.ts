import type { Seat } from '../../../engine/game.ts';
import { pick as pickOne, type Random, shuffled, stream } from '../../../engine/random.ts';
import { ownerOf } from '../board/lookup.ts';
import type { CardId } from '../cards/card.ts';
import type { Event, MoveReason, Place } from '../events.ts';
import { draftOf, foldInto } from '../evolve.ts';
import { isRival } from '../modes.ts';
import type { Instance, Prompt, Question, State } from '../types.ts';
import { offered } from './copies.ts';
import type { Answers, Task } from './tasks.ts';
import { isShown, isUnseen } from './visibility.ts';
import type { Scratch, StateDraft } from './zones.ts';

/** The execution of one command: the events so far and the tasks that are left. */
export interface Run {
  /** The current state. Each event changes it. */
  readonly state: State;
  /** The same object as `state`, for functions that write to it. */
  readonly draft: StateDraft;
  readonly own: Scratch;
  readonly events: Event[];
  /** Whether events are recorded. Playouts don't record them. */
  readonly isRecorded: boolean;
  /**
   * The source of all random outcomes. If undefined, each outcome has its own stream derived from the game's
   * seed.
   */
  readonly chance: Random | undefined;
  /** The tasks that are left. The last one runs next. */
  readonly agenda: Task[];
  question: Question | null;
  from: readonly number[];
  randomDraws: number;
  /** The number of effects that this command has triggered. */
  calls: number;
  /** The card whose effect is being carried out. */
  cause: CardId | undefined;
  /** HT-A-49: whether the next event reveals something. */
  opens: boolean;
  /** HT-7.9: the opponent that the current operation affects, if one has been chosen. */
  opponent: Seat | undefined;
}

export const beginRun = (state: State): Run => runOn(state, true, undefined);

/** A run for the commands of a playout, of which only the state is read. */
export const beginPlayoutRun = (state: State, chance: Random | undefined): Run => runOn(state, false, chance);

const runOn = (state: State, isHeard: boolean, chance: Random | undefined): Run => {
  const draft = draftOf(state);
  return {
    state: draft,
    draft,
    own: { faces: undefined },
    events: [],
    isRecorded: isHeard,
    chance,
    agenda: state.secret.agenda.slice(),
    question: null,
    from: [],
    randomDraws: 0,
    calls: 0,
    cause: undefined,
    opens: false,
    opponent: undefined,
  };
};

/**
 * Applies an event and records it with its cause. `fact` must be a new object, because `cause` and `opens`
 * are set on it.
 */
export const emit = (run: Run, fact: Event): void => {
  const behind: { -readonly [K in 'cause' | 'opens']?: Exclude<Event[K], undefined> } = fact;
  // In playouts, only the event `skipped` needs its cause, because the state stores it.
  if (run.cause !== undefined && (run.isRecorded || fact.type === 'skipped')) behind.cause = run.cause;
  if (run.isRecorded) {
    if (run.opens) behind.opens = true;
    run.opens = false;
    run.events.push(fact);
  }
  foldInto(run.draft, fact, run.own);
};

/** The task with the card that is having an effect now as its cause, if there is one. */
export const caused = <T extends Task>(run: Run, task: T): T =>
  run.cause === undefined ? task : { ...task, cause: run.cause };

/** Queues tasks. The first of them runs next. */
export const next = (run: Run, ...tasks: readonly Task[]): void => {
  for (let i = tasks.length - 1; i >= 0; i--) run.agenda.push(tasks[i]!);
};

/** A new random stream for each random outcome. */
export const randomDraw = (run: Run): Random => {
  if (run.chance) return run.chance;
  run.randomDraws += 1;
  return stream(run.state.secret.seed, `lot:${run.state.decisions}:${run.randomDraws}`);
};

export const rollDice = (run: Run, dice: number): number[] => {
  const random = randomDraw(run);
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(1 + random.below(6));
  return rolled;
};

export const ask = (run: Run, question: Question, from: readonly number[] = []): void => {
  run.question = question;
  run.from = from;
};

type Asking = Task & { readonly answers?: Answers };

export type PickWish = Omit<Prompt, 'key' | 'from'> & {
  readonly from: readonly number[];
  readonly seat: Seat;
};

/**
 * The player's picks, or undefined if they must be asked first. The task then runs again with the answer, so
 * it must not emit events before all its questions are answered.
 */
export const choice = (
  run: Run,
  task: Asking,
  key: string,
  wish: PickWish,
): readonly number[] | undefined => {
  const given = task.answers?.[key];
  if (given) return given;
  const limit = Math.min(wish.most, wish.from.length);
  const least = Math.min(wish.least, limit);
  if (limit === 0) return [];
  const from = offered(run.state, { ...wish, least, most: limit });
  if (wish.kind === 'order' ? from.length < 2 : wish.kind !== 'confirm' && least === from.length)
    return wish.kind === 'order' ? wish.from : from;
  const { seat, from: _from, most: _most, ...prompt } = wish;
  if (isRival(run.state, seat)) return byLot(run, wish.from, { ...prompt, least, most: limit });
  next(run, task);
  if (run.isRecorded) run.opens ||= isShown(wish.kind) && from.some(card => isUnseen(run.state, seat, card));
  ask(run, { type: 'choose', seat, prompt: { ...prompt, least, most: limit, key, from: [] } }, from);
  return undefined;
};

const byLot = (
  run: Run,
  from: readonly number[],
  { kind, most }: Pick<Prompt, 'kind' | 'least' | 'most'>,
): number[] => {
  if (kind === 'confirm') return [1];
  return shuffled(randomDraw(run), from).slice(0, most);
};

export const pickRandom = <T>(run: Run, items: readonly T[]): T => pickOne(randomDraw(run), items);

export const pickRandomSome = <T>(run: Run, items: readonly T[], count: number): T[] => {
  if (items.length <= count) return [...items];
  run.opens = true;
  return shuffled(randomDraw(run), items).slice(0, Math.max(0, count));
};

export const move = (run: Run, cards: readonly Instance[], from: Place, to: Place, why: MoveReason): void => {
  if (cards.length > 0) emit(run, { type: 'moved', from, to, why, count: cards.length, cards });
};

/** HT-7.7: discards each card to its owner's pile. A card without an owner leaves the game. */
export const discardToOwners = (run: Run, cards: readonly Instance[], from: Place, why: MoveReason): void => {
  if (cards.length === 0) return;
  const owner = ownerOf(run.state, cards[0]!);
  // Fast path for the usual case that all cards have the same owner.
  if (cards.every(card => ownerOf(run.state, card) === owner))
    return move(run, cards, from, owner === null ? { zone: 'out' } : { zone: 'discard', seat: owner }, why);
  const bySeat = new Map<Seat | null, Instance[]>();
  for (const card of cards) {
    const seat = ownerOf(run.state, card);
    const list = bySeat.get(seat);
    if (list) list.push(card);
    else bySeat.set(seat, [card]);
  }
  for (const [seat, list] of bySeat)
    move(run, list, from, seat === null ? { zone: 'out' } : { zone: 'discard', seat }, why);
};

/** The top cards of a deck. The first would be drawn next. */
export const topOf = (run: Run, seat: Seat, count: number): Instance[] => {
  const deck = run.state.secret.decks[seat]!;
  return deck.slice(Math.max(0, deck.length - Math.max(0, count))).reverse();
};
