import { isRefusal } from '../../../../engine/refusal.ts';
import { type MapData, parseMap } from '../../../../games/cartographers/board/maps.ts';
import { kept, OWN_MAP } from './files.ts';

/** The map somebody drew in the editor, if there is a good one. */
export const ownMap = (): MapData | undefined => {
  const map = kept(OWN_MAP);
  if (isRefusal(parseMap(map))) return undefined;
  const { id, name, rows } = map as MapData;
  return { id, name, rows };
};
