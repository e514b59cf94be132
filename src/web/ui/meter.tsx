import { classNames } from './dom.ts';
import './meter.css';

interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** The accessible name; absent if a label refers to `id`, or if the text beside the bar says the same. */
  readonly label?: string;
  readonly id?: string;
  readonly class?: string;
}

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
  /** Where the bar starts, as a share of the whole from 0 to 1; `to` and `mark` are shares too. */
  readonly from?: number;
  readonly to: number;
  readonly mark?: number;
  readonly class?: string;
}

/** A bar that shows a part of a whole. The text beside it must contain the number. */
export const ShareBar = ({ from = 0, to, mark, class: own = 'share-bar' }: ShareBarProps) => (
  <svg class={own} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="is-whole" width="100" height="10" />
    <rect class="is-part" x={from * 100} width={(to - from) * 100} height="10" />
    {mark !== undefined && <path class="is-even" d={`M${mark * 100} 0v10`} />}
  </svg>
);
