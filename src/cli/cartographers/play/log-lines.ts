import type { Seat } from '../../../engine/game.ts';
import type { VisibleEvent } from '../../../engine/update.ts';
import type { Event } from '../../../games/cartographers/types.ts';
import type { LogDetails } from '../../../games/cartographers/words/log-details.ts';
import { logLines, type Sentence } from '../../../games/cartographers/words/log-line.ts';
import { wrapText } from '../../terminal/layout.ts';
import { type Scene, sheetOf } from './scene.ts';

/** The events that the log leaves out, because they have pages of their own. */
const ON_PAGES: readonly Event['type'][] = ['begun', 'scored', 'ended'];

/** Writes the id of the rule into the sentence, before its period. */
const lineOf = ({ text, rule }: Sentence): string => (rule ? text.replace(/\.$/, ` (${rule}).`) : text);

/** Returns the log lines of an event, as its viewer received it. */
export const linesOfEvent = (scene: Scene, { event, about }: VisibleEvent<Event>): string[] => {
  if (ON_PAGES.includes(event.type)) return [];
  const { language, names, width, rules } = scene;
  const sheets = names.map((_, seat) => sheetOf(scene, seat));
  // Cast: the engine doesn't know the type of `about`.
  const told = logLines(event, about as LogDetails | undefined, {
    language,
    names,
    sheets,
    config: rules.config,
  });
  return told.flatMap(sentence => wrapText(lineOf(sentence), width, 2));
};

/** Returns the spaces of a map sheet that an event changed. */
export const changedCells = (event: Event, sheet: Seat): readonly number[] => {
  if (!('sheet' in event) || event.sheet !== sheet) return [];
  return event.type === 'drawn' || event.type === 'destroyed' ? event.cells : [];
};
