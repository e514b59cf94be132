import type { Seat } from '../../../../../engine/game.ts';
import type { Update } from '../../../../../engine/update.ts';
import { does, type Event, type LogLine, type LogReader, logLine } from '../../../../../games/thargos/ui.ts';
import { type EventAbout, withEventContext } from '../moments/moments.ts';
import { revealOf } from '../moments/reveal.ts';
import type { BeingShown } from '../moments/sights.ts';

const isSame = (a: LogLine, b: LogLine | undefined): boolean =>
  a.text === b?.text && a.rule === b.rule && a.card === b.card;

/** Merges equal consecutive lines into one with a count. Lines that cite different rules or cards stay separate. */
export const counted = <Line extends LogLine>(lines: readonly Line[]): Line[] => {
  const merged: Line[] = [];
  let count = 1;
  for (const [i, line] of lines.entries()) {
    count = isSame(line, lines[i - 1]) ? count + 1 : 1;
    if (count > 1) merged.pop();
    merged.push(count > 1 ? { ...line, text: `${line.text} (×${count})` } : line);
  }
  return merged;
};

export interface ChronicleLine extends LogLine {
  /** If a turn starts with this line, its number. */
  readonly turn?: number;
}

type Seen = Pick<BeingShown, 'sight' | 'up'>;

/** How many events of an update the chronicle may list while they are being animated. */
const seenOf = ({ sight, up }: Seen, events: readonly EventAbout[]): number => {
  const first = (isIt: (happening: EventAbout, i: number) => boolean): number => {
    const at = events.findIndex(isIt);
    return at < 0 ? events.length : at;
  };
  if ('beats' in sight) return first(happening => happening === sight.beats[0]);
  if ('steps' in sight) {
    const [step] = sight.steps;
    return first(each => each.event === step?.roll || each === step?.happenings[0]);
  }
  const resolved = first(({ event }) => event.type === 'resolved');
  if (revealOf(sight, up).isDone) return first(({ event }, i) => i > resolved && event.type === 'turnBegun');
  // If the Mission was conceded, no cards are revealed. Then the chronicle stops before the result.
  return Math.min(
    resolved,
    first(({ event: { type } }) => type === 'revealed' || type === 'pushedBack'),
  );
};

/** Writes the game as sentences for one reader. Adds only new updates, because rewriting a long game would be slow. */
export const chronicler = (
  reader: LogReader,
): ((told: readonly Update<Event>[], shown?: Seen) => readonly ChronicleLine[]) => {
  let read = 0;
  let lines: readonly ChronicleLine[] = [];
  let merged = lines;
  const pages: Page[] = [];
  const writeOn = (told: readonly Update<Event>[]): void => {
    if (told.length === read) return;
    for (const { seat, undo, events: all } of told.slice(read).map(withEventContext)) {
      if (undo === undefined) {
        const isOpposed = all.some(({ event }) => event.type === 'opposed');
        const declined = pages.at(-1)?.asked === seat && !isOpposed ? declinedBy(seat, reader) : [];
        pages.push({ lines: [...declined, ...pageOf(all, reader)], asked: opposerAsked(all) });
      } else pages.length = Math.max(0, pages.length - undo);
    }
    read = told.length;
    lines = numbered(pages.flatMap(page => page.lines));
    merged = counted(lines);
  };
  return (told, shown) => {
    writeOn(told);
    const last = told.at(-1);
    if (!shown || last?.version !== shown.sight.version) return merged;
    const { events } = withEventContext(last);
    const unseen = events.slice(seenOf(shown, events));
    return counted(lines.slice(0, lines.length - pageOf(unseen, reader).length));
  };
};

interface Page {
  readonly lines: readonly UnnumberedLine[];
  /** HT-9.5: the seat that must decide next whether to oppose. */
  readonly asked: Seat | undefined;
}

/** HT-9.5: the seat that must decide next whether to oppose; undefined if a different question follows. */
const opposerAsked = (all: readonly EventAbout[]): Seat | undefined => {
  const asked = all.findLast(({ event }) => event.type === 'asked')?.event;
  return asked?.type === 'asked' && asked.question.type === 'oppose' ? asked.question.seat : undefined;
};

const DECLINES = {
  en: ['don’t oppose', 'doesn’t oppose'],
  fr: ['ne vous opposez pas', 'ne s’oppose pas'],
} as const;

/** HT-9.5: the line about a player who declined to oppose. This follows from a missing `opposed` event. */
const declinedBy = (seat: Seat | undefined, reader: LogReader): UnnumberedLine[] =>
  seat === undefined ? [] : [{ text: `${does(reader, seat, DECLINES)}.`, rule: 'HT-9.5' }];

interface UnnumberedLine extends ChronicleLine {
  readonly isTurn?: true;
}

/** Numbers the turns. Counts them if an older server sends no turn numbers. */
const numbered = (lines: readonly UnnumberedLine[]): ChronicleLine[] => {
  let last = 0;
  return lines.map(({ isTurn, ...line }) => {
    if (!isTurn) return line;
    last = line.turn ?? last + 1;
    return { ...line, turn: last };
  });
};

/** The lines for one update. HT-3.5: a hand that is replaced several times gets only one line. */
const pageOf = (all: readonly EventAbout[], reader: LogReader): UnnumberedLine[] => {
  const page: UnnumberedLine[] = [];
  for (const happening of all)
    for (const line of lineOf(happening, reader)) {
      const { event } = happening;
      const isAgain = event.type === 'moved' && event.why === 'mulligan' && page.at(-1)?.text === line.text;
      if (!isAgain) page.push(line);
    }
  return page;
};

const lineOf = ({ event, about }: EventAbout, reader: LogReader): UnnumberedLine[] => {
  const told = logLine(event, about, reader);
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, ...(about?.turn !== undefined && { turn: about.turn }) }];
};
