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

/** A time-lapse frame: the sheet after one change. */
export interface LapseFrame {
  readonly sheet: Sheet;
  readonly season: Season;
  /** The change that this frame shows; undefined for the blank sheet. */
  readonly event?: Exclude<SheetEvent, { type: 'coined' | 'scored' }>;
}

/** The frames of one sheet's time-lapse. The first is the blank sheet. */
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
    // A coin belongs to the drawing that earned it, so it doesn't get a frame of its own.
    if (event.type === 'coined') frames[frames.length - 1] = { ...frames.at(-1)!, sheet: sheets[seat]! };
    else frames.push({ sheet: sheets[seat]!, season, event });
  }
  return frames;
};
