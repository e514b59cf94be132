import type { GameModule } from '../../engine/module.ts';
import { parseRecord, type SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { foldRecord, verify } from '../../engine/verify.ts';

/** A record that was found sound. */
export interface Judged {
  readonly record: { readonly seats: readonly SeatRecord[] };
  readonly isOver: boolean;
  /** Not when other rules decided it, which these cannot decide again. */
  readonly isChecked: boolean;
}

/** How a file of a game is looked at. */
export type Judge = (json: unknown) => Judged | Refusal;

/** Reads a record, decides it again and folds it. */
export const judgeOf =
  <S extends { readonly seats: number }, C, E, V, O, P, Cfg>(
    game: GameModule<S, C, E, V, O, P, Cfg>,
    lacks: (config: object) => Refusal | undefined = () => undefined,
  ): Judge =>
  json => {
    const record = parseRecord<C, E>(game, json);
    if (isRefusal(record)) return record;
    const lacking = lacks(record.config);
    if (lacking) return lacking;
    const verdict = verify<S, C, E, Cfg>(game, record as never);
    const state = foldRecord<S, E>(game, record);
    // A table opens a game of an older page by its events; so it may come back here, too.
    const isOlder = verdict.verified === null && verdict.reason === 'other-rules-version';
    if (verdict.verified !== true && (!isOlder || isRefusal(state)))
      return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
    if (isRefusal(state)) return state;
    return { record, isOver: game.isOver(state), isChecked: !isOlder };
  };
