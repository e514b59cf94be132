import { isSame } from './canonical.ts';
import type { Decided, Game, Types } from './game.ts';
import { appendEntry, type History, isBotIn, practiceUndoEntry, undoEntry } from './history.ts';
import type { GameModule } from './module.ts';
import type { Pause } from './pause.ts';
import { hashSeed } from './random.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { isRefusal, type Refusal, type RefusalIn, refuseIn } from './refusal.ts';
import { type FileRefusals, refuseEngine } from './refusals.ts';
import { type Entry, isPractice, isUndo, type Undo } from './replay.ts';
import { rewinds } from './rewind.ts';

/** The result of a verification. `batch` is the index of the first batch that differs. */
type Outcome =
  | { readonly verified: true }
  | { readonly verified: false; readonly reason: 'seed-hash' | 'seed-missing' }
  | { readonly verified: false; readonly reason: 'events-differ' | 'refused'; readonly batch: number }
  | { readonly verified: null; readonly reason: 'seed-hidden' }
  | { readonly verified: null; readonly reason: 'other-rules-version'; readonly batch: number };

type FailedReason = Extract<Outcome, { readonly reason: string }>['reason'];
type VerdictRefusals = { readonly [Reason in FailedReason]: { readonly batch?: number } };

/** Returns why a game failed verification, or undefined if it is verified. */
export const verdictRefusal = (verdict: Verdict): RefusalIn<VerdictRefusals> | undefined => {
  if (!('reason' in verdict)) return undefined;
  return refuseIn<VerdictRefusals>()(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
};

/** The result of a verification, and whether the game is practice. */
export type Verdict = Outcome & { readonly practice?: true };

type Deciding<S, C, E, Cfg extends object> = Pick<
  GameModule<Types<{ State: S; Command: C; Event: E; Config: Cfg }>>,
  'setup' | 'decide' | 'evolve' | 'redact' | 'reveals' | 'rulesVersion' | 'isOver' | 'turn'
>;

/**
 * Checks a record: decides every stored command again, starting from the seed, and compares the events. If the rules
 * version differs, different events don't mean that the record is wrong.
 */
export const verify = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Verdict => {
  const steps = stepsOf<S, C, E, Cfg>(game, record);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { ...step.value, ...(isPractice(record.log) && { practice: true }) };
};

/** Like `verify`, but asynchronous, with pauses between the batches. */
export const verifyInParts = async <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
  pause: Pause,
): Promise<Verdict> => {
  const steps = stepsOf<S, C, E, Cfg>(game, record);
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, ...(isPractice(record.log) && { practice: true }) };
    const wait = pause();
    if (wait) await wait;
  }
};

/** Verifies one batch per step. The return value is the outcome. */
function* stepsOf<S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Generator<undefined, Outcome> {
  if (record.seed === undefined)
    return isOverIn(game, record)
      ? { verified: false, reason: 'seed-missing' }
      : { verified: null, reason: 'seed-hidden' };
  if (hashSeed(record.seed) !== record.seedHash) return { verified: false, reason: 'seed-hash' };
  const fault = yield* decideAgain(game, record);
  if (!fault) return { verified: true };
  if (record.rulesVersion === game.rulesVersion) return { verified: false, ...fault };
  return { verified: null, reason: 'other-rules-version', batch: fault.batch };
}

/** Whether the game of a log is over. The record of such a game must contain the seed. */
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

function* decideAgain<S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  record: GameRecord<C, E, object>,
): Generator<undefined, Fault | undefined> {
  let history: History<S, E> | undefined;
  for (const [batch, entry] of record.log.entries()) {
    try {
      const reason = faultOf(game, record, history, entry);
      if (reason) return { reason, batch };
      history = appendEntry(game, history, entry);
    } catch {
      // The rules may throw on the values of an edited file.
      return { reason: 'refused', batch };
    }
    yield;
  }
  return undefined;
}

const mayUndo = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  seats: readonly SeatRecord[],
  history: History<S, E>,
  { id: _, ...undone }: Undo,
): boolean => {
  const { seat, undo, practice } = undone;
  if (practice && undo === 0) return true;
  const entry = practice
    ? practiceUndoEntry(game, history, seat, isBotIn(seats))
    : undoEntry(game, history, seat);
  if (!isRefusal(entry) && entry.undo === undo) return true;
  return rewinds(game, history).some(each => isSame(each.entry, undone));
};

const eventsOf = <E>(decided: Decided<unknown, E> | Refusal): readonly E[] | Refusal =>
  isRefusal(decided) ? decided : decided.events;

const faultOf = <S, C, E, Cfg extends object>(
  game: Deciding<S, C, E, Cfg>,
  { seats, seed, openSeed, config }: GameRecord<C, E, object>,
  history: History<S, E> | undefined,
  entry: Entry<C, E>,
): Fault['reason'] | undefined => {
  if (isUndo(entry)) return history && mayUndo(game, seats, history, entry) ? undefined : 'refused';
  // Casts: `verify` has checked the seed and the log, and every batch after the first has a seat and a command.
  const given = { seed: seed as string, open: openSeed };
  const decided =
    history === undefined
      ? game.setup(seats.length, given, config as Cfg)
      : eventsOf(game.decide(history.state, entry.seat as number, entry.command as C));
  if (isRefusal(decided)) return 'refused';
  return isSame(decided, entry.events) ? undefined : 'events-differ';
};

/** Makes the refusal for a batch whose events are impossible. */
export const badBatch = (batch: number): RefusalIn<FileRefusals> =>
  refuseEngine('file-bad-batch', { batch, place: `log[${batch}].events` });

/** Returns the state after a stored log, which may have been edited, or a refusal if the log cannot be folded. */
export const foldRecord = <S extends { readonly seats: number }, E>(
  game: Pick<Game<Types<{ State: S; Event: E; View: unknown }>>, 'evolve' | 'redact' | 'reveals' | 'view'>,
  { log, seats }: Pick<GameRecord<unknown, E, unknown>, 'log' | 'seats'>,
): S | RefusalIn<FileRefusals> => {
  let history: History<S, E> | undefined;
  for (const [batch, entry] of log.entries()) {
    try {
      history = appendEntry(game, history, entry);
      // `evolve` may accept damaged events and make a state on which `view` throws.
      if (batch === log.length - 1 || batch === 0) game.view(history.state, 'spectator');
    } catch {
      return badBatch(batch);
    }
  }
  if (history === undefined) return badBatch(0);
  const { state } = history;
  return state.seats === seats.length ? state : refuseEngine('file-bad-batch', { batch: 0, place: 'seats' });
};
