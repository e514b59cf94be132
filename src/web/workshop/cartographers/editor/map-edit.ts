import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Text } from '../../../../engine/text.ts';
import { isObject, range } from '../../../../engine/util.ts';
import { MAX_SIDE, type MapData, MIN_SIDE, parseMap, refuse } from '../../../../games/cartographers/ui.ts';
import { blankPainting, type Painting } from '../map-canvas/painting.ts';
import { sameName, type UserMap } from '../paper/user-maps.ts';

/** A map that the user is drawing. It may still be invalid. */
export interface MapDraft {
  readonly name: Text;
  readonly rows: Painting;
  /** The key under which the map is saved; null if it isn't saved yet. */
  readonly key: string | null;
}

/** A draft in the undo history. `origin` identifies the map that was opened, because it may have no key yet. */
export interface EditStep extends MapDraft {
  readonly origin: number;
}

/** The undo steps after a map got a new key. Changes only steps of the same map as the step `of`. */
export const rekeyed = (steps: readonly EditStep[], of: EditStep, key: string | null): readonly EditStep[] =>
  steps.map(step =>
    step.origin === of.origin || (of.key !== null && step.key === of.key) ? { ...step, key } : step,
  );

/** An empty map whose name differs from those of all saved maps. */
export const freshDraft = (saved: readonly UserMap[]): MapDraft => {
  const named = (n: number): Text => {
    const number = n === 1 ? '' : ` ${n}`;
    return { en: `My map${number}`, fr: `Ma feuille${number}` };
  };
  const isFree = ({ en, fr }: Text) =>
    saved.every(({ map: { name } }) => !sameName(name.en, en) && !sameName(name.fr, fr));
  // A free number exists in this range, because each saved map uses at most two numbers, one per language.
  const number = range(2 * saved.length + 1).find(i => isFree(named(i + 1)))! + 1;
  return { name: named(number), rows: blankPainting(11, 11), key: null };
};

/** A map's id in files and games: its name in plain letters. Uses the English name if there is one. */
export const idOf = (name: Text): string => {
  const plain = (name.en || name.fr)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 40) || 'own-map';
};

/** The map in the format of a map file, or a refusal if it is invalid. A name in one language is used for both. */
export const finished = ({ name, rows }: Pick<MapDraft, 'name' | 'rows'>): MapData | Refusal => {
  const [en, fr] = [name.en.trim(), name.fr.trim()];
  if (en === '' && fr === '') return refuse('map-bad-name');
  const both = { en: en || fr, fr: fr || en };
  const data: MapData = { id: idOf(both), name: both, rows };
  const parsed = parseMap(data);
  return isRefusal(parsed) ? parsed : data;
};

/** The typed side length; undefined if it isn't valid. */
export const sideOf = (typed: number): number | undefined =>
  Number.isInteger(typed) && typed >= MIN_SIDE && typed <= MAX_SIDE ? typed : undefined;

/** The key of a stored draft. Drafts of earlier versions have no key, so their map is found by its name. */
const keyOf = (kept: unknown, name: string, saved: readonly UserMap[]): string | null => {
  const found = saved.find(({ key, map }) => (kept === undefined ? map.name.en === name : key === kept));
  return found?.key ?? null;
};

/** The stored draft; undefined if it isn't valid. */
export const parseDraft = (kept: unknown, saved: readonly UserMap[]): MapDraft | undefined => {
  if (!isObject(kept)) return undefined;
  const { name, rows } = kept;
  if (!isObject(name) || typeof name.en !== 'string' || typeof name.fr !== 'string') return undefined;
  if (!Array.isArray(rows) || !rows.every(row => typeof row === 'string')) return undefined;
  const width = rows[0]?.length ?? 0;
  const isDrawn = rows.every(row => row.length === width && /^[.^#R]*$/.test(row));
  return isDrawn && sideOf(rows.length) && sideOf(width)
    ? { name: { en: name.en, fr: name.fr }, rows, key: keyOf(kept.key, name.en, saved) }
    : undefined;
};
