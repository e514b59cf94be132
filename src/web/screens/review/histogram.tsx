import type { Histogram } from '../../../bots/histogram.ts';
import { number } from '../../i18n.ts';
import { Chart } from '../../ui/chart.tsx';
import './review.css';

interface BarsProps {
  readonly histogram: Histogram;
  /** The accessible name; without it, the text around must say the same. */
  readonly label?: (least: string, most: string) => string;
}

/** A bar for each range of results: how many games reached it. */
export const HistogramBars = ({ histogram: { bars, breadth }, label }: BarsProps) => {
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
