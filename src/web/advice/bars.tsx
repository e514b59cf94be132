import type { Histogram } from '../../bots/histogram.ts';
import { number } from '../say.ts';
import './advice.css';

const HIGH = 100;

interface BarsProps {
  readonly histogram: Histogram;
  /** Describes the chart to screen readers; required unless the surrounding text does. */
  readonly label?: (least: string, most: string) => string;
}

/** A histogram of final results. */
export const Bars = ({ histogram: { bars, breadth }, label }: BarsProps) => {
  const most = Math.max(...bars.map(({ games }) => games));
  const step = HIGH / bars.length;
  const ends = [bars[0]!.from, bars.at(-1)!.from + breadth - 1].map(number) as [string, string];
  const said = label && ({ role: 'img', 'aria-label': label(...ends) } as const);
  return (
    <>
      <div {...said}>
        <svg
          class="review-chart"
          viewBox={`0 0 ${HIGH} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map(({ from, games }, i) => (
            <rect
              key={from}
              class="advice-bar"
              x={(i + 0.05) * step}
              width={step * 0.9}
              y={HIGH - (games / most) * HIGH}
              height={(games / most) * HIGH}
            />
          ))}
        </svg>
      </div>
      <p class="advice-ends quiet" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </>
  );
};
