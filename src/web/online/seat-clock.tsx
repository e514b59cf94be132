import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ClockShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { ring } from '../ui/sound.ts';
import { isShort, onClock } from './time-control.ts';

const WORDS = {
  en: {
    left: (time: string) => `${time} left`,
    low: (time: string) => `Low on time: ${time} left.`,
  },
  fr: {
    left: (time: string) => `il reste ${time}`,
    low: (time: string) => `Temps presque écoulé\u202f: il reste ${time}.`,
  },
};

/** A seat's remaining time: the server's value minus the time since it arrived. */
const useLeft = (clock: ClockShown, seat: number): number => {
  const heard = useMemo(() => performance.now(), [clock]);
  const now = useSignal(heard);
  const isRunning = clock.running.includes(seat);
  useEffect(() => {
    now.value = performance.now();
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 500);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  const left = clock.left[seat] ?? clock.seconds * 1000;
  return isRunning ? Math.max(0, left - Math.max(0, now.value - heard)) : left;
};

interface ClockProps {
  readonly clock: ClockShown;
  readonly seat: number;
  readonly isMe: boolean;
}

/** A seat's remaining time, with a warning when it is short; a bot plays when it is over. */
export const SeatClock = ({ clock, seat, isMe }: ClockProps) => {
  const left = useLeft(clock, seat);
  const isWarned = clock.running.includes(seat) && isShort(left, clock);
  useEffect(() => {
    if (isMe && isWarned) ring('turn', true);
  }, [isMe, isWarned]);
  const shown = onClock(left, language.value);
  // Announced once, when time becomes short.
  const warning = useMemo(() => (isWarned ? say(WORDS).low(shown) : ''), [isWarned]);
  return (
    <>
      <span
        class={isWarned ? 'friends-clock is-short' : 'friends-clock'}
        role="timer"
        title={say(WORDS).left(shown)}
      >
        {shown}
      </span>
      {isMe && (
        <span class="hidden" role="alert">
          {warning}
        </span>
      )}
      {isMe && isWarned && (
        <span class="friends-alarm" aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  );
};
