import type { Page } from '@playwright/test';
import type { State } from '../src/games/thargos/types.ts';
import { boxAtRest, expect, expectInSight, LANGUAGES, settled, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, isAsked, openPlace, type Place, settle } from './thargos-places.ts';

/** Checks where the parts of the Thargos table are on phones, tablets and small desktops. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;
/** HT-A-55: one of these decks can move modifiers before the reveal. */
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

/**
 * Returns whether exactly one power can be used before the reveal. With two, the buttons may need a second
 * row.
 */
const usesOnePower = (state: State): boolean => {
  const options = game.options(game.view(state, 0));
  return options.type === 'beforeReveal' && options.abilities.length === 1;
};

const ordersCards = ({ question }: State): boolean =>
  question?.type === 'choose' && question.seat === 0 && question.prompt.kind === 'order';

/**
 * Returns a test for states in which the player chooses from at least this many cards, none of them in the hand.
 */
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

/**
 * Returns whether a power can be used and four heroes can take the same Advantage. Selecting that Advantage
 * shows eight buttons.
 */
const attachesToFour = (state: State): boolean => {
  const options = optionsOf(state);
  return (
    options?.type === 'act' &&
    options.abilities.length > 0 &&
    options.attach.some(({ heroes }) => heroes.length === 4)
  );
};

const boxOf = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!;

/** Returns the boxes of all matching elements, in whole pixels. */
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

/** Resizes the window to a tablet or a desktop, and waits until the page's script has chosen the layout. */
const resize = async (page: Page, size: (typeof DESKS)[number]): Promise<void> => {
  await page.setViewportSize(size);
  await expect(page.locator('html')).toHaveAttribute('data-room', size.width > 1000 ? 'desk' : 'tall');
  await settled(page);
};

test('on a desktop the action bar is at the same height for every type of question', async ({ page }) => {
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
    expect(
      new Set(tops).size,
      `expected the action bar at ${size.width} px to have the same top for every question, found the tops ${tops}`,
    ).toBe(1);
  }
});

for (const language of LANGUAGES)
  test(`eight buttons in the action bar have equal widths, form two rows and do not resize the board, in ${language}`, async ({
    page,
  }) => {
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
        expect(
          new Set(boxes.map(({ top }) => top)).size,
          `expected the buttons to form two rows at ${size.width} px`,
        ).toBe(2);
        const widths = boxes.map(({ width }) => width);
        expect(
          Math.max(...widths) - Math.min(...widths),
          `expected the buttons at ${size.width} px to differ in width by less than 2 px, found ${widths}`,
        ).toBeLessThan(2);
      }).toPass();
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect
        .poll(
          async () => (await boxOf(page, '.th-board')).height,
          `expected the board to keep its height at ${size.width} px`,
        )
        .toBe(board.height);
      await card.click();
      await expect(buttons).not.toHaveCount(8);
    }
  });

/** Returns the parts of the action bar that cover the text of the question. */
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
  test(`on a tablet no dial and no button covers the question, in ${language}`, async ({ page }) => {
    await settle(page, language);
    for (const type of ['act', 'attack', 'defend', 'beforeReveal']) {
      await openPlace(page, type, findPlace(type === 'beforeReveal' ? RAID : DUEL, isAsked(type)));
      await expect(page.locator('.th-bar')).toBeVisible();
      for (const size of TABLETS) {
        await page.setViewportSize(size);
        await expect
          .poll(
            () => overTheQuestion(page),
            `expected no part of the action bar to cover the question ${type} at ${size.width} px`,
          )
          .toEqual([]);
        await expectInSight(page, '.th-bar button');
      }
    }
  });

/**
 * Returns how much of the window's height shows the board below the question and above the action bar, from 0
 * to 1.
 */
const shareOfBoard = async (page: Page, height: number): Promise<number> => {
  const [ask, bar, board] = [
    await boxOf(page, '.th-ask'),
    await boxOf(page, '.th-bar'),
    await boxOf(page, '.th-board'),
  ];
  return (Math.min(bar.y, board.y + board.height) - (ask.y + ask.height)) / height;
};

