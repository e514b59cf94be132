import type { Seat } from '../../../../engine/game.ts';
import { currentBatches, isPractice } from '../../../../engine/replay.ts';
import {
  type Config,
  type Deck,
  hasRival,
  isDraw,
  readyMade,
  type ThargosRecord,
} from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { WORDS } from './messages.ts';

/** A finished game that counts: one person at this device, against bots, the Rival or Thargos alone. */
export interface CountedGame {
  readonly changed: number;
  /** The id of the player’s deck. */
  readonly deck: string;
  /** The ids of the opposing bots, `rival`, or `thargos` if there is no opponent. */
  readonly level: string;
  readonly isWon: boolean;
}

interface KeptRecord {
  readonly changed: number;
  readonly players: readonly string[];
  /** The seats of people at this device. */
  readonly mine: readonly Seat[];
  readonly record: Pick<ThargosRecord, 'log'>;
}

export const RIVAL = 'rival';
export const THARGOS = 'thargos';

/** The opponents' level. In a cooperative game bots are allies and don't count. */
const levelOf = (config: Config, players: readonly string[]): string => {
  if (hasRival(config)) return RIVAL;
  const bots = config.coop ? [] : [...new Set(players.filter(Boolean))].sort();
  return bots.join(' ') || THARGOS;
};

/** Undefined if the game doesn't count: several people or none at this device, no result, or practice. */
export const playedOf = ({
  changed,
  players,
  mine,
  record: { log },
}: KeptRecord): CountedGame | undefined => {
  const people = players.filter(bot => bot === '');
  const [seat] = mine;
  if (seat === undefined || people.length > 1 || isPractice(log)) return undefined;
  const events = currentBatches(log).flatMap(batch => batch.events);
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
  /** The number of wins in a row up to now. `best` is the longest such streak ever. */
  readonly streak: number;
  readonly best: number;
  readonly decks: readonly (WinCount & { readonly id: string })[];
  readonly levels: readonly (WinCount & { readonly id: string })[];
}

const scoreOf = (games: readonly CountedGame[]): WinCount => ({
  wins: games.filter(({ isWon }) => isWon).length,
  games: games.length,
});

/** Wins and games by key, those with the most games first. */
const grouped = (
  games: readonly CountedGame[],
  key: (game: CountedGame) => string,
): readonly (WinCount & { readonly id: string })[] =>
  [...Map.groupBy(games, key)]
    .map(([id, group]) => ({ id, ...scoreOf(group) }))
    .sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));

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
    decks: grouped(games, ({ deck }) => deck),
    levels: grouped(games, ({ level }) => level),
  };
};

/** The name of a ready-made, random or own deck. An own deck may have been deleted. */
export const deckName = (id: string, own: ReadonlyMap<string, Pick<Deck, 'title'>>): string => {
  const ready = readyMade(id);
  if (ready) return text(ready.title);
  if (id === 'random') return say(WORDS).random;
  const deck = own.get(id);
  if (!deck) return say(WORDS).deletedDeck;
  return deck.title ? text(deck.title) : say(WORDS).unnamedDeck;
};
