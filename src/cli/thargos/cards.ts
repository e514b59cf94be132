import type { Language } from '../../engine/text.ts';
import type { Card } from '../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { applyPacks } from '../../games/thargos/packs/apply.ts';
import { parseCsv } from '../../games/thargos/packs/csv.ts';
import { type Fault, isError } from '../../games/thargos/packs/fault.ts';
import { faultLine, faultText } from '../../games/thargos/packs/faults.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';
import { type Parsed, parsePack } from '../../games/thargos/packs/parse.ts';
import { readText } from '../files.ts';
import { UsageError } from '../flags.ts';
import { CHECK_WORDS } from './check-messages.ts';

/**
 * Reads a card pack. A text that is empty or starts with a brace or a bracket is read as JSON, any other text as CSV.
 */
export const readPack = (text: string, base: readonly Card[]): Parsed<Pack> =>
  /^\uFEFF?\s*([[{]|$)/.test(text) ? parsePack(text, { base }) : parseCsv(text, { base });

/** Reads card packs from files. Also returns the built-in cards after these packs were applied in order. */
export const readPackFiles = (
  files: readonly string[],
  language: Language,
): { readonly packs: readonly Pack[]; readonly cards: readonly Card[] } => {
  let cards: readonly Card[] = DEFAULT_SET;
  const packs = files.map(file => {
    const { value } = readPack(readText(file, language), cards);
    if (!value) throw new UsageError(CHECK_WORDS[language].badPack(file));
    cards = applyPacks(cards, [value]);
    return value;
  });
  return { packs, cards };
};

export const readCards = (files: readonly string[], language: Language): readonly Card[] =>
  readPackFiles(files, language).cards;

/** Returns a fault as JSON, with its message. */
export const faultJson = (fault: Fault, language: Language): object => ({
  code: fault.code,
  level: fault.level,
  place: fault.place,
  ...(fault.line !== undefined && { line: fault.line, column: fault.column }),
  message: faultText(fault, language),
  details: fault.details,
});

/** Returns the faults as text, the most severe first, and how many there are. */
export const faultLines = (faults: readonly Fault[], language: Language): string[] => {
  const errors = faults.filter(isError);
  const warnings = faults.filter(({ level }) => level === 'plausibility');
  const notes = faults.filter(({ level }) => level === 'completeness');
  return [
    ...[...errors, ...warnings, ...notes].map(fault => faultLine(fault, language)),
    CHECK_WORDS[language].counts(errors.length, warnings.length, notes.length),
  ];
};
