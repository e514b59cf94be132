import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding, Looking, Spotted } from '../../e2e/sight.ts';
import type { Driver, PointerType } from './driver.ts';
import { type NameMatch, type Point, query, type Step } from './query.ts';

/** Finds elements of a page. Each use searches for them again, like a locator of Playwright. */
export interface Locator extends Spotted<Locator> {
  count(): Promise<number>;
  waitUntilVisible(): Promise<void>;
}

/** The functions of Playwright's page that the browser tests use, for any driver. */
export interface Page extends Finding<Locator>, Looking {
  readonly driver: Driver;
  /** Runs a function in the page. Its arguments and its result must be JSON values. */
  run<Result>(
    work: (...args: never[]) => Result | Promise<Result>,
    ...args: readonly unknown[]
  ): Promise<Result>;
  /** Opens a screen by its path, such as `open('table', id)`. */
  open(...path: readonly string[]): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the address of the page matches the pattern. Returns the first group of the match. */
  waitForUrl(pattern: RegExp): Promise<string>;
}

const TIMEOUT_MS = 60_000;
const POLL_MS = 30;

/** Calls a function again and again until it returns a result. */
export const waitFor = async <Result>(
  what: string,
  poll: () => Promise<Result | undefined | false>,
): Promise<Result> => {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const result = await poll();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > deadline)
      throw new Error(`timed out after ${TIMEOUT_MS} ms, waiting until ${what}`);
    await sleep(POLL_MS);
  }
};

const matchName = (name: string | RegExp, isExact: boolean): NameMatch => {
  if (name instanceof RegExp) return { pattern: name.source, flags: name.flags };
  return isExact ? { exact: name } : { part: name };
};

/**
 * Returns an expression that calls a function in the page. Its result is JSON text, which all drivers return unchanged.
 */
export const callExpression = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)})))()`;

export const makePage = (driver: Driver, home: string, pointer: PointerType): Page => {
  let url = home;
  const run: Page['run'] = async (work, ...args) => {
    const json = await driver.evaluate(callExpression(work, args));
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  };

  const locatorsIn = (steps: readonly Step[]): Finding<Locator> => ({
    locator: css => makeLocator([...steps, { css }]),
    getByRole: (role, { name, exact = false }) =>
      makeLocator([...steps, { role, ...(name !== undefined && { name: matchName(name, exact) }) }]),
  });
  const makeLocator = (steps: readonly Step[]): Locator => ({
    ...locatorsIn(steps),
    first: () => makeLocator([...steps, { nth: 0 }]),
    nth: n => makeLocator([...steps, { nth: n }]),
    filter: ({ hasText }) => makeLocator([...steps, { text: hasText }]),
    count: async () => (await run(query, steps, 'count')) as number,
    isVisible: async () => (await run(query, steps, 'visible')) !== undefined,
    waitUntilVisible: async () => {
      await waitFor(`${JSON.stringify(steps)} is visible`, () => run(query, steps, 'visible'));
    },
    click: async () => {
      const what = `${JSON.stringify(steps)} can be clicked`;
      const { x, y } = (await waitFor(what, () => run(query, steps, 'click-point'))) as Point;
      await driver.click(x, y, pointer);
    },
  });

  const waitUntilLoaded = (): Promise<boolean> =>
    waitFor('the page loads', () =>
      run(async () => {
        await document.fonts.ready;
        return document.querySelector('main, [role="main"]') !== null;
      }),
    );
  return {
    ...locatorsIn([]),
    driver,
    run,
    evaluate: (work: (given: never) => unknown, given?: unknown) => run(work, given) as never,
    url: () => url,
    open: async (...path) => {
      url = `${home}#/${path.join('/')}`;
      await driver.goTo(url);
      await waitUntilLoaded();
    },
    reload: async () => {
      await driver.reload();
      await waitUntilLoaded();
    },
    waitForUrl: pattern =>
      waitFor(`the address matches ${pattern}`, async () => {
        url = await run(() => location.href);
        return pattern.exec(url)?.[1];
      }),
  };
};
