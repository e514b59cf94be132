import type { GameTypes } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseRecord, type SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { soundPart } from '../../engine/sound.ts';
import { foldRecord, verify } from '../../engine/verify.ts';

/** A record that was found sound. */
export interface Judged {
  readonly record: { readonly seats: readonly SeatRecord[] };
  readonly isOver: boolean;
  /** Not when other rules decided it, which these cannot decide again. */
  readonly isChecked: boolean;
}

/** The beginning of a damaged game that is sound. */
export interface JudgedPart extends Judged {
  /** The last move in it. */
  readonly move: number;
}

/** How a file of a game is looked at. */
export interface Judge {
  /** Reads a record, decides it again and folds it. */
  readonly judge: (json: unknown) => Judged | Refusal;
  /** What is sound of a record that is damaged; undefined when it is not, or when nothing is worth keeping. */
  readonly part: (json: unknown) => JudgedPart | undefined;
  /** Reads a game as text; the record in it is still to be judged. */
  readonly read: (text: string) => object | Refusal;
}

type SeatedTypes = GameTypes & { readonly State: { readonly seats: number } };

type Lacks = (config: object) => Refusal | undefined;

const judged = <T extends SeatedTypes>(
  game: GameModule<T>,
  lacks: Lacks,
  json: unknown,
): Judged | Refusal => {
  const record = parseRecord<T['Command'], T['Event']>(game, json);
  if (isRefusal(record)) return record;
  const lacking = lacks(record.config);
  if (lacking) return lacking;
  const verdict = verify<T['State'], T['Command'], T['Event'], T['Config']>(game, record as never);
  const state = foldRecord<T['State'], T['Event']>(game, record);
  // A table opens a game of an older page by its events; so it may come back here, too.
  const isOlder = verdict.verified === null && verdict.reason === 'other-rules-version';
  if (verdict.verified !== true && (!isOlder || isRefusal(state)))
    return refuse(verdict.reason, 'batch' in verdict ? { batch: verdict.batch } : {});
  if (isRefusal(state)) return state;
  return { record, isOver: game.isOver(state), isChecked: !isOlder };
};

export const judgeOf = <T extends SeatedTypes>(
  game: GameModule<T>,
  read: Judge['read'],
  lacks: Lacks = () => undefined,
): Judge => ({
  read,
  judge: json => judged(game, lacks, json),
  part: json => {
    const part = soundPart(game, json);
    // A game of which no move is left is a new game.
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const found = judged(game, lacks, part.record);
    return isRefusal(found) ? undefined : { ...found, move: part.move };
  },
});
