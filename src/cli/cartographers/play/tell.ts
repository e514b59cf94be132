import type { Seat } from '../../../engine/game.ts';
import { emptyRows } from '../../../games/cartographers/board/land.ts';
import { soloWalk } from '../../../games/cartographers/phases/walk.ts';
import { ambushCard } from '../../../games/cartographers/rules.ts';
import { evolveSheets, isSheetEvent } from '../../../games/cartographers/sheet.ts';
import type { Event, Sheet, SheetEvent, View } from '../../../games/cartographers/types.ts';
import { wrapText } from '../../terminal/layout.ts';
import { cardName, cellNames, nameOf, type Scene, sheetOf } from './scene.ts';

type Told<T extends SheetEvent['type']> = Extract<SheetEvent, { type: T }>;

/** What was known just before an event. */
export interface Before extends Pick<View, 'seats' | 'season' | 'ambushes'> {
  readonly sheets: readonly Sheet[];
}

/** The same after the event. */
export const later = (scene: Scene, before: Before, event: Event): Before => {
  const { rules } = scene;
  if (event.type === 'begun') return { ...before, season: event.season };
  if (event.type === 'revealed' && rules.card(event.card).kind === 'ambush')
    return { ...before, ambushes: [...before.ambushes, event.card] };
  if (!isSheetEvent(event)) return before;
  return { ...before, sheets: evolveSheets(rules.map.grid, before.sheets, event) };
};

/** CS-02, shown: how many spots the ambush tried. It has to be asked before the beast is drawn. */
const walkText = (scene: Scene, before: Before, id: string): string => {
  const { rules, words } = scene;
  const card = ambushCard(rules, id);
  const steps = [
    ...soloWalk(rules.map.grid, emptyRows(rules.map, before.sheets[0]), {
      shape: card.shape,
      corner: card.soloCorner,
      direction: card.pass,
      anchor: rules.config.soloAnchor,
    }),
  ];
  const last = steps.at(-1);
  const name = cardName(scene, id);
  if (!last?.fits) return words.ignored(name, steps.length);
  const cells = cellNames(scene, last.cells);
  return words.walk(name, words.corners[card.soloCorner], words.ways[card.pass], steps.length, cells);
};

const revealedText = (scene: Scene, before: Before, id: string): string[] => {
  const turned = scene.words.turnedUp(cardName(scene, id));
  const isWalk = before.seats === 1 && scene.rules.card(id).kind === 'ambush';
  return isWalk ? [turned, walkText(scene, before, id)] : [turned];
};

/** CH-14: what nobody drew has spread after the scoring, or walked in, and then the walk has told it. */
const grownText = (scene: Scene, before: Before, event: Told<'drawn'>): string[] => {
  if (before.sheets[event.sheet].seasons.length <= before.season) return [];
  const id = before.ambushes.find(card => ambushCard(scene.rules, card).letter === event.letter);
  const beast = id === undefined ? scene.words.terrains.monster : cardName(scene, id);
  return [scene.words.grew(beast, sheetOf(scene, event.sheet), cellNames(scene, event.cells))];
};

const drawnText = (scene: Scene, before: Before, event: Told<'drawn'>): string[] => {
  const { words } = scene;
  if (event.by === null) return grownText(scene, before, event);
  const what = words.terrains[event.terrain];
  const cells = cellNames(scene, event.cells);
  const where = event.by === event.sheet ? '' : `${words.onSheet(sheetOf(scene, event.sheet))}, `;
  return [words.drew(nameOf(scene, event.by), `${where}${what}`, cells)];
};

const coinedText = (scene: Scene, { to, coins, why, cells }: Told<'coined'>): string[] => {
  if (to === null || coins === 0) return [];
  return [scene.words.coined[why](nameOf(scene, to), coins, cellNames(scene, cells))];
};

/**
 * An event in words, given what was known before it; the event must be redacted for the reader. Seasons and the
 * end have pages of their own.
 */
export const tellEvent = (scene: Scene, before: Before, event: Event): string[] => {
  const lines = (): string[] => {
    switch (event.type) {
      case 'revealed':
        return revealedText(scene, before, event.card);
      case 'drawn':
        return drawnText(scene, before, event);
      case 'marked':
        return event.cells.length > 0
          ? [scene.words.marked(nameOf(scene, event.sheet), cellNames(scene, event.cells))]
          : [];
      case 'destroyed':
        return [scene.words.destroyed[event.why](sheetOf(scene, event.sheet), cellNames(scene, event.cells))];
      case 'coined':
        return coinedText(scene, event);
      default:
        return [];
    }
  };
  return lines().flatMap(line => wrapText(line, scene.width, 2));
};

/** The spaces of a sheet that an event changed. */
export const changedCells = (event: Event, sheet: Seat): readonly number[] => {
  if (!('sheet' in event) || event.sheet !== sheet) return [];
  return event.type === 'drawn' || event.type === 'destroyed' ? event.cells : [];
};
