import type { Locator, Page } from '@playwright/test';
import { design } from '../src/games/thargos/board/library.ts';
import { usesLeft } from '../src/games/thargos/board/triggered.ts';
import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import type { State } from '../src/games/thargos/types.ts';
import { expect, expectInSight, keepGame, LANGUAGES, open, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks Heroes of Thargos on phones, tablets in portrait and small desktops, and with large text. */

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };
const DUEL = { config: { quickPlay: true }, players: ['', 'random'] } as const;
const CIRCLE = { config: { mode: 'circle' }, players: ['', 'random', 'random'] } as const;
const FULL = { config: {}, players: ['', 'greedy'] } as const;

const optionsOf = (state: State) =>
  state.question?.seat === 0 ? game.options(game.view(state, 0)) : undefined;

/** Returns whether the whole element is in view without scrolling, and nothing covers its center. */
const isInReach = (what: Locator): Promise<boolean> =>
  what.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1;
    return isInside && element.contains(at);
  });

test('tapping a Mission of a story offers the heroes who can lead the attempt, on a phone and on a tablet', async ({
  page,
}) => {
  await settle(page);
  const wish = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;
  await openPlace(page, 'story', findPlace(wish, isAsked('act')));
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.th-node.is-open button').first().click();
    const leaders = page.locator('.th-leader');
    await expect(leaders).not.toHaveCount(0);
    for (const leader of await leaders.all()) await expect.poll(() => isInReach(leader)).toBe(true);
    await expect(leaders.first().locator('.tp-chip')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(leaders).toHaveCount(0);
  }
  await page.locator('.th-node.is-open button').first().click();
  await page.locator('.th-leader').first().click();
  await expect(page.locator('.th-conflict')).toBeVisible();
});

test('the question whether a hero opposes an attempt shows the map and the totals of each hero', async ({
  page,
}) => {
  await settle(page);
  await page.setViewportSize(PHONE);
  const wish = { config: { mode: 'story' }, players: ['greedy', ''] } as const;
  await openPlace(page, 'oppose', findPlace(wish, isAsked('oppose', 1)));
  await expect(page.getByRole('button', { name: 'Oppose with' }).first()).toContainText(
    /(Power|Mind|Mysticism) \d+ against \d+/,
  );
  await expect(page.getByRole('list', { name: 'Story map' })).toBeVisible();
  await expect(page.locator('.th-node.is-held')).toHaveCount(1);
  // The player must see who attempts which Mission without scrolling.
  await expectInSight(page, '.th-fighter, .th-stake');
  await expect(page.locator('.th-status')).toContainText(/ attempts .+\. Oppose with one of your heroes\?/);
});

const BLADE = 'Veteran’s Blade';

test('in the hand, small cards show their values, and small Missions their colors and points', async ({
  page,
}) => {
  await settle(page);
  const isWanted = (state: State): boolean => {
    const cards = game.view(state, 0).hand.map(card => design(state.config, state.secret.faces[card]!).card);
    return (
      isAsked('act')(state) &&
      cards.some(({ name }) => name.en === BLADE) &&
      cards.some(({ type }) => type === 'mission')
    );
  };
  const place = findPlace(FULL, isWanted);
  await openPlace(page, 'numbers', place);
  for (const size of [PHONE, { width: 640, height: 400 }, TABLET]) {
    await page.setViewportSize(size);
    const blade = page.locator('.th-spine', { hasText: BLADE }).first();
    await expect(blade.getByRole('img', { name: 'Power +2' })).toBeVisible();
    await expect(blade).not.toContainText('No effect');
    const mission = page.locator('.th-spine.is-mission').first();
    await expect(mission.locator('.tp-seal')).toBeVisible();
    await expect(mission.locator('.tp-chip').first()).toBeVisible();
  }
});

