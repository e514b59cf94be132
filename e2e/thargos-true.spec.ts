import type { Locator, Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import { design } from '../src/games/thargos/board/library.ts';
import type { State } from '../src/games/thargos/types.ts';
import { chosenBefore } from '../src/web/games/thargos/table/asked/chosen.ts';
import { nameOf } from '../src/web/games/thargos/table/moves.ts';
import { trackOfCard } from '../src/web/games/thargos/table/relevant-track.ts';
import { expect, LANGUAGES, open, test } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks that the Thargos table shows correct information, also on a phone. */

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const FULL = { config: {}, players: ['', 'greedy'] } as const;
const STORY = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;

const optionsOf = (state: State) =>
  state.question?.seat === 0 ? game.options(game.view(state, 0)) : undefined;

const isAdvantage = (state: State, card: number): boolean =>
  design(state.config, state.secret.faces[card]!).card.type === 'advantage';

/** Returns whether the upper and lower edge of the element are in the window, and nothing covers them. */
const isInReach = (what: Locator): Promise<boolean> =>
  what.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = (y: number): boolean => element.contains(document.elementFromPoint((left + right) / 2, y));
    return left >= 0 && right <= innerWidth && isSeen(top + 3) && isSeen(bottom - 3);
  });

const expectInReach = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator(what)).not.toHaveCount(0);
  for (const each of await page.locator(what).all())
    await expect
      .poll(
        () => isInReach(each),
        `expected the element "${await each.textContent()}" (${what}) to be in the window and not covered`,
      )
      .toBe(true);
};

test('the details of a card name its faction, and the details of a Mission say whether it is in a town', async ({
  page,
}) => {
  await settle(page);
  await open(page, 'thargos', 'cards', 'M22');
  const large = page.locator('.tcards-large');
  await expect(large.locator('.tc-about')).toHaveText('Town');
  await expect(large.locator('dl').first()).toContainText('Place');
  await open(page, 'thargos', 'cards', 'L401');
  await page.reload();
  await expect(large.locator('dl').first()).toContainText('Faction');
  await expect(large.locator('.tc-about')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tc-advantage .tp-shield').first()).toBeVisible();
});

for (const [language, says] of [
  ['en', /\d+% if unopposed/],
  ['fr', /\d+\u202f% sans opposition/],
] as const)
  test(`a hero who may lead an attempt in a story shows the dice and the chance of success, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    await openPlace(page, 'story', findPlace(STORY, isAsked('act')));
    await page.locator('.th-node.is-open button').first().click();
    await expect(page.locator('.th-leader').first()).toContainText(says);
    await expect(page.locator('.th-dice-note')).toContainText(/\d+–\d+/);
    await expect(page.locator('.th-leader').first()).not.toContainText(/\blead\b|mène/);
  });

test('an attempt against dice shows the range of the dice and the chance of success', async ({ page }) => {
  await settle(page);
  const place = findPlace(
    STORY,
    state => isAsked('attack')(state) && state.conflict?.defender === null && state.conflict.node !== null,
  );
  await openPlace(page, 'dice', place);
  await expect(page.locator('.is-defence .is-range').first()).toContainText(/\d+–\d+/);
  await expect(page.locator('.th-conflict')).toContainText(/Chance to succeed with these cards: \d+%/);
});

test('on a phone every color that can take the selected card is in view above the action bar', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(FULL, state => {
    const options = optionsOf(state);
    return options?.type === 'attack' && options.rule.colours.length === 3;
  });
  await openPlace(page, 'three', place);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await page.locator('.th-hand-card button').first().click();
    await expect(page.locator('.th-drop')).toHaveCount(3);
    await expectInReach(page, '.th-drop');
    await page.locator('.th-hand-card.is-held button').click();
  }
});

for (const language of LANGUAGES)
  test(`on a phone the empty track stays in view while the player chooses a Mission for it, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language);
    const place = findPlace(FULL, state => {
      const { question } = state;
      return question?.type === 'refill' && question.seat === 0 && question.track > 0;
    });
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await openPlace(page, 'refill', place);
      await expect(page.locator('.th-mission.is-empty')).toBeVisible();
      await page.locator('.th-hand-card button:has(.is-usable)').first().click();
      await expectInReach(page, '.th-spot .th-would-be');
    }
  });