for (const language of LANGUAGES)
  test(`a question leaves a quarter of the window’s height to the board and has its button in the action bar, in ${language}`, async ({
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
        const says = `${id} at ${size.width} × ${size.height} px`;
        await expect
          .poll(
            () => shareOfBoard(page, size.height),
            `expected the board to have more than a quarter of the window’s height at the question ${says}`,
          )
          .toBeGreaterThan(0.25);
        await expectInSight(page, '.th-ask h2, .th-bar button');
        await expectInSight(page, '.th-ask-list button:first-child');
      }
    }
    await expectInSight(page, '.th-bar .th-go');
  });

for (const language of LANGUAGES)
  test(`on a phone the first turn shows tabs, track, action bar and hand without scrolling, in ${language}`, async ({
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
  test(`on a phone all three colors of a conflict are in view above the action bar, in ${language}`, async ({
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
          await expect
            .poll(
              lowest,
              `expected the fields for cards at the question ${type} to be at least 44 px high on a phone ${size.height} px high`,
            )
            .toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

test('on a phone tapping a card does not move the action bar', async ({ page }) => {
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
        // Only the lower edge is compared, because the bar may grow upward for another row of buttons.
        expect(
          after.y + after.height,
          `expected the lower edge of the action bar to stay in place when a card is selected at ${id}, ${size.width} px`,
        ).toBeCloseTo(before.y + before.height, 0);
        await card.click();
        await expect(page.locator('.th-hand-card.is-held')).toHaveCount(0);
      }
    }
});

test('on a phone heroes can be placed without scrolling', async ({ page }) => {
  await settle(page);
  await page.setViewportSize(PHONES[0]!);
  await openPlace(page, 'placing', findPlace(DUEL, isAsked('placeHero')));
  await page.locator('.th-team button').first().click();
  await expectInSight(page, '.th-spot, .th-team button');
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('on a phone the first turn against the Rival shows the whole first track', async ({ page }) => {
  await settle(page);
  const first = findPlace(SOLO, isAsked('act'));
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await openPlace(page, `rival-${size.height}`, first);
    await expectInSight(page, '.th-track:first-child :is(.th-hero, .th-mission-face, button.th-take)');
  }
});

test('on a tablet a story shows the heroes in view, and the hand cards with their pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await settle(page);
  await openPlace(page, 'story', findPlace(STORY, isAsked('act')));
  await expectInSight(page, '.th-story-hero');
  await expect(page.locator('.th-hand-card .th-spine-art').first()).toBeVisible();
  // In landscape the heroes are in view as well, and so is the whole map.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expectInSight(page, '.th-story-hero');
  const board = page.locator('.th-board');
  await expect.poll(() => board.evaluate(each => each.scrollHeight - each.clientHeight)).toBe(0);
});

test('in a story the list of viewed cards is below the map, and the heroes stay in view', async ({
  page,
}) => {
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
    await expect
      .poll(below, `expected the list of viewed cards to be below the map of the story at ${size.width} px`)
      .toBeGreaterThanOrEqual(0);
    await expectInSight(page, '.th-story-hero');
  }
});

for (const language of LANGUAGES)
  test(`on a desktop all cards of the hand have the same height and show all lines of their text, in ${language}`, async ({
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
        await expect
          .poll(heights, `expected all cards of the hand to have the same height at ${size.width} px`)
          .toHaveLength(1);
        const cut = (): Promise<number> =>
          page
            .locator('.th-hand .tc-text')
            .evaluateAll(all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length);
        await expect
          .poll(cut, `expected every card of the hand to show its whole text at ${size.width} px`)
          .toBe(0);
      }
    }
  });

for (const language of LANGUAGES)
  test(`on a desktop all three colors of a conflict are shown without scrolling, in ${language}`, async ({
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
