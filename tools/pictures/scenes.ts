import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { keepGame, open } from '../../e2e/helpers.ts';
import { after, openPlace, type Place, type Plan, plans, point, type Sitting } from '../../e2e/places.ts';
import { played } from '../../e2e/played.ts';
import { become, type Seated } from '../../e2e/seated.ts';
import { game as duel } from '../../e2e/thargos-game.ts';
import { findEnd, findPlace, isAsked, openPlace as openDuel } from '../../e2e/thargos-places.ts';
import { BOTS } from '../../src/bots/cartographers/index.ts';
import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { type Batch, fold } from '../../src/engine/replay.ts';
import type { ConfigWish } from '../../src/games/cartographers/config.ts';
import { cartographers as game } from '../../src/games/cartographers/game.ts';
import type { Command, Event, State } from '../../src/games/cartographers/types.ts';

/** The screens in docs/pictures. Bots play the games with fixed seeds, so every run shows the same games. */

export interface Scene {
  readonly size: 'desk' | 'phone';
  /** Opens the screen and waits until it is complete. */
  readonly show: (page: Page) => Promise<void>;
}

/** After this time, the server has sent the presence of all players. */
const SETTLE_MS = 2000;
const SEARCH_MS = 300_000;

/** Plays a game of greedy bots and yields each position. The first seat always answers last. */
function* placesOf(seedText: string, seats: number, config: ConfigWish): Generator<Place> {
  const seed = parseSeed(seedText);
  const random = stream(seed.seed, 'pictures');
  const start = game.setup(seats, seed, config);
  if (isRefusal(start)) throw new Error(`expected a playable config, but setup refused it: ${start.refused}`);
  const log: Batch<Command, Event>[] = [{ events: start }];
  let state = fold<State, Event>(game, log);
  for (;;) {
    yield { log: [...log], state, config, seedText };
    const seat = state.owing.at(-1);
    if (seat === undefined) return;
    const { after: next, ...batch } = after(state, seat, BOTS.greedy(game.view(state, seat), random));
    log.push(batch);
    state = next;
  }
}

const firstPlace = (
  seedText: string,
  seats: number,
  config: ConfigWish,
  isPlace: (state: State) => boolean,
): Place => {
  for (const place of placesOf(seedText, seats, config)) if (isPlace(place.state)) return place;
  throw new Error(
    `expected the game with seed "${seedText}" to reach the position for the picture, but it ended`,
  );
};

/** Whether all seats except the first have drawn. */
const mayDraw = ({ phase, owing }: State): boolean =>
  phase.type === 'draw' && owing.length === 1 && owing[0] === 0;

const gainOf = (state: State, { held }: Plan): number => {
  const preview = game.preview(game.view(state, 0), held.command);
  if (isRefusal(preview)) return Number.NEGATIVE_INFINITY;
  return preview.edicts.reduce((sum, { before, after: then }) => sum + then - before, 0);
};

/** Returns the best drawing for which no button is needed: it has the first shape, as printed on the card. */
const bestPlan = (state: State): Plan => {
  const simple = [...plans(state, 0)].filter(({ hand }) => hand.shape === 0 && hand.way === 0);
  if (simple.length === 0) throw new Error('expected a place for the first shape, found none');
  return simple.reduce((best, plan) => (gainOf(state, plan) > gainOf(state, best) ? plan : best));
};

const NAMES = ['Ada', 'Bruno', 'Chloé'];
const sitting = (seats: number): readonly Sitting[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ name, ...(seat > 0 && { bot: 'greedy' }) }));

/** Shows the map in fall, with a shape that isn't drawn yet. */
const showMap = async (page: Page, seedText: string, seats: number, config: ConfigWish): Promise<void> => {
  const place = firstPlace(
    seedText,
    seats,
    config,
    state => mayDraw(state) && state.season === 2 && state.column.length > 3,
  );
  await openPlace(page, 'picture', place, sitting(seats));
  await point(page, bestPlan(place.state).hand.at);
  await page.locator('.controls .main-button:enabled').waitFor();
};

const showSeasonEnd = async (page: Page): Promise<void> => {
  const seats = 3;
  const isLast = (state: State): boolean =>
    mayDraw(state) &&
    state.season === 1 &&
    after(state, 0, bestPlan(state).held.command).after.season > state.season;
  const place = firstPlace('season', seats, { game: 'base', map: 'B' }, isLast);
  await openPlace(page, 'picture', place, sitting(seats));
  await point(page, bestPlan(place.state).hand.at);
  await page.locator('.controls .main-button:enabled').click();
  await page.locator('.season-end').waitFor();
};