test('on a phone each hero shows the effect of the selected Advantage, and attaching it opens that hero’s track', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(FULL, state => {
    const options = optionsOf(state);
    return options?.type === 'act' && options.attach.some(({ heroes }) => heroes.length === 4);
  });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await openPlace(page, `attach-${size.width}`, place);
    const usable = page.locator('.th-hand-card button:has(.is-usable)', { hasText: 'attach' }).first();
    await usable.click();
    const heroes = page.locator('.th-hero.is-asked');
    await expect(heroes).toHaveCount(4);
    await expect(heroes.nth(2).locator('.th-would-be')).toContainText(/lead|−\d/);
    await heroes.nth(2).click();
    await expect(page.locator('.th-tabs button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('on a phone each button to heal a hero shows the hero’s track and the result, and pressing it opens that track', async ({
  page,
}) => {
  await settle(page);
  await page.setViewportSize(PHONES[0]!);
  /**
   * Returns the index of a hero to heal, on a track other than the first that has a Mission, after whose choice
   * the turn continues. Otherwise returns -1.
   */
  const pickOf = (state: State): number => {
    const options = optionsOf(state);
    if (options?.type !== 'choose' || options.prompt.verb !== 'heal' || options.prompt.kind !== 'hero')
      return -1;
    return options.from.findIndex(hero => {
      const track = trackOfCard(game.view(state, 0), hero);
      const decided = game.decide(state, 0, { type: 'choose', picks: [hero] });
      if (track === undefined || track === 0 || state.missions[track] === null || isRefusal(decided))
        return false;
      const { question } = decided.state;
      return question?.type === 'act' && question.seat === 0;
    });
  };
  const place = findPlace(FULL, state => pickOf(state) >= 0);
  const pick = pickOf(place.state);
  await openPlace(page, 'heal', place);
  const button = page.locator('.th-ask-list button').nth(pick);
  await expect(button).toContainText(/Track \d → (lead|−\d)/);
  const track = Number(/Track (\d)/.exec((await button.textContent()) ?? '')?.[1]);
  await button.click();
  const confirm = page.locator('.th-bar .th-go');
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator('.th-tabs button').nth(track - 1)).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone every row of a track that can be tapped is at least 44 px high', async ({ page }) => {
  await settle(page);
  const isLate = (state: State): boolean =>
    isAsked('act')(state) && state.posts.some(({ advantages }) => advantages.length > 1);
  await openPlace(page, 'rows', findPlace(FULL, isLate));
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (let track = 0; track < 4; track++) {
      await page.locator('.th-tabs button').nth(track).click();
      const low = () =>
        page.locator('.th-track button:visible').evaluateAll(all =>
          all.flatMap(each => {
            const { height } = each.getBoundingClientRect();
            return height < 44 ? [`${each.className} ${height}`] : [];
          }),
        );
      await expect
        .poll(
          low,
          `expected every button of track ${track + 1} to be at least 44 px high at ${size.width} px`,
        )
        .toEqual([]);
    }
  }
});

test('the prompt of a turn no longer mentions Advantages when the player can attach none', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(FULL, state => {
    const options = optionsOf(state);
    if (options?.type !== 'act' || options.attach.length === 0) return false;
    return state.secret.hands[0]!.filter(card => isAdvantage(state, card)).length === 1;
  });
  await openPlace(page, 'prompt', place);
  const status = page.locator('.th-status');
  await expect(status).toContainText('You may attach an Advantage');
  await page.locator('.th-hand-card button:has(.is-usable)', { hasText: 'attach' }).first().click();
  await page.locator('.th-hero.is-asked').first().click();
  await expect(status).not.toContainText('attach an Advantage');
  await expect(status).toContainText('pass.');
});

test('if one effect asks two questions, the second question names what the player chose first', async ({
  page,
}) => {
  await settle(page);
  const firstOf = (state: State): number | undefined => {
    const options = optionsOf(state);
    if (options?.type !== 'choose' || options.prompt.verb !== 'swapHeroes') return undefined;
    return chosenBefore(game.view(state, 0), options.prompt)[0];
  };
  const place = findPlace(FULL, state => firstOf(state) !== undefined);
  await openPlace(page, 'swap', place);
  const first = nameOf(game.view(place.state, 0), firstOf(place.state));
  await expect(page.locator('.th-ask-body')).toContainText(`changes places with ${first}?`);
});
