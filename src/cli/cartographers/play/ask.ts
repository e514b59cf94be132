import type { ShapeRows } from '../../../games/cartographers/board/shapes.ts';
import type { Options } from '../../../games/cartographers/options.ts';
import type { View } from '../../../games/cartographers/types.ts';
import { beside, wrapText } from '../../terminal/layout.ts';
import { drawShape } from './draw.ts';
import { cardName, cellNames, edictName, type Scene, sheetOf } from './scene.ts';

/** The texts that ask the player for a drawing or a choice. They are printed below the map. */

const shapeBlocks = (shapes: readonly { readonly rows: ShapeRows; readonly label: string }[]): string[] =>
  shapes.reduce<string[]>(
    (line, { rows, label }) => beside(line, [label, ...drawShape(rows)], line.length > 0 ? 4 : 0),
    [],
  );

const exploreLines = (scene: Scene, id: string): string[] => {
  const { rules, words, paint } = scene;
  const card = rules.card(id);
  if (card.kind !== 'explore') return [];
  const terrains = card.terrains.map(terrain => words.terrains[terrain]).join(', ');
  const shapes = card.shapes.map(({ rows, coin }, i) => ({
    rows,
    label: coin ? `${i + 1} (${words.withCoin})` : String(i + 1),
  }));
  return [
    paint.strong(cardName(scene, id) + words.colon + words.cardTime(card.time) + words.semicolon + terrains),
    ...shapeBlocks(shapes),
  ];
};

const beastLines = (scene: Scene, id: string): string[] => {
  const { rules, language, paint, width } = scene;
  const card = rules.card(id);
  if (card.kind !== 'ambush') return [];
  const text = wrapText(card.text[language], width);
  return [paint.strong(cardName(scene, id)), ...text, ...drawShape(card.shape)];
};

const heroLines = (scene: Scene, id: string): string[] => {
  const card = scene.rules.card(id);
  if (card.kind !== 'hero') return [];
  return [scene.paint.strong(cardName(scene, id)), ...drawShape(card.pattern), scene.words.heroAsks];
};

const clusterLines = (scene: Scene, options: Extract<Options, { type: 'choose' }>): string[] =>
  options.edicts
    .filter(({ clusters }) => clusters.length > 0)
    .flatMap(({ card, clusters }) => [
      scene.words.chooseAsks(edictName(scene, card)),
      ...clusters.map(({ stars, cells }) => `  ${scene.words.cluster(stars, cellNames(scene, cells))}`),
    ]);

/** Returns the current card and what the player has to do. */
export const askLines = (scene: Scene, view: View, options: Options): string[] => {
  const { words } = scene;
  const { phase } = view;
  const card = 'card' in phase ? phase.card : '';
  switch (options.type) {
    case 'none':
      return [];
    case 'draw':
      return [...exploreLines(scene, card), ...(options.mustCoverRuins ? [words.mustCoverRuins] : [])];
    case 'drawSingle': {
      const terrains = options.terrains.map(terrain => words.terrains[terrain]).join(', ');
      return [...exploreLines(scene, card), `${words.single[options.why]} ${terrains}`];
    }
    case 'drawMonster':
      return [...beastLines(scene, card), words.drawMonsterOn(sheetOf(scene, options.sheet))];
    case 'drawMonsterSingle':
      return [...beastLines(scene, card), words.singleMonster];
    case 'drawHero':
      return heroLines(scene, card);
    case 'gaze':
      return [words.gazeAsks(sheetOf(scene, options.sheet))];
    case 'ravage':
      return [words.ravageAsks(sheetOf(scene, options.sheet))];
    case 'choose':
      return clusterLines(scene, options);
  }
};