const showFinal = async (page: Page): Promise<void> => {
  const { kept } = played('picture', { seats: NAMES.map(name => ({ name })) });
  await page.goto('./icon.svg');
  await keepGame(page, { ...kept, players: ['', 'greedy', 'greedy'] });
  await open(page, 'table', kept.id);
  await page.locator('.end-map').first().waitFor();
};

const showReview = async (page: Page): Promise<void> => {
  const { kept } = played('picture', { seats: [{ name: 'Ada' }] });
  await page.goto('./icon.svg');
  await keepGame(page, { ...kept, players: [''] });
  await open(page, 'replay', `${kept.id}?review`);
  await page.locator('.advice-sums').waitFor({ timeout: SEARCH_MS });
  // This opens the first turn with a better alternative, for which the screen shows both maps side by side.
  await page.locator('.advice li:has(p.quiet) button').locator('visible=true').first().click();
  await page.locator('.replay-pair svg').first().waitFor();
};

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

const showDuel = (page: Page): Promise<void> =>
  openDuel(
    page,
    'picture',
    findPlace(DUEL, state => isAsked('act')(state) && state.turn.number > 6),
  );

const showConflict = (page: Page): Promise<void> =>
  openDuel(
    page,
    'picture',
    findPlace(DUEL, state => {
      if (!isAsked('defend')(state)) return false;
      const options = duel.options(duel.view(state, 0));
      return options.type === 'defend' && options.rule.colours.length > 1 && options.hand.length > 3;
    }),
  );

const showStory = (page: Page): Promise<void> =>
  openDuel(
    page,
    'picture',
    findPlace(
      { config: { mode: 'story', story: 'kurnor' }, players: ['', 'greedy'] },
      state => isAsked('act')(state) && state.turn.number > 6,
    ),
  );

const showVictory = (page: Page): Promise<void> => openDuel(page, 'picture', findEnd(DUEL, true));

const showDeckLab = async (page: Page): Promise<void> => {
  await open(page, 'thargos', 'decks', 'falcon-wall');
};

/** Opens the waiting room of a table as this player. */
const enterRoom = async (page: Page, id: string, who: Pick<Seated, 'me' | 'tables'>): Promise<void> => {
  await page.goto('./icon.svg');
  await become(page, { ...who, id, secrets: [] });
  await page.goto(`./#/friends/room/${id}`);
  await page.locator('.online-seats').waitFor();
};

/** Shows the waiting room of an online table with two people, a bot and an open seat. */
const showWaitingRoom = async (page: Page): Promise<void> => {
  await page.goto('./icon.svg');
  const baseURL = new URL('/', page.url()).href;
  // Only browsers can resolve host names that end in localhost.
  const server = new URL('/api/v1/tables', baseURL);
  server.hostname = '127.0.0.1';
  const [host, guest] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const post = async (path: string, key: string, data: object) => {
    const answer = await page.request.post(`${server.href}${path}`, {
      headers: { authorization: `Bearer ${key}` },
      data,
    });
    if (!answer.ok())
      throw new Error(
        `expected the server to create the table or give the seat, found ${answer.status()} ${await answer.text()}`,
      );
    return answer.json();
  };
  const { id, token, invite, watch } = await post('', host, {
    game: 'cartographers',
    config: { game: 'heroes', map: 'C' },
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', bot: 'expert', name: 'Chloé' },
    ],
  });
  const seat = await post(`/${id}/seats`, guest, { invite, name: 'Bruno' });
  const others = await page.context().browser()!.newContext({ baseURL });
  try {
    await enterRoom(page, id, { me: { key: host, name: 'Ada' }, tables: { [id]: { token, invite, watch } } });
    const other = await others.newPage();
    await enterRoom(other, id, {
      me: { key: guest, name: 'Bruno' },
      tables: { [id]: { token: seat.token, invite, watch } },
    });
    await page.locator('.online-room select option').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
  } finally {
    await others.close();
  }
};

export const SCENES: Readonly<Record<string, Scene>> = {
  table: { size: 'desk', show: page => showMap(page, 'table', 3, { game: 'heroes', map: 'C' }) },
  'cartographers-phone': { size: 'phone', show: page => showMap(page, 'phone', 1, { game: 'base' }) },
  'season-end': { size: 'desk', show: showSeasonEnd },
  'final-standings': { size: 'desk', show: showFinal },
  review: { size: 'desk', show: showReview },
  'waiting-room': { size: 'desk', show: showWaitingRoom },
  'thargos-table': { size: 'desk', show: showDuel },
  'thargos-phone': { size: 'phone', show: showDuel },
  'thargos-conflict': { size: 'desk', show: showConflict },
  'thargos-story': { size: 'desk', show: showStory },
  'thargos-end': { size: 'desk', show: showVictory },
  'deck-lab': { size: 'desk', show: showDeckLab },
};
