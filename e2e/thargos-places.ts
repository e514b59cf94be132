import type { Page } from '@playwright/test';
import { BOTS, type BotName } from '../src/bots/thargos/index.ts';
import type { Seat } from '../src/engine/game.ts';
import { parseSeed, type Seed, seedFrom, stream } from '../src/engine/random.ts';
import { makeRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { type Batch, fold } from '../src/engine/replay.ts';
import type { ConfigWish } from '../src/games/thargos/config.ts';
import type { Event } from '../src/games/thargos/events.ts';
import type { Command, State, View } from '../src/games/thargos/types.ts';
import { toldTo } from './far.ts';
import { keptSince, type Language, open, saveBeforeOpening, withSettings } from './helpers.ts';
import type { Looking } from './sight.ts';
import { game } from './thargos-game.ts';

/** Places in games of Thargos: found by the engine, opened in the browser. */

export type Log = readonly Batch<Command, Event>[];

/** Who sits where: people by no bot's name. */
export interface TableWish {
  readonly config: ConfigWish;
  readonly players: readonly (BotName | '')[];
  readonly seedText: string;
  /** It is decided on a server: bots have chance of their own there. */
  readonly isFar?: boolean;
}

export interface Place extends TableWish {
  readonly log: Log;
  readonly state: State;
}

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dov', 'Emi'];

/** What somebody at the screen answers: as a bot would, by chance of their own. */
const personAnswer = (view: View, seed: Seed, length: number): Command =>
  BOTS.greedy(view, stream(seed, `person:${view.viewer}:${length}`));

/** What is answered at this place: bots as the page itself, or the server, asks them. */
export const answerOf = (
  state: State,
  { players, isFar }: Pick<TableWish, 'players' | 'isFar'>,
  length: number,
): Command => {
  const { question, secret } = state;
  if (!question) throw new Error('nobody is asked');
  const { seat } = question;
  const view = game.view(state, seat);
  const bot = players[seat];
  if (!bot) return personAnswer(view, secret.seed, length);
  const chance = stream(secret.seed, `bot:${seat}:${length}`);
  return BOTS[bot](view, isFar ? stream(seedFrom(chance), 'bot') : chance);
};

const after = (state: State, seat: Seat, command: Command): { batch: Batch<Command, Event>; next: State } => {
  const decided = game.decide(state, seat, command);
  if (isRefusal(decided)) throw new Error(`refused: ${decided.refused}`);
  return { batch: { seat, command, events: decided.events }, next: decided.state };
};

/** A whole game, place by place. */
export function* placesOf(wish: TableWish): Generator<Place> {
  const { config, players, seedText } = wish;
  const start = game.setup(players.length, parseSeed(seedText), config);
  if (isRefusal(start)) throw new Error(`refused: ${JSON.stringify(start)}`);
  const log: Batch<Command, Event>[] = [{ events: start }];
  let state = fold<State, Event>(game, log);
  for (;;) {
    yield { ...wish, log: [...log], state };
    if (!state.question) return;
    const { batch, next } = after(state, state.question.seat, answerOf(state, wish, log.length));
    log.push(batch);
    state = next;
  }
}

type Wish = Omit<TableWish, 'seedText'>;

/** The first place of this kind in any game; the same one every time. */
export const findPlace = (wish: Wish, isPlace: (state: State) => boolean): Place => {
  for (let i = 0; i < 200; i++)
    for (const place of placesOf({ ...wish, seedText: `e2e ${i}` })) if (isPlace(place.state)) return place;
  throw new Error('no game comes to this place');
};

/** The shortest of some games, from its beginning: every answer is given at the screen, one after the other. */
export const shortGame = (wish: Wish, from: number): Place => {
  const games = Array.from({ length: 12 }, (_, i) => [...placesOf({ ...wish, seedText: `e2e ${from + i}` })]);
  const shortest = games.sort((a, b) => a.length - b.length)[0]!;
  return shortest[0]!;
};

/** The first finished game that the player in the first seat won, or did not win. */
export const findEnd = (wish: Wish, isWon: boolean): Place => {
  for (let i = 0; i < 200; i++) {
    const end = [...placesOf({ ...wish, seedText: `e2e ${i}` })].at(-1)!;
    if ((end.state.result?.places[0] === 1) === isWon) return end;
  }
  throw new Error('no game ends like this');
};

/** A game that ends so, shortly before its end: with so many answers of people still to give. */
export const findNearEnd = (wish: Wish, isEnd: (state: State) => boolean, left: number): Place => {
  for (let i = 0; i < 200; i++) {
    const places = [...placesOf({ ...wish, seedText: `e2e ${i}` })];
    const asked = places.filter(({ state }) => state.question && !wish.players[state.question.seat]);
    if (isEnd(places[places.length - 1]!.state)) return asked[asked.length - left]!;
  }
  throw new Error('no game ends like this');
};

export const recordOf = ({ config, players, seedText, log }: Place): unknown => {
  const seats = players.map((_, seat) => ({ name: NAMES[seat]! }));
  return makeRecord({ game, config, seats, seed: parseSeed(seedText), log });
};

/** Opens a game in the browser at this place. */
export const openPlace = async (page: Page, id: string, place: Place): Promise<void> => {
  await saveBeforeOpening(page, { id, players: place.players, record: recordOf(place) });
  await open(page, 'thargos', 'table', id);
};

/** Nothing moves by itself, and everything is said in one language. */
export const settle = (page: Page, language: Language = 'en', textSize = 100): Promise<unknown> =>
  withSettings(page, { language, motion: 'none', textSize });

/** Where a game begins. */
export const firstPlace = (wish: TableWish): Place => {
  const [place] = placesOf(wish);
  return place!;
};

export const isAsked =
  (type: string, seat = 0) =>
  ({ question }: Pick<State, 'question'>): boolean =>
    question?.type === type && question.seat === seat;

/** A game followed while it is played, wherever it is decided. */
export interface Followed {
  /** Whether whoever sits there answers at this screen. */
  readonly isHere: (seat: Seat) => boolean;
  readonly length: () => number;
  /** The table as it is now, in the eyes of whoever is asked here. */
  readonly seen: () => Promise<View>;
  /** What is answered to what was seen last. */
  readonly answer: (view: View) => Command;
}

interface FollowedHere extends Followed {
  /** The table as it is kept now. */
  readonly now: () => Promise<State>;
}

/** Follows a game that is kept in the browser. */
export const follow = (page: Looking, id: string, { players, log, state: start }: Place): FollowedHere => {
  let state = start;
  let { length } = log;
  const now = async (): Promise<State> => {
    const more = (await keptSince(page, 'thargos', id, length)) as Log;
    for (const { events } of more) state = events.reduce<State>(game.evolve, state);
    length += more.length;
    return state;
  };
  return {
    isHere: seat => !players[seat],
    length: () => length,
    now,
    seen: async () => {
      const { question } = await now();
      return game.view(state, question?.seat ?? 0);
    },
    answer: view => personAnswer(view, start.secret.seed, length),
  };
};

/** Follows a game on the server: it tells no more than whoever has this browser may see. */
export const followFar = (page: Page, here: Seat, seedText: string): Followed => {
  let length = 0;
  return {
    isHere: seat => seat === here,
    length: () => length,
    seen: async () => {
      const { version, view } = await toldTo<View>({ page });
      length = version;
      // The cards of a pack are in nobody's deck there: bots know all others.
      const shown = { ...view, config: { ...view.config, packs: [] } };
      // What the rules of a story need is found by whoever asks the game; a bot asks no more.
      if (shown.question?.seat === here) game.options(shown);
      return shown;
    },
    answer: view => personAnswer(view, parseSeed(seedText).seed, length),
  };
};

/** Saves something of the player's own on this device. Creates the database as the page does if it hasn't yet. */
export const keepOwn = (page: Page, kind: 'decks' | 'packs', id: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([store, kept]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('alidade-thargos', 1);
        request.onupgradeneeded = () => {
          for (const each of ['decks', 'packs', 'stories', 'played'])
            request.result.createObjectStore(each, { keyPath: 'id' });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(store, 'readwrite');
          change.objectStore(store).put(kept);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
          change.onerror = () => reject(change.error);
        };
      }),
    [kind, { id, changed: 1, value }] as const,
  );
