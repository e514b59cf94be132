import './advice.css';

const HIGH = 100;

interface ChartProps {
  readonly label: string;
  /** The expected result after each answer. */
  readonly line: readonly number[];
  /** What each answer cost, in the same unit. */
  readonly costs: readonly number[];
  readonly most: number;
  /** The value of an even position, if there is one. */
  readonly even?: number;
  /** Numbers of answers after which a new section starts. */
  readonly marks?: readonly number[];
}

/** The expected result as a line, with the cost of each answer below. */
export const ReviewChart = ({ label, line, costs, most, even, marks = [] }: ChartProps) => {
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
