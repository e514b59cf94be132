import type { Seat } from '../../../engine/game.ts';
import type { Event, State } from '../../../games/cartographers/types.ts';
import { about } from '../../../games/cartographers/words/about.ts';
import { happened, type Sentence } from '../../../games/cartographers/words/happened.ts';
import { wrapText } from '../../terminal/layout.ts';
import { type Scene, sheetOf } from './scene.ts';

/** Seasons and the end have pages of their own. */
const ON_PAGES: readonly Event['type'][] = ['begun', 'scored', 'ended'];

/** The rule behind it stands inside the sentence, before its point. */
const lineOf = ({ text, rule }: Sentence): string => (rule ? text.replace(/\.$/, ` (${rule}).`) : text);

/** An event in words, given the state after it; the event must be redacted for the reader. */
export const tellEvent = (scene: Scene, after: State, event: Event, reader: Seat): string[] => {
  if (ON_PAGES.includes(event.type)) return [];
  const { language, names, width } = scene;
  const sheets = names.map((_, seat) => sheetOf(scene, seat));
  const told = happened(event, about(event, reader, after), {
    language,
    names,
    sheets,
    config: after.config,
  });
  return told.flatMap(sentence => wrapText(lineOf(sentence), width, 2));
};

/** The spaces of a sheet that an event changed. */
export const changedCells = (event: Event, sheet: Seat): readonly number[] => {
  if (!('sheet' in event) || event.sheet !== sheet) return [];
  return event.type === 'drawn' || event.type === 'destroyed' ? event.cells : [];
};
