import {
  cartographers as game,
  makeNotation,
  parseNotation,
  rulesOf,
} from '../../../../games/cartographers/ui.ts';
import { makeOpener } from '../../../screens/replay/open.ts';
import { drawSmall } from '../art/small.ts';
import { framesOf } from './frames.ts';
import { tellEvents } from './tell.ts';

export const opener = makeOpener({
  game,
  framesOf,
  parseNotation,
  makeNotation,
  tell: ({ events, before }, frame, { seats }) => tellEvents(events(frame), before(frame), seats),
  finish: ({ seats }, { config, sheets }) => {
    const { map } = rulesOf(config);
    for (const sheet of sheets) drawSmall({ map, sheet });
    if (sheets.length !== seats.length)
      throw new Error(`expected ${seats.length} sheets, found ${sheets.length}`);
  },
});
