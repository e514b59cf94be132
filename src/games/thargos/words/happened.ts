import type { Event } from '../events.ts';
import type { About } from './about.ts';
import { CARDS } from './events/cards.ts';
import { CONFLICT } from './events/conflict.ts';
import { HEROES } from './events/heroes.ts';
import { RIVAL } from './events/rival.ts';
import type { Listener, Sentence, Tellers } from './events/speaker.ts';
import { TURNS } from './events/turns.ts';

export type { Listener, Sentence } from './events/speaker.ts';

/** One teller for each type of event; a missing one does not compile. */
const TELLERS: Tellers<Event['type']> = { ...TURNS, ...CARDS, ...HEROES, ...CONFLICT, ...RIVAL };

const NOTHING: About = {};

/** One event as a sentence, with what `about` says of it; undefined when it is not worth one. */
export const happened = (event: Event, about: About | undefined, reader: Listener): Sentence | undefined => {
  const tell = TELLERS[event.type] as (reader: Listener, event: Event, about: About) => Sentence | undefined;
  const told = tell(reader, event, about ?? NOTHING);
  // HT-11.3: whatever used up the Rival's deck, it is the rule that makes him worse.
  if (!told || event.cause === undefined || event.type === 'infamy') return told;
  return { text: told.text, card: event.cause };
};
