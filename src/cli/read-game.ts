import type { GameRecord } from '../engine/record.ts';
import { readRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import { parseNotation } from '../games/cartographers/notation.ts';
import type { CartographersRecord } from '../games/cartographers/notation-header.ts';
import { reader } from '../games/cartographers/parse-command.ts';
import { parseNotation as parseThargos, type ThargosRecord } from '../games/thargos/notation/notation.ts';
import { reader as thargosReader } from '../games/thargos/notation/parse-command.ts';

const isFile = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/** A stored game. A game file begins with a brace; the notation never does. */
export const readGame = (text: string): CartographersRecord | Refusal =>
  isFile(text)
    ? (readRecord(reader, text.replace(/^\uFEFF/, '')) as CartographersRecord | Refusal)
    : parseNotation(text);

export const readThargosGame = (text: string): ThargosRecord | Refusal =>
  isFile(text)
    ? (readRecord(thargosReader, text.replace(/^\uFEFF/, '')) as ThargosRecord | Refusal)
    : parseThargos(text);

/** Which game a text is about; what says nothing of it is read as a game of Cartographers, and refused there. */
export const gameOf = (text: string): GameRecord<unknown, unknown, object>['game'] => {
  if (!isFile(text)) return /^\s*game:\s*thargos\b/im.test(text) ? 'thargos' : 'cartographers';
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(json) && json.game === 'thargos' ? 'thargos' : 'cartographers';
  } catch {
    return 'cartographers';
  }
};
