import type { Seat } from '../../../../engine/game.ts';
import {
  blankSheet,
  type Event,
  evolveSheets,
  isSheetEvent,
  rulesOf,
  type Season,
  type Sheet,
  type SheetEvent,
} from '../../../../games/cartographers/ui.ts';

/** A sheet at one moment of its game. */
export interface LapseFrame {
  readonly sheet: Sheet;
  readonly season: Season;
  /** What has just happened on it; nothing on the blank sheet. */
  readonly event?: Exclude<SheetEvent, { type: 'coined' | 'scored' }>;
}

/** Everything that was drawn on one sheet, from the blank one on. */
export const framesOf = (
  log: readonly { readonly events: readonly Event[] }[],
  seat: Seat,
): readonly LapseFrame[] => {
  const events = log.flatMap(batch => batch.events);
  const [start] = events;
  if (start?.type !== 'started') return [];
  const { grid } = rulesOf(start.config).map;
  let sheets: readonly Sheet[] = Array<Sheet>(start.seats).fill(blankSheet(grid));
  let season: Season = 0;
  const frames: LapseFrame[] = [{ sheet: sheets[seat]!, season }];
  for (const event of events) {
    if (event.type === 'begun') season = event.season;
    if (!isSheetEvent(event)) continue;
    sheets = evolveSheets(grid, sheets, event);
    if (event.sheet !== seat || event.type === 'scored') continue;
    // A coin belongs to the drawing that earned it.
    if (event.type === 'coined') frames[frames.length - 1] = { ...frames.at(-1)!, sheet: sheets[seat]! };
    else frames.push({ sheet: sheets[seat]!, season, event });
  }
  return frames;
};
