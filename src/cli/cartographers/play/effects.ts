import type { Preview } from '../../../games/cartographers/preview.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { signed } from './messages.ts';
import { cellNames, edictName, type Scene, sheetOf } from './scene.ts';

/** Returns what a drawing would change, in one line: "+4 Greenbough, +1 coin, monsters −5 → −3". */
export const effectLine = (scene: Scene, preview: Preview): string => {
  const { words } = scene;
  const edicts = preview.edicts
    .filter(({ before, after, isOver }) => before !== after && !isOver)
    .map(({ card, now, before, after }) => {
      const change = `${signed(after - before)} ${edictName(scene, card)}`;
      return now ? change : `${change} (${words.later})`;
    });
  const coins = preview.coins.after - preview.coins.before;
  const ownCoins = preview.ownCoins.after - preview.ownCoins.before;
  const { before, after } = preview.monsters;
  const destroyed = preview.events.flatMap(event => (event.type === 'destroyed' ? event.cells : []));
  const parts = [
    ...edicts,
    ...(coins === 0 ? [] : [`${coins > 0 ? '+' : ''}${words.coins(coins)}`]),
    // CA-34: the player who draws on another player's map sheet may get its coins.
    ...(ownCoins === 0 || coins !== 0 ? [] : [`+${words.coinsForYou(ownCoins)}`]),
    ...(before === after ? [] : [words.monstersFromTo(before, after)]),
    ...(destroyed.length === 0 ? [] : [`X ${cellNames(scene, destroyed)}`]),
  ];
  // On another player's map sheet, gains and losses belong to that player.
  const whose = preview.sheet === HUMAN ? undefined : sheetOf(scene, preview.sheet);
  return `${words.changes(whose)}${words.colon}${parts.join(', ') || words.noChange}.`;
};
