import type { ComponentChildren } from 'preact';
import { sum } from '../../../../engine/util.ts';
import { type EdictScore, makeCell, type Rules, type Scored } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, coinEmblem, starEmblem, swatch } from '../art/emblems.ts';
import { Gloss } from '../table/gloss.tsx';
import { SCORE_WORDS } from './messages.ts';
import { cellNames, PlayerLabel, starsText } from './people.tsx';
import { type Count, type CountingStep, countsOf, PARTS, type Part } from './steps.ts';

const WORDS = {
  en: {
    nothing: 'Nothing to count here',
    hidden: 'Hidden map',
    of: (all: string) => `of ${all}`,
    coins: 'One star for each coin on the track',
    monsters: 'Each empty space beside a monster costs a star',
    noMonsters: 'No empty space beside a monster',
    floored: 'House rule: no season below 0',
    award: (where: string, stars: string) => `${where}: ${stars}`,
    part: (name: string, stars: string) => `${name}: ${stars}.`,
  },
  fr: {
    nothing: 'Rien à compter ici',
    hidden: 'Feuille cachée',
    of: (all: string) => `sur ${all}`,
    coins: 'Une étoile par pièce sur la piste',
    monsters: 'Chaque case vide adjacente à un monstre coûte une étoile',
    noMonsters: 'Aucune case vide adjacente à un monstre',
    floored: 'Règle maison\u202f: aucune saison sous 0',
    award: (where: string, stars: string) => `${where}\u202f: ${stars}`,
    part: (name: string, stars: string) => `${name}\u202f: ${stars}.`,
  },
};

const edictAt = ({ edicts }: Scored, part: Part): EdictScore | undefined => edicts[PARTS.indexOf(part)];

const nameOf = (rules: Rules, scored: Scored, part: Part): string => {
  const edict = edictAt(scored, part);
  if (edict) return text(rules.edict(edict.card).card.name);
  const words = say(SCORE_WORDS);
  if (part === 'coins') return words.coins;
  return part === 'monsters' ? words.monsters : words.sum;
};

const SIGNS = { coins: coinEmblem, monsters: beastEmblem, total: starEmblem };
const SUIT_SIGNS = {
  forest: 'forest',
  village: 'village',
  'farm-water': 'water',
  borders: 'mountain',
} as const;

const signOf = (rules: Rules, scored: Scored, part: Part): string => {
  const edict = edictAt(scored, part);
  if (edict) return swatch(SUIT_SIGNS[rules.edict(edict.card).card.suit]);
  return part === 'first' || part === 'second' ? '' : SIGNS[part]();
};

const whereOf = (rules: Rules, { cells, row, column }: Count): string => {
  const { grid } = rules.map;
  const words = say(SCORE_WORDS);
  if (row !== undefined) return words.row(makeCell(grid, row * grid.width)[0]!);
  if (column !== undefined) return words.column(number(column + 1));
  return cellNames(grid, cells, 6);
};

/** A short note on what this step counts, such as the row or the spaces of an award. */
const detail = (rules: Rules, scored: Scored, step: CountingStep): string => {
  const words = say(WORDS);
  if (step.part === 'coins') return words.coins;
  if (step.part === 'monsters') return scored.monsters > 0 ? words.monsters : words.noMonsters;
  const edict = edictAt(scored, step.part);
  if (!edict) {
    const stars = sum(scored.edicts.map(each => each.stars)) + scored.coins - scored.monsters;
    return stars === scored.total ? '' : words.floored;
  }
  const count = countsOf(rules.map.grid, edict)[step.counted - 1];
  if (!count) return words.nothing;
  if (count.cells.length === 0) return words.hidden;
  return words.award(whereOf(rules, count), signed(count.stars));
};

/** The announcement for screen readers: each part during the animation, each award if the player steps by hand. */
export const stepSentence = (rules: Rules, scored: Scored, step: CountingStep, isByHand: boolean): string => {
  const edict = edictAt(scored, step.part);
  const name = nameOf(rules, scored, step.part);
  if (isByHand && edict)
    return `${say(WORDS).part(name, starsText(step.stars))} ${detail(rules, scored, step)}`;
  return say(WORDS).part(name, starsText(edict ? edict.stars : step.stars));
};

interface RunningCountProps {
  readonly rules: Rules;
  /** The score of the seat that is being counted. */
  readonly shown: Scored;
  readonly step: CountingStep;
}

