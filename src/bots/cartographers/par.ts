import { playMatch } from '../../engine/match.ts';
import { parseSeed, type Seed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import type { EdictLetter } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { CardId } from '../../games/cartographers/types.ts';
import type { CartographersBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { ParGame, ParGames, ParPair, ParPart } from './par-of.ts';

/** A simulated game has only the player and both neighbors, because no other seat affects the player's sheet. */
const MOST_SEATS = 3;

const edictsOf = ({ edicts }: ParGame): Readonly<Record<EdictLetter, CardId>> => ({
  A: edicts[0]!,
  B: edicts[1]!,
  C: edicts[2]!,
  D: edicts[3]!,
});

const starsOf = (game: ParGame, seed: Seed, bot: CartographersBot): number => {
  const seats = Math.min(game.seats, MOST_SEATS);
  const seat = game.seat % seats;
  const match = playMatch(cartographers, {
    seed: { seed, open: false },
    config: { ...game.config, edicts: edictsOf(game) },
    players: range(seats).map(each => (each === seat ? bot : greedyBot)),
  });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match.state.result!.totals[seat]!;
};

/** A bot's stars with the same edicts and cards as in `game`; `number` seeds the bot's random choices. */
export const parHere = (game: ParGame, bot: CartographersBot, number: number): number => {
  const chance = stream(game.seed, `par:${number}`);
  return starsOf(game, game.seed, view => bot(view, chance));
};

const otherCards = ({ seed }: ParGame, number: number): Seed => parseSeed(`${seed}:par:${number}`).seed;

/** The stars of a bot and of `greedy`, both with the same newly shuffled cards; `number` seeds the shuffles. */
export const parElsewhere = (game: ParGame, bot: CartographersBot, number: number): ParPair => {
  const seed = otherCards(game, number);
  return { bot: starsOf(game, seed, bot), greedy: starsOf(game, seed, greedyBot) };
};

/** The stars of `greedy` in games with newly shuffled cards; the numbers `from` to `until - 1` seed the shuffles. */
export const greedyElsewhere = (game: ParGame, from: number, until: number): number[] =>
  range(until - from).map(i => starsOf(game, otherCards(game, from + i), greedyBot));

const NONE: ParGames = { here: [], elsewhere: [], greedy: [] };

export const playPar = (game: ParGame, bot: CartographersBot, part: ParPart): ParGames => {
  if (part.games === 'greedy') return { ...NONE, greedy: greedyElsewhere(game, part.from, part.until) };
  if (part.games === 'here') return { ...NONE, here: [parHere(game, bot, part.number)] };
  return { ...NONE, elsewhere: [parElsewhere(game, bot, part.number)] };
};
