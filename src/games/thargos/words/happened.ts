import type { Event } from '../events.ts';
import type { About } from './about.ts';
import { CARDS } from './events/cards.ts';
import { CONFLICT } from './events/conflict.ts';
import { HEROES } from './events/heroes.ts';
import { RIVAL } from './events/rival.ts';
import type { Listener, Sentence, Tellers } from './events/speaker.ts';
import { TURNS } from './events/turns.ts';

export type { Listener, Sentence } from './events/speaker.ts';

/** One function per event type; a missing one doesn't compile. */
const TELLERS: Tellers<Event['type']> = { ...TURNS, ...CARDS, ...HEROES, ...CONFLICT, ...RIVAL };

const NOTHING: About = {};

/** One event as a sentence, using the details in `about`; undefined if it isn't worth a log line. */
export const happened = (event: Event, about: About | undefined, reader: Listener): Sentence | undefined => {
  // The table has a function for exactly this event type, which the compiler can't relate.
  const tell = TELLERS[event.type] as (reader: Listener, event: Event, about: About) => Sentence | undefined;
  const told = tell(reader, event, about ?? NOTHING);
  // HT-11.3: Infamy always cites the rule, whatever used up the Rival's deck.
  if (!told || event.cause === undefined || event.type === 'infamy') return told;
  return { text: told.text, card: event.cause };
};
