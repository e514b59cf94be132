import { useEffect, useMemo } from 'preact/hooks';
import type { ClockShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { ring } from '../ui/sound.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { isShort, onClock, useTick } from './time-control.ts';

const WORDS = {
  en: { low: (time: string) => `Low on time: ${time} left.` },
  fr: { low: (time: string) => `Temps presque écoulé\u202f: il reste ${time}.` },
};

/** A seat's remaining time: the server's value minus the time since it arrived. */
export const useLeft = (clock: ClockShown, seat: number): number => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each clock has its own arrival time
  const received = useMemo(() => performance.now(), [clock]);
  const isRunning = clock.running.includes(seat);
  useTick(isRunning, 500);
  const left = clock.left[seat] ?? clock.seconds * 1000;
  return isRunning ? Math.max(0, left - (performance.now() - received)) : left;
};

interface ClockProps {
  readonly clock: ClockShown;
  readonly seat: number;
  readonly isMe: boolean;
}

/** A seat's remaining time, with a warning when it is short. When the time is up, a bot plays. */
export const SeatClock = ({ clock, seat, isMe }: ClockProps) => {
  const left = useLeft(clock, seat);
  const isWarned = clock.running.includes(seat) && isShort(left, clock);
  useEffect(() => {
    if (isMe && isWarned) ring('turn', true);
  }, [isMe, isWarned]);
  const shown = onClock(left, language.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when time becomes short
  const warning = useMemo(() => (isWarned ? say(WORDS).low(shown) : ''), [isWarned]);
  return (
    <>
      <span
        class={isWarned ? 'online-clock is-short' : 'online-clock'}
        role="timer"
        title={say(ONLINE_MESSAGES).left(shown)}
      >
        {shown}
      </span>
      {isMe && (
        <span class="hidden" role="alert">
          {warning}
        </span>
      )}
      {isMe && isWarned && (
        <span class="online-alarm" aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  );
};
