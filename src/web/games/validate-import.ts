import type { GameTypes } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseRecord, type SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { salvage } from '../../engine/salvage.ts';
import { foldRecord, verdictRefusal, verify } from '../../engine/verify.ts';

export interface ValidatedRecord {
  readonly record: { readonly seats: readonly SeatRecord[] };
  readonly isOver: boolean;
  /** False if the game was played with a different version of the rules. Then its commands can't be verified here. */
  readonly isChecked: boolean;
}

/** The beginning of a damaged game up to its last intact move. */
export interface SalvagedRecord extends ValidatedRecord {
  /** The number of the last intact move. The setup is move 0. */
  readonly move: number;
}

/** Reads and validates the saved games of one game. */
export interface ImportValidator {
  /** Validates a record: decides its commands again and compares the resulting events. */
  readonly validate: (json: unknown) => ValidatedRecord | Refusal;
  /** The intact beginning of a damaged record; undefined if it isn't damaged or has no intact move. */
  readonly part: (json: unknown) => SalvagedRecord | undefined;
  /** Parses a game in text format. Doesn't validate the record. */
  readonly read: (text: string) => object | Refusal;
}

type SeatedTypes = GameTypes & { readonly State: { readonly seats: number } };

type MissingIn = (config: object) => Refusal | undefined;

const judged = <T extends SeatedTypes>(
  game: GameModule<T>,
  missingIn: MissingIn,
  json: unknown,
): ValidatedRecord | Refusal => {
  const record = parseRecord<T['Command'], T['Event']>(game, json);
  if (isRefusal(record)) return record;
  const missing = missingIn(record.config);
  if (missing) return missing;
  const verdict = verify<T['State'], T['Command'], T['Event'], T['Config']>(game, record);
  const state = foldRecord<T['State'], T['Event']>(game, record);
  // Accepts a game that a different version of the rules decided, because a table only applies its events.
  const isOlder = verdict.verified === null && verdict.reason === 'other-rules-version';
  const refusal = verdictRefusal(verdict);
  if (refusal && (!isOlder || isRefusal(state))) return refusal;
  if (isRefusal(state)) return state;
  return { record, isOver: game.isOver(state), isChecked: !isOlder };
};

export const importValidatorOf = <T extends SeatedTypes>(
  game: GameModule<T>,
  read: ImportValidator['read'],
  missingIn: MissingIn = () => undefined,
): ImportValidator => ({
  read,
  validate: json => judged(game, missingIn, json),
  part: json => {
    const part = salvage(game, json);
    // Without an intact move, only the setup would remain.
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const found = judged(game, missingIn, part.record);
    return isRefusal(found) ? undefined : { ...found, move: part.move };
  },
});
