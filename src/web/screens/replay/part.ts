import type { GameTypes } from '../../../engine/game.ts';
import type { GameModule } from '../../../engine/module.ts';
import type { GameRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { salvage, salvageText } from '../../../engine/salvage.ts';

/** The types of a game whose state has its number of seats. */
export type SeatedTypes = GameTypes & { readonly State: { readonly seats: number } };
export type RecordOf<T extends GameTypes> = GameRecord<T['Command'], T['Event'], T['Config']>;

/** Finds the undamaged start of a damaged game, if it can be watched. */
export const partOf =
  <T extends SeatedTypes>(
    module: GameModule<T>,
    parseNotation: (text: string) => RecordOf<T> | Refusal,
    check: (record: RecordOf<T>) => RecordOf<T> | Refusal,
  ) =>
  (content: unknown): { readonly record: RecordOf<T>; readonly move: number } | undefined => {
    const part =
      typeof content === 'string' ? salvageText(module, parseNotation, content) : salvage(module, content);
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const record = check(part.record);
    return isRefusal(record) ? undefined : { record, move: part.move };
  };
