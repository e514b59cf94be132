import { isSame } from '../../../../engine/canonical.ts';
import { plural } from '../../../say.ts';
import { newId } from '../../../store.ts';
import type { Own, Thing } from '../../own.ts';
import { dropEverything, dropTogether, KINDS, type Kind, keepTogether, listKept } from './kept.ts';

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

const list = async (): Promise<readonly Thing[]> =>
  (
    await Promise.all(
      KINDS.map(async kind => (await listKept(kind)).map((kept): Thing => ({ ...kept, kind }))),
    )
  ).flat();

/** The decks, card packs and stories of this browser. */
export const own: Own = {
  list,
  bundle: async () =>
    Object.fromEntries(await Promise.all(KINDS.map(async kind => [kind, await listKept(kind)] as const))),
  // The rules come only when there is a file to check.
  check: async json => (await import('./check.ts')).checkThings(json),
  fresh: newHere,
  keep: things => keepTogether(things as readonly (Thing & { readonly kind: Kind })[]),
  drop: things => dropTogether(things as readonly (Thing & { readonly kind: Kind })[]),
  dropAll: dropEverything,
  kinds: {
    decks: { en: n => `${n} ${plural(n, 'deck', 'decks')}`, fr: n => `${n} ${plural(n, 'deck', 'decks')}` },
    packs: {
      en: n => `${n} ${plural(n, 'card pack', 'card packs')}`,
      fr: n => `${n} ${plural(n, 'pack de cartes', 'packs de cartes')}`,
    },
    stories: {
      en: n => `${n} ${plural(n, 'story', 'stories')}`,
      fr: n => `${n} ${plural(n, 'récit', 'récits')}`,
    },
  },
  faults: {
    en: {
      'file-bad-deck': 'A deck in this file is damaged.',
      'file-bad-pack': 'A card pack in this file is damaged.',
      'file-bad-story': 'A story in this file is damaged.',
    },
    fr: {
      'file-bad-deck': 'Un deck de ce fichier est endommagé.',
      'file-bad-pack': 'Un pack de cartes de ce fichier est endommagé.',
      'file-bad-story': 'Un récit de ce fichier est endommagé.',
    },
  },
};
