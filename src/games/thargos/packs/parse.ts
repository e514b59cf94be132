import { type JsonFault, jsonFault } from '../../../engine/json.ts';
import type { Card } from '../cards/card.ts';
import { findDeckFaults } from '../decks/check.ts';
import { checkCompleteness, checkPlausibility } from './advice.ts';
import { applyPacks } from './apply.ts';
import { checkCost } from './cost.ts';
import {
  type Fault,
  type FaultNotes,
  fault,
  hasError,
  makeNotes,
  makePlace,
  type UnplacedFault,
} from './fault.ts';
import { FORMAT, MODES, type Pack, PROVENANCES } from './pack.ts';
import { type FilePlaces, keyPlace, linesOf, placesOf } from './place.ts';
import { type At, type FieldReader, fields, list, matching, oneOf, text, words } from './read.ts';
import { card } from './read-card.ts';
import { deck, story } from './read-plan.ts';
import { checkSemantics } from './semantics.ts';

/** The value that was read, or undefined if it has errors, and all faults. */
export interface Parsed<T> {
  readonly value: T | undefined;
  readonly faults: readonly Fault[];
}

const head = fields(
  {
    id: matching(/^[a-z0-9][a-z0-9-]{1,40}$/, 'bad-pack-id'),
    version: matching(/^[0-9]+\.[0-9]+\.[0-9]+$/, 'bad-version'),
    mode: oneOf(MODES),
    provenance: oneOf(PROVENANCES),
  },
  { title: text, base: words, notice: text },
);

const format: FieldReader<typeof FORMAT> = (value, at) => {
  if (value === FORMAT) return FORMAT;
  at.notes.note('bad-format', at.path, { expected: FORMAT });
  return undefined;
};

const file = fields({ format, pack: head, cards: list(card) }, { decks: list(deck), stories: list(story) });

/** The most characters of a file. Longer files are refused without reading them. */
const LARGEST = 2_000_000;

const BYTE_ORDER_MARK = /^\uFEFF/;

const offsetOf = ({ offsets }: FilePlaces, { code, path }: UnplacedFault): number => {
  const isKey = code === 'unknown-key' || code === 'unused-key' || code === 'key-twice';
  const key = isKey ? offsets.get(keyPlace(path)) : undefined;
  if (key !== undefined) return key;
  // A place that isn't in the file, such as a missing key, gets the position of its nearest parent.
  for (let size = path.length; size > 0; size--) {
    const offset = offsets.get(makePlace(path.slice(0, size)));
    if (offset !== undefined) return offset;
  }
  return offsets.get('') ?? 0;
};

/** Reads a JSON text, or a value that was already parsed. For a text, every fault has a line and a column. */
export const parseJson = <T>(
  input: unknown,
  read: (value: unknown, notes: FaultNotes) => T | undefined,
): Parsed<T> => {
  const notes = makeNotes();
  if (typeof input !== 'string') return finish(read(input, notes), notes.found().map(fault));
  const source = input.replace(BYTE_ORDER_MARK, '');
  if (source.length > LARGEST)
    return finish<T>(undefined, [fault({ code: 'too-large', path: [], details: { most: LARGEST } })]);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return finish<T>(undefined, [brokenAt(source, jsonFault(source))]);
  }
  const places = placesOf(source);
  for (const path of places.twice)
    notes.note('key-twice', path, { key: String(path[path.length - 1]).slice(0, 60) });
  const found = read(value, notes);
  const at = linesOf(source);
  return finish(
    found,
    notes.found().map(one => ({ ...fault(one), ...at(offsetOf(places, one)) })),
  );
};

const finish = <T>(value: T | undefined, faults: readonly Fault[]): Parsed<T> => ({
  value: hasError(faults) ? undefined : value,
  faults,
});

const brokenAt = (source: string, { place: offset, ends }: JsonFault): Fault => ({
  ...fault({
    code: ends ? 'json-ends' : 'not-json',
    path: [],
    details: { found: source.slice(offset, offset + 20) },
  }),
  ...linesOf(source)(offset),
});

export const start = (notes: FaultNotes): At => ({ path: [], notes, depth: 0 });

const checkDecks = (pack: Pack, pool: readonly Card[], notes: FaultNotes): void => {
  for (const [i, one] of pack.decks.entries())
    for (const { code, path, details } of findDeckFaults(one, pool, { sets: 'core+condar', seat: 'either' }))
      notes.note(code, ['decks', i, ...path], details);
};

/**
 * Reads a pack that was saved while its author was still editing. It must be complete in structure, but may
 * break rules.
 */
export const readPack = (value: unknown): Pack | undefined => {
  const notes = makeNotes();
  const found = file(value, start(notes));
  return found && !notes.hasError() ? { decks: [], stories: [], ...found } : undefined;
};

/**
 * Reads a card pack from a JSON text or a parsed value. `base` are the cards that it changes. Without them,
 * its decks and replacements aren't checked.
 */
export const parsePack = (input: unknown, { base }: { readonly base?: readonly Card[] } = {}): Parsed<Pack> =>
  parseJson(input, (value, notes) => {
    const found = file(value, start(notes));
    if (!found) return undefined;
    const pack: Pack = { decks: [], stories: [], ...found };
    // Cards with errors are missing here, so further checks would report faults that don't exist.
    if (notes.hasError()) return undefined;
    const pool = pack.pack.mode === 'full' || !base ? pack.cards : applyPacks(base, [pack]);
    checkCost(pack.cards, pool, notes);
    // Stops before the more expensive checks if the pack exceeds the limits.
    if (notes.hasError()) return undefined;
    checkSemantics(pack, notes);
    if (pack.pack.mode === 'full' || base) checkDecks(pack, pool, notes);
    checkPlausibility(pack, base, notes);
    checkCompleteness(pack, pool, notes);
    return pack;
  });
