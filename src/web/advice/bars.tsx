import type { Histogram } from '../../bots/histogram.ts';
import { number } from '../say.ts';
import './advice.css';

const HIGH = 100;

/** How often so much was reached. */
export const Bars = ({ histogram: { bars, breadth } }: { readonly histogram: Histogram }) => {
  const most = Math.max(...bars.map(({ games }) => games));
  const step = HIGH / bars.length;
  const last = bars.at(-1)!;
  return (
    <>
      <svg class="review-chart" viewBox={`0 0 ${HIGH} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
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
      <p class="advice-ends quiet" aria-hidden="true">
        <span>{number(bars[0]!.from)}</span>
        <span>{number(last.from + breadth - 1)}</span>
      </p>
    </>
  );
};