test('on a phone and on a tablet every track shows the colors and points of its Mission and the totals of its heroes', async ({
  page,
}) => {
  await settle(page);
  await openPlace(page, 'strips', findPlace(FULL, isAsked('act')));
  for (const size of [{ width: 360, height: 640 }, TABLET]) {
    await page.setViewportSize(size);
    const tabs = page.locator('.th-tabs button');
    const isPhone = size.width < 600;
    await expect(tabs.first()).toBeVisible({ visible: isPhone });
    for (let track = 0; track < 4; track++) {
      // A phone shows one track at a time; its tabs show the points and colors of all four Missions.
      if (isPhone) {
        await expect(tabs.nth(track).locator('.tp-seal')).toBeVisible();
        await expect(tabs.nth(track).locator('.tp-chip').first()).toBeVisible();
        await tabs.nth(track).click();
      }
      const shown = page.locator('.th-track').nth(track);
      await expect(shown.locator('.th-mission .tp-seal')).toBeVisible();
      await expect(shown.locator('.th-mission .tp-chip').first()).toBeVisible();
      const heroes = shown.locator('.th-hero');
      await expect(heroes).toHaveCount(2);
      for (const hero of await heroes.all()) {
        await expect(hero.locator('.tp-chip')).toHaveCount(3);
        for (const chip of await hero.locator('.tp-chip').all()) await expect(chip).toBeVisible();
      }
    }
  }
});

/** Returns the parts of a color's row in a conflict that overlap other parts or leave the row. */
const collisions = (page: Page): Promise<string[]> =>
  page.locator('.th-line').evaluateAll(lines =>
    lines.flatMap(line => {
      const parts = [...line.querySelectorAll('.th-line-side > div, .th-line-colour, .th-laid')]
        .filter(part => part.checkVisibility())
        .map(part => ({ part, box: part.getBoundingClientRect() }));
      const all = line.getBoundingClientRect();
      return parts.flatMap(({ part, box }, i) => {
        const isOut = box.left < all.left || box.right > all.right + 1 || part.scrollWidth > box.width + 1;
        const hits = parts
          .slice(i + 1)
          .filter(
            ({ part: other, box: its }) =>
              !part.contains(other) &&
              Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1 &&
              Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1,
          );
        return [
          ...(isOut ? [`out: ${part.textContent}`] : []),
          ...hits.map(hit => `${part.textContent} | ${hit.part.textContent}`),
        ];
      });
    }),
  );

