import type { Page } from '@playwright/test';
import type { State } from '../src/games/thargos/types.ts';
import { boxAtRest, expect, expectInSight, LANGUAGES, settled, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, isAsked, openPlace, type Place, settle } from './thargos-places.ts';

/** Positions of everything at the Thargos table, measured on phones, tablets and small desktops. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;
/** HT-A-55: a deck that can move modifiers before the reveal. */
const RAID = {
  config: { quickPlay: true, decks: ['darkun-raid', 'imperial-lance'] },
  players: ['', 'greedy'],
} as const;
const FULL = { config: {}, players: ['', 'greedy'] } as const;
const STORY = { config: { quickPlay: true, mode: 'story' }, players: ['', 'greedy'] } as const;
const SOLO = { config: { mode: 'solo' }, players: [''] } as const;

const PHONES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 900, height: 1200 },
];
const DESKS = [
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

const optionsOf = (state: State) =>
  state.question?.seat === 0 ? game.options(game.view(state, 0)) : undefined;

/** One power to use before the reveal: with two, the buttons may need a second row. */
const usesOnePower = (state: State): boolean => {
  const options = game.options(game.view(state, 0));
  return options.type === 'beforeReveal' && options.abilities.length === 1;
};

const ordersCards = ({ question }: State): boolean =>
  question?.type === 'choose' && question.seat === 0 && question.prompt.kind === 'order';

/** At least this many candidates, none of them in the hand. */
const choosesFrom =
  (least: number) =>
  (state: State): boolean => {
    const options = optionsOf(state);
    const hand: readonly number[] = state.secret.hands[0]!;
    return (
      options?.type === 'choose' &&
      options.from.length >= least &&
      options.from.every(card => !hand.includes(card))
    );
  };

/** An Advantage can go to four heroes, and a power can be used: eight buttons once it is selected. */
const attachesToFour = (state: State): boolean => {
  const options = optionsOf(state);
  return (
    options?.type === 'act' &&
    options.abilities.length > 0 &&
    options.attach.some(({ heroes }) => heroes.length === 4)
  );
};

const boxOf = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!;

/** The boxes of all visible matches, in whole pixels. */
const boxesOf = (page: Page, what: string) =>
  page.locator(what).evaluateAll(all =>
    all
      .filter(each => each.checkVisibility())
      .map(each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height };
      }),
  );

const scrolledTo = async (page: Page): Promise<number> => {
  await settled(page);
  return page.evaluate(() => scrollY);
};

/** Resizes a tablet or a desktop and waits for its layout, which a script chooses. */
const resize = async (page: Page, size: (typeof DESKS)[number]): Promise<void> => {
  await page.setViewportSize(size);
  await expect(page.locator('html')).toHaveAttribute('data-room', size.width > 1000 ? 'desk' : 'tall');
  await settled(page);
};

test('on a desktop the bar stays in one place from placement to story', async ({ page }) => {
  await settle(page);
  const steps: readonly (readonly [string, Place])[] = [
    ['place', findPlace(DUEL, isAsked('placeHero'))],
    ['mission', findPlace(DUEL, isAsked('placeMission'))],
    ['act', findPlace(DUEL, isAsked('act'))],
    ['attack', findPlace(DUEL, isAsked('attack'))],
    ['defend', findPlace(DUEL, isAsked('defend'))],
    ['before', findPlace(RAID, usesOnePower)],
    ['order', findPlace(DUEL, ordersCards)],
    ['choose', findPlace(FULL, choosesFrom(2))],
    ['story', findPlace(STORY, isAsked('act'))],
    ['story-attack', findPlace(STORY, isAsked('attack'))],
  ];
  for (const size of DESKS.slice(1)) {
    await page.setViewportSize(size);
    const tops: string[] = [];
    for (const [id, place] of steps) {
      await openPlace(page, `${id}-${size.width}`, place);
      await expect(page.locator('.th-bar')).toBeVisible();
      tops.push(`${Math.round((await boxAtRest(page.locator('.th-bar'))).y)}`);
    }
    expect(new Set(tops).size, `${size.width}: tops of the bar ${tops}`).toBe(1);
  }
});

for (const language of LANGUAGES)
  test(`eight buttons form two equal rows and move nothing, in ${language}`, async ({ page }) => {
    await settle(page, language);
    await openPlace(page, 'eight', findPlace(FULL, attachesToFour));
    for (const size of [...TABLETS, ...DESKS]) {
      await resize(page, size);
      const board = await boxAtRest(page.locator('.th-board'));
      const card = page.locator('.th-hand-card button:has(.is-usable)').first();
      await card.click();
      const buttons = page.locator('.th-bar .th-buttons button');
      await expect(buttons).toHaveCount(8);
      await expect(async () => {
        const boxes = await boxesOf(page, '.th-bar .th-buttons button');
        expect(new Set(boxes.map(({ top }) => top)).size, `${size.width}: rows`).toBe(2);
        const widths = boxes.map(({ width }) => width);
        expect(Math.max(...widths) - Math.min(...widths), `${size.width}: widths ${widths}`).toBeLessThan(2);
      }).toPass();
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => (await boxOf(page, '.th-board')).height, `${size.width}`)
        .toBe(board.height);
      await card.click();
      await expect(buttons).not.toHaveCount(8);
    }
  });

