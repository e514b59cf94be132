import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { decodeEntry } from '../src/engine/encoding.ts';
import { encodingOf, type GameId } from '../src/games/list.ts';
import type { Looking } from './sight.ts';

export { expect };

/** The errors that the pages of a test report. The test fails if there are any. */
interface Faults {
  readonly faults: string[];
}

/** Bots play without delay unless a test is about their pace, because a whole game would take minutes. */
const AT_ONCE = { pace: 'none' } as const;

/** Console errors, uncaught errors and forbidden scripts or styles fail every test. */
export const test = base.extend<Faults>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      listenForFaults(page, faults);
      await withSettings(page, AT_ONCE);
      await use(faults);
      expect(faults, 'expected the pages to report no errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the errors of a page, except requests that fail because there is no network. */
export const listenForFaults = (page: Page, faults: string[]): void => {
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    const isFault = message.type() === 'error' || /Content.Security.Policy/i.test(message.text());
    if (isFault && !/ERR_INTERNET_DISCONNECTED/.test(message.text())) faults.push(message.text());
  });
};

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  readonly language?: Language;
  readonly theme?: Theme | 'auto';
  readonly confirm?: 'one-tap' | 'two-taps' | 'button';
  readonly handover?: 'page' | 'none';
  readonly motion?: 'auto' | 'none';
  readonly pace?: 'calm' | 'usual' | 'brisk' | 'none';
  readonly sound?: 'off' | 'on';
  readonly buzz?: 'off' | 'on';
  readonly shortcuts?: 'on' | 'off';
  readonly textSize?: number;
}

/** Stores settings before the page opens. Later changes on the page stay. */
export const withSettings = (where: Page | BrowserContext, settings: Settings): Promise<unknown> =>
  where.addInitScript(
    ([text, atOnce]) => {
      const kept = localStorage.getItem('alidade');
      if (kept === null || kept === atOnce) localStorage.setItem('alidade', text!);
    },
    [JSON.stringify({ ...AT_ONCE, ...settings }), JSON.stringify(AT_ONCE)],
  );

/** Switches the open page to another theme. */
export const inTheme = async (page: Page, theme: Theme): Promise<void> => {
  // Turns animations off, because axe would measure colors in transition.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(name => {
    document.documentElement.dataset.theme = name;
  }, theme);
};

/** Waits for the fonts and for two frames, during which the page scrolls to the current question. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(resolve => requestAnimationFrame(resolve));
  });

/**
 * Returns the box of an element after it has stayed in the same place for four frames with all fonts loaded.
 */
export const boxAtRest = async (what: Locator) => {
  await what.evaluate(async element => {
    await document.fonts.ready;
    let before = '';
    for (let same = 0; same < 4; ) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      const now = JSON.stringify(element.getBoundingClientRect());
      same = now === before ? same + 1 : 1;
      before = now;
    }
  });
  return (await what.boundingBox())!;
};

/** Opens a screen of the page, for example open(page, 'table', id). */
export const open = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  await page.goto(`./#/${parts.join('/')}`);
  // An open page navigates only after its hashchange event. Without this wait, the test would see the old
  // screen.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  await expect(page.getByText(/^(One moment|Un instant)/)).toHaveCount(0);
  await expect(page.locator('main, [role="main"]').first()).toBeVisible();
  // A font that loads late moves the elements below its text.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

/**
 * The names of all screens, read from the lists in the page's source: shared screens, screens of every game,
 * and screens of one game.
 */
export const SCREENS: readonly string[] = ['app.tsx', 'games/shared-screens.ts', 'games/screens.ts'].flatMap(
  file =>
    [
      ...readFileSync(new URL(`../src/web/${file}`, import.meta.url), 'utf8').matchAll(
        /^ {2}(?:\[nameFor\(game, )?'?([\w-]+)'?(?:\)\])?: (?:async )?\(\) =>/gm,
      ),
    ].map(match => match[1]!),
);

