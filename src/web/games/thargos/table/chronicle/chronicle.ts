import type { Told } from '../../../../../engine/told.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { happened, type Listener, type Sentence } from '../../../../../games/thargos/words/happened.ts';
import { type EventAbout, tellingOf } from '../moments/moments.ts';

export interface ChronicleLine extends Sentence {
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

/**
 * The game so far as one reader may know it, sentence by sentence. It is written on as the game goes on: to tell a
 * long game anew after every move would take longer and longer.
 */
export const chronicler = (
  reader: Listener,
): ((told: readonly Told<Event>[]) => readonly ChronicleLine[]) => {
  let read = 0;
  let lines: readonly ChronicleLine[] = [];
  const pages: (readonly ChronicleLine[])[] = [];
  return told => {
    if (told.length === read) return lines;
    for (const { undo, happened: all } of told.slice(read).map(tellingOf)) {
      if (undo === undefined) pages.push(all.flatMap(happening => lineOf(happening, reader)));
      else pages.length = Math.max(0, pages.length - undo);
    }
    read = told.length;
    lines = pages.flat();
    return lines;
  };
};

const lineOf = ({ event, about }: EventAbout, reader: Listener): ChronicleLine[] => {
  const told = happened(event, about, reader);
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, ...(about?.round === undefined ? {} : { round: about.round }) }];
};
