import { sum } from '../../../../engine/util.ts';
import {
  type Config,
  countedAwards,
  type Edict,
  type Example,
  type Land,
} from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { say, text } from '../../../i18n.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import { type Drawn, drawMap } from '../art/map.ts';
import { starsText } from './people.tsx';
import { awardOf, type Count, countsOf } from './steps.ts';

const WORDS = {
  en: {
    title: 'Examples',
    more: 'More examples',
    loading: 'One moment…',
    failed: 'Couldn’t load the examples. Reload the page.',
  },
  fr: {
    title: 'Exemples',
    more: 'D’autres exemples',
    loading: 'Un instant…',
    failed: 'Impossible de charger les exemples. Rechargez la page.',
  },
};

type Tools = typeof import('../../../../games/cartographers/cards/example.ts');

/** A card's examples for this table's edition, without those of unused house rules. All examples if none applies. */
const fitting = (card: Edict, examples: readonly Example[], config: Config): readonly Example[] => {
  const hasEditions = card.values['rulebook-en'] !== undefined;
  const rules: Readonly<Record<string, unknown>> = { ...config };
  const found = examples.filter(
    ({ edition = 'printed', house = {} }) =>
      (!hasEditions || edition === config.edition) &&
      Object.entries(house).every(([key, value]) => rules[key] === value),
  );
  return found.length === 0 ? examples : found;
};

const load = async (card: Edict) => {
  const [{ EXAMPLES }, tools] = await Promise.all([
    import('../../../../games/cartographers/cards/examples.ts'),
    import('../../../../games/cartographers/cards/example.ts'),
  ]);
  return { examples: EXAMPLES[card.id] ?? [], tools };
};

const sheetOf = (land: Land): Drawn => ({
  forest: land.forest.rows,
  village: land.village.rows,
  farm: land.farm.rows,
  water: land.water.rows,
  monster: land.monster.rows,
  hero: land.hero.rows,
  destroyed: land.destroyed.rows,
});

/** The viewBox of an example map, with as little margin around the spaces as the seals allow. */
const boxOf = ({ grid }: Land, counts: readonly Count[]): string => {
  const margin = counts.some(({ row, column }) => row !== undefined || column !== undefined) ? 34 : 5;
  return `${-margin} ${-margin} ${grid.width * UNIT + 2 * margin} ${grid.height * UNIT + 2 * margin}`;
};

interface ExampleMapProps {
  readonly card: Edict;
  readonly example: Example;
  readonly tools: Tools;
}

const ExampleMap = ({ card, example, tools }: ExampleMapProps) => {
  const land = tools.exampleLand(example);
  const { grid, mountain, ruins, wasteland } = land;
  const played = { card, values: {}, solo: 0 };
  const awards = countedAwards(played, tools.exampleAwards(card, example)).map(({ cells, ...award }) => ({
    ...award,
    cells: cells.list(),
  }));
  const scored = { awards, stars: sum(awards.map(award => award.stars)) };
  const counts = countsOf(grid, scored);
  const award = awardOf(grid, scored);
  const map = { id: 'example', name: example.says, grid, mountain, ruins, wasteland };
  const drawn = drawMap({ map, sheet: sheetOf(land), ...(counts.length > 0 ? { award } : {}) });
  return (
    <figure class="why-example">
      <svg viewBox={boxOf(land, counts)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />
      <figcaption>
        <b>{starsText(example.stars)}</b> {text(example.says)}
      </figcaption>
    </figure>
  );
};

const AT_ONCE = 4;

/** Small maps that show how a card scores. They are the examples that the card's tests use. */
export const ExampleMaps = ({ card, config }: { readonly card: Edict; readonly config: Config }) => {
  const words = say(WORDS);
  const { found, hasFailed } = useLoaded(async () => ({ card, ...(await load(card)) }), card);
  if (found?.card !== card)
    return hasFailed ? <p class="error">{words.failed}</p> : <p class="quiet">{words.loading}</p>;
  const { examples, tools } = found;
  const all = fitting(card, examples, config).map((example, i) => (
    <ExampleMap key={`${card.id}-${i}`} card={card} example={example} tools={tools} />
  ));
  return (
    <>
      <h3>{words.title}</h3>
      <div class="why-examples">{all.slice(0, AT_ONCE)}</div>
      {all.length > AT_ONCE && (
        <details>
          <summary>{words.more}</summary>
          <div class="why-examples">{all.slice(AT_ONCE)}</div>
        </details>
      )}
    </>
  );
};
