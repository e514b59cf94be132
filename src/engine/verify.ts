import { isSame } from './canonical.ts';
import type { Decided, Game, Types } from './game.ts';
import { appendEntry, type History, isBotIn, practiceUndoEntry, undoEntry } from './history.ts';
import type { GameModule } from './module.ts';
import { hashSeed } from './random.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { isRefusal, type Refusal, type RefusalIn } from './refusal.ts';
import { type FileRefusals, refuseEngine } from './refusals.ts';
import { type Entry, isPractice, isUndo, type Undo } from './replay.ts';

/** The result of a verification. `batch` is the first one that differs. */
type Outcome =
  | { readonly verified: true }
  | { readonly verified: false; readonly reason: 'seed-hash' | 'seed-missing' }
  | { readonly verified: false; readonly reason: 'events-differ' | 'refused'; readonly batch: number }
  | { readonly verified: null; readonly reason: 'seed-hidden' }
  | { readonly verified: null; readonly reason: 'other-rules-version'; readonly batch: number };

/** An outcome, and whether the game is practice. */
export type Verdict = Outcome & { readonly practice?: true };

type Deciding<S, C, E, Cfg extends object> = Pick<
  GameModule<Types<{ State: S; Command: C; Event: E; Config: Cfg }>>,
  'setup' | 'decide' | 'evolve' | 'redact' | 'reveals' | 'rulesVersion' | 'isOver'
>;

/**
 * Decides every stored command again, from the seed. With another rules version, a difference doesn't mean that the
 * record is wrong.
 */
export const verify = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Verdict => ({
  ...outcomeOf<S, C, E, Cfg>(game, record),
  ...(isPractice(record.log) && { practice: true }),
});

const outcomeOf = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Outcome => {
  if (record.seed === undefined)
    return isOverIn(game, record)
      ? { verified: false, reason: 'seed-missing' }
      : { verified: null, reason: 'seed-hidden' };
  if (hashSeed(record.seed) !== record.seedHash) return { verified: false, reason: 'seed-hash' };
  const fault = decideAgain(game, record);
  if (!fault) return { verified: true };
  if (record.rulesVersion === game.rulesVersion) return { verified: false, ...fault };
  return { verified: null, reason: 'other-rules-version', batch: fault.batch };
};

/** Whether the game in a log is over, so that the record must contain the seed. */
const isOverIn = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  { log }: GameRecord<C, E, object>,
): boolean => {
  try {
    let history: History<S, E> | undefined;
    for (const entry of log) history = appendEntry(game, history, entry);
    return history !== undefined && game.isOver(history.state);
  } catch {
    return false;
  }
};

interface Fault {
  readonly reason: 'events-differ' | 'refused';
  readonly batch: number;
}

const decideAgain = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Fault | undefined => {
  let history: History<S, E> | undefined;
  for (const [batch, entry] of record.log.entries()) {
    try {
      const reason = faultOf(game, record, history, entry);
      if (reason) return { reason, batch };
      history = appendEntry(game, history, entry);
    } catch {
      // An edited file may contain values on which the rules throw.
      return { reason: 'refused', batch };
    }
  }
  return undefined;
};

const mayTakeBack = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  seats: readonly SeatRecord[],
  history: History<S, E>,
  { seat, undo, practice }: Undo,
): boolean => {
  if (practice && undo === 0) return true;
  const entry = practice
    ? practiceUndoEntry(game, history, seat, isBotIn(seats))
    : undoEntry(game, history, seat);
  return !isRefusal(entry) && entry.undo === undo;
};

const eventsOf = <E>(decided: Decided<unknown, E> | Refusal): readonly E[] | Refusal =>
  isRefusal(decided) ? decided : decided.events;

const faultOf = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  { seats, seed, openSeed, config }: GameRecord<C, E, object>,
  history: History<S, E> | undefined,
  entry: Entry<C, E>,
): Fault['reason'] | undefined => {
  if (isUndo(entry)) return history && mayTakeBack(game, seats, history, entry) ? undefined : 'refused';
  const given = { seed: seed as string, open: openSeed };
  const decided =
    history === undefined
      ? game.setup(seats.length, given, config as Cfg)
      : eventsOf(game.decide(history.state, entry.seat as number, entry.command as C));
  if (isRefusal(decided)) return 'refused';
  return isSame(decided, entry.events) ? undefined : 'events-differ';
};

/** Refuses a batch whose events are impossible. */
export const badBatch = (batch: number): RefusalIn<FileRefusals> =>
  refuseEngine('file-bad-batch', { batch, place: `log[${batch}].events` });

/** The state after a stored log, which may have been edited. Returns a refusal if the log cannot be folded. */
export const foldRecord = <S extends { readonly seats: number }, E>(
  game: Pick<Game<Types<{ State: S; Event: E; View: unknown }>>, 'evolve' | 'redact' | 'reveals' | 'view'>,
  { log, seats }: Pick<GameRecord<unknown, E, unknown>, 'log' | 'seats'>,
): S | RefusalIn<FileRefusals> => {
  let history: History<S, E> | undefined;
  for (const [batch, entry] of log.entries()) {
    try {
      history = appendEntry(game, history, entry);
      // A damaged state may fold but fail in `view`.
      if (batch === log.length - 1 || batch === 0) game.view(history.state, 'spectator');
    } catch {
      return badBatch(batch);
    }
  }
  if (history === undefined) return badBatch(0);
  const { state } = history;
  return state.seats === seats.length ? state : refuseEngine('file-bad-batch', { batch: 0, place: 'seats' });
};