/** The parts of the bar that cover the text of the question. */
const overTheQuestion = (page: Page): Promise<string[]> =>
  page.locator('.th-bar').evaluate(bar => {
    const range = document.createRange();
    range.selectNodeContents(bar.querySelector('.th-status > span')!);
    const lines = [...range.getClientRects()];
    return [...bar.querySelectorAll('.th-own .tp-dial, .th-own .tp-fuse, .th-buttons button')]
      .filter(part => part.checkVisibility())
      .filter(part => {
        const its = part.getBoundingClientRect();
        return lines.some(
          line =>
            Math.min(line.right, its.right) - Math.max(line.left, its.left) > 1 &&
            Math.min(line.bottom, its.bottom) - Math.max(line.top, its.top) > 1,
        );
      })
      .map(part => part.className || part.textContent);
  });

for (const language of LANGUAGES)
  test(`on a tablet neither dial nor button covers the question, in ${language}`, async ({ page }) => {
    await settle(page, language);
    for (const type of ['act', 'attack', 'defend', 'beforeReveal']) {
      await openPlace(page, type, findPlace(type === 'beforeReveal' ? RAID : DUEL, isAsked(type)));
      await expect(page.locator('.th-bar')).toBeVisible();
      for (const size of TABLETS) {
        await page.setViewportSize(size);
        await expect.poll(() => overTheQuestion(page), `${type} ${size.width}`).toEqual([]);
        await expectInSight(page, '.th-bar button');
      }
    }
  });

/** The share of the window that shows the board, below the question and above the bar. */
const shareOfBoard = async (page: Page, height: number): Promise<number> => {
  const [ask, bar, board] = [
    await boxOf(page, '.th-ask'),
    await boxOf(page, '.th-bar'),
    await boxOf(page, '.th-board'),
  ];
  return (Math.min(bar.y, board.y + board.height) - (ask.y + ask.height)) / height;
};

for (const language of LANGUAGES)
  test(`a question leaves a quarter of the window to the board, and its button is in the bar, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const questions = [
      ['two', findPlace(FULL, choosesFrom(2))],
      ['eight', findPlace(FULL, choosesFrom(8))],
      ['order', findPlace(DUEL, ordersCards)],
    ] as const;
    for (const [id, place] of questions) {
      await openPlace(page, id, place);
      await expect(page.locator('.th-ask')).toBeVisible();
      for (const size of [...PHONES, ...TABLETS, ...DESKS]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        const says = `${id} ${size.width}x${size.height}`;
        await expect.poll(() => shareOfBoard(page, size.height), says).toBeGreaterThan(0.25);
        await expectInSight(page, '.th-ask h2, .th-bar button');
        await expectInSight(page, '.th-ask-list button:first-child');
      }
    }
    await expectInSight(page, '.th-bar .th-go');
  });

for (const language of LANGUAGES)
  test(`on a phone the first turn shows everything from tabs to hand without scrolling, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const first = findPlace(DUEL, isAsked('act'));
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await openPlace(page, `first-${size.height}`, first);
      const shown = '.th-tracks[data-shown="0"] .th-track:first-child';
      await expect(page.locator(`${shown} button.th-take`)).toBeVisible();
      await expectInSight(page, '.th-tabs button, .th-bar button, .th-hand-card button');
      await expectInSight(page, `${shown} :is(.th-hero, .th-mission-face, .th-total, button.th-take)`);
      await expect.poll(() => scrolledTo(page)).toBe(0);
      const lowest = async (): Promise<number> => {
        const rows = await boxesOf(
          page,
          `${shown} :is(.th-hero, .th-total, button.th-take), .th-tabs button`,
        );
        return Math.min(...rows.map(({ height }) => height));
      };
      await expect.poll(lowest).toBeGreaterThanOrEqual(44);
    }
  });

