import type { Page } from '@playwright/test';
import type { Attribute } from '../src/games/thargos/attributes.ts';
import type { Event } from '../src/games/thargos/events.ts';
import { expect, keptSince, test, withSettings } from './helpers.ts';
import { follow, type Log, openPlace, shortGame } from './thargos-places.ts';

/** Plays a duel without the picture: the test reads only live regions and the name of the focused element. */

/** Records what a screen reader would read out: every live region that changes, once it can be heard. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    const regions = '[role="status"]:not([data-new="true"]), [role="alert"], [role="log"] > *';
    const now = (): readonly Element[] => [...document.querySelectorAll(regions)];
    const textOf = (element: Element): string =>
      (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    const said = (): readonly string[] => now().map(textOf).filter(Boolean);
    const focus = (): string => {
      const at = document.activeElement;
      return at === null || at === document.body ? '' : (at.getAttribute('aria-label') ?? textOf(at));
    };
    Object.assign(window, { ears: () => ({ heard, said: said(), focus: focus() }) });
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of now()) {
        const text = textOf(region);
        if (text !== '' && text !== last.get(region)) heard.push(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });

type Resolved = Extract<Event, { type: 'resolved' }>;

interface Ears {
  /** Everything that a screen reader would have read out since the table was opened. */
  readonly heard: readonly string[];
  /** The current text of live regions. */
  readonly said: readonly string[];
  /** The accessible name of the focused element. */
  readonly focus: string;
}

const ears = (page: Page): Promise<Ears> =>
  page.evaluate(() => (window as typeof window & { readonly ears: () => Ears }).ears());

/**
 * Moves the focus until the name of the focused element matches. Returns false if it reaches the Settings link before the board first.
 */
const goTo = async (page: Page, name: RegExp, way: 'back' | 'on' = 'back'): Promise<boolean> => {
  let { focus } = await ears(page);
  if (way === 'back') await page.keyboard.down('Shift');
  for (let steps = 0; steps < 80 && !name.test(focus) && !/^Settings/.test(focus); steps++) {
    await page.keyboard.press('Tab');
    ({ focus } = await ears(page));
  }
  if (way === 'back') await page.keyboard.up('Shift');
  return name.test(focus);
};

const press = async (page: Page, ...names: readonly RegExp[]): Promise<void> => {
  // Moves backward, because then the focus reaches the last enabled button first.
  const any = new RegExp(names.map(({ source }) => source).join('|'));
  if (await goTo(page, any)) return page.keyboard.press('Enter');
  throw new Error(`expected a focusable element whose name matches ${names.join(' or ')}, found none`);
};

/** Does something on the page, and waits until the page announces something. */
const andHear = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const { heard } = await ears(page);
  await act();
  await expect.poll(async () => (await ears(page)).heard.length).toBeGreaterThan(heard.length);
};

const answer = (page: Page, ...names: readonly RegExp[]): Promise<void> =>
  andHear(page, () => press(page, ...names));

const key = (page: Page, name: string): Promise<void> => andHear(page, () => page.keyboard.press(name));

/**
 * The announced totals, for example "Mind: Attacker 3–6, Defender 5, undecided": the attacker's maximum and
 * the defender's total are captured.
 */
const TOTALS = /^(Power|Mind|Mysticism): Attacker (?:\d+–)?(\d+), Defender (\d+)/;
const COLORS = ['Power', 'Mind', 'Mysticism'];
const CARD = /PAM$/;
/** A lead that is always large enough: the opponent may add at most this much. */
const ENOUGH = 5;

/**
 * Plays cards on the color with the smallest lead until the lead is large enough on every color, or no cards
 * are left.
 */
const layCards = async (page: Page, side: 'attack' | 'defense', most: number): Promise<void> => {
  for (let laid = 0; laid < most; laid++) {
    const { said, focus } = await ears(page);
    const leads = said.flatMap(text => {
      const [, color, attack, defense] = TOTALS.exec(text) ?? [];
      const lead = Number(attack) - Number(defense);
      return color ? [{ color, lead: side === 'attack' ? lead : -lead }] : [];
    });
    const [least] = leads.toSorted((a, b) => a.lead - b.lead);
    if (!least || least.lead >= ENOUGH || !CARD.test(focus)) return;
    await key(page, 'Enter');
    await key(page, `${COLORS.indexOf(least.color) + 1}`);
    // After a card is played, the focus moves to the next card or to the button that confirms the cards.
    await expect.poll(async () => (await ears(page)).focus).toMatch(/PAM$|^(Attempt|Defend) with/);
  }
};

/**
 * Attempts a Mission that the page says the player leads. Otherwise attempts the one where the player
 * lacks the least.
 */
