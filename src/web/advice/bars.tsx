import type { Histogram } from '../../bots/histogram.ts';
import { number } from '../say.ts';
import { Chart } from '../ui/chart.tsx';
import './advice.css';

interface BarsProps {
  readonly histogram: Histogram;
  /** What it shows, for those who do not see it; without it the text around must say so. */
  readonly label?: (least: string, most: string) => string;
}

/** How often so much was reached. */
export const Bars = ({ histogram: { bars, breadth }, label }: BarsProps) => {
  const counts = bars.map(({ games }) => games);
  const ends = [bars[0]!.from, bars.at(-1)!.from + breadth - 1].map(number) as [string, string];
  return (
    <>
      <Chart
        class="review-chart"
        bars={counts}
        look="amount"
        most={Math.max(...counts)}
        label={label?.(...ends)}
      />
      <p class="advice-ends quiet" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </>
  );
};
