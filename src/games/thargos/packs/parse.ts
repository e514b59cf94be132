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

/** The result, if it can be played, and all faults and advice. */
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

/** Larger than any box of cards; larger files are refused at once. */
const LARGEST = 2_000_000;

const BYTE_ORDER_MARK = /^\uFEFF/;

const offsetOf = ({ offsets }: FilePlaces, { code, path }: UnplacedFault): number => {
  const isKey = code === 'unknown-key' || code === 'unused-key' || code === 'key-twice';
  const key = isKey ? offsets.get(keyPlace(path)) : undefined;
  if (key !== undefined) return key;
  // A place that doesn't exist is shown at its nearest parent.
  for (let size = path.length; size > 0; size--) {
    const offset = offsets.get(makePlace(path.slice(0, size)));
    if (offset !== undefined) return offset;
  }
  return offsets.get('') ?? 0;
};

/** Reads JSON as text or as a value; in a text, every fault has its line and column. */
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

/** A pack saved while typing: its structure is complete, but it may break rules. */
export const readPack = (value: unknown): Pack | undefined => {
  const notes = makeNotes();
  const found = file(value, start(notes));
  return found && !notes.hasError() ? { decks: [], stories: [], ...found } : undefined;
};

/**
 * Reads a card pack, as JSON text or as a value. `base` are the cards that it changes. Without them, its decks and
 * replacements cannot be checked.
 */
export const parsePack = (input: unknown, { base }: { readonly base?: readonly Card[] } = {}): Parsed<Pack> =>
  parseJson(input, (value, notes) => {
    const found = file(value, start(notes));
    if (!found) return undefined;
    const pack: Pack = { decks: [], stories: [], ...found };
    // Without its faulty cards, a list would seem to have more faults.
    if (notes.hasError()) return undefined;
    const pool = pack.pack.mode === 'full' || !base ? pack.cards : applyPacks(base, [pack]);
    checkCost(pack.cards, pool, notes);
    // A pack beyond the limits is refused here, to save a server's time.
    if (notes.hasError()) return undefined;
    checkSemantics(pack, notes);
    if (pack.pack.mode === 'full' || base) checkDecks(pack, pool, notes);
    checkPlausibility(pack, base, notes);
    checkCompleteness(pack, pool, notes);
    return pack;
  });
