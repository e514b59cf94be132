import { isSame } from '../../engine/canonical.ts';
import { KINDS, listKept, type Thing } from '../games/thargos/kept.ts';
import { newId } from '../store.ts';

/** What a person made besides games, as it goes into a file and comes out of one. */
export interface OwnThings {
  readonly things: readonly Thing[];
  /** What the screens remember, as they wrote it: maps and sheets on the bench, forms half filled in. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Settings belong to the device and stay there; the keys of everything else begin like this. */
const NOTE = /^alidade\.[a-z.-]{1,60}$/;
const LONGEST_NOTE = 1_000_000;

export const isNote = (key: string, value: unknown): value is string =>
  NOTE.test(key) && typeof value === 'string' && value.length <= LONGEST_NOTE;

const notesHere = (): Record<string, string> => {
  const notes: Record<string, string> = {};
  for (const key of Object.keys(localStorage)) {
    const value = localStorage.getItem(key);
    if (isNote(key, value)) notes[key] = value;
  }
  return notes;
};

/** All of it, as a file holds it. */
export const ownThings = async (): Promise<{
  readonly thargos: { readonly [kind: string]: readonly unknown[] };
  readonly notes: OwnThings['notes'];
}> => {
  const lists = await Promise.all(KINDS.map(async kind => [kind, await listKept(kind)] as const));
  return {
    thargos: Object.fromEntries(lists),
    notes: notesHere(),
  };
};

/** A deck names its packs by their keys here. */
const withKeys = (thing: Thing, keys: ReadonlyMap<string, string>): Thing => {
  if (thing.kind !== 'decks') return thing;
  const value = thing.value as { readonly packs: readonly string[] };
  return { ...thing, value: { ...value, packs: value.packs.map(id => keys.get(id) ?? id) } };
};

/**
 * Which things of a file are new here. One whose key belongs to something else gets another key: nothing that is here
 * is ever overwritten.
 */
export const newHere = (things: readonly Thing[], here: readonly Thing[]): readonly Thing[] => {
  const byKey = new Map(here.map(thing => [`${thing.kind}/${thing.id}`, thing]));
  const packKeys = new Map<string, string>();
  const fresh: Thing[] = [];
  // Packs come first: decks follow their keys.
  for (const thing of things.toSorted((a, b) => Number(b.kind === 'packs') - Number(a.kind === 'packs'))) {
    const known = byKey.get(`${thing.kind}/${thing.id}`);
    const mine = withKeys(thing, packKeys);
    if (!known) fresh.push(mine);
    else if (!isSame(known.value, mine.value) && thing.kind !== 'played') {
      const twin = here.find(({ kind, value }) => kind === thing.kind && isSame(value, mine.value));
      const id = twin?.id ?? newId().slice(0, 12);
      if (thing.kind === 'packs') packKeys.set(thing.id, id);
      if (!twin) fresh.push({ ...mine, id });
    }
  }
  return fresh;
};

export const thingsHere = async (): Promise<readonly Thing[]> =>
  (
    await Promise.all(
      KINDS.map(async kind => (await listKept(kind)).map((kept): Thing => ({ ...kept, kind }))),
    )
  ).flat();

/** What is remembered here already stays; answers how many were taken. */
export const keepNotes = (notes: OwnThings['notes']): number => {
  let taken = 0;
  for (const [key, value] of Object.entries(notes))
    try {
      if (localStorage.getItem(key) !== null) continue;
      localStorage.setItem(key, value);
      taken += 1;
    } catch {
      // A full or private browser keeps less; games and decks matter more.
    }
  return taken;
};
