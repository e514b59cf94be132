import type { Page } from '@playwright/test';
import { design } from '../src/games/thargos/board/library.ts';
import { DEFAULT_SET } from '../src/games/thargos/cards/set.ts';
import type { ConfigWish } from '../src/games/thargos/config.ts';
import { packHash } from '../src/games/thargos/packs/apply.ts';
import type { Pack } from '../src/games/thargos/packs/pack.ts';
import type { State, View } from '../src/games/thargos/types.ts';
import { axeFindings, checkAxe, expect, test } from './helpers.ts';
import { game, givePack } from './thargos-game.ts';
import { FINGER, give, type Hands, MOUSE, playOn } from './thargos-hands.ts';
import {
  answerOf,
  findNearEnd,
  findPlace,
  firstPlace,
  follow,
  isAsked,
  keepOwn,
  openPlace,
  type Place,
  settle,
} from './thargos-places.ts';

/**
 * Plays every mode of Heroes of Thargos with mouse or touch, and checks that hands stay hidden.
 * thargos-whole.spec.ts plays whole games.
 */

const QUICK: ConfigWish = { quickPlay: true };
const DUEL = { config: QUICK, players: ['', 'random'] } as const;

const playToEnd = async (page: Page, hands: Hands, place: Place): Promise<View> => {
  // On a busy machine a whole game may take minutes.
  test.slow();
  await openPlace(page, 'game', place);
  const end = await playOn(page, hands, follow(page, 'game', place));
  await expect(page.locator('.th-end')).toBeVisible();
  return end;
};

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the end of a story can be played by touch', async ({ page }) => {
    await settle(page);
    const wish = { config: { mode: 'story', quickPlay: true }, players: ['', 'greedy'] } as const;
    const isWon = ({ result }: State): boolean => result?.why === 'target' && result.places[0] === 1;
    // Plays only the end, because thargos-whole.spec.ts plays a whole story with the mouse.
    const end = await playToEnd(page, FINGER, findNearEnd(wish, isWon, 10));
    expect(end.result?.why).toBe('target');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You won');
  });
});

