import { currentBatches, type Log as EngineLog } from '../../../../engine/replay.ts';
import { type Command, type Event, isSheetEvent, type Season } from '../../../../games/cartographers/ui.ts';
import type { Span } from '../../../screens/replay/open.ts';

type Log = EngineLog<Command, Event>;

export type FrameKind = 'begun' | 'revealed' | 'changed' | 'scored' | 'ended';

/** One frame of a replay: some events of one batch that are shown together. */
export interface Frame extends Span {
  readonly kind: FrameKind;
  readonly season: Season;
}

/** The kind of frame that starts with this event; undefined if the event shows nothing. */
const kindOf = (event: Event): FrameKind | undefined => {
  switch (event.type) {
    case 'started':
    case 'begun':
      return 'begun';
    case 'revealed':
      return 'revealed';
    case 'scored':
      return 'scored';
    case 'ended':
      return 'ended';
    default:
      return isSheetEvent(event) ? 'changed' : undefined;
  }
};

const sheetOf = (event: Event): number | undefined => ('sheet' in event ? event.sheet : undefined);

/** Whether an event belongs to the same frame as `first`. */
const continues = (kind: FrameKind, first: Event, event: Event): boolean => {
  if (kind === 'begun') return event.type === 'begun' && first.type === 'started';
  if (kind === 'changed') return sheetOf(first) === sheetOf(event);
  return kind === 'scored';
};

const framesOfBatch = (events: readonly Event[], batch: number, start: Season): Frame[] => {
  const frames: Frame[] = [];
  let season = start;
  for (const [i, event] of events.entries()) {
    if (event.type === 'begun') season = event.season;
    const kind = kindOf(event);
    const last = frames.at(-1);
    const isSame =
      last && (kind === undefined || (kind === last.kind && continues(kind, events[last.from]!, event)));
    if (isSame) frames[frames.length - 1] = { ...last, to: i + 1, season };
    else if (kind) frames.push({ kind, batch, from: i, to: i + 1, season });
  }
  return frames;
};

/** All frames of a game. A drawing that other players can't see yet has no frame. */
export const framesOf = (log: Log): readonly Frame[] => {
  let season: Season = 0;
  return currentBatches(log).flatMap(({ events }, batch) => {
    const frames = framesOfBatch(events, batch, season);
    season = frames.at(-1)?.season ?? season;
    return frames;
  });
};

/** The index of the first frame of a season; -1 if the game ends before that season. */
export const seasonStart = (frames: readonly Frame[], season: number): number =>
  frames.findIndex(frame => frame.kind === 'begun' && frame.season === season);
