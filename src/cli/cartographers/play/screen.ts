import type { Seat } from '../../../engine/game.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { VisibleEvent } from '../../../engine/update.ts';
import type { Cell } from '../../../games/cartographers/board/grid.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { Options } from '../../../games/cartographers/options.ts';
import type { Preview } from '../../../games/cartographers/preview.ts';
import { evolveSheets } from '../../../games/cartographers/sheet.ts';
import type { Event, Scored, Sheet, View } from '../../../games/cartographers/types.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { beside, widthOf, wrapText } from '../../terminal/layout.ts';
import { askLines } from './ask.ts';
import { drawSheet } from './draw.ts';
import { effectLine } from './effects.ts';
import { legendLines } from './legend.ts';
import { linesOfEvent } from './log-lines.ts';
import { finalPage, seasonPage } from './pages.ts';
import { panel } from './panel.ts';
import { type Scene, sheetOf } from './scene.ts';

/** The whole screens of the terminal game, as lines. These functions do no input or output. */

/** The minimum width at which a text beside the map is readable. */
const NARROW = 34;

/** Returns the table as the player of this seat sees it before answering. */
export const tableScreen = (scene: Scene, view: View, seat: Seat, lit: ReadonlySet<Cell>): string[] => {
  const { rules, paint, width } = scene;
  const options = cartographers.options(view);
  const own = view.sheets[seat];
  const map = own ? drawSheet(rules, own, paint, lit) : [];
  const room = width - Math.max(0, ...map.map(widthOf)) - 3;
  // If the panel is below the map, it omits the texts of the edicts, which would push the map off the screen. `score`
  // and `why` show them.
  const texts = panel(
    scene,
    view,
    seat,
    room < NARROW ? { width, isShort: true } : { width: room, isShort: false },
  );
  return [
    '',
    ...(room < NARROW ? [...map, '', ...texts] : beside(map, texts)),
    ...legendLines(scene).map(paint.faint),
    '',
    ...otherSheet(scene, view, seat, options),
    ...askLines(scene, view, options).flatMap(line => wrapText(line, width, 2)),
  ];
};

/** Returns the map sheet of another player, if the player has to draw on it. */
const otherSheet = (scene: Scene, view: View, seat: Seat, options: Options): string[] => {
  if (options.type === 'none' || options.sheet === seat) return [];
  const sheet = view.sheets[options.sheet];
  if (!sheet) return [];
  const map = drawSheet(scene.rules, sheet, scene.paint);
  return [scene.words.sheetTitle(sheetOf(scene, options.sheet)), ...map, ''];
};

/** Returns the map sheet with a drawing that isn't confirmed yet, and what the drawing would change. */
export const previewScreen = (scene: Scene, view: View, preview: Preview): string[] => {
  const { rules, paint } = scene;
  const sheets = preview.events.reduce(
    (now, event) => evolveSheets(rules.map.grid, now, event),
    // Cast: the events of a preview only change map sheets that the viewer sees.
    view.sheets as readonly Sheet[],
  );
  const ghost = preview.events.flatMap(event =>
    event.type === 'drawn' || event.type === 'destroyed' || event.type === 'marked' ? event.cells : [],
  );
  return [
    ...drawSheet(rules, sheets[preview.sheet]!, paint, new Set(ghost)),
    ...wrapText(effectLine(scene, preview), scene.width, 2),
  ];
};

/** Returns the log lines of these events. The end of a season and the end of the game have pages of their own. */
export const storyLines = (scene: Scene, told: readonly VisibleEvent<Event>[], after: View): string[] => {
  const lines: string[] = [];
  const scored: Scored[] = [];
  for (const one of told) {
    const { event } = one;
    if (event.type === 'scored') scored.push(event);
    lines.push(...linesOfEvent(scene, one));
    if (event.type === 'scored' && scored.length === after.seats)
      lines.push('', ...seasonPage(scene, scored.splice(0), HUMAN), '');
    if (event.type === 'ended') lines.push('', ...finalPage(scene, after));
  }
  return lines;
};

export const previewOf = (
  view: View,
  command: Parameters<typeof cartographers.preview>[1],
): Preview | undefined => {
  const preview = cartographers.preview(view, command);
  return isRefusal(preview) ? undefined : preview;
};
