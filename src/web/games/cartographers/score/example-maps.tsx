import { useEffect, useState } from 'preact/hooks';
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
import { type Drawn, drawMap } from '../art/map.ts';
import { starsText } from './people.tsx';
import { type Count, countsOf, sealsOf } from './steps.ts';

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

interface Loaded {
  readonly examples: readonly Example[];
  readonly tools: Tools;
}

/** Those that hold at this table: of its edition, and of its house rules where they name one. */
const fitting = (card: Edict, examples: readonly Example[], config: Config): readonly Example[] => {
  const hasEditions = card.values['rulebook-en'] !== undefined;
  const found = examples.filter(
    ({ edition = 'printed', house = {} }) =>
      (!hasEditions || edition === config.edition) &&
      Object.entries(house).every(([key, value]) => config[key as keyof Config] === value),
  );
  return found.length === 0 ? examples : found;
};

const load = async (card: Edict): Promise<Loaded> => {
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

/** As little round the spaces as the seals need. */
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
  const counts = countsOf(grid, { awards, stars: sum(awards.map(award => award.stars)) });
  const award = {
    cells: counts.flatMap(count => count.cells),
    seals: sealsOf(grid, counts, count => String(count.stars)),
  };
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

/** Small maps that show what a card counts: the card's own tests, drawn. */
export const ExampleMaps = ({ card, config }: { readonly card: Edict; readonly config: Config }) => {
  const words = say(WORDS);
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Loaded | 'failed') => {
      if (isCurrent) setLoaded(found);
    };
    setLoaded('loading');
    load(card).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [card]);
  if (loaded === 'loading') return <p class="why-wait">{words.loading}</p>;
  if (loaded === 'failed') return <p class="error">{words.failed}</p>;
  const all = fitting(card, loaded.examples, config).map((example, i) => (
    <ExampleMap key={`${card.id}-${i}`} card={card} example={example} tools={loaded.tools} />
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
