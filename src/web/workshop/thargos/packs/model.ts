import { signal } from '@preact/signals';
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
import { deleteStored, forgetWith, store } from '../../../games/thargos/user-content/storage.ts';
import { newId } from '../../../store.ts';
import { trying } from '../decks/trying.ts';

/** The packs of this device as the screen edits them, including invalid ones. */

export const isForgetful = signal(false);

/** A pack that was just deleted and can still be brought back. */
export const lastRemoved = signal<StoredPack | undefined>(undefined);
forgetWith(() => {
  lastRemoved.value = undefined;
});

export const load = async (): Promise<void> => {
  try {
    await loadPacks();
  } catch {
    isForgetful.value = true;
    packs.value ??= [];
  }
};

const show = (kept: StoredPack): void => {
  const all = packs.value ?? [];
  const isKnown = all.some(({ id }) => id === kept.id);
  packs.value = isKnown ? all.map(one => (one.id === kept.id ? kept : one)) : [kept, ...all];
};

export const keepPack = (id: string, pack: Pack): Promise<void> => {
  show({ id, pack, ref: refOf(pack) });
  return trying(isForgetful, store('packs', id, pack));
};

export const keepNewPack = async (pack: Pack): Promise<string> => {
  const id = newId().slice(0, 12);
  await keepPack(id, pack);
  return id;
};

export const removePack = (kept: StoredPack): Promise<void> => {
  packs.value = (packs.value ?? []).filter(({ id }) => id !== kept.id);
  lastRemoved.value = kept;
  return trying(isForgetful, deleteStored('packs', kept.id));
};

export const bringBack = async (): Promise<void> => {
  const kept = lastRemoved.value;
  lastRemoved.value = undefined;
  if (kept) await keepPack(kept.id, kept.pack);
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

/** Later cards take the place of earlier ones with their ids; all in the order of a box. */
export const joined = (cards: readonly Card[], more: readonly Card[]): readonly Card[] => {
  const byId = new Map([...cards, ...more].map(card => [card.id, card]));
  return [...byId.values()].sort((a, b) => rank(a) - rank(b));
};

const BYTE_ORDER_MARK = /^\uFEFF/;

/** A cell that cannot be read leaves its value missing as well: that is one fault to its writer. */
const isSaid = ({ code, line, column, place }: Fault, all: readonly Fault[]): boolean =>
  code === 'missing-key' &&
  line !== undefined &&
  all.some(
    other =>
      other.code !== code && other.line === line && other.column === column && place.startsWith(other.place),
  );

/** A pack as JSON or as a table, whichever it looks like. */
export const parseAny = (typed: string): Parsed<Pack> => {
  const start = typed.replace(BYTE_ORDER_MARK, '').trimStart().charAt(0);
  const parsed =
    start === '{' || start === '['
      ? parsePack(typed, { base: DEFAULT_SET })
      : parseCsv(typed, { base: DEFAULT_SET });
  return { ...parsed, faults: parsed.faults.filter(fault => !isSaid(fault, parsed.faults)) };
};
