import { isSame } from '../../../../engine/canonical.ts';
import { plural } from '../../../i18n.ts';
import { newId } from '../../../store.ts';
import type { ContentItem, UserContent } from '../../user-content.ts';
import { deleteEverything, deleteTogether, KINDS, type Kind, listStored, storeTogether } from './storage.ts';

/** Replaces the pack keys in a deck, for packs that got different keys on this device. */
const withKeys = (thing: ContentItem, keys: ReadonlyMap<string, string>): ContentItem => {
  if (thing.kind !== 'decks') return thing;
  // Cast: only decks that were validated are passed here.
  const value = thing.value as { readonly packs: readonly string[] };
  return { ...thing, value: { ...value, packs: value.packs.map(id => keys.get(id) ?? id) } };
};

/** The items in a file that are new here. If an item's key is already in use, it gets a new key. */
export const newHere = (
  things: readonly ContentItem[],
  here: readonly ContentItem[],
): readonly ContentItem[] => {
  const byKey = new Map(here.map(thing => [`${thing.kind}/${thing.id}`, thing]));
  const packKeys = new Map<string, string>();
  const fresh: ContentItem[] = [];
  // Packs come first, because decks refer to packs by their keys.
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

const list = async (): Promise<readonly ContentItem[]> =>
  (
    await Promise.all(
      KINDS.map(async kind => (await listStored(kind)).map((kept): ContentItem => ({ ...kept, kind }))),
    )
  ).flat();

const ofKinds = (things: readonly ContentItem[]): (ContentItem & { readonly kind: Kind })[] =>
  things.flatMap(thing => KINDS.flatMap(kind => (kind === thing.kind ? [{ ...thing, kind }] : [])));

/** The player's own decks, card packs and stories in this browser. */
export const userContent: UserContent = {
  list,
  bundle: async () =>
    Object.fromEntries(await Promise.all(KINDS.map(async kind => [kind, await listStored(kind)] as const))),
  // Loads the rules only when there is a file to validate.
  check: async json => (await import('./check.ts')).checkThings(json),
  fresh: newHere,
  keep: things => storeTogether(ofKinds(things)),
  drop: things => deleteTogether(ofKinds(things)),
  dropAll: deleteEverything,
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
