import type { Text } from '../../../engine/text.ts';
import { readDrawing } from '../board/drawing.ts';
import { type Land, landOf } from '../board/land.ts';
import { CHOICES, type HouseRules } from '../config.ts';
import type { Award, Edict, Edition } from './edict.ts';

/** An example map of a scoring card. It is a test of the card, and the picture next to its rule text. */
export interface Example {
  readonly stars: number;
  readonly says: Text;
  /**
   * One line per row of the map, which may have any size; blanks are ignored. Letters are those of maps as text. A
   * lowercase letter is a filled ruins space (f v a w m h x), R an unfilled one.
   */
  readonly drawing: string;
  readonly edition?: Edition;
  readonly house?: Partial<HouseRules>;
}

/** Examples by the id of their scoring card. */
export type Examples = Readonly<Record<string, readonly Example[]>>;

export const PLAIN_HOUSE: HouseRules = {
  destroyedRuins: CHOICES.destroyedRuins[0],
  greatCity: CHOICES.greatCity[0],
  shieldgateTie: CHOICES.shieldgateTie[0],
  gorgonTarget: CHOICES.gorgonTarget[0],
};

export const exampleLand = (example: Example): Land => {
  const rows = example.drawing
    .trim()
    .split('\n')
    .map(row => row.replaceAll(/\s/g, ''));
  const ruins = [...rows.join('')].flatMap((mark, cell) => (/[fvawmhx]/.test(mark) ? [cell] : []));
  const { map, drawing } = readDrawing(
    rows.map(row => row.toUpperCase()),
    ruins,
  );
  return landOf(map, drawing);
};

export const exampleAwards = (card: Edict, example: Example): readonly Award[] =>
  card.score(exampleLand(example), card.values[example.edition ?? 'printed'] ?? card.values.printed, {
    ...PLAIN_HOUSE,
    ...example.house,
  });
