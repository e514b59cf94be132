import type { Seat } from '../../../engine/game.ts';
import type { VisibleEvent } from '../../../engine/update.ts';
import type { Event } from '../../../games/cartographers/types.ts';
import type { LogDetails } from '../../../games/cartographers/words/log-details.ts';
import { logLines, type Sentence } from '../../../games/cartographers/words/log-line.ts';
import { wrapText } from '../../terminal/layout.ts';
import { type Scene, sheetOf } from './scene.ts';

/** Seasons and the end have pages of their own. */
const ON_PAGES: readonly Event['type'][] = ['begun', 'scored', 'ended'];

/** The rule behind it stands inside the sentence, before its point. */
const lineOf = ({ text, rule }: Sentence): string => (rule ? text.replace(/\.$/, ` (${rule}).`) : text);

/** An event in words, as it was told to the reader. */
export const tellEvent = (scene: Scene, { event, about }: VisibleEvent<Event>): string[] => {
  if (ON_PAGES.includes(event.type)) return [];
  const { language, names, width, rules } = scene;
  const sheets = names.map((_, seat) => sheetOf(scene, seat));
  const told = logLines(event, about as LogDetails | undefined, {
    language,
    names,
    sheets,
    config: rules.config,
  });
  return told.flatMap(sentence => wrapText(lineOf(sentence), width, 2));
};

/** The spaces of a sheet that an event changed. */
export const changedCells = (event: Event, sheet: Seat): readonly number[] => {
  if (!('sheet' in event) || event.sheet !== sheet) return [];
  return event.type === 'drawn' || event.type === 'destroyed' ? event.cells : [];
};
