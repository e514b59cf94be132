import {
  Cells,
  type Edict,
  type Edition,
  EXAMPLES,
  type Example,
  exampleAwards,
  exampleLand,
  type Land,
  type ShapeRows,
} from '../../../../games/cartographers/ui.ts';
import { picture, rect, UNIT, use } from '../../../art/ink.ts';
import { tileAt } from '../art/kinds.ts';
import { drawMap, type MapScene } from '../art/map.ts';

const sceneOf = (land: Land): MapScene => {
  const { grid, mountain, ruins, wasteland } = land;
  const { forest, village, farm, water, monster, hero, destroyed } = land;
  return {
    map: { id: 'example', name: { en: '', fr: '' }, grid, mountain, ruins, wasteland },
    sheet: {
      forest: forest.rows,
      village: village.rows,
      farm: farm.rows,
      water: water.rows,
      monster: monster.rows,
      hero: hero.rows,
      destroyed: destroyed.rows,
    },
  };
};

/** An example map without its frame, with the spaces that earn stars highlighted. */
export const drawExample = (card: Edict, example: Example): string => {
  const land = exampleLand(example);
  const { grid } = land;
  const awards = exampleAwards(card, example);
  const best = awards.reduce((most, award) => Math.max(most, award.stars), 0);
  const counted = card.oneCluster ? awards.filter(award => award.stars === best).slice(0, 1) : awards;
  const lit = Cells.union(
    grid,
    counted.map(award => award.cells),
  ).list();
  const scene = sceneOf(land);
  const box = `-3 -3 ${grid.width * UNIT + 6} ${grid.height * UNIT + 6}`;
  return picture(
    'rules-example-map',
    box,
    drawMap(lit.length > 0 ? { ...scene, award: { cells: lit } } : scene),
  );
};

/** A card's examples that apply to an edition. Examples of house rules appear only in the docs. */
export const examplesFor = (card: Edict, edition: Edition): readonly Example[] =>
  (EXAMPLES[card.id] ?? []).filter(
    example =>
      !example.house &&
      (card.values['rulebook-en'] === undefined || (example.edition ?? 'printed') === edition),
  );

/** A hero and the spaces it attacks. */
export const drawPattern = (pattern: ShapeRows): string => {
  const [high, wide] = [pattern.length, pattern[0]!.length];
  let drawn = '';
  for (const [r, line] of pattern.entries())
    for (const [c, mark] of [...line].entries()) {
      drawn += rect(mark === 'H' ? 'a-hero' : 'a-bare', c * UNIT, r * UNIT, UNIT, UNIT);
      if (mark === 'H') drawn += tileAt('hero', r, c);
      if (mark === '*') drawn += use('attack', c * UNIT, r * UNIT);
      drawn += rect('a-swatch-line', c * UNIT, r * UNIT, UNIT, UNIT);
    }
  const box = `-2 -2 ${wide * UNIT + 4} ${high * UNIT + 4}`;
  return picture('a-shape', box, drawn).replace('<svg ', `<svg width="${wide}em" height="${high}em" `);
};