/** Returns the texts that are cut off. */
const cutShort = (page: Page, what: string): Promise<string[]> =>
  page
    .locator(what)
    .evaluateAll(all =>
      all
        .filter(each => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
        .map(each => each.textContent ?? ''),
    );

for (const language of LANGUAGES)
  test(`in a conflict, the names of everything that adds to a total are shown in full, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const wish = { config: { decks: ['falcon-wall', 'wild-hunt'] }, players: ['', 'greedy'] } as const;
    for (const type of ['attack', 'defend']) {
      const isLate = (state: State): boolean => isAsked(type)(state) && state.turn.number > 6;
      await openPlace(page, type, findPlace(wish, isLate));
      await expect(page.locator('.th-line').first()).toBeVisible();
      for (const size of [PHONE, TABLET, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        await expect
          .poll(
            () => cutShort(page, '.th-line .th-part small'),
            `expected the names to be shown in full at the question ${type}, ${size.width} px`,
          )
          .toEqual([]);
      }
      await expect
        .poll(
          () => cutShort(page, '.th-stake .th-says'),
          `expected the texts about the Mission not to be cut off at the question ${type}`,
        )
        .toEqual([]);
    }
  });

const NARROW = [
  { width: 640, height: 400 },
  { width: 1112, height: 834 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
];

for (const [language, textSize] of [
  ['en', 100],
  ['en', 200],
  ['fr', 100],
] as const)
  test(`the rows of a conflict fit at every tested width, in ${language} with text at ${textSize} %`, async ({
    page,
  }) => {
    await settle(page, language, textSize);
    const place = findPlace(DUEL, state => {
      const options = optionsOf(state);
      return options?.type === 'attack' && options.rule.colours.length > 1 && !options.rule.spread;
    });
    await openPlace(page, 'lines', place);
    await page.keyboard.press('1');
    await page.locator('.th-drop:not(:disabled)').first().click();
    await page.keyboard.press('1');
    await page.locator('.th-drop:not(:disabled)').first().click();
    await expect(page.locator('.th-laid')).toHaveCount(2);
    for (const size of NARROW) {
      await page.setViewportSize(size);
      await expect
        .poll(() => collisions(page), `expected no overlap in the rows of a conflict at ${size.width} px`)
        .toEqual([]);
    }
    await open(page, 'thargos', 'lesson');
    await page.getByRole('button', { name: /Cards face down|Cartes face cachée/ }).click();
    await expect(page.locator('.th-line')).toBeVisible();
    for (const size of NARROW) {
      await page.setViewportSize(size);
      await expect
        .poll(
          () => collisions(page),
          `expected no overlap in the rows of the lesson’s conflict at ${size.width} px`,
        )
        .toEqual([]);
    }
  });

test('in the lesson the parts of a total are shown in full, and Escape closes their list', async ({
  page,
}) => {
  await settle(page);
  await open(page, 'thargos', 'lesson');
  const total = page.locator('.th-total').first();
  for (const size of [NARROW[1]!, NARROW[3]!]) {
    await page.setViewportSize(size);
    await total.click();
    const why = page.locator('.th-why');
    await expect.poll(() => isInReach(why.getByRole('button', { name: 'Close' }))).toBe(true);
    await expect.poll(() => isInReach(why.locator('tfoot'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(why).toHaveCount(0);
    await expect(total).toBeFocused();
  }
});

test('opening a rule over the table leaves the played cards in place', async ({ page }) => {
  await settle(page);
  const place = findPlace(DUEL, state => isAsked('attack')(state) && state.turn.number > 2);
  await openPlace(page, 'rule', place);
  await page.keyboard.press('1');
  await page.locator('.th-drop:not(:disabled)').first().click();
  await expect(page.locator('.th-laid')).toHaveCount(1);
  const cite = page.locator('.th-chronicle a.th-cite', { hasText: '5.1' }).last();
  await cite.click();
  const sheet = page.getByRole('dialog', { name: 'Rule HT-5.1' });
  await expect(sheet).toContainText('Choose a track with a Mission');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(cite).toBeFocused();
  await expect(page.locator('.th-laid')).toHaveCount(1);
});

test('cards that the player has not confirmed yet stay selected after a visit to the rules, the settings and the home screen', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(DUEL, state => isAsked('attack')(state) && state.turn.number > 2);
  await openPlace(page, 'visit', place);
  await page.keyboard.press('1');
  await page.locator('.th-drop:not(:disabled)').first().click();
  await expect(page.locator('.th-laid')).toHaveCount(1);
  for (const name of ['Rules', 'Settings', 'Heroes of Thargos']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('.th-laid')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('.th-laid')).toHaveCount(1);
  }
});

test('a card that spying revealed can be viewed while it stays on the table', async ({ page }) => {
  await settle(page);
  const place = findPlace(FULL, state => {
    const [look] = state.secret.looked[0]!;
    return isAsked('act')(state) && look?.owner === 1;
  });
  await openPlace(page, 'spied', place);
  const seen = page.getByRole('list', { name: 'Cards you saw' }).getByRole('button').first();
  const { card, owner } = place.state.secret.looked[0]![0]!;
  const { name } = design(place.state.config, place.state.secret.faces[card]!).card;
  expect(owner).toBe(1);
  await expect(seen).toContainText(name.en);
  await seen.click();
  await expect(page.getByRole('dialog', { name: `Look at ${name.en}` })).toBeVisible();
});

test('the button of an ability says how often the ability can still be used', async ({ page }) => {
  await settle(page);
  let left = 0;
  const place = findPlace(FULL, state => {
    const options = optionsOf(state);
    if (options?.type !== 'act') return false;
    return options.abilities.some(({ card, effect }) => {
      const found = design(state.config, state.secret.faces[card]!);
      const ability = found[state.heroes[card]?.face ?? 'active'].all[effect]!;
      left = usesLeft(state, ability, card);
      return ability.effect.limit?.per === 'game' && left < ability.effect.limit.uses;
    });
  });
  await openPlace(page, 'uses', place);
  await expect(page.locator('.th-bar .th-noted small').filter({ hasText: `${left} use` })).not.toHaveCount(0);
});

test('a defender reads "Your decision", and only the player whose turn it is reads "Your turn"', async ({
  page,
}) => {
  await settle(page);
  await openPlace(page, 'answers', findPlace(DUEL, isAsked('defend')));
  await expect(page.locator('.th-mine .th-name small')).toHaveText('Your decision');
  await openPlace(page, 'turn', findPlace(DUEL, isAsked('act')));
  await expect(page.locator('.th-mine .th-name small')).toHaveText('Your turn');
});

test('the player chooses cards to discard in the hand, with the board in view', async ({ page }) => {
  await settle(page);
  const place = findPlace(CIRCLE, state => {
    const options = optionsOf(state);
    if (options?.type !== 'choose' || options.prompt.verb !== 'discardHand') return false;
    const own: readonly unknown[] = state.secret.hands[0]!;
    return options.from.length > 2 && options.from.every(card => own.includes(card));
  });
  await page.setViewportSize(PHONE);
  await openPlace(page, 'discard', place);
  await expect.poll(() => isInReach(page.locator('.th-tabs'))).toBe(true);
  await expectInSight(page, '.th-hand-card button');
  const options = optionsOf(place.state);
  if (options?.type !== 'choose') throw new Error(`expected options of type choose, found ${options?.type}`);
  for (let i = 0; i < options.prompt.least; i++) await page.locator('.th-hand-card button').nth(i).click();
  const confirm = page.locator('.th-bar .th-go');
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator('.th-table')).not.toHaveAttribute('data-version', `${place.log.length}`);
});

test('on a phone every hero that may take the selected Advantage is in view', async ({ page }) => {
  await settle(page);
  const place = findPlace(DUEL, state => {
    const options = optionsOf(state);
    return options?.type === 'act' && options.attach.some(({ heroes }) => heroes.length === 4);
  });
  await page.setViewportSize(PHONE);
  await openPlace(page, 'held', place);
  await page.locator('.th-hand-card button', { hasText: 'attach' }).first().click();
  await expect(page.locator('.th-hero.is-asked')).toHaveCount(4);
  await page.evaluate(() => scrollTo(0, 0));
  await expectInSight(page, '.th-hero.is-asked');
});

for (const language of LANGUAGES)
  test(`on a phone no button of the action bar is cut off, in ${language}`, async ({ page }) => {
    await settle(page, language);
    await page.setViewportSize(PHONE);
    for (const type of ['attack', 'defend']) {
      await openPlace(page, type, findPlace(DUEL, isAsked(type)));
      await page.locator('.th-hand-card button').first().click();
      const drop = page.locator('.th-drop:not(:disabled)').first();
      if (await drop.isVisible()) await drop.click();
      for (const button of await page.locator('.th-bar button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect.poll(() => button.evaluate(each => each.scrollWidth <= each.clientWidth)).toBe(true);
      }
    }
  });

test('on a phone the controls of a replay are in view together with the board', async ({ page }) => {
  await settle(page);
  await page.setViewportSize(PHONE);
  await page.goto('./');
  const record = playedRecord(2, { quickPlay: true }, 'thargos tools');
  await keepGame(page, { id: 'over', record, players: ['greedy', 'greedy'], isOver: true });
  await open(page, 'thargos', 'replay', 'over');
  for (const top of [0, 900]) {
    await page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top);
    await expectInSight(page, '.replay-steer button');
  }
});
