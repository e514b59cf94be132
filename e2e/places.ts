import type { Page } from '@playwright/test';
import type { Seat } from '../src/engine/game.ts';
import { parseSeed, stream } from '../src/engine/random.ts';
import { makeRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { type Batch, fold } from '../src/engine/replay.ts';
import type { ConfigWish } from '../src/games/cartographers/config.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import { anyCommand } from '../src/games/cartographers/pick.ts';
import type { Command, Event, State, View } from '../src/games/cartographers/types.ts';
import type { CartographersRecord } from '../src/web/games/cartographers/local-table.ts';
import { type Hand, type Held, heldBy, shapesFor } from '../src/web/games/cartographers/table/hand.ts';
import { expect, keptGames, type Language, openGame } from './helpers.ts';
import { type TableResponse, tableSeenBy } from './online.ts';
import type { Finding, Looking, Spotted } from './sight.ts';

/**
 * Finds positions in games of Cartographers with the engine, opens them in the browser, and answers on the
 * screen.
 */

type Log = readonly Batch<Command, Event>[];

export const GRID = { width: 11 };

/** A position in a game, with the log that led to it. */
export interface Place {
  readonly log: Log;
  readonly state: State;
  readonly config: ConfigWish;
  readonly seedText: string;
}

export const after = (
  state: State,
  seat: Seat,
  command: Command,
): Batch<Command, Event> & { after: State } => {
  const decided = game.decide(state, seat, command);
  if (isRefusal(decided)) throw new Error(`expected a legal command, got the refusal ${decided.refused}`);
  return { seat, command, events: decided.events, after: decided.state };
};

/** Plays the game of this seed until `isPlace` accepts the state. Returns undefined if it accepts none. */
const playTo = (
  seedText: string,
  seats: number,
  config: ConfigWish,
  isPlace: (state: State) => boolean,
): Place | undefined => {
  const seed = parseSeed(seedText);
  const random = stream(seed.seed, 'e2e');
  const start = game.setup(seats, seed, config);
  if (isRefusal(start)) throw new Error(`expected a game to start, got the refusal ${start.refused}`);
  const log: Batch<Command, Event>[] = [{ events: start }];
  let state = fold<State, Event>(game, log);
  for (;;) {
    if (isPlace(state)) return { log, state, config, seedText };
    const [seat] = state.owing;
    if (seat === undefined) return undefined;
    const command = anyCommand(game.options(game.view(state, seat)), random);
    if (!command) throw new Error(`expected a legal answer for seat ${seat}, found none`);
    const { after: next, ...batch } = after(state, seat, command);
    log.push(batch);
    state = next;
  }
};

/** Returns the first state that `isPlace` accepts in a fixed series of seeds. */
export const findPlace = (seats: number, config: ConfigWish, isPlace: (state: State) => boolean): Place => {
  for (let i = 0; i < 500; i++) {
    const found = playTo(`e2e ${i}`, seats, config, isPlace);
    if (found) return found;
  }
  throw new Error(
    'expected a game with the wanted position among the seeds "e2e 0" to "e2e 499", found none',
  );
};

export type Placed = Hand & { readonly at: number };

/** Where and in which orientation the player holds a shape, and the command that inks it there. */
export interface Plan {
  readonly hand: Placed;
  readonly held: Held;
}

/** Yields every way to hold a shape that gives a legal answer. */
export const plans = (state: State, seat: Seat): Generator<Plan> => plansFor(game.view(state, seat));

/** Yields every way to hold a shape that gives a legal answer, from a player's view of the game. */
export function* plansFor(view: View): Generator<Plan> {
  const options = game.options(view);
  const shapes = shapesFor(view, options).length;
  for (let shape = 0; shape < shapes; shape++)
    for (let cell = 0; cell < 121; cell++)
      for (let way = 0; way < 8; way++) {
        const hand = { shape, way, terrain: 0, at: (cell * 37) % 121 };
        const held = heldBy(view, options, hand);
        if (held && game.allows(options, held.command)) yield { hand, held };
      }
}

export const planOf = (state: State, seat: Seat, isWanted: (plan: Plan) => boolean = () => true): Plan => {
  for (const plan of plans(state, seat)) if (isWanted(plan)) return plan;
  throw new Error(
    `expected a legal answer for seat ${seat} that meets the condition of the test, found none`,
  );
};

/** Returns the state of a solo game after the first legal answer that `planOf` finds. */
export const planned = (state: State): State => after(state, 0, planOf(state, 0).held.command).after;

export interface Sitting {
  readonly name: string;
  readonly bot?: string;
}

/** Opens a game in the browser at this position. */
export const openPlace = (
  page: Page,
  id: string,
  { log, config, seedText }: Place,
  sitting: readonly Sitting[],
) =>
  openGame(page, {
    id,
    players: sitting.map(({ bot = '' }) => bot),
    record: makeRecord({
      game,
      config,
      seats: sitting.map(({ name }) => ({ name })),
      seed: parseSeed(seedText),
      log,
    }),
  });

export const ALONE: readonly Sitting[] = [{ name: 'Ada' }];

/** Reads the record of the open table from the browser's database. */
export const recordOf = async (page: Looking): Promise<CartographersRecord> => {
  const id = new URL(page.url()).hash.split('/')[2];
  const kept = (await keptGames(page)).find(each => each.id === id);
  if (!kept) throw new Error(`expected the game ${id} in the database, found none`);
  return kept.record as CartographersRecord;
};

/** Replays the record of the open table with the engine, and returns the state. */
export const stateOf = async (page: Looking): Promise<State> =>
  fold<State, Event>(game, (await recordOf(page)).log);

const keptAt = async (page: Page): Promise<{ readonly version: number; readonly state: State }> => {
  const { log } = await recordOf(page);
  return { version: log.length, state: fold<State, Event>(game, log) };
};

/** Waits until the saved state matches and the page shows it, because the test can answer only then. */
export const untilState = async (page: Page, isSo: (state: State) => boolean): Promise<State> => {
  let kept: State | undefined;
  await expect(async () => {
    const { version, state } = await keptAt(page);
    kept = state;
    expect(isSo(state)).toBe(true);
    const other = page.locator(`.table[data-version]:not([data-version="${version}"])`);
    await expect(other).toHaveCount(0, { timeout: 200 });
  }).toPass();
  return kept as State;
};

/** A table as the player in front of this screen sees it. */
export type Seen = Omit<TableResponse<View>, 'status'>;

const isFar = (page: Page): boolean => new URL(page.url()).hash.startsWith('#/play/');

/** Reads the open table from the browser's database or, if it is online, from the server. */
export const seenAt = async (page: Page): Promise<Seen> => {
  if (isFar(page)) return tableSeenBy<View>({ page });
  const { version, state } = await keptAt(page);
  const { owing } = state;
  return { version, owing, viewer: 0, view: game.view(state, 0), decision: `${version}` };
};

export const button = <Spot>(page: Finding<Spot>, name: string): Spot =>
  page.getByRole('button', { name, exact: true });
export const question = (page: Page) => page.getByRole('heading', { level: 1 });

export const point = <Spot extends Spotted<Spot>>(page: Finding<Spot>, cell: number): Promise<void> =>
  page.getByRole('grid', {}).locator(`[data-cell="${cell}"]`).click();

const BUTTONS = {
  en: { shape: /^Shape 2/, flip: 'Flip', turn: 'Rotate', ink: 'Ink it' },
  fr: { shape: /^Forme 2/, flip: 'Retourner', turn: 'Pivoter', ink: 'Encrer' },
};

/** Chooses the shape, and rotates and flips it, without placing it on the map. */
export const choose = async <Spot extends Spotted<Spot>>(
  page: Finding<Spot>,
  { shape, way }: Omit<Placed, 'at'>,
  language: Language = 'en',
): Promise<void> => {
  const names = BUTTONS[language];
  if (shape > 0) await page.getByRole('button', { name: names.shape }).click();
  if (way >= 4) await button(page, names.flip).click();
  for (let turns = way & 3; turns > 0; turns--) await button(page, names.turn).click();
};

/** Places the shape on the map in this orientation, without inking it. */
export const hold = async <Spot extends Spotted<Spot>>(
  page: Finding<Spot>,
  placed: Placed,
  language: Language = 'en',
): Promise<void> => {
  await choose(page, placed, language);
  await point(page, placed.at);
};

export const ink = async <Spot extends Spotted<Spot>>(
  page: Finding<Spot>,
  hand: Placed,
  language: Language = 'en',
): Promise<void> => {
  await hold(page, hand, language);
  await button(page, BUTTONS[language].ink).click();
};

/** Presses Continue until the page shows this question. */
export const goOnTo = (page: Page, asks: string | RegExp): Promise<void> =>
  expect(async () => {
    const next = page.getByRole('button', { name: /^Continue/ }).first();
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(question(page)).toContainText(asks, { timeout: 200 });
  }).toPass();
