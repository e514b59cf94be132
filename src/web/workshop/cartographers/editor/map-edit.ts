import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Text } from '../../../../engine/text.ts';
import { range } from '../../../../engine/util.ts';
import { MAX_SIDE, type MapData, MIN_SIDE, parseMap, refuse } from '../../../../games/cartographers/ui.ts';
import { blankPainting, type Painting } from '../map-canvas/painting.ts';
import { type OwnMap, sameName } from '../paper/own-maps.ts';

/** A map that is being drawn; it may still be none. */
export interface MapDraft {
  readonly name: Text;
  readonly rows: Painting;
  /** What it is saved under; null if it is not saved yet. */
  readonly key: string | null;
}

/** A draft as undo remembers it. Steps of the same map have the same origin, saved or not. */
export interface EditStep extends MapDraft {
  readonly origin: number;
}

/** The steps after a map got a new key. Steps of other maps that are not saved keep theirs. */
export const rekeyed = (steps: readonly EditStep[], of: EditStep, key: string | null): readonly EditStep[] =>
  steps.map(step =>
    step.origin === of.origin || (of.key !== null && step.key === of.key) ? { ...step, key } : step,
  );

/** An empty map with a name that none of these maps has. */
export const freshDraft = (saved: readonly OwnMap[]): MapDraft => {
  const named = (n: number): Text => {
    const number = n === 1 ? '' : ` ${n}`;
    return { en: `My map${number}`, fr: `Ma feuille${number}` };
  };
  const isFree = ({ en, fr }: Text) =>
    saved.every(({ map: { name } }) => !sameName(name.en, en) && !sameName(name.fr, fr));
  // Each saved map takes at most two numbers, one in each language.
  const number = range(2 * saved.length + 1).find(i => isFree(named(i + 1)))! + 1;
  return { name: named(number), rows: blankPainting(11, 11), key: null };
};

/** The id in files and games: the English name in plain letters. */
export const idOf = (name: Text): string => {
  const plain = (name.en || name.fr)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 40) || 'own-map';
};

/** The map as in a file, or why it is invalid. A name in one language serves for both. */
export const finished = ({ name, rows }: Pick<MapDraft, 'name' | 'rows'>): MapData | Refusal => {
  const [en, fr] = [name.en.trim(), name.fr.trim()];
  if (en === '' && fr === '') return refuse('map-bad-name');
  const both = { en: en || fr, fr: fr || en };
  const data: MapData = { id: idOf(both), name: both, rows };
  const parsed = parseMap(data);
  return isRefusal(parsed) ? parsed : data;
};

/** A side as it was typed, if it can be one. */
export const sideOf = (typed: number): number | undefined =>
  Number.isInteger(typed) && typed >= MIN_SIDE && typed <= MAX_SIDE ? typed : undefined;

/** Earlier versions saved one map without linking the draft to it, so the names are compared. */
const keyOf = (kept: Partial<MapDraft>, saved: readonly OwnMap[]): string | null => {
  if (kept.key === undefined) return saved.find(({ map }) => map.name.en === kept.name?.en)?.key ?? null;
  return saved.some(({ key }) => key === kept.key) ? kept.key : null;
};

/** The stored draft, if it is still valid. */
export const parseDraft = (kept: unknown, saved: readonly OwnMap[]): MapDraft | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, rows } = kept as MapDraft;
  const isNamed = typeof name?.en === 'string' && typeof name.fr === 'string';
  if (!isNamed || !Array.isArray(rows) || !rows.every(row => typeof row === 'string')) return undefined;
  const width = rows[0]?.length ?? 0;
  const isDrawn = rows.every(row => row.length === width && /^[.^#R]*$/.test(row));
  return isDrawn && sideOf(rows.length) && sideOf(width)
    ? { name: { en: name.en, fr: name.fr }, rows, key: keyOf(kept, saved) }
    : undefined;
};
