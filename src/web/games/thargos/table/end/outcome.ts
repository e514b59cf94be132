import type { Seat } from '../../../../../engine/game.ts';
import { currentUpdates, type Update } from '../../../../../engine/update.ts';
import {
  type CardId,
  type Event,
  isDraw,
  type LogReader,
  logLine,
  type Player,
  type Result,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { type EventAbout, withEventContext } from '../moments/moments.ts';
import { END_WORDS } from './messages.ts';

/** Whether a seat won. HT-11: the Rival has no place; it wins if it reaches its target, or if the player's deck burns. */
export const hasWon = ({ places, why }: Result, seat: Seat): boolean =>
  places[seat] === undefined
    ? !places.includes(1) && (why === 'target' || why === 'burned')
    : places[seat] === 1;

/** Whether the end page looks like a victory, a defeat, or neutral. */
export type EndLook = 'won' | 'lost' | 'even';

/** A victory if any person at this device won, a defeat if all of them lost. Neutral for draws and spectators. */
export const lookOf = (
  view: Pick<View, 'config' | 'seats'>,
  result: Result,
  people: readonly Seat[],
): EndLook => {
  if (people.length === 0 || isDraw(view, result)) return 'even';
  return people.some(seat => result.places[seat] === 1) ? 'won' : 'lost';
};

interface Reader {
  readonly names: readonly string[];
  /** The seat of the only person at this device; undefined if there are several or none. */
  readonly seat: Seat | undefined;
}

/** Why the game is over. HT-6.1, HT-6.2: names the player who reached their target or whose deck burned. */
export const reasonFor = (
  { config, players }: Pick<View, 'config'> & { readonly players: readonly Pick<Player, 'isOut'>[] },
  result: Result,
  { names, seat }: Reader,
): string => {
  const words = say(END_WORDS);
  const [burned, ...others] = players.flatMap(({ isOut }, each) => (isOut ? [each] : []));
  if (result.why === 'burned' && burned !== undefined && others.length === 0)
    return burned === seat ? words.burnedYours : words.burned(names[burned]!);
  const winner = result.vp.findIndex((_, each) => hasWon(result, each));
  if (result.why !== 'target' || config.coop || winner < 0) return words.why[result.why];
  return winner === seat ? words.reachedYours : words.reached(names[winner]!);
};

/** A Mission that a player won in a story. */
export interface WonMission {
  readonly turn: number;
  readonly seat: Seat;
  /** The key of the node on the map; null for the secondary pile. */
  readonly node: string | null;
  readonly card: CardId | undefined;
  readonly vp: number;
}

/** HT-9.4: the Missions a player won. In a story, won Missions stay on the map, so past updates tell who won them. */
export const missionsWon = (view: View, told: readonly Update<Event>[], seat: Seat): readonly CardId[] =>
  view.story
    ? campaignOf(told).flatMap(each => (each.seat === seat ? (each.card ?? []) : []))
    : view.players[seat]!.score.flatMap(card => view.faces[card] ?? []);

/** A story's Missions in the order in which they were won. */
export const campaignOf = (told: readonly Update<Event>[]): readonly WonMission[] => {
  const chapters: WonMission[] = [];
  let turn = 0;
  let card: CardId | undefined;
  for (const { event, about } of currentUpdates(told).flatMap(each => withEventContext(each).events)) {
    // Older servers don't send turn numbers, so they are counted.
    if (event.type === 'turnBegun') turn = about?.turn ?? turn + 1;
    if (event.type === 'declared') card = about?.cards?.[0];
    if (event.type === 'won') chapters.push({ turn, seat: event.seat, node: event.node, card, vp: event.vp });
  }
  return chapters;
};

/** How a player's conflicts ended over a whole game. */
export interface ConflictTally {
  readonly won: number;
  readonly tried: number;
  readonly held: number;
  readonly defended: number;
}

type Counts = { -readonly [K in keyof ConflictTally]: number };

const blank = (): Counts => ({ won: 0, tried: 0, held: 0, defended: 0 });

export const tallyOf = (told: readonly Update<Event>[], players: number): readonly ConflictTally[] => {
  const all = Array.from({ length: players }, blank);
  let attacker: Seat | null = null;
  let defender: Seat | null = null;
  for (const { events: happened } of currentUpdates(told))
    for (const { event } of happened) {
      if (event.type === 'declared') ({ attacker, defender } = event);
      if (event.type === 'opposed') defender = event.seat;
      // HT-5.5: conceding a Mission doesn't count as a defense.
      if (event.type === 'conceded') defender = null;
      if (event.type === 'resolved' && attacker !== null) {
        all[attacker]!.tried += 1;
        if (event.success) all[attacker]!.won += 1;
        if (defender !== null) {
          all[defender]!.defended += 1;
          if (!event.success) all[defender]!.held += 1;
        }
      }
    }
  return all;
};

/** HT-6.2: reasons for the end of a game after which points decide. They don't if a deck burned (`burned`, `lastDitch`). */
const BY_POINTS: readonly Result['why'][] = ['target', 'stalled', 'rounds'];

const TOLD = ['declared', 'conceded', 'resolved', 'won'];

/** The last attempt that gave the winner points, in the chronicle's words. Undefined if points didn’t decide the game. */
export const decidingConflict = (
  told: readonly Update<Event>[],
  { places, why }: Pick<Result, 'places' | 'why'>,
  reader: LogReader,
): string | undefined => {
  const winner = places.indexOf(1);
  if (winner < 0 || !BY_POINTS.includes(why)) return undefined;
  let current: EventAbout[] = [];
  let deciding: EventAbout[] | undefined;
  for (const each of currentUpdates(told).flatMap(one => withEventContext(one).events)) {
    const { event } = each;
    if (event.type === 'declared') current = [];
    if (TOLD.includes(event.type)) current.push(each);
    if (event.type === 'won' && event.seat === winner) deciding = [...current];
  }
  return deciding?.flatMap(({ event, about }) => logLine(event, about, reader)?.text ?? []).join(' ');
};

/** Topics of advice after a game: what the player could do better, or try next. */
export type Advice = 'deck' | 'attempts' | 'defences' | 'pace' | 'missions' | 'story' | 'full' | 'harder';

/** The facts about a finished game on which the advice depends. */
interface Played {
  readonly isQuick: boolean;
  /** HT-9.1: whether the game was a story, which has no tracks. */
  readonly isStory: boolean;
  /** HT-4.2: whether this player lost because they could not draw. */
  readonly isBurned: boolean;
}

const isMostly = (part: number, all: number): boolean => all > 1 && part * 2 > all;

/** One topic of advice: for a loser their worst weakness, for a winner a harder game. */
export const adviceFor = (
  { places, rounds }: Result,
  seat: Seat,
  { won, tried, held, defended }: ConflictTally,
  { isQuick, isStory, isBurned }: Played,
): Advice => {
  if (places[seat] === 1) return isQuick ? 'full' : 'harder';
  if (isBurned) return 'deck';
  if (isMostly(tried - won, tried)) return 'attempts';
  if (tried * 2 < rounds) return 'pace';
  if (isMostly(defended - held, defended) && held * 4 < defended) return 'defences';
  return isStory ? 'story' : 'missions';
};
