import { BOTS_OF } from '../../bots/list.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import { type GameId, isGameId, loadGame, unknownGame } from '../../games/list.ts';
import type { NoShow, TournamentClock, TournamentFormat } from '../../sync/tournaments.ts';
import { isVisibleText, shownText } from '../../text/seat-text.ts';
import { prepareAssets } from '../assets.ts';
import { newSeed } from '../keys.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import type { TournamentPlan } from './events.ts';

/** A new tournament as its host sends it. */
export interface TournamentWish {
  readonly name: string;
  readonly game: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly format: TournamentFormat;
  readonly rounds?: number;
  readonly size?: number;
  readonly clock?: TournamentClock;
  readonly noShow: NoShow;
  readonly waitSeconds?: number;
  readonly bots?: readonly string[];
  readonly most?: number;
  readonly open?: boolean;
  readonly group?: string;
}

const MOST_ROUNDS = { swiss: 11, 'round-robin': 0, cup: 20 } as const;
const MOST_ENTRANTS = { swiss: 256, 'round-robin': 32, cup: 256 } as const;
const USUAL_MOST = 64;
const WAIT_SECONDS = 120;

/** Refuses a name that is blank or has invisible characters. */
export const checkedName = (name: string): string => {
  if (!isVisibleText(name)) throw refused('bad-request', { place: 'body.name' });
  return shownText(name);
};

/** Refuses bots that the game doesn't have. */
export const checkBots = (game: GameId, bots: readonly string[]): void => {
  const { names } = BOTS_OF[game];
  const unknown = bots.find(bot => !names.includes(bot));
  if (unknown !== undefined) throw refused('unknown-bot', { bot: unknown, known: names });
};

/** The numbers of players for which the rules can set up a game, up to the wished size. */
const playableSizes = async (game: GameId, config: object, wished: number): Promise<readonly number[]> => {
  const { module } = unwrap(await prepareAssets(unwrap(await loadGame(game)), config, []));
  const seed = parseSeed(newSeed());
  // If the requested size isn't possible, its refusal says why.
  unwrap(module.setup(wished, seed, config));
  const least = wished === 1 ? 1 : 2;
  return range(wished)
    .map(i => i + 1)
    .filter(size => size >= least && !isRefusal(module.setup(size, seed, config)));
};

/** NP-88: checks a new tournament. Throws a refusal. */
export const planFor = async (wish: TournamentWish): Promise<TournamentPlan> => {
  const { game, config = {}, format, noShow, clock, group, most = USUAL_MOST } = wish;
  if (!isGameId(game)) throw new RefusalError(unknownGame(game));
  checkBots(game, wish.bots ?? []);
  const isRoundRobin = format === 'round-robin';
  const { rounds = isRoundRobin ? 0 : 1, size = 2, waitSeconds = WAIT_SECONDS } = wish;
  if (rounds > MOST_ROUNDS[format])
    throw refused('bad-request', { place: 'body.rounds', most: MOST_ROUNDS[format] });
  if (!isRoundRobin && rounds < 1) throw refused('bad-request', { place: 'body.rounds', least: 1 });
  const least = format === 'cup' ? 1 : 2;
  if (size < least) throw refused('bad-request', { place: 'body.size', least });
  if (isRoundRobin && size > 2) throw refused('bad-request', { place: 'body.size', most: 2 });
  const limit = MOST_ENTRANTS[format];
  if (wish.most !== undefined && most > limit)
    throw refused('bad-request', { place: 'body.most', most: limit });
  return {
    name: checkedName(wish.name),
    game,
    config,
    format,
    rounds,
    size,
    sizes: await playableSizes(game, config, size),
    ...(clock && { clock }),
    noShow,
    waitSeconds,
    most: Math.min(most, limit),
    isOpen: wish.open ?? false,
    ...(group !== undefined && { group }),
  };
};
