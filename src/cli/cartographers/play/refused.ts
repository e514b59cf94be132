import type { Refusal } from '../../../engine/refusal.ts';
import { makeDrawing } from '../../../games/cartographers/board/drawing.ts';
import { columnOf, isCell, makeCell, rowOf } from '../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { refusalRule } from '../../../games/cartographers/codes.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { View } from '../../../games/cartographers/types.ts';
import { wrapText } from '../../terminal/layout.ts';
import { sayRefusal } from '../refusal.ts';
import { thingName } from './legend.ts';
import { RULE_WORDS } from './rule-words.ts';
import type { Scene } from './scene.ts';

/** Lists the spaces that block a drawing and their content, because a mountain is easily overlooked. */
const overlapText = (scene: Scene, view: View, { cells }: Refusal): string | undefined => {
  const { map } = scene.rules;
  const { grid } = map;
  const options = cartographers.options(view);
  const sheet = options.type === 'none' ? undefined : view.sheets[options.sheet];
  if (!sheet || !Array.isArray(cells)) return undefined;
  const drawing = makeDrawing(landOf(map, sheet));
  const named = cells
    .filter(cell => isCell(grid, cell))
    .map(cell => {
      const letter = drawing[rowOf(grid, cell)]![columnOf(grid, cell)]!;
      return `${makeCell(grid, cell)} (${thingName(scene, letter)})`;
    });
  return scene.words.overlaps(named.join(', '));
};

/** Explains why the rules refuse a command, and names the rule. */
export const refusalLines = (scene: Scene, view: View, refusal: Refusal): string[] => {
  const { words, language, rules, width } = scene;
  const special = refusal.refused === 'overlaps' ? overlapText(scene, view, refusal) : undefined;
  const text = special ?? sayRefusal(refusal, language, rules.map.grid);
  return wrapText(words.refusedBy(text, refusalRule(refusal)), width, 2);
};

/** Answers `rule CA-21`: returns one sentence about the rule. */
export const ruleLines = ({ language, words, width }: Scene, of: string): string[] => {
  const id = of.toUpperCase();
  if (Object.hasOwn(RULE_WORDS, id)) return wrapText(`${id}  ${RULE_WORDS[id]![language]}`, width, 2);
  return wrapText(words.noSuchRule(Object.keys(RULE_WORDS).join(' ')), width, 2);
};
