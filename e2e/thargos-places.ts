import type { Page } from '@playwright/test';
import { BOTS, type BotName } from '../src/bots/thargos/index.ts';
import type { Seat } from '../src/engine/game.ts';
import { parseSeed, stream } from '../src/engine/random.ts';
import { makeRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { type Batch, fold } from '../src/engine/replay.ts';
import type { ConfigWish } from '../src/games/thargos/config.ts';
import type { Event } from '../src/games/thargos/events.ts';
import type { Command, State } from '../src/games/thargos/types.ts';
import { expect, keepGame, keptSince, open } from './helpers.ts';
import type { Looking } from './sight.ts';
import { game } from './thargos-game.ts';

/** Places in games of Thargos: found by the engine, opened in the browser. */

export type Log = readonly Batch<Command, Event>[];

/** Who sits where: people by no bot's name. */
export interface TableWish {
  readonly config: ConfigWish;
  readonly players: readonly (BotName | '')[];
  readonly seedText: string;
}

export interface Place extends TableWish {
  readonly log: Log;
  readonly state: State;
}

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dov', 'Emi'];

/** What is answered at this place: bots as the page itself asks them, people as a bot would, by chance of their own. */
export const answerOf = (state: State, players: TableWish['players'], length: number): Command => {
  const { question, secret } = state;
  if (!question) throw new Error('nobody is asked');
  const { seat } = question;
  const bot = players[seat];
  const chance = stream(secret.seed, `${bot ? 'bot' : 'person'}:${seat}:${length}`);
  return BOTS[bot || 'greedy'](game.view(state, seat), chance);
};

const after = (state: State, seat: Seat, command: Command): { batch: Batch<Command, Event>; next: State } => {
  const events = game.decide(state, seat, command);
  if (isRefusal(events)) throw new Error(`refused: ${events.refused}`);
  return { batch: { seat, command, events }, next: events.reduce<State>(game.evolve, state) };
};

/** A whole game, place by place. */
export function* placesOf({ config, players, seedText }: TableWish): Generator<Place> {
  const start = game.setup(players.length, parseSeed(seedText), config);
  if (isRefusal(start)) throw new Error(`refused: ${JSON.stringify(start)}`);
  const log: Batch<Command, Event>[] = [{ events: start }];
  let state = fold<State, Event>(game, log);
  for (;;) {
    yield { config, players, seedText, log: [...log], state };
    if (!state.question) return;
    const { batch, next } = after(state, state.question.seat, answerOf(state, players, log.length));
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
  await page.goto('./');
  await expect(page.locator('main').first()).toBeVisible();
  await keepGame(page, { id, players: place.players, record: recordOf(place) });
  await open(page, 'thargos', 'table', id);
};

/** A game followed while the browser plays it. */
export interface Followed {
  readonly players: TableWish['players'];
  readonly length: () => number;
  /** The table as it is kept now. */
  readonly now: () => Promise<State>;
}

export const follow = (page: Looking, id: string, { players, log, state: start }: Place): Followed => {
  let state = start;
  let { length } = log;
  return {
    players,
    length: () => length,
    now: async () => {
      const more = (await keptSince(page, 'thargos', id, length)) as Log;
      for (const { events } of more) state = events.reduce<State>(game.evolve, state);
      length += more.length;
      return state;
    },
  };
};
