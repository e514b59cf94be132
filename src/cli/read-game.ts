import { readRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import { parseNotation } from '../games/cartographers/notation.ts';
import type { CartographersRecord } from '../games/cartographers/notation-header.ts';
import { reader } from '../games/cartographers/parse-command.ts';

/** A stored game. A game file begins with a brace; the notation never does. */
export const readGame = (text: string): CartographersRecord | Refusal =>
  /^\uFEFF?\s*[[{]/.test(text)
    ? (readRecord(reader, text.replace(/^\uFEFF/, '')) as CartographersRecord | Refusal)
    : parseNotation(text);