/** The edict or other part that is being counted, with its stars so far. */
export const RunningCount = ({ rules, shown, step }: RunningCountProps) => {
  const edict = edictAt(shown, step.part);
  return (
    <div class={`running running-${step.part}`}>
      {edict ? (
        <span class="score-letter running-sign">{edict.edict}</span>
      ) : (
        <Art class="running-sign" svg={signOf(rules, shown, step.part)} />
      )}
      <div>
        <h2>{nameOf(rules, shown, step.part)}</h2>
        <p class="quiet">{detail(rules, shown, step)}</p>
      </div>
      <span key={step.stars} class={step.stars < 0 ? 'running-stars error' : 'running-stars'}>
        {number(step.stars)} <Art svg={starEmblem()} />
        {edict && edict.stars > 0 && <small>{say(WORDS).of(number(edict.stars))}</small>}
      </span>
    </div>
  );
};

interface SeasonTableProps extends RunningCountProps {
  readonly scored: readonly Scored[];
  readonly players: readonly SeatedPlayer[];
}

const starsFor = (scored: Scored, part: Part): number => {
  if (part === 'coins') return scored.coins;
  if (part === 'monsters') return 0 - scored.monsters;
  return part === 'total' ? scored.total : edictAt(scored, part)!.stars;
};

/** What a table cell shows at this step: nothing before its part is counted, the sum so far while it is counted. */
const shownStars = (
  one: Scored,
  { shown, step }: Pick<SeasonTableProps, 'shown' | 'step'>,
  part: Part,
): number | undefined => {
  const [now, then] = [PARTS.indexOf(step.part), PARTS.indexOf(part)];
  if (part === 'total' && step.part !== 'total')
    return one === shown ? step.sum : sum(PARTS.slice(0, now + 1).map(p => starsFor(one, p)));
  if (then > now) return undefined;
  return then === now && one === shown ? step.stars : starsFor(one, part);
};

interface Line {
  readonly key: number | string;
  readonly look: string;
  readonly head: ComponentChildren;
  readonly stars: readonly (number | undefined)[];
}

interface LinesProps {
  readonly isLong?: boolean;
  readonly columns: readonly Pick<Line, 'key' | 'look' | 'head'>[];
  readonly lines: readonly Line[];
}

const Lines = ({ isLong = false, columns, lines }: LinesProps) => (
  <table class={`season-table figures ${isLong ? 'is-long' : ''}`}>
    <thead>
      <tr>
        <td />
        {columns.map(({ key, look, head }) => (
          <th key={key} scope="col" class={look}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, look, head, stars }) => (
        <tr key={key} class={look}>
          <th scope="row">{head}</th>
          {stars.map((count, i) => (
            <td key={i} class={count !== undefined && count < 0 ? 'error' : ''}>
              {count === undefined ? '' : number(count)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const MOST_ACROSS = 3;

/** A table of stars by source and seat. If the names fit side by side, each seat is a column. */
export const SeasonTable = (props: SeasonTableProps) => {
  const { rules, scored, players, shown, step } = props;
  const isLong = scored.length > MOST_ACROSS;
  const parts = PARTS.map(part => {
    const name = nameOf(rules, shown, part);
    const svg = signOf(rules, shown, part);
    const edict = edictAt(shown, part);
    const short = (
      <>
        <Art svg={svg} label={name} />
        <span aria-hidden="true"> {edict?.edict}</span>
      </>
    );
    const long = (
      <>
        <Art svg={svg} />{' '}
        <span class="season-table-part">
          {name}
          <Gloss card={edict && rules.edict(edict.card).card} />
        </span>
      </>
    );
    const isNow = part === step.part;
    return {
      key: part,
      look: `${part === 'total' && !isLong ? 'is-sum' : ''} ${isNow ? 'is-now' : ''}`,
      head: isLong ? short : long,
      stars: scored.map(one => shownStars(one, props, part)),
    };
  });
  const seats = scored.map(one => ({
    key: one.sheet,
    look: isLong && one === shown ? 'is-now' : '',
    head: <PlayerLabel players={players} seat={one.sheet} />,
    stars: PARTS.map(part => shownStars(one, props, part)),
  }));
  if (!isLong) return <Lines columns={seats} lines={parts} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="score-scroll" tabIndex={0} aria-label={say(SCORE_WORDS).sum}>
      <Lines isLong columns={parts} lines={seats} />
    </section>
  );
};
