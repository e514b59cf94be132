import type { Game, Seat, Types } from '../game.ts';
import { historyOf, undoEntry } from '../history.ts';
import { isRefusal, type RefusalIn } from '../refusal.ts';
import type { UndoRefusals } from '../refusals.ts';
import type { Log } from '../replay.ts';

/** Returns the log after this seat undoes its last batch, or a refusal if it may not. */
export const undone = <S, C, E>(
  game: Pick<Game<Types<{ State: S; Event: E }>>, 'evolve' | 'redact' | 'reveals'>,
  log: Log<C, E>,
  seat: Seat,
): Log<C, E> | RefusalIn<UndoRefusals> => {
  const entry = undoEntry(game, historyOf(game, log), seat);
  return isRefusal(entry) ? entry : [...log, entry];
};
