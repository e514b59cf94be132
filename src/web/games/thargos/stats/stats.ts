import type { Seat } from '../../../../engine/game.ts';
import { isPractice, standingBatches } from '../../../../engine/replay.ts';
import { type Config, hasRival, isDraw, type ThargosRecord } from '../../../../games/thargos/ui.ts';

/** A finished game of one person at this device against bots or the Rival. */
export interface CountedGame {
  readonly changed: number;
  /** Its id. */
  readonly deck: string;
  /** The opposing bots, `rival`, or `thargos` if nobody opposes. */
  readonly level: string;
  readonly isWon: boolean;
}

interface KeptRecord {
  readonly changed: number;
  readonly players: readonly string[];
  /** The seats of the people at this device. */
  readonly mine: readonly Seat[];
  readonly record: Pick<ThargosRecord, 'log'>;
}

export const RIVAL = 'rival';
export const THARGOS = 'thargos';

/** In a cooperative game bots aren't opponents. */
const levelOf = (config: Config, players: readonly string[]): string => {
  if (hasRival(config)) return RIVAL;
  const bots = config.coop ? [] : [...new Set(players.filter(Boolean))].sort();
  return bots.join(' ') || THARGOS;
};

/** Undefined if no single person won or lost: several people, none, or no result. Practice doesn't count. */
export const playedOf = ({
  changed,
  players,
  mine,
  record: { log },
}: KeptRecord): CountedGame | undefined => {
  const people = players.filter(bot => bot === '');
  const [seat] = mine;
  if (seat === undefined || people.length > 1 || isPractice(log)) return undefined;
  const events = standingBatches(log).flatMap(batch => batch.events);
  const started = events.find(event => event.type === 'started');
  const ended = events.findLast(event => event.type === 'ended');
  if (started?.type !== 'started' || ended?.type !== 'ended') return undefined;
  const deck = started.lists[seat];
  if (!deck) return undefined;
  return {
    changed,
    deck: deck.id,
    level: levelOf(started.config, players),
    isWon: ended.result.places[seat] === 1 && !isDraw(started, ended.result),
  };
};

export interface WinCount {
  readonly wins: number;
  readonly games: number;
}

export interface Stats extends WinCount {
  /** Wins in a row up to now, and the most ever. */
  readonly streak: number;
  readonly best: number;
  readonly decks: readonly (WinCount & { readonly deck: string })[];
  readonly levels: readonly (WinCount & { readonly level: string })[];
}

const scoreOf = (games: readonly CountedGame[]): WinCount => ({
  wins: games.filter(({ isWon }) => isWon).length,
  games: games.length,
});

const groupsOf = (
  games: readonly CountedGame[],
  key: (game: CountedGame) => string,
): readonly (readonly CountedGame[])[] => {
  const keys = [...new Set(games.map(key))];
  return keys
    .map(each => games.filter(game => key(game) === each))
    .sort((a, b) => b.length - a.length || (key(a[0]!) < key(b[0]!) ? -1 : 1));
};

export const statsOf = (all: readonly CountedGame[]): Stats => {
  const games = all.toSorted((a, b) => a.changed - b.changed);
  let streak = 0;
  let best = 0;
  for (const { isWon } of games) {
    streak = isWon ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return {
    ...scoreOf(games),
    streak,
    best,
    decks: groupsOf(games, ({ deck }) => deck).map(group => ({ deck: group[0]!.deck, ...scoreOf(group) })),
    levels: groupsOf(games, ({ level }) => level).map(group => ({
      level: group[0]!.level,
      ...scoreOf(group),
    })),
  };
};
