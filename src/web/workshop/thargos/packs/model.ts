import {
  type Card,
  DEFAULT_SET,
  type Fault,
  FORMAT,
  type Pack,
  type Parsed,
  parseCsv,
  parsePack,
} from '../../../../games/thargos/ui.ts';
import { refOf } from '../../../games/thargos/device.ts';
import { loadPacks, packs, type StoredPack } from '../../../games/thargos/packs.ts';
import { storeAll } from '../../../games/thargos/user-content/storage.ts';
import { newId } from '../../../store.ts';
import { contentOf } from '../shared/content.ts';

/** The packs on this device, including invalid ones, as the pack editor changes them. */
export const userPacks = contentOf<StoredPack>({
  kind: 'packs',
  all: packs,
  list: loadPacks,
  save: items =>
    storeAll(
      'packs',
      items.map(({ id, pack }) => ({ id, value: pack })),
    ),
  // An edited pack stays at its place in the list.
  put: (all, kept) =>
    all.some(({ id }) => id === kept.id) ? all.map(one => (one.id === kept.id ? kept : one)) : [kept, ...all],
});

export const keepPack = (id: string, pack: Pack): Promise<void> =>
  userPacks.save({ id, pack, ref: refOf(pack) });

export const keepNewPack = async (pack: Pack): Promise<string> => {
  const id = newId().slice(0, 12);
  await keepPack(id, pack);
  return id;
};

export const emptyPack = (title: string): Pack => ({
  format: FORMAT,
  pack: {
    id: 'my-box',
    version: '1.0.0',
    title: { en: title, fr: title },
    mode: 'overlay',
    base: 'community-core',
    provenance: 'userPrinted',
  },
  cards: [],
  decks: [],
  stories: [],
});

const rank = ({ id }: Card): number => 'CLAM'.indexOf(id[0]!) * 10_000 + Number(id.slice(1));

/** Both lists together, sorted by type and number. A card in `more` replaces the card with the same id. */
export const joined = (cards: readonly Card[], more: readonly Card[]): readonly Card[] => {
  const byId = new Map([...cards, ...more].map(card => [card.id, card]));
  return [...byId.values()].sort((a, b) => rank(a) - rank(b));
};

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Whether a fault about a missing value is superfluous, because the fault about its unreadable cell says enough. */
const isSaid = ({ code, line, column, place }: Fault, all: readonly Fault[]): boolean =>
  code === 'missing-key' &&
  line !== undefined &&
  all.some(
    other =>
      other.code !== code && other.line === line && other.column === column && place.startsWith(other.place),
  );

/** Parses a pack as JSON or as a table, depending on the format of the text. */
export const parseAny = (typed: string): Parsed<Pack> => {
  const isJson = /^\s*[{[]/.test(typed.replace(BYTE_ORDER_MARK, ''));
  const parsed = (isJson ? parsePack : parseCsv)(typed, { base: DEFAULT_SET });
  return { ...parsed, faults: parsed.faults.filter(fault => !isSaid(fault, parsed.faults)) };
};
