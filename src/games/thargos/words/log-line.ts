import type { Event } from '../events.ts';
import { CARDS } from './events/cards.ts';
import { CONFLICT } from './events/conflict.ts';
import { HEROES } from './events/heroes.ts';
import type { LogLine, LogReader, LogTexts } from './events/log-text.ts';
import { RIVAL } from './events/rival.ts';
import { TURNS } from './events/turns.ts';
import type { LogDetails } from './log-details.ts';

export type { LogLine, LogReader } from './events/log-text.ts';

/** A function for each type of event. If one is missing, this doesn't compile. */
const TELLERS: LogTexts<Event['type']> = { ...TURNS, ...CARDS, ...HEROES, ...CONFLICT, ...RIVAL };

const NOTHING: LogDetails = {};

/** The log line of an event with these details. Undefined if the log doesn't mention the event. */
export const logLine = (
  event: Event,
  about: LogDetails | undefined,
  reader: LogReader,
): LogLine | undefined => {
  // `TELLERS` maps each event type to a function for it, but the compiler can't derive this for a union of
  // types.
  const tell = TELLERS[event.type] as (
    reader: LogReader,
    event: Event,
    about: LogDetails,
  ) => LogLine | undefined;
  const told = tell(reader, event, about ?? NOTHING);
  // HT-11.3: a line about Infamy cites this rule even if a card's effect emptied the Rival's deck.
  if (!told || event.cause === undefined || event.type === 'infamy') return told;
  return { text: told.text, card: event.cause };
};
