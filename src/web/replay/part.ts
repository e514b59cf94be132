import type { GameModule } from '../../engine/module.ts';
import type { GameRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { soundIn, soundPart } from '../../engine/sound.ts';

/** Finds the undamaged start of a damaged game, if it can be watched. */
export const partOf =
  <S extends { readonly seats: number }, C, E, V, O, P, Cfg extends object>(
    module: GameModule<S, C, E, V, O, P, Cfg>,
    parseNotation: (text: string) => GameRecord<C, E, Cfg> | Refusal,
    check: (record: GameRecord<C, E, Cfg>) => GameRecord<C, E, Cfg> | Refusal,
  ) =>
  (content: unknown): { readonly record: GameRecord<C, E, Cfg>; readonly move: number } | undefined => {
    const part =
      typeof content === 'string' ? soundIn(module, parseNotation, content) : soundPart(module, content);
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const record = check(part.record);
    return isRefusal(record) ? undefined : { record, move: part.move };
  };
