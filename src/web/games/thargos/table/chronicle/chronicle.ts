import type { Told } from '../../../../../engine/told.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { happened, type Listener, type Sentence } from '../../../../../games/thargos/words/happened.ts';
import { type EventAbout, tellingOf } from '../moments/moments.ts';
import { revealOf } from '../moments/reveal.ts';
import type { BeingShown } from '../moments/showing.ts';
import { counted } from './counted.ts';

export interface ChronicleLine extends Sentence {
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

type Seen = Pick<BeingShown, 'sight' | 'up'>;

/** How much of an entry was seen of which something is being shown: what is to come is not told ahead. */
const seenOf = ({ sight, up }: Seen, happened: readonly EventAbout[]): number => {
  const first = (isIt: (happening: EventAbout, i: number) => boolean): number => {
    const at = happened.findIndex(isIt);
    return at < 0 ? happened.length : at;
  };
  if ('beats' in sight) return first(happening => happening === sight.beats[0]);
  if ('steps' in sight) {
    const [step] = sight.steps;
    return first(each => each.event === step?.roll || each === step?.happenings[0]);
  }
  const resolved = first(({ event }) => event.type === 'resolved');
  if (revealOf(sight, up).isDone) return first(({ event }, i) => i > resolved && event.type === 'turnBegun');
  // A Mission that was let go is never revealed.
  return Math.min(
    resolved,
    first(({ event: { type } }) => type === 'revealed' || type === 'pushedBack'),
  );
};

/**
 * The game so far as one reader may know it, sentence by sentence. It is written on as the game goes on: to tell a
 * long game anew after every move would take longer and longer.
 */
export const chronicler = (
  reader: Listener,
): ((told: readonly Told<Event>[], shown?: Seen) => readonly ChronicleLine[]) => {
  let read = 0;
  let lines: readonly ChronicleLine[] = [];
  let merged = lines;
  const pages: (readonly ChronicleLine[])[] = [];
  const writeOn = (told: readonly Told<Event>[]): void => {
    if (told.length === read) return;
    for (const { undo, happened: all } of told.slice(read).map(tellingOf)) {
      if (undo === undefined) pages.push(pageOf(all, reader));
      else pages.length = Math.max(0, pages.length - undo);
    }
    read = told.length;
    lines = pages.flat();
    merged = counted(lines);
  };
  return (told, shown) => {
    writeOn(told);
    const last = told.at(-1);
    if (!shown || last?.version !== shown.sight.version) return merged;
    const { happened } = tellingOf(last);
    const unseen = happened.slice(seenOf(shown, happened));
    return counted(lines.slice(0, lines.length - pageOf(unseen, reader).length));
  };
};

/** A hand that is changed again and again is told once (HT-3.5). */
const pageOf = (all: readonly EventAbout[], reader: Listener): ChronicleLine[] => {
  const page: ChronicleLine[] = [];
  for (const happening of all)
    for (const line of lineOf(happening, reader)) {
      const { event } = happening;
      const isAgain = event.type === 'moved' && event.why === 'mulligan' && page.at(-1)?.text === line.text;
      if (!isAgain) page.push(line);
    }
  return page;
};

const lineOf = ({ event, about }: EventAbout, reader: Listener): ChronicleLine[] => {
  const told = happened(event, about, reader);
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, ...(about?.round === undefined ? {} : { round: about.round }) }];
};
