import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Deck } from '../../games/thargos/cards/card.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import { type ThargosModule, thargos } from '../../games/thargos/module.ts';
import { QUICK_BOTS } from './quick.ts';

/** Estimates the strength of a deck by games of bots against other decks. */

/** The bot that plays both decks. It must be fast, because thousands of games are needed. */
export type BoutBot = 'greedy' | 'random';

export interface Bouts {
  readonly deck: Deck;
  readonly rivals: readonly Deck[];
  /** The number of games against each rival deck. */
  readonly games: number;
  readonly bot: BoutBot;
  readonly seed: string;
  readonly config: ConfigWish;
}

export interface Score {
  readonly rival: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Bout {
  readonly rival: number;
  /** The results of all games so far against this rival. */
  readonly score: Score;
  /** The victory points of the deck and of the rival in this game. */
  readonly vp: readonly [own: number, theirs: number];
}

export type BoutResult = Bout | { readonly refused: Refusal };

/** Plays the games one by one. The rival has the first seat in every second game. */
export function* playBouts(bouts: Bouts, rules: ThargosModule = thargos): Generator<BoutResult> {
  const { deck, rivals, games, bot, seed, config } = bouts;
  const player = QUICK_BOTS[bot];
  for (const [rival, other] of rivals.entries()) {
    let score: Score = { rival: other.id, won: 0, lost: 0, drawn: 0 };
    for (let i = 0; i < games; i++) {
      const seat = i % 2;
      const game = playMatch(rules, {
        seed: parseSeed(`${seed}/${other.id}/${i}`),
        config: { ...config, mode: 'duel', decks: seat === 0 ? [deck, other] : [other, deck] },
        players: [player, player],
      });
      if (isRefusal(game)) {
        yield { refused: game };
        return;
      }
      const { places = [], vp = [] } = game.state.result ?? {};
      const mine = places[seat] ?? 0;
      const theirs = places[1 - seat] ?? 0;
      if (mine === theirs) score = { ...score, drawn: score.drawn + 1 };
      else if (mine < theirs) score = { ...score, won: score.won + 1 };
      else score = { ...score, lost: score.lost + 1 };
      yield { rival, score, vp: [vp[seat] ?? 0, vp[1 - seat] ?? 0] };
    }
  }
}

/** The win rate with its 95 % confidence interval (Wilson). A draw counts as half a win. */
export const rateOf = ({ won, lost, drawn }: Omit<Score, 'rival'>) => {
  const games = won + lost + drawn;
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const rate = (won + drawn / 2) / games;
  const middle = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
