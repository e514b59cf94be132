import { Chart } from '../../ui/chart.tsx';
import './review.css';

export interface ReviewChartProps {
  readonly label: string;
  /** The value after each decision. */
  readonly line: readonly number[];
  /** What each decision cost, in the same unit. */
  readonly costs: readonly number[];
  /** The value at the upper edge. */
  readonly most: number;
  /** A dashed line at this value. */
  readonly even?: number;
  /** Dashed lines after this many decisions. */
  readonly marks?: readonly number[];
}

/** The value as a line, and the cost of each decision as a bar. */
export const ReviewChart = ({ costs, ...rest }: ReviewChartProps) => (
  <Chart class="review-chart" bars={costs} look="cost" {...rest} />
);