for (const language of LANGUAGES)
  test(`on a phone three colors of a conflict are in view above the bar, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    for (const type of ['attack', 'defend'] as const) {
      const place = findPlace(FULL, state => {
        const options = optionsOf(state);
        return options?.type === type && options.rule.colours.length === 3;
      });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        await openPlace(page, `${type}-${size.height}`, place);
        await expect(page.locator('.th-line .th-slot')).toHaveCount(3);
        const lowest = async (): Promise<number> =>
          Math.min(...(await boxesOf(page, '.th-line .th-slot')).map(({ height }) => height));
        for (const isHeld of [false, true]) {
          if (isHeld) await page.locator('.th-hand-card button').first().click();
          await expectInSight(page, '.th-line .th-slot, .th-line .th-sum-total');
          await expect.poll(lowest, `${type} ${size.height}`).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

test('on a phone a tap on a card does not move the bar', async ({ page }) => {
  await settle(page);
  const isLate = (state: State): boolean => isAsked('act')(state) && state.turn.number > 6;
  const steps = [
    ['mission', findPlace(DUEL, isAsked('placeMission'))],
    ['act', findPlace(FULL, isAsked('act'))],
    ['late', findPlace(FULL, isLate)],
    ['attack', findPlace(FULL, isAsked('attack'))],
    ['defend', findPlace(FULL, isAsked('defend'))],
    ['story', findPlace(STORY, isAsked('act'))],
  ] as const;
  for (const [id, place] of steps)
    for (const size of PHONES.slice(1)) {
      await page.setViewportSize(size);
      await openPlace(page, `${id}-${size.width}`, place);
      const bar = page.locator('.th-bar');
      await expect(bar).toBeVisible();
      const before = await boxAtRest(bar);
      for (const card of await page.locator('.th-hand-card button').all()) {
        await card.click();
        await expect(page.locator('.th-hand-card.is-held')).toHaveCount(1);
        const after = await boxAtRest(bar);
        // It may grow upward for another row of buttons.
        expect(after.y + after.height, `${id} ${size.width}`).toBeCloseTo(before.y + before.height, 0);
        await card.click();
        await expect(page.locator('.th-hand-card.is-held')).toHaveCount(0);
      }
    }
});

test('on a phone heroes are placed without scrolling', async ({ page }) => {
  await settle(page);
  await page.setViewportSize(PHONES[0]!);
  await openPlace(page, 'placing', findPlace(DUEL, isAsked('placeHero')));
  await page.locator('.th-team button').first().click();
  await expectInSight(page, '.th-spot, .th-team button');
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('on a phone the first turn against the Rival shows the whole track', async ({ page }) => {
  await settle(page);
  const first = findPlace(SOLO, isAsked('act'));
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await openPlace(page, `rival-${size.height}`, first);
    await expectInSight(page, '.th-track:first-child :is(.th-hero, .th-mission-face, button.th-take)');
  }
});

test('on a tablet a story shows the heroes, and hand cards have their pictures', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await settle(page);
  await openPlace(page, 'story', findPlace(STORY, isAsked('act')));
  await expectInSight(page, '.th-story-hero');
  await expect(page.locator('.th-hand-card .th-spine-art').first()).toBeVisible();
  // In landscape too, with the whole map.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expectInSight(page, '.th-story-hero');
  const board = page.locator('.th-board');
  await expect.poll(() => board.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0);
});

test('cards that were looked at do not push away the map or the heroes of a story', async ({ page }) => {
  await settle(page);
  const wish = { config: { mode: 'story' }, players: ['', 'greedy', 'greedy'] } as const;
  const place = findPlace(wish, state => isAsked('act')(state) && state.secret.looked[0]!.length > 0);
  await openPlace(page, 'looked', place);
  await expect(page.locator('.th-seen button').first()).toBeAttached();
  for (const size of [...DESKS, TABLETS[1]!]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await boxOf(page, '.th-story')).y).toBeLessThan(130);
    const below = async (): Promise<number> => {
      const [seen, story] = [await boxOf(page, '.th-seen'), await boxOf(page, '.th-story')];
      return seen.y - story.y - story.height;
    };
    await expect.poll(below, `${size.width}`).toBeGreaterThanOrEqual(0);
    await expectInSight(page, '.th-story-hero');
  }
});

for (const language of LANGUAGES)
  test(`on a desktop all cards of a hand have one height and no cut lines, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    for (const turn of [1, 4, 9]) {
      const place = findPlace(FULL, state => isAsked('act')(state) && state.turn.number >= turn);
      await openPlace(page, `hand-${turn}`, place);
      await expect(page.locator('.th-hand .tc').first()).toBeVisible();
      for (const size of DESKS) {
        await page.setViewportSize(size);
        const heights = async (): Promise<readonly number[]> => [
          ...new Set((await boxesOf(page, '.th-hand .tc')).map(({ height }) => Math.round(height))),
        ];
        await expect.poll(heights, `${size.width}`).toHaveLength(1);
        const cut = (): Promise<number> =>
          page
            .locator('.th-hand .tc-text')
            .evaluateAll(all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length);
        await expect.poll(cut, `${size.width}`).toBe(0);
      }
    }
  });

for (const language of LANGUAGES)
  test(`on a desktop three colors of a conflict are shown without scrolling, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const place = findPlace(FULL, state => {
      const options = optionsOf(state);
      return options?.type === 'attack' && options.rule.colours.length === 3;
    });
    await openPlace(page, 'three', place);
    for (const size of DESKS) {
      await page.setViewportSize(size);
      await expect(page.locator('.th-line')).toHaveCount(3);
      await expectInSight(page, '.th-line .th-slot, .th-line .th-sum-total');
    }
  });
