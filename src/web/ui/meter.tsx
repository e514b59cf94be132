import { classNames } from './class-names.ts';
import './meter.css';

interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** For screen readers; without it, `id` belongs to a label, or the text beside it says the same. */
  readonly label?: string;
  readonly id?: string;
  readonly class?: string;
}

/** How much of something is done. */
export const Meter = ({ value, max, label, id, class: own }: MeterProps) => (
  <progress
    id={id}
    class={classNames('meter', own)}
    max={max}
    value={Math.min(value, max)}
    aria-label={label}
    aria-hidden={label === undefined && id === undefined ? 'true' : undefined}
  />
);

interface ShareBarProps {
  /** Shares of the whole, from 0 to 1. */
  readonly from?: number;
  readonly to: number;
  readonly mark?: number;
  readonly class?: string;
}

/** A part of a whole as a bar. The number is in the text beside it. */
export const ShareBar = ({ from = 0, to, mark, class: own = 'share-bar' }: ShareBarProps) => (
  <svg class={own} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="is-whole" width="100" height="10" />
    <rect class="is-part" x={from * 100} width={(to - from) * 100} height="10" />
    {mark !== undefined && <path class="is-even" d={`M${mark * 100} 0v10`} />}
  </svg>
);
