import { titleText } from '../../../../games/cartographers/ui.ts';
import { date, say, signed, text } from '../../../i18n.ts';
import { dailyName, mapName, SUMMARY_WORDS } from '../home/summary.ts';
import type { FinishedMap } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';

/** The name of a map in lists: "Cartographers, sheet A", or "Daily map, Nov 17, 2026". */
export const nameOf = ({ game, map, day }: Pick<FinishedMap, 'game' | 'map' | 'day'>): string =>
  day ? dailyName(day) : `${say(SUMMARY_WORDS).sets[game]}, ${mapName(map)}`;

const seatsOf = ({ seats }: FinishedMap): string =>
  seats === 1 ? say(GALLERY_MESSAGES).alone : say(GALLERY_MESSAGES).seats(seats);

/** The sheet and the number of seats, such as "sheet A, alone". */
export const kindName = (map: FinishedMap): string => `${mapName(map.map)}, ${seatsOf(map)}`;

/** The title of a solo game and its rating, or the number of players. */
export const honorOf = (map: FinishedMap): string => {
  const { solo, titleSet } = map;
  if (!solo) return seatsOf(map);
  const title = solo.title === null ? undefined : titleText(solo.title, titleSet);
  return [title ? text(title) : seatsOf(map), say(GALLERY_MESSAGES).rating(signed(solo.rating))].join(', ');
};

export const dayOf = (time: number): string => date(time, { dateStyle: 'medium' });