const attempt = async (page: Page): Promise<void> => {
  const lacks = new Map<string, number>();
  while (await goTo(page, /^Attempt track \d\./)) {
    const { focus } = await ears(page);
    const lack = Number(/Short by (\d+)/.exec(focus)?.[1] ?? 0);
    lacks.set(/\d/.exec(focus)![0], lack);
    if (lack === 0) break;
    await page.keyboard.press('Shift+Tab');
  }
  const [best] = [...lacks].toSorted(([, a], [, b]) => a - b);
  if (!best) throw new Error('expected a track that can be attempted, found none');
  // The search may have ended at the link before the board. From there, the focus must move on to the board.
  if (/^Settings/.test((await ears(page)).focus)) await page.keyboard.press('Tab');
  await goTo(page, new RegExp(`^Attempt track ${best[0]}\\.`), 'on');
  await key(page, 'Enter');
  await goTo(page, new RegExp(`^Attempt track ${best[0]}$`), 'on');
  await key(page, 'Enter');
};

/** The announcements that ask the player something, each with the response that the test gives. */
const PLAYS: readonly (readonly [RegExp, (page: Page) => Promise<void>])[] = [
  [
    /^Choose a (hero, then an empty spot|Mission (from your hand|for the empty track))/,
    async page => {
      await key(page, 'Enter');
      await answer(page, /^Place .+ on track \d/);
    },
  ],
  [
    /Choose (one, or|up to|\d)/,
    async page => {
      await page.keyboard.press('Enter');
      await answer(page, /^(Confirm|None|No one)/);
    },
  ],
  [/^Answer the question above/, page => key(page, 'Enter')],
  [/^Draw up to how many cards/, page => answer(page, /^Draw up to/)],
  [/attempt a Mission/i, attempt],
  [/pass\.$/, page => answer(page, /^Pass$/)],
  [
    /^Place cards face down/,
    async page => {
      await layCards(page, 'attack', 5);
      await answer(page, /^Attempt with/);
    },
  ],
  [
    /^Defend with cards|[Dd]efend without cards|[Ll]et it go/,
    async page => {
      await layCards(page, 'defense', 1);
      await answer(page, /^Defend with \d/, /^Defend without cards/, /^Let it go/);
    },
  ],
  [/^You may move a hero/, page => answer(page, /^Don’t move/)],
  [/^Use a power before the reveal/, page => answer(page, /^Done/)],
];

const END = /^(You (?:won|lost)|It’s a draw)/;

/** Waits until the page asks something, shows a result or says who won. */
const untilAsked = async (page: Page): Promise<Ears> => {
  let now = await ears(page);
  const isAsked = async (): Promise<boolean> => {
    now = await ears(page);
    return now.said.some(text => END.test(text)) || !/^(What to do)?$/.test(now.focus);
  };
  await expect.poll(isAsked).toBe(true);
  return now;
};

const playOut = async (page: Page): Promise<Ears> => {
  for (;;) {
    const now = await untilAsked(page);
    if (now.said.some(text => END.test(text))) return now;
    const play = PLAYS.find(([asked]) => now.said.some(text => asked.test(text)));
    if (/^Continue/.test(now.focus)) await key(page, 'Enter');
    else if (play) await play[1](page);
    else
      throw new Error(
        `expected the page to ask a question, found only the announcements ${JSON.stringify(now.said)}`,
      );
  }
};

/** Returns whether a text gives the correct totals of this conflict for each color that it names. */
const names = (text: string, { attack, defence }: NonNullable<Resolved['totals']>): boolean => {
  const sums = [...text.matchAll(/(Power|Mind|Mysticism): Attacker (\d+), Defender (\d+)/g)];
  const isSo = ([, color = '', a, d]: readonly string[]): boolean => {
    const colour = color.toLowerCase() as Attribute;
    return attack[colour] === Number(a) && defence[colour] === Number(d);
  };
  return sums.length > 0 && sums.every(isSo);
};

test('a player who knows only the announcements can play a duel to its end', async ({ page }) => {
  test.slow();
  await withSettings(page, { language: 'en', motion: 'none' });
  await listen(page);
  const place = shortGame({ config: { quickPlay: true }, players: ['', 'random'] }, 0);
  await openPlace(page, 'by-ear', place);
  const { heard, said } = await playOut(page);
  const { result } = await follow(page, 'by-ear', place).now();
  expect(said.find(text => END.test(text))).toMatch(result?.places[0] === 1 ? /^You won/ : /^You lost/);
  const events = ((await keptSince(page, 'thargos', 'by-ear', 0)) as Log).flatMap(batch => batch.events);
  const attempts = events.filter(({ type }) => type === 'declared').length;
  expect(heard.filter(text => / attempts /.test(text)).length).toBe(attempts);
  for (const event of events)
    if (event.type === 'resolved' && event.totals)
      expect(
        heard.some(text => names(text, event.totals!)),
        `expected an announcement with the totals ${JSON.stringify(event.totals)}`,
      ).toBe(true);
});
