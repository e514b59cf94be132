import type { Io } from './io.ts';
import { WORDS } from './messages.ts';

/** Hours, minutes and seconds, as on a clock. */
const asClock = (seconds: number): string => {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

const SHOWN_EVERY_MS = 200;

/** Tells people how far it is, and how long it will likely take. */
export const progress = ({ errors, language }: Io, games: number, start: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return (done: number): void => {
    const now = performance.now();
    if (!errors.isTTY || now - last < SHOWN_EVERY_MS) return;
    last = now;
    const rate = (done * 1000) / Math.max(1, now - start);
    const left = asClock((games - done) / rate);
    errors.write(`\r${WORDS[language].progress(done, games, rate.toFixed(1), left)}\u001b[K`);
  };
};
