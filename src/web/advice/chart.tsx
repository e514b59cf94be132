import { Chart } from '../ui/chart.tsx';
import './advice.css';

interface ReviewChartProps {
  readonly label: string;
  /** The value that was expected after each answer. */
  readonly line: readonly number[];
  /** What each answer cost, in the same unit. */
  readonly costs: readonly number[];
  readonly most: number;
  /** The value at which the game is even. */
  readonly even?: number;
  /** Seasons or turns begin after this many answers. */
  readonly marks?: readonly number[];
}

export const ReviewChart = ({ costs, ...rest }: ReviewChartProps) => (
  <Chart class="review-chart" bars={costs} look="cost" {...rest} />
);
