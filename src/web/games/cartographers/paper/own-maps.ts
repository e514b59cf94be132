import { isRefusal } from '../../../../engine/refusal.ts';
import { type MapData, parseMap } from '../../../../games/cartographers/board/maps.ts';
import { freshHex } from '../../../chance.ts';
import { text } from '../../../say.ts';
import { forget, keep, kept, keysHere } from './files.ts';

/** A map drawn in the editor, and the key it is saved under. */
export interface OwnMap {
  readonly key: string;
  readonly map: MapData;
}

/** Each map has a key of its own, so that a backup adds its maps to those here. The first versions saved only one. */
const FIRST = 'alidade.map';
const isKey = (key: string): boolean => key === FIRST || /^alidade\.map\.[a-z]+$/.test(key);

/** Names of notes have letters only. */
const freshKey = (): string =>
  `${FIRST}.${freshHex(8).replace(/\d/g, digit => 'ghijklmnop'[Number(digit)]!)}`;

const readMap = (key: string): OwnMap | undefined => {
  const found = kept(key);
  if (isRefusal(parseMap(found))) return undefined;
  const { id, name, rows } = found as MapData;
  return { key, map: { id, name, rows } };
};

/** All saved maps by name. */
export const ownMaps = (): readonly OwnMap[] =>
  keysHere()
    .filter(isKey)
    .flatMap(key => readMap(key) ?? [])
    .sort((a, b) => text(a.map.name).localeCompare(text(b.map.name)) || (a.key < b.key ? -1 : 1));

/** Saves a map, as a new one unless a key is given. Answers its key, or nothing where the browser saves nothing. */
export const saveMap = (map: MapData, key: string = freshKey()): string | undefined =>
  keep(key, map) ? key : undefined;

export const deleteMap = (key: string): void => forget(key);

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether another saved map has this name in either language. */
export const isNameTaken = ({ name }: Pick<MapData, 'name'>, key: string | undefined): boolean =>
  ownMaps().some(
    other =>
      other.key !== key && (sameName(other.map.name.en, name.en) || sameName(other.map.name.fr, name.fr)),
  );

export const isSameMap = (a: MapData, b: MapData): boolean =>
  a.name.en === b.name.en && a.name.fr === b.name.fr && a.rows.join() === b.rows.join();
