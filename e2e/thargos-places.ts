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
import { keptSince, type Language, open, saveBeforeOpening, withSettings } from './helpers.ts';
import { tableSeenBy } from './online.ts';
import type { Looking } from './sight.ts';
import { game } from './thargos-game.ts';

/** Finds positions in games of Thargos with the engine, and opens them in the browser. */

export type Log = readonly Batch<Command, Event>[];

/** Who plays each seat: '' for a person, or the name of a bot. */
export interface TableWish {
  readonly config: ConfigWish;
  readonly players: readonly (BotName | '')[];
  readonly seedText: string;
  /** True if the game is played on a server, where bots use different random numbers. */
  readonly isFar?: boolean;
}

export interface Place extends TableWish {
  readonly log: Log;
  readonly state: State;
}

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dov', 'Emi'];

/** Returns the answer of the person at the screen, which is a bot's choice with separate random numbers. */
const personAnswer = (view: View, seed: Seed, length: number): Command =>
  BOTS.greedy(view, stream(seed, `person:${view.viewer}:${length}`));

/**
 * Returns the answer at this position. Bots get the same random numbers as they do in the page or on the
 * server.
 */
export const answerOf = (
  state: State,
  { players, isFar }: Pick<TableWish, 'players' | 'isFar'>,
  length: number,
): Command => {
  const { question, secret } = state;
  if (!question) throw new Error('expected a question at this position, found none');
  const { seat } = question;
  const view = game.view(state, seat);
  const bot = players[seat];
  if (!bot) return personAnswer(view, secret.seed, length);
  const chance = stream(secret.seed, `bot:${seat}:${length}`);
  return BOTS[bot](view, isFar ? stream(seedFrom(chance), 'bot') : chance);
};

const after = (state: State, seat: Seat, command: Command): { batch: Batch<Command, Event>; next: State } => {
  const decided = game.decide(state, seat, command);
  if (isRefusal(decided)) throw new Error(`expected a legal command, got the refusal ${decided.refused}`);
  return { batch: { seat, command, events: decided.events }, next: decided.state };
};

/** Yields every position of a game, from its start to its end. */
export function* placesOf(wish: TableWish): Generator<Place> {
  const { config, players, seedText } = wish;
  const start = game.setup(players.length, parseSeed(seedText), config);
  if (isRefusal(start)) throw new Error(`expected a game to start, got ${JSON.stringify(start)}`);
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

/** Returns the first state that `isPlace` accepts in a fixed series of seeds. */
export const findPlace = (wish: Wish, isPlace: (state: State) => boolean): Place => {
  for (let i = 0; i < 200; i++)
    for (const place of placesOf({ ...wish, seedText: `e2e ${i}` })) if (isPlace(place.state)) return place;
  throw new Error(
    'expected a game with the wanted position among the seeds "e2e 0" to "e2e 199", found none',
  );
};

/** Returns the start of the shortest of twelve games, because giving answers on the screen takes long. */
export const shortGame = (wish: Wish, from: number): Place => {
  const games = Array.from({ length: 12 }, (_, i) => [...placesOf({ ...wish, seedText: `e2e ${from + i}` })]);
  const shortest = games.sort((a, b) => a.length - b.length)[0]!;
  return shortest[0]!;
};

/** Returns the first finished game that the player in the first seat won, or did not win. */
export const findEnd = (wish: Wish, isWon: boolean): Place => {
  for (let i = 0; i < 200; i++) {
    const end = [...placesOf({ ...wish, seedText: `e2e ${i}` })].at(-1)!;
    if ((end.state.result?.places[0] === 1) === isWon) return end;
  }
  throw new Error('expected a game with the wanted end among the seeds "e2e 0" to "e2e 199", found none');
};

/** Returns the position before the last `left` answers of people, in a game that ends in the wanted way. */
export const findNearEnd = (wish: Wish, isEnd: (state: State) => boolean, left: number): Place => {
  for (let i = 0; i < 200; i++) {
    const places = [...placesOf({ ...wish, seedText: `e2e ${i}` })];
    const asked = places.filter(({ state }) => state.question && !wish.players[state.question.seat]);
    if (isEnd(places[places.length - 1]!.state)) return asked[asked.length - left]!;
  }
  throw new Error('expected a game with the wanted end among the seeds "e2e 0" to "e2e 199", found none');
};

export const recordOf = ({ config, players, seedText, log }: Place): unknown => {
  const seats = players.map((_, seat) => ({ name: NAMES[seat]! }));
  return makeRecord({ game, config, seats, seed: parseSeed(seedText), log });
};

/** Opens a game in the browser at this position. */
export const openPlace = async (page: Page, id: string, place: Place): Promise<void> => {
  await saveBeforeOpening(page, { id, players: place.players, record: recordOf(place) });
  await open(page, 'thargos', 'table', id);
};

/** Turns animations off and sets the language. */
export const settle = (page: Page, language: Language = 'en', textSize = 100): Promise<unknown> =>
  withSettings(page, { language, motion: 'none', textSize });

/** Returns the position at the start of a game. */
export const firstPlace = (wish: TableWish): Place => {
  const [place] = placesOf(wish);
  return place!;
};

export const isAsked =
  (type: string, seat = 0) =>
  ({ question }: Pick<State, 'question'>): boolean =>
    question?.type === type && question.seat === seat;

/** Follows a game while a test plays it, in the browser or on a server. */
export interface Followed {
  /** Whether the player of this seat answers on this screen. */
  readonly isHere: (seat: Seat) => boolean;
  readonly length: () => number;
  /** Returns the current table as seen by the player who must answer on this screen. */
  readonly seen: () => Promise<View>;
  /** The answer to the last view. */
  readonly answer: (view: View) => Command;
}

interface FollowedHere extends Followed {
  /** Returns the current state, from the browser's database. */
  readonly now: () => Promise<State>;
}

/** Follows a game in the browser's database. */
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

/** Follows a game on a server, which sends only what the player of this browser may see. */
export const followFar = (page: Page, here: Seat, seedText: string): Followed => {
  let length = 0;
  return {
    isHere: seat => seat === here,
    length: () => length,
    seen: async () => {
      const { version, view } = await tableSeenBy<View>({ page });
      length = version;
      // Leaves out the card packs, which this process doesn't have. No deck in these tests uses their cards.
      const shown = { ...view, config: { ...view.config, packs: [] } };
      // Compiles the story in the config as a side effect, because a bot needs it.
      if (shown.question?.seat === here) game.options(shown);
      return shown;
    },
    answer: view => personAnswer(view, parseSeed(seedText).seed, length),
  };
};

/**
 * Saves a deck or pack of the player in this browser. If the database doesn't exist, creates it as the page
 * would.
 */
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
