import {
  cartographers as game,
  makeNotation,
  parseNotation,
  rulesOf,
} from '../../../../games/cartographers/ui.ts';
import { makeOpener } from '../../../screens/replay/open.ts';
import { drawSmall } from '../art/small.ts';
import { framesOf } from './frames.ts';
import { linesOfSteps } from './log-lines.ts';

export const opener = makeOpener({
  game,
  framesOf,
  parseNotation,
  makeNotation,
  tell: ({ steps }, frame, { seats }) => linesOfSteps(steps(frame), seats),
  finish: ({ seats }, { config, sheets }) => {
    const { map } = rulesOf(config);
    for (const sheet of sheets) drawSmall({ map, sheet });
    if (sheets.length !== seats.length)
      throw new Error(`expected ${seats.length} sheets, found ${sheets.length}`);
  },
});
