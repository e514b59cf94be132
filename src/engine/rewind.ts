import { isSame } from './canonical.ts';
import type { Seat, Types } from './game.ts';
import { type CurrentBatch, type History, revealsOthers } from './history.ts';
import type { GameModule } from './module.ts';
import type { Undo } from './replay.ts';

/** A turn that can be undone as a whole, in a game in which all seats answer at the same time. */
export interface Rewind {
  readonly turn: number;
  /** The seats whose answers are undone. */
  readonly seats: readonly Seat[];
  readonly entry: Undo;
}

type TurnRules<S, E> = Pick<
  GameModule<Types<{ State: S; Event: E }>>,
  'evolve' | 'isOver' | 'redact' | 'reveals' | 'turn'
>;

/** Consecutive batches of one turn, the last one first. */
interface Turn<S, E> {
  readonly turn: number;
  readonly batches: CurrentBatch<S, E>[];
}

/** Returns the last two turns with batches, newest first. Throws if a state before one of the batches is missing. */
const lastTurns = <S, E>(last: CurrentBatch<S, E>, turnOf: (state: S) => number): Turn<S, E>[] => {
  const turns: Turn<S, E>[] = [];
  for (let step = last; step.earlier; step = step.earlier) {
    if (step.before === undefined) throw new Error(`expected the state before a batch of seat ${step.seat}`);
    const turn = turnOf(step.before);
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, batches: [] });
    if (turns.length > 2) break;
    turns.at(-1)!.batches.push(step);
  }
  return turns.slice(0, 2);
};

/**
 * Returns the turns that can be undone, newest first: the current one if it has an answer that wasn't undone, and the one
 * before it. Undoing what seats have seen makes the game practice. Throws if the history lacks states of these turns.
 */
export const rewinds = <S, E>(game: TurnRules<S, E>, { state, last }: History<S, E>): readonly Rewind[] => {
  const { turn: turnOf } = game;
  if (!turnOf || game.isOver(state)) return [];
  const undone: CurrentBatch<S, E>[] = [];
  const found: Rewind[] = [];
  for (const { turn, batches } of lastTurns(last, turnOf)) {
    const isCurrent = turn === turnOf(state);
    undone.push(...batches);
    // All answers of the current turn may have been canceled.
    if (isCurrent && isSame(batches.at(-1)!.before, state)) continue;
    const hasShown = undone.some(step => step.reveals || revealsOthers(game, step, step.seat));
    found.push({
      turn,
      seats: [...new Set(batches.flatMap(({ seat }) => seat ?? []))],
      // The entry names a seat whose answer it undoes, because every undo has a seat.
      entry: { seat: last.seat ?? 0, undo: undone.length, ...(hasShown && { practice: true }) },
    });
    if (!isCurrent) break;
  }
  return found;
};
