import './advice.css';

const HIGH = 100;

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
export const ReviewChart = ({ label, line, costs, most, even, marks = [] }: ReviewChartProps) => {
  const step = HIGH / Math.max(1, line.length);
  const y = (value: number): number => HIGH - (Math.max(0, value) / most) * HIGH;
  const points = line.map((value, i) => `${(i + 0.5) * step},${y(value)}`);
  return (
    <svg
      class="review-chart"
      viewBox={`0 0 ${HIGH} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {even !== undefined && <line class="review-even" x1={0} x2={HIGH} y1={y(even)} y2={y(even)} />}
      {marks.map(mark => (
        <line key={mark} class="review-even" x1={mark * step} x2={mark * step} y1={0} y2={HIGH} />
      ))}
      {costs.map((cost, i) => (
        <rect
          key={i}
          class="review-cost"
          x={(i + 0.15) * step}
          width={step * 0.7}
          y={y(cost)}
          height={HIGH - y(cost)}
        />
      ))}
      <polyline class="review-line" points={points.join(' ')} />
    </svg>
  );
};
