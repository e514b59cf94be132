import { type CardId, EDICT_LETTERS, type Rules, type Suit } from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { ChartTable } from '../../../ui/chart-table.tsx';
import { type Bar, type ChartLayout, layOut } from './chart-data.ts';
import { SCORE_WORDS } from './messages.ts';
import './chart.css';

/** How the bar parts of a source are colored and hatched. */
export type SourceLook = Suit | 'coins' | 'past' | 'monsters';

const WASHES: { readonly [L in SourceLook]: string } = {
  forest: 'var(--w-forest)',
  village: 'var(--w-village)',
  'farm-water': 'var(--w-water)',
  borders: 'var(--w-mountain)',
  coins: 'var(--gold)',
  past: 'var(--panel)',
  monsters: 'var(--w-monster)',
};

const PATTERNS: { readonly [L in SourceLook]?: string } = {
  forest: 'url(#t-p-forest)',
  village: 'url(#t-p-village)',
  'farm-water': 'url(#t-p-water)',
  borders: 'url(#t-p-farm)',
  past: 'url(#t-p-past)',
  monsters: 'url(#t-p-monster)',
};

export interface StarSource {
  readonly name: string;
  readonly look: SourceLook;
}

/** The sources for the chart of a whole game: the four edicts, then coins. */
export const gameSources = (rules: Rules, edicts: readonly CardId[]): readonly StarSource[] => [
  ...edicts.map((id, i) => {
    const { name, suit } = rules.edict(id).card;
    return { name: `${EDICT_LETTERS[i]}\u00a0${text(name)}`, look: suit };
  }),
  { name: say(SCORE_WORDS).coins, look: 'coins' },
];

interface PatchProps {
  readonly look: SourceLook;
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

const Patch = ({ look, ...place }: PatchProps) => (
  <>
    <rect fill={WASHES[look]} {...place} />
    {PATTERNS[look] && <rect fill={PATTERNS[look]} {...place} />}
    <rect class="chart-edge" {...place} />
  </>
);

const HIGH = { y: '10%', height: '80%' };

/** A number on its part of the bar, shown only if it fits. Digits need more width if the text is larger. */
const Count = ({ from, breadth, count }: { from: number; breadth: number; count: number }) => {
  const digits = number(count).length;
  if (breadth < 4 + digits * 2.5) return null;
  const wide = 0.7 + digits * 0.55;
  return (
    <svg class="chart-count" aria-hidden="true" x={`${from + breadth / 2}%`} y="50%" overflow="visible">
      <rect
        class="chart-pill"
        x={`${-wide / 2}em`}
        y="-.65em"
        width={`${wide}em`}
        height="1.3em"
        rx=".65em"
      />
      <text dy=".36em">{number(count)}</text>
    </svg>
  );
};

interface RowProps {
  readonly bar: Bar;
  readonly laid: ChartLayout['bars'][number];
  readonly zero: number;
  readonly sources: readonly StarSource[];
}

const Row = ({ bar, laid, zero, sources }: RowProps) => (
  <div class="chart-row">
    <span class="chart-name one-line">{bar.name}</span>
    <svg class="chart-bar" aria-hidden="true">
      {laid.lost.breadth > 0 && (
        <Patch look="monsters" x={`${laid.lost.from}%`} width={`${laid.lost.breadth}%`} {...HIGH} />
      )}
      {laid.stretches.map(({ source, from, breadth }) => (
        <Patch key={source} look={sources[source]!.look} x={`${from}%`} width={`${breadth}%`} {...HIGH} />
      ))}
      <Count from={laid.lost.from} breadth={laid.lost.breadth} count={-bar.lost} />
      {laid.stretches.map(({ source, from, breadth, stars }) => (
        <Count key={source} from={from} breadth={breadth} count={stars} />
      ))}
      <line class="chart-zero" x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
    </svg>
    <b class="chart-total">{number(bar.total)}</b>
  </div>
);

const Key = ({ look, name }: StarSource) => (
  <li class="sign">
    <svg class="chart-swatch" aria-hidden="true" width="20" height="15">
      <Patch look={look} x="1" y="1" width="18" height="13" />
    </svg>
    {name}
  </li>
);

const NumberTable = ({ title, bars, sources }: ChartProps) => {
  const words = say(SCORE_WORDS);
  return (
    <div class="hidden">
      <ChartTable
        caption={title}
        head={['', ...sources.map(({ name }) => name), words.monsters, words.total]}
        rows={bars.map(bar => ({
          name: bar.name,
          cells: [...bar.stars, 0 - bar.lost, bar.total].map(number),
        }))}
      />
    </div>
  );
};

export interface ChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly sources: readonly StarSource[];
}

/** Stacked bars that show stars by source. Stars lost to monsters are left of zero. */
export const Chart = ({ title, bars, sources }: ChartProps) => {
  const { zero, bars: laid } = layOut(bars);
  const used = sources.filter((_, source) => bars.some(bar => bar.stars[source] !== 0));
  return (
    <figure class="chart panel">
      <figcaption class="chart-title" aria-hidden="true">
        {title}
      </figcaption>
      <NumberTable title={title} bars={bars} sources={sources} />
      <div class="chart-rows" aria-hidden="true">
        {bars.map((bar, i) => (
          <Row key={i} bar={bar} laid={laid[i]!} zero={zero} sources={sources} />
        ))}
      </div>
      <ul class="chart-key in-lines bare-list" aria-hidden="true">
        {used.map(source => (
          <Key key={source.name} {...source} />
        ))}
        {bars.some(bar => bar.lost > 0) && <Key look="monsters" name={say(SCORE_WORDS).monsters} />}
      </ul>
    </figure>
  );
};
