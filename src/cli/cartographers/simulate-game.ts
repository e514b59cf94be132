import { type Bot, playGame } from '../../bots/index.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';

/** What every thread must know to play its share. */
export interface Job {
  readonly config: ConfigWish;
  /** By name or module, as they were called: functions cannot be sent to threads. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** One finished game, as it is printed with `--each`. */
export interface Played {
  readonly game: number;
  /** The text that gives this very game again. */
  readonly seed: string;
  readonly edicts: readonly string[];
  readonly totals: readonly number[];
  readonly monsters: readonly number[];
  readonly places: readonly number[];
  readonly rating?: number;
}

export const playOne = ({ config, seed }: Job, bots: readonly Bot[], game: number): Played => {
  const text = `${seed}:${game}`;
  const played = playGame({ seed: parseSeed(text), config, bots });
  if (isRefusal(played)) throw new Error(`checked rules were refused: ${played.refused}`);
  const { totals, monsters, places, solo } = played.result;
  const { edicts } = played.state;
  return { game, seed: text, edicts, totals, monsters, places, ...(solo && { rating: solo.rating }) };
};
