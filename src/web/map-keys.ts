import { randomHex } from './random-ids.ts';

/** Each saved map has its own key, so that importing a backup adds its maps. The first versions saved only one. */
export const FIRST_MAP = 'alidade.map';

export const isMapKey = (key: string): boolean => key === FIRST_MAP || /^alidade\.map\.[a-z]+$/.test(key);

/** Names of notes have letters only. */
export const freshMapKey = (): string =>
  `${FIRST_MAP}.${randomHex(8).replace(/\d/g, digit => 'ghijklmnop'[Number(digit)]!)}`;
