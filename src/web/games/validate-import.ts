import type { GameTypes } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseRecord, type SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { salvage } from '../../engine/salvage.ts';
import { foldRecord, verify } from '../../engine/verify.ts';

/** A record that is valid. */
export interface ValidatedRecord {
  readonly record: { readonly seats: readonly SeatRecord[] };
  readonly isOver: boolean;
  /** False if other rules decided it, which these can't decide again. */
  readonly isChecked: boolean;
}

/** The sound beginning of a damaged game. */
export interface SalvagedRecord extends ValidatedRecord {
  /** Its last move. */
  readonly move: number;
}

/** Validates the files of a game. */
export interface ImportValidator {
  /** Reads a record, decides it again and applies its events. */
  readonly validate: (json: unknown) => ValidatedRecord | Refusal;
  /** The sound part of a damaged record; undefined if it isn't damaged or nothing is worth saving. */
  readonly part: (json: unknown) => SalvagedRecord | undefined;
  /** Reads a game as text; its record is not validated yet. */
  readonly read: (text: string) => object | Refusal;
}

type SeatedTypes = GameTypes & { readonly State: { readonly seats: number } };

type Lacks = (config: object) => Refusal | undefined;

const judged = <T extends SeatedTypes>(
  game: GameModule<T>,
  lacks: Lacks,
  json: unknown,
): ValidatedRecord | Refusal => {
  const record = parseRecord<T['Command'], T['Event']>(game, json);
  if (isRefusal(record)) return record;
  const lacking = lacks(record.config);
  if (lacking) return lacking;
  const verdict = verify<T['State'], T['Command'], T['Event'], T['Config']>(game, record as never);
  const state = foldRecord<T['State'], T['Event']>(game, record);
  // A table opens a game of an older version by its events, so importing it is allowed too.
  const isOlder = verdict.verified === null && verdict.reason === 'other-rules-version';
  if (verdict.verified !== true && (!isOlder || isRefusal(state)))
    return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
  if (isRefusal(state)) return state;
  return { record, isOver: game.isOver(state), isChecked: !isOlder };
};

export const importValidatorOf = <T extends SeatedTypes>(
  game: GameModule<T>,
  read: ImportValidator['read'],
  lacks: Lacks = () => undefined,
): ImportValidator => ({
  read,
  validate: json => judged(game, lacks, json),
  part: json => {
    const part = salvage(game, json);
    // A game without any move left would be a new game.
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const found = judged(game, lacks, part.record);
    return isRefusal(found) ? undefined : { ...found, move: part.move };
  },
});
