import { sum } from '../../../engine/util.ts';
import type { Cell } from '../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { EDICT_LETTERS } from '../../../games/cartographers/config.ts';
import { awardsOf, preyedCells } from '../../../games/cartographers/phases/score.ts';
import { countedAwards } from '../../../games/cartographers/rules.ts';
import type { EdictScore, Sheet, View } from '../../../games/cartographers/types.ts';
import { wrapText } from '../../terminal/layout.ts';
import { drawSheet } from './draw.ts';
import { cellNames, edictName, type Scene } from './scene.ts';

/** Describes the stars for some spaces: "1 for each of A1 A2" or "3 for B4 B5". */
export const awardText = (scene: Scene, awards: EdictScore['awards']): string =>
  awards
    .map(({ stars, cells, each }) => {
      const names = cellNames(scene, cells);
      return each === undefined || cells.length === 1
        ? scene.words.cluster(stars, names)
        : scene.words.eachSpace(each, names);
    })
    .join(scene.words.semicolon) || scene.words.whyNothing;

const lit = (scene: Scene, sheet: Sheet, cells: readonly Cell[]): string[] =>
  drawSheet(scene.rules, sheet, scene.paint, new Set(cells));

/**
 * Answers `why A`: draws the map sheet and highlights the spaces that earn stars for an edict. Returns undefined for an
 * unknown edict.
 */
export const whyLines = (scene: Scene, view: View, sheet: Sheet, of: string): string[] | undefined => {
  const { rules, words, width, language } = scene;
  const land = landOf(rules.map, sheet);
  if (/^m/.test(of)) {
    const preyed = preyedCells(land).list();
    const text =
      `${words.monsters(preyed.length)}${words.colon}${words.preyed} ${cellNames(scene, preyed)}`.trimEnd();
    return [...lit(scene, sheet, preyed), ...wrapText(text, width, 2)];
  }
  const at = EDICT_LETTERS.findIndex(letter => letter.toLowerCase() === of);
  if (at < 0) return undefined;
  const id = view.edicts[at]!;
  const { card, values } = rules.edict(id);
  const awards = countedAwards(rules.edict(id), awardsOf(rules, id, land)).map(({ stars, cells, each }) => ({
    stars,
    cells: cells.list(),
    ...(each === undefined ? {} : { each }),
  }));
  const stars = sum(awards.map(award => award.stars));
  const title = words.whyLine(EDICT_LETTERS[at]!, edictName(scene, id), stars);
  return [
    ...lit(
      scene,
      sheet,
      awards.flatMap(award => award.cells),
    ),
    ...wrapText(`${title}${words.colon}${awardText(scene, awards)}`, width, 2),
    ...wrapText(card.text(values)[language], width),
  ];
};
