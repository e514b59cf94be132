import { colon, type Language } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { Fault } from './fault.ts';
import { faultText } from './faults.ts';
import { PART_NAMES } from './part-names.ts';

const WORDS = {
  en: {
    line: (line: number) => `Line ${line}`,
    column: (name: string) => `column “${name}”`,
    character: (at: number) => `character ${at}`,
    card: (n: number) => `Card ${n}`,
  },
  fr: {
    line: (line: number) => `Ligne ${line}`,
    column: (name: string) => `colonne «\u202f${name}\u202f»`,
    character: (at: number) => `caractère ${at}`,
    card: (n: number) => `Carte ${n}`,
  },
};

export const partName = (key: string, language: Language): string =>
  Object.hasOwn(PART_NAMES, key) ? PART_NAMES[key]![language] : key;

/**
 * The readable names of the parts in a place, such as "Active, Attributes, Power" for
 * `faces.active.attrs.power`.
 */
export const partsOf = (place: string, language: Language): string =>
  place
    .split(/[.[\]"]+/)
    .filter(part => Object.hasOwn(PART_NAMES, part))
    .map(part => partName(part, language))
    .join(', ');

const indexOf = ({ place }: Fault): number | undefined => {
  const found = /^cards\[(\d+)\]/.exec(place);
  return found ? Number(found[1]) : undefined;
};

/** The card of a pack in which a fault is. Undefined if the fault is elsewhere. */
export const cardAt = (fault: Fault, cards: readonly Card[]): Card | undefined => {
  const index = indexOf(fault);
  return index === undefined ? undefined : cards[index];
};

const cardName = ({ id, name }: Card, language: Language): string => name[language].trim() || id;

/**
 * The text of a fault for card authors: it gives cards by name, parts as in the editor, and the columns of a
 * table. Programs should use the code and the place instead.
 */
export const authorFaultText = (fault: Fault, language: Language, cards: readonly Card[] = []): string => {
  const words = WORDS[language];
  const { line, column, place, details } = fault;
  const isPlaced = line !== undefined && column !== undefined;
  const index = indexOf(fault);
  const card = cardAt(fault, cards);
  const isNamed = card !== undefined && details.id === card.id;
  const known = card && isNamed ? { ...details, id: cardName(card, language) } : details;
  const said = faultText({ ...fault, details: known }, language);
  const inTable = fault.isTable && place !== '' ? [words.column(place)] : [];
  const inCard =
    fault.isTable || index === undefined || isNamed
      ? []
      : [card ? cardName(card, language) : words.card(index + 1), partsOf(place, language)];
  const parts = isPlaced
    ? [words.line(line), ...inTable, words.character(column), ...inCard]
    : [...inTable, ...inCard];
  const where = parts.filter(part => part !== '').join(', ');
  return where === '' ? said : `${where}${colon(language)} ${said}`;
};
