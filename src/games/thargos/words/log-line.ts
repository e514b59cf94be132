import type { Event } from '../events.ts';
import { CARDS } from './events/cards.ts';
import { CONFLICT } from './events/conflict.ts';
import { HEROES } from './events/heroes.ts';
import type { LogLine, LogReader, LogTexts } from './events/log-text.ts';
import { RIVAL } from './events/rival.ts';
import { TURNS } from './events/turns.ts';
import type { LogDetails } from './log-details.ts';

export type { LogLine, LogReader } from './events/log-text.ts';

/** One function per event type; a missing one doesn't compile. */
const TELLERS: LogTexts<Event['type']> = { ...TURNS, ...CARDS, ...HEROES, ...CONFLICT, ...RIVAL };

const NOTHING: LogDetails = {};

/** One event as a sentence, using the details in `about`; undefined if it isn't worth a log line. */
export const logLine = (
  event: Event,
  about: LogDetails | undefined,
  reader: LogReader,
): LogLine | undefined => {
  // The table has a function for exactly this event type, which the compiler can't relate.
  const tell = TELLERS[event.type] as (
    reader: LogReader,
    event: Event,
    about: LogDetails,
  ) => LogLine | undefined;
  const told = tell(reader, event, about ?? NOTHING);
  // HT-11.3: Infamy always cites the rule, whatever used up the Rival's deck.
  if (!told || event.cause === undefined || event.type === 'infamy') return told;
  return { text: told.text, card: event.cause };
};
