import type { ClockShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { useLeft } from '../online/seat-clock.tsx';
import { onClock } from '../online/time-control.ts';
import { language } from '../settings.ts';
import { CONVENTION_MESSAGES } from './messages.ts';

/** Below this time, the countdown is highlighted, in milliseconds. */
const SHORT_MS = 15_000;

interface CountdownProps {
  readonly clock: ClockShown;
  /** The players who still draw. */
  readonly drawing: readonly number[];
}

/** The time left for the current card: that of the player who has the most. */
export const Countdown = ({ clock, drawing }: CountdownProps) => {
  const timeOf = (seat: number): number => clock.left[seat] ?? clock.seconds * 1000;
  const seat = drawing.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? 0;
  const left = useLeft(clock, seat);
  if (drawing.length === 0) return null;
  return (
    <span
      class={left < SHORT_MS ? 'conv-clock is-short' : 'conv-clock'}
      role="timer"
      title={say(CONVENTION_MESSAGES).time}
    >
      {onClock(left, language.value)}
    </span>
  );
};
