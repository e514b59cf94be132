import { classNames } from './dom.ts';
import './chart.css';

const SIZE = 100;

interface ChartProps {
  /** The accessible name; absent if the text around the chart says the same. */
  readonly label?: string | undefined;
  readonly bars: readonly number[];
  /** What the bars show: amounts, or costs in red below the line. */
  readonly look: 'amount' | 'cost';
  readonly class?: string;
  readonly line?: readonly number[];
  /** The value at the upper edge of the chart. */
  readonly most: number;
  /** The value at which the chart has a dashed horizontal line. */
  readonly even?: number | undefined;
  /** The numbers of bars after which the chart has a dashed vertical line. */
  readonly marks?: readonly number[] | undefined;
  /** Where one value of the horizontal axis is marked by a line in front of everything else, counted in bars. */
  readonly pointer?: number | undefined;
}

/** The share of its column that a bar fills. */
const FILLED = { amount: 0.9, cost: 0.7 };

/** A chart with bars and a line over them. It is as wide as its container. */
export const Chart = (props: ChartProps) => {
  const { label, bars, look, class: own, line = [], most, even, marks = [], pointer } = props;
  const step = SIZE / Math.max(1, bars.length, line.length);
  const y = (value: number): number => SIZE - (Math.max(0, value) / most) * SIZE;
  const points = line.map((value, i) => `${(i + 0.5) * step},${y(value)}`);
  const filled = FILLED[look];
  return (
    <svg
      class={classNames('plot', own)}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {even !== undefined && <line class="plot-mark" x1={0} x2={SIZE} y1={y(even)} y2={y(even)} />}
      {marks.map(mark => (
        <line key={mark} class="plot-mark" x1={mark * step} x2={mark * step} y1={0} y2={SIZE} />
      ))}
      {bars.map((value, i) => (
        <rect
          key={i}
          class={`plot-${look}`}
          x={(i + (1 - filled) / 2) * step}
          width={step * filled}
          y={y(value)}
          height={SIZE - y(value)}
        />
      ))}
      {line.length > 0 && <polyline class="plot-line" points={points.join(' ')} />}
      {pointer !== undefined &&
        ['plot-halo', 'plot-pointer'].map(name => (
          <line key={name} class={name} x1={pointer * step} x2={pointer * step} y1={0} y2={SIZE} />
        ))}
    </svg>
  );
};
