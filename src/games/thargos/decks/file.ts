import type { Card, Deck } from '../cards/card.ts';
import type { FaultNotes, Path, UnplacedFault } from '../packs/fault.ts';
import { fault } from '../packs/fault.ts';
import { type Parsed, parseJson, start } from '../packs/parse.ts';
import { list } from '../packs/read.ts';
import { deck } from '../packs/read-plan.ts';
import { type DeckRules, findBoxFaults, findDeckFaults } from './check.ts';
import { isDeckCode, parseDeckCode } from './code.ts';

const decks = list(deck, { least: 1 });

/** Reads one deck or a list of decks, and reports faults with their places. */
const readDecks = (value: unknown, notes: FaultNotes): readonly Deck[] | undefined => {
  if (Array.isArray(value)) return decks(value, start(notes));
  const one = deck(value, start(notes));
  return one && [one];
};

/** Reads a deck file: one deck, a list of decks, or a deck code. */
export const parseDecks = (input: unknown): Parsed<readonly Deck[]> => {
  if (typeof input !== 'string' || !isDeckCode(input)) return parseJson(input, readDecks);
  const { value, faults } = parseDeckCode(input);
  return { value: value && [value], faults };
};

/** The cards and rules to check the decks of a file against. */
export interface DeckTable {
  readonly pool: readonly Card[];
  readonly rules: DeckRules;
  /** HT-2.5: whether all decks of the file share one box. */
  readonly isOneBox?: boolean;
}

const findFaults = (
  found: readonly Deck[],
  isList: boolean,
  { pool, rules, isOneBox }: DeckTable,
): UnplacedFault[] => {
  const at = (i: number, path: Path): Path => (isList ? [i, ...path] : path);
  const own = found.flatMap((one, i) =>
    findDeckFaults(one, pool, rules).map(fault => ({ ...fault, path: at(i, fault.path) })),
  );
  const shared = isOneBox ? findBoxFaults(found, pool) : [];
  return [...own, ...shared.map(fault => ({ ...fault, path: isList ? fault.path : fault.path.slice(1) }))];
};

/** Reads and checks a deck file. Decks that break rules are returned together with their faults. */
export const checkDecks = (
  input: unknown,
  table: DeckTable,
): { readonly decks: readonly Deck[]; readonly faults: Parsed<unknown>['faults'] } => {
  if (typeof input === 'string' && isDeckCode(input)) {
    const { value, faults } = parseDeckCode(input);
    const found = value ? [value] : [];
    return { decks: found, faults: [...faults, ...findFaults(found, false, table).map(fault)] };
  }
  let read: readonly Deck[] = [];
  const { faults } = parseJson(input, (value, notes) => {
    const found = readDecks(value, notes);
    if (!found || notes.hasError()) return undefined;
    read = found;
    for (const { code, path, details } of findFaults(found, Array.isArray(value), table))
      notes.note(code, path, details);
    return found;
  });
  return { decks: read, faults };
};

/** A deck as a file with sorted cards, in the format of decks in a pack. */
export const makeDeckFile = ({ id, title, heroes, cards }: Deck): string => {
  const order = Object.entries(cards).sort(([a], [b]) => rank(a) - rank(b));
  return `${JSON.stringify({ id, title, heroes, cards: Object.fromEntries(order) }, undefined, 1)}\n`;
};

const rank = (id: string): number => 'LAM'.indexOf(id[0]!) * 10_000 + Number(id.slice(1));
