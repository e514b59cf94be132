import type { Told } from '../../../../../engine/told.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { happened, type Reader, type Sentence } from '../../../../../games/thargos/words/happened.ts';
import { type Happening, tellingOf } from '../moments/moments.ts';

export interface Line extends Sentence {
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

/**
 * The game so far as one reader may know it, sentence by sentence. It is written on as the game goes on: to tell a
 * long game anew after every move would take longer and longer.
 */
export const chronicler = (reader: Reader): ((told: readonly Told<Event>[]) => readonly Line[]) => {
  let read = 0;
  let lines: readonly Line[] = [];
  const pages: (readonly Line[])[] = [];
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

const lineOf = ({ event, about }: Happening, reader: Reader): Line[] => {
  const told = happened(event, about, reader);
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, ...(about?.round === undefined ? {} : { round: about.round }) }];
};
