import { type Io, plain } from './io.ts';
import { WORDS } from './messages.ts';
import type { SimulatedGame } from './simulation.ts';

/** Formats a duration as 1:02:03 or 2:03. */
const asClock = (seconds: number): string => {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

const SHOWN_EVERY_MS = 200;

/** Shows the progress of a run and the estimated remaining time. */
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

/** Prints the first forfeit of each bot. The summary counts the others. */
export const forfeitTeller = ({ errors, language }: Io) => {
  const said = new Set<string>();
  return ({ game, seed, forfeit }: SimulatedGame): void => {
    if (!forfeit || said.has(forfeit.bot)) return;
    const { seat, bot, reason, stack } = forfeit;
    said.add(bot);
    const words = WORDS[language].forfeits(game, seed, bot, seat + 1, reason);
    errors.write(`${[plain(words), ...stack.map(line => `    ${line}`)].join('\n')}\n`);
  };
};
