import { BOTS, type BotName, playGame } from '../bots/index.ts';
import { parseSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { ConfigWish } from '../games/cartographers/config.ts';

/** What every thread must know to play its share. */
export interface Job {
  readonly config: ConfigWish;
  readonly bots: readonly BotName[];
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

export const playOne = ({ config, bots, seed }: Job, game: number): Played => {
  const text = `${seed}:${game}`;
  const played = playGame({ seed: parseSeed(text), config, bots: bots.map(name => BOTS[name]) });
  if (isRefusal(played)) throw new Error(`checked rules were refused: ${played.refused}`);
  const { totals, monsters, places, solo } = played.result;
  const { edicts } = played.state;
  return { game, seed: text, edicts, totals, monsters, places, ...(solo && { rating: solo.rating }) };
};