/** Parts of screens that have their own address. */
export const PARTS: readonly string[] = [
  'paper/print',
  'paper/deal',
  'paper/score',
  'editor/cards',
  'shelf/stats',
  'rules/edicts',
];

/** Opens the home screen in this language. */
export const openPage = async (page: Page, language: Language = 'en'): Promise<void> => {
  await withSettings(page, { language });
  await open(page);
};

/**
 * Runs axe and returns the violations. If `isWhole` is false, runs only the rules that depend on the theme.
 */
export const axeFindings = async (page: Page, isWhole = true): Promise<readonly string[]> => {
  // Loading axe takes longer than running it, so load it once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: RunOnly = isWhole
    ? { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
    : { type: 'rule', values: ['color-contrast'] };
  const violations = await page.evaluate(async only => {
    const { axe } = window as typeof window & { readonly axe: typeof import('axe-core') };
    // Skips the paths inside pictures, because there are thousands and they have no meaning for assistive
    // technology.
    const exclude = [['[aria-hidden="true"] > svg'], ['[role="img"] > svg']];
    return (await axe.run({ exclude }, { runOnly: only, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} (${node.target.join(' ')})`),
  );
};

/** Checks that axe finds no violations in the light theme and in the dark theme. */
export const checkAxe = async (page: Page): Promise<void> => {
  for (const [i, theme] of THEMES.entries()) {
    await inTheme(page, theme);
    // Only the contrast depends on the theme, so all other rules run once.
    expect(
      await axeFindings(page, i === 0),
      `expected axe to find no violations in the ${theme} theme`,
    ).toEqual([]);
  }
};

/** Presses keys faster than frames: the page renders after each key, but no frame is shown in between. */
export const pressInOneFrame = (page: Page, ...keys: readonly string[]): Promise<void> =>
  page.evaluate(async all => {
    for (const key of all) {
      const at = document.activeElement ?? document.body;
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // Rendering takes a few microtasks, which run before any frame or timer.
      for (let i = 0; i < 50; i++) await Promise.resolve();
    }
  }, keys);

/** The bars that stay at an edge of the window while the page scrolls behind them. */
const BARS = '.th-bar, .controls, .replay-controls';

/**
 * Returns whether all matching elements can be seen and touched: none is behind a bar or outside the window.
 */
const inSight = (page: Page, what: string): Promise<boolean> =>
  page.locator(what).evaluateAll((all, bars) => {
    const bar = document.querySelector(bars);
    const isCovered = (each: Element): boolean => {
      if (!bar || bar.contains(each)) return false;
      const [its, own] = [bar.getBoundingClientRect(), each.getBoundingClientRect()];
      const isBeside = own.right <= its.left || own.left >= its.right;
      return !isBeside && own.bottom > its.top + 1 && own.top < its.bottom - 1;
    };
    const isSeen = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = left >= 0 && right <= innerWidth && top >= -1 && bottom <= innerHeight + 1;
      return isInside && each.contains(at) && !isCovered(each);
    };
    return all.length > 0 && all.every(isSeen);
  }, BARS);

/**
 * Waits until all matching elements can be seen and touched, because an opened or scrolled page may still
 * move.
 */
export const expectInSight = async (page: Page, what: string): Promise<void> => {
  await expect
    .poll(
      () => inSight(page, what),
      `expected every element that matches ${what} to be in view and not covered`,
    )
    .toBe(true);
};

/** A game with its record, in the form that src/web/store.ts returns. */
export interface KeptGame {
  readonly id: string;
  readonly record: unknown;
  /** Who plays each seat: '' for a person, or the name of a bot. */
  readonly players: readonly string[];
  readonly isOver?: boolean;
  readonly changed?: number;
}

/**
 * Writes a game into the browser's database in the first version's format, one row per game; the page
 * converts it on first use. The page must be open.
 */
export const keepGame = (page: Page, game: KeptGame): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('alidade', 2);
        request.onupgradeneeded = () => {
          const keys = { games: 'id', entries: ['id', 'version'], snapshots: 'id' };
          for (const [kind, keyPath] of Object.entries(keys))
            if (!request.result.objectStoreNames.contains(kind))
              request.result.createObjectStore(kind, { keyPath });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['games', 'entries'], 'readwrite');
          change.objectStore('games').put(kept);
          change.objectStore('entries').delete(IDBKeyRange.bound([kept.id], [kept.id, []]));
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
          change.onabort = () => reject(change.error);
        };
      }),
    { isOver: false, changed: Date.now(), ...game },
  );

/** The rows in the tables of the browser's database. */
interface Lying {
  readonly games: readonly (Omit<KeptGame, 'players'> & {
    readonly players?: readonly string[];
    readonly head?: { readonly game: string; readonly seats: readonly { readonly bot?: string }[] };
  })[];
  readonly entries: readonly { readonly id: string; readonly version: number; readonly entry: object }[];
}

const lyingIn = (page: Looking): Promise<Lying> =>
  page.evaluate(
    () =>
      new Promise<Lying>((resolve, reject) => {
        const request = indexedDB.open('alidade', 2);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const looking = request.result.transaction(['games', 'entries']);
          const games = looking.objectStore('games').getAll();
          const entries = looking.objectStore('entries').getAll();
          looking.oncomplete = () => {
            request.result.close();
            resolve({ games: games.result, entries: entries.result });
          };
          looking.onabort = () => reject(looking.error);
        };
      }),
  );

/** Returns the seed of a game, which is among the secrets of the game's first event. */
const seedIn = ({ secret = {} }: { readonly secret?: { readonly seed?: string } }): object =>
  secret.seed === undefined ? {} : { seed: secret.seed };

/** Returns all games in the browser's database. */
export const keptGames = async (page: Looking): Promise<KeptGame[]> => {
  const { games, entries } = await lyingIn(page);
  return games.map(({ head, ...kept }) => {
    if (!head) return kept as KeptGame;
    const lines = entries.filter(({ id }) => id === kept.id);
    const log = lines.map(({ entry }) => decodeEntry(encodingOf(head.game), entry));
    const { id, changed, isOver } = kept;
    const players = head.seats.map(({ bot = '' }) => bot);
    const [first] = log as readonly {
      readonly events: readonly { readonly secret?: { readonly seed?: string } }[];
    }[];
    return {
      id,
      changed,
      isOver,
      players,
      record: { ...head, ...seedIn(first!.events[0]!), log },
    } as KeptGame;
  });
};

/**
 * Returns the entries of one game after a version. Tests read a game many times per second, and reading all
 * games each time would take too long.
 */
export const keptSince = async (
  page: Looking,
  game: GameId,
  id: string,
  since: number,
): Promise<unknown[]> => {
  const text = await page.evaluate(
    ([of, from]) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('alidade', 2);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const looking = request.result.transaction(['games', 'entries']);
          const there = looking.objectStore('games').getKey(of);
          const range = IDBKeyRange.bound([of, from + 1], [of, Number.POSITIVE_INFINITY]);
          const rows = looking.objectStore('entries').getAll(range);
          looking.oncomplete = () => {
            request.result.close();
            if (there.result === undefined)
              reject(new Error(`expected the game ${of} in the browser’s database, found none`));
            else resolve(JSON.stringify(rows.result.map(({ entry }) => entry)));
          };
          looking.onabort = () => reject(looking.error);
        };
      }),
    [id, since] as const,
  );
  return (JSON.parse(text) as readonly unknown[]).map(entry => decodeEntry(encodingOf(game), entry));
};

/** Saves a game from the address of an image on the same origin, which loads faster than the home screen. */
export const saveBeforeOpening = async (page: Page, game: KeptGame): Promise<void> => {
  await page.goto('./icon.svg');
  await keepGame(page, game);
};

/** Saves a game and opens its table. */
export const openGame = async (page: Page, game: KeptGame): Promise<void> => {
  await saveBeforeOpening(page, game);
  await open(page, 'table', game.id);
};

/** Waits until a service worker controls the page, so that the page works without a network. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
