import { isRefusal } from '../../../../engine/refusal.ts';
import { LANGUAGES, type Language } from '../../../../engine/text.ts';
import { type MapData, parseMap } from '../../../../games/cartographers/ui.ts';
import { text } from '../../../i18n.ts';
import { freshMapKey, isMapKey } from '../../../map-keys.ts';
import { forget, keep, kept, keysHere } from './files.ts';

/** A map drawn in the editor, and the key it is saved under. */
export interface OwnMap {
  readonly key: string;
  readonly map: MapData;
}

const readMap = (key: string): OwnMap | undefined => {
  const found = kept(key);
  if (isRefusal(parseMap(found))) return undefined;
  const { id, name, rows } = found as MapData;
  return { key, map: { id, name, rows } };
};

/** All saved maps by name. */
export const ownMaps = (): readonly OwnMap[] =>
  keysHere()
    .filter(isMapKey)
    .flatMap(key => readMap(key) ?? [])
    .sort((a, b) => text(a.map.name).localeCompare(text(b.map.name)) || (a.key < b.key ? -1 : 1));

/** Saves a map, as a new one unless a key is given. Answers its key, or nothing where the browser saves nothing. */
export const saveMap = (map: MapData, key: string = freshMapKey()): string | undefined =>
  keep(key, map) ? key : undefined;

export const deleteMap = (key: string): void => forget(key);

export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The languages in which another saved map has this name. */
export const namesTaken = ({ name }: Pick<MapData, 'name'>, key: string | undefined): readonly Language[] => {
  const others = ownMaps().filter(other => other.key !== key);
  return LANGUAGES.filter(language => others.some(({ map }) => sameName(map.name[language], name[language])));
};

export const isSameMap = (a: MapData, b: MapData): boolean =>
  a.name.en === b.name.en && a.name.fr === b.name.fr && a.rows.join() === b.rows.join();
