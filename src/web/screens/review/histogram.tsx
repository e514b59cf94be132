import type { Histogram } from '../../../bots/histogram.ts';
import { number } from '../../i18n.ts';
import { Chart } from '../../ui/chart.tsx';
import './review.css';

interface BarsProps {
  readonly histogram: Histogram;
  /** The accessible name; absent if the text around the chart says the same. */
  readonly label?: (least: string, most: string) => string;
}

/** A bar chart in which each bar shows how many games had a result in its range. */
export const HistogramBars = ({ histogram: { bars, breadth }, label }: BarsProps) => {
  const counts = bars.map(({ games }) => games);
  const least = number(bars[0]!.from);
  const most = number(bars.at(-1)!.from + breadth - 1);
  return (
    <>
      <Chart
        class="review-chart"
        bars={counts}
        look="amount"
        most={Math.max(...counts)}
        label={label?.(least, most)}
      />
      <p class="advice-ends quiet" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </p>
    </>
  );
};
