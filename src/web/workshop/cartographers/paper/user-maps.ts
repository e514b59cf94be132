import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { LANGUAGES, type Language } from '../../../../engine/text.ts';
import { type MapData, parseMap } from '../../../../games/cartographers/ui.ts';
import { text } from '../../../i18n.ts';
import {
  freshMapKey,
  isMapKey,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '../../../local-storage.ts';

/** A map from the map editor, and the key under which it is saved. */
export interface UserMap {
  readonly key: string;
  readonly map: MapData;
}

/** Validates a map from a file or from storage, and removes unknown fields. */
export const readMap = (data: unknown): MapData | Refusal => {
  const map = parseMap(data);
  if (isRefusal(map)) return map;
  // Cast: the rules have accepted this object above.
  const { id, name, rows } = data as MapData;
  return { id, name: { en: name.en, fr: name.fr }, rows: [...rows] };
};

const savedAt = (key: string): UserMap[] => {
  const map = readMap(readStored(key));
  return isRefusal(map) ? [] : [{ key, map }];
};

/** All saved maps, sorted by name. */
export const userMaps = (): readonly UserMap[] =>
  storedKeys()
    .filter(isMapKey)
    .flatMap(savedAt)
    .sort((a, b) => text(a.map.name).localeCompare(text(b.map.name)) || (a.key < b.key ? -1 : 1));

/** Saves a map. Without a key, saves it as a new map. Returns its key, or undefined if the browser can't save. */
export const saveMap = (map: MapData, key: string = freshMapKey()): string | undefined =>
  writeStored(key, map) ? key : undefined;

export const deleteMap = (key: string): void => removeStored(key);

export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The languages in which a different saved map has the same name. */
export const namesTaken = ({ name }: Pick<MapData, 'name'>, key: string | undefined): readonly Language[] => {
  const others = userMaps().filter(other => other.key !== key);
  return LANGUAGES.filter(language => others.some(({ map }) => sameName(map.name[language], name[language])));
};

export const isSameMap = (a: MapData, b: MapData): boolean =>
  a.name.en === b.name.en && a.name.fr === b.name.fr && a.rows.join() === b.rows.join();