test('a player can play the beginning and the end of a game of three players in the mode Circle', async ({
  page,
}) => {
  await settle(page);
  const wish = { config: { mode: 'circle' }, players: ['', 'greedy', 'greedy'] } as const;
  const start = firstPlace({ ...wish, seedText: 'e2e 0' });
  await openPlace(page, 'circle', start);
  await playOn(
    page,
    MOUSE,
    follow(page, 'circle', start),
    (state, answers) => answers > 9 && isAsked('act')(state),
  );
  const ring = page.getByRole('navigation', { name: 'Circle' });
  await ring.getByRole('button', { name: 'View Chloé’s tracks' }).click();
  await expect(page.getByText('You’re viewing Chloé’s tracks.')).toBeVisible();
  await expect(page.locator('.th-track')).toHaveCount(4);
  await page.getByRole('button', { name: 'Back to your tracks' }).click();
  await expect(page.locator('.th-watching')).toHaveText('Your tracks');
  // A player who views another player's tracks sees their own again when the next question appears.
  await ring.getByRole('button', { name: 'View Chloé’s tracks' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.locator('.th-watching')).toHaveText('Your tracks');
  await playToEnd(
    page,
    MOUSE,
    findNearEnd(wish, () => true, 3),
  );
});

test('the Kurnor story shows its map, and a player can play its beginning and its end', async ({ page }) => {
  await settle(page);
  const wish = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;
  const start = firstPlace({ ...wish, seedText: 'e2e 0' });
  await openPlace(page, 'story', start);
  await playOn(
    page,
    MOUSE,
    follow(page, 'story', start),
    (state, answers) => answers > 7 && isAsked('act')(state),
  );
  await expect(page.locator('.th-node')).not.toHaveCount(0);
  await page.locator('.th-node.is-locked button').first().click();
  await expect(page.locator('.th-about')).toContainText('Needs');
  await playToEnd(
    page,
    MOUSE,
    findNearEnd(wish, ({ result }) => result?.why === 'target', 4),
  );
});

for (const [name, place] of [
  ['won', 1],
  ['lost', 0],
] as const)
  test(`a player who has ${name} a solo game reads "You ${name}" on the end screen`, async ({ page }) => {
    await settle(page);
    const wish = { config: { mode: 'solo' }, players: [''] } as const;
    await playToEnd(
      page,
      MOUSE,
      findNearEnd(wish, ({ result }) => result?.places[0] === place, 4),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You ${name}`);
  });

/** Returns an Advantage in the hand that none of the player's heroes can take because of its faction. */
const foreignIn = (state: State): number | undefined => {
  const view = game.view(state, 0);
  const carriers = (config: State['config'], card: number): number => {
    const options = game.options({ ...view, config });
    if (options.type !== 'act') return 0;
    return options.attach.find(each => each.card === card)?.heroes.length ?? 0;
  };
  return view.hand.find(
    card => carriers(state.config, card) === 0 && carriers({ ...state.config, factions: false }, card) > 0,
  );
};

test('the optional rules for undead, factions, last ditch and balance are shown, and a game with them can be played', async ({
  page,
}) => {
  await settle(page);
  const config = {
    undead: true,
    factions: true,
    lastDitch: 'finalTurn',
    mirror: 'balance',
    decks: ['barrow-host', 'darkun-raid'],
  } as const;
  const wish = { config, players: ['', 'greedy'] } as const;

  const foreign = findPlace(wish, state => isAsked('act')(state) && foreignIn(state) !== undefined);
  await openPlace(page, 'factions', foreign);
  const at = game.view(foreign.state, 0).hand.indexOf(foreignIn(foreign.state) ?? 0);
  await page.locator('.th-hand-card button').nth(at).click();
  await expect(page.locator('.th-hand-card').nth(at)).toHaveClass(/is-held/);
  await expect(page.getByRole('button', { name: /^Attach to / })).toHaveCount(0);

  const balanced = findPlace(wish, state => {
    const options = game.options(game.view(state, 0));
    return options.type === 'defend' && options.rule.colours.length > 0 && options.rule.most !== undefined;
  });
  await openPlace(page, 'balance', balanced);
  await expect(page.getByText('Balance: on each color the attacker covered')).toBeVisible();

  const last = findPlace(
    wish,
    state =>
      isAsked('act')(state) &&
      state.heroes.some(({ undead }) => undead) &&
      state.players.some(({ lastDitch }) => lastDitch),
  );
  await openPlace(page, 'last', last);
  await expect(page.getByText('Taken by the undead').first()).toBeVisible();
  await expect(page.getByText('Last ditch').first()).toBeVisible();
  await playToEnd(page, MOUSE, last);
});

/** Returns the names of the cards in a player's hand that the other players must not see. */
const hiddenNames = (state: State, seat: number): string[] =>
  state.secret.hands[seat]!.filter(card => state.faces[card] === null)
    .map(card => state.secret.faces[card]!)
    // Leaves out cards of which another copy is public.
    .filter(id => !state.faces.includes(id))
    .map(id => design(state.config, id).card.name.en);

test('on one device no player sees another player’s hand', async ({ page }) => {
  await settle(page);
  const wish = { config: QUICK, players: ['', ''] } as const;
  const place = findPlace(
    wish,
    state => isAsked('act')(state) && state.turn.number > 2 && hiddenNames(state, 0).length > 1,
  );
  await openPlace(page, 'secret', place);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  const followed = follow(page, 'secret', place);
  const own = hiddenNames(place.state, 0);
  await expect(page.locator('.th-hand')).toContainText(own[0]!);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const curtain = page.getByRole('heading', { name: 'Pass the device to Bruno' });
  await expect(curtain).toBeVisible();
  await checkAxe(page);
  const state = await followed.now();
  const held = hiddenNames(state, 0);
  expect(held.length).toBeGreaterThan(0);
  const seen = (names: readonly string[], html: string): string[] =>
    names.filter(name => html.includes(name));
  const behind = await page.content();
  expect(seen([...held, ...hiddenNames(state, 1)], behind)).toEqual([]);
  await page.getByRole('button', { name: 'I am Bruno' }).click();
  await expect(page.locator('.th-hand')).toBeVisible();
  expect(seen(held, await page.content())).toEqual([]);
});

test('a game continues after a reload, and an attempt can be undone until cards are placed', async ({
  page,
}) => {
  await settle(page);
  const start = firstPlace({ ...DUEL, seedText: 'e2e 0' });
  await openPlace(page, 'again', start);
  const followed = follow(page, 'again', start);
  await playOn(page, MOUSE, followed, state => isAsked('act')(state) && state.turn.number > 1);
  await page.reload();
  await expect(page.locator('.th-table')).toHaveAttribute('data-version', `${followed.length()}`);
  const place = findPlace(DUEL, isAsked('attack'));
  await openPlace(page, 'undo', place);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('button.th-take').first()).toBeVisible();
});

test('clicking a total shows its parts, clicking a hero shows both faces, and the piles of cards can be opened', async ({
  page,
}) => {
  await settle(page);
  await openPlace(
    page,
    'why',
    findPlace(DUEL, state => isAsked('act')(state) && state.turn.number > 4),
  );
  const totals = page.locator('.th-side.is-own .th-total');
  await totals.first().click();
  await expect(page.locator('.th-why')).toContainText('Total');
  await totals.nth(1).click();
  await page.locator('.th-why').getByRole('button', { name: 'Close' }).click();
  await expect(totals.nth(1)).toBeFocused();
  await page.locator('.th-hero').first().click();
  await expect(page.locator('.th-close .tc-hero')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bruno’s piles' }).click();
  await expect(page.locator('.th-piles')).toContainText('Discard pile');
  await page.keyboard.press('Escape');
  // On a phone the two faces are longer than the screen, so the dialog must open scrolled to its top.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.th-hero').locator('visible=true').first().click();
  const close = page.locator('.th-close');
  await expect(close.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect
    .poll(() => close.evaluate(dialog => [dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight]))
    .toEqual([0, true]);
  await expect(close.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('cards can be dragged onto a color, and while they break the spread rule the attempt button is disabled', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(
    DUEL,
    state => isAsked('attack')(state) && state.secret.hands[0]!.length > 1 && asks(state).spread,
  );
  await openPlace(page, 'drag', place);
  const [colour] = asks(place.state).colours;
  const slot = page.locator(`.th-line.th-${colour} .th-slot`);
  const go = page.locator('.th-bar .th-go');
  const cards = page.locator('.th-hand-card');
  await cards.nth(0).dragTo(slot);
  await expect(page.locator('.th-laid')).toHaveCount(1);
  await expect(go).toHaveText('Attempt with 1 card');
  await cards.nth(1).dragTo(slot);
  await expect(page.locator('.th-laid')).toHaveCount(2);
  // HT-5.4: two cards must be on two colors. The button stays disabled, so the player can't try an illegal
  // attempt.
  await expect(go).toBeDisabled();
  await expect(page.locator('.th-bar')).toContainText('Spread rule');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.th-laid').first().click();
  await expect(go).toBeEnabled();
});

const asks = ({ question }: State) => {
  if (question?.type !== 'attack')
    throw new Error(`expected a question of type attack, found ${question?.type}`);
  return question.rule;
};

/** In this pack, players must apply every instant Action by hand. */
const BY_HAND: Pack = {
  format: 'thargos-cardpack/1',
  pack: { id: 'by-hand', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' },
  cards: DEFAULT_SET.filter(card => card.type === 'action' && card.play === 'instant').map(card => ({
    ...card,
    effects: [{ on: 'play', do: [{ op: 'manual', prompt: 'Read the card' }] }],
  })) as Pack['cards'],
  decks: [],
  stories: [],
};

/** Returns an instant Action that the first player may play now, or undefined. */
const instantOf = (state: State): number | undefined => {
  const options = game.options(game.view(state, 0));
  return options.type === 'act' ? options.actions.find(({ heroes }) => !heroes)?.card : undefined;
};

test('a card that players apply by hand changes the game after one player proposes the change and the other agrees', async ({
  page,
}) => {
  await settle(page);
  const ref = { id: 'by-hand', version: '1.0.0', hash: packHash(BY_HAND) };
  givePack(BY_HAND);
  const wish = { config: { ...QUICK, packs: [ref] }, players: ['', ''] } as const;
  const place = findPlace(wish, state => isAsked('act')(state) && instantOf(state) !== undefined);
  // While the device doesn't have the card pack, the page says which pack is missing.
  await openPlace(page, 'lacking', place);
  await expect(page.getByRole('alert').filter({ hasText: 'by-hand' })).toBeVisible();
  await keepOwn(page, 'packs', 'by-hand', BY_HAND);
  await openPlace(page, 'referee', place);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  const followed = follow(page, 'referee', place);
  const card = instantOf(place.state) ?? 0;
  await give(page, MOUSE, game.view(place.state, 0), { type: 'playAction', card });
  await page.getByLabel('What happens').selectOption({ label: 'gains victory points' });
  await page.getByLabel('Amount').fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Propose 1 change' }).click();
  await page.getByRole('button', { name: 'I am Bruno' }).click();
  await expect(page.locator('.th-ask')).toContainText('gains victory points: Ada +2');
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(async () =>
    expect((await followed.now()).players[0]!.vp).toBe(place.state.players[0]!.vp + 2),
  ).toPass();
});

test('on one device players place heroes without a page between their turns, and the table shows no hand', async ({
  page,
}) => {
  await settle(page);
  const place = firstPlace({ config: QUICK, players: ['', ''], seedText: 'openly' });
  await openPlace(page, 'open', place);
  const followed = follow(page, 'open', place);
  const hands = [0, 1].flatMap(seat => hiddenNames(place.state, seat));
  let state = await followed.now();
  let placed = 0;
  for (; state.question?.type === 'placeHero'; placed++) {
    const { seat } = state.question;
    const name = ['Ada', 'Bruno'][seat]!;
    await expect(page.locator('.th-bar .th-status')).toContainText(name);
    const html = await page.content();
    expect(hands.filter(each => html.includes(each))).toEqual([]);
    await give(page, MOUSE, game.view(state, seat), answerOf(state, place, followed.length()));
    const version = followed.length();
    await expect.poll(async () => (await followed.now()) && followed.length()).toBeGreaterThan(version);
    state = await followed.now();
  }
  expect(placed).toBe(6);
  await expect(page.getByRole('heading', { name: /^Pass the device to/ })).toBeVisible();
});
