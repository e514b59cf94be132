import type { Finding, Looking, Spotted } from '../../e2e/sight.ts';
import type { Driver, Pointer } from './driver.ts';
import { findIn, type Named, type Place, type Step } from './find.ts';

/** Something on a page, looked for when it is needed. */
export interface Spot extends Spotted<Spot> {
  count(): Promise<number>;
  /** Waits until it is there to be seen. */
  seen(): Promise<void>;
}

/** A page as hands and eyes know it, over any driver. */
export interface Page extends Finding<Spot>, Looking {
  readonly driver: Driver;
  look<Seen>(work: (...args: never[]) => Seen | Promise<Seen>, ...args: readonly unknown[]): Promise<Seen>;
  /** Goes to a screen of the page: open('table', id). */
  open(...parts: readonly string[]): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the page has gone to such an address by itself; the first group of the pattern. */
  arrived(at: RegExp): Promise<string>;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 30;

/** Asks again and again until there is an answer; a crowded machine may take its time, but not for ever. */
export const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  patience = PATIENCE_MS,
): Promise<Answer> => {
  const from = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() - from > patience) throw new Error(`timed out: ${what}`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
};

const namedBy = (name: string | RegExp, isWhole: boolean): Named => {
  if (name instanceof RegExp) return { pattern: name.source, flags: name.flags };
  return isWhole ? { whole: name } : { part: name };
};

const wordsFor = (steps: readonly Step[]): string => steps.map(step => JSON.stringify(step)).join(' ');

/** The page that a driver has open, used with this kind of pointer. */
export const pageOf = (driver: Driver, home: string, pointer: Pointer): Page => {
  let address = home;
  const look: Page['look'] = (work, ...args) => driver.run(String(work), args) as never;
  const find = (steps: readonly Step[], want: 'count' | 'seen' | 'place') => look(findIn, steps, want);

  const findingFrom = (steps: readonly Step[]): Finding<Spot> => ({
    locator: css => spot([...steps, { css }]),
    getByRole: (role, { name, exact = false }) =>
      spot([...steps, { role, ...(name !== undefined && { name: namedBy(name, exact) }) }]),
  });
  const spot = (steps: readonly Step[]): Spot => ({
    ...findingFrom(steps),
    first: () => spot([...steps, { nth: 0 }]),
    nth: n => spot([...steps, { nth: n }]),
    filter: ({ hasText }) => spot([...steps, { text: hasText }]),
    count: async () => (await find(steps, 'count')) as number,
    isVisible: async () => (await find(steps, 'seen')) !== undefined,
    seen: async () => {
      await until(`${wordsFor(steps)} is seen`, () => find(steps, 'seen'));
    },
    click: async () => {
      const { x, y } = (await until(`${wordsFor(steps)} can be pressed`, () =>
        find(steps, 'place'),
      )) as Place;
      await driver.press(x, y, pointer);
    },
  });

  const settled = async (): Promise<void> => {
    await until('the page opens', () =>
      look(async () => {
        await document.fonts.ready;
        return document.querySelector('main, [role="main"]') !== null;
      }),
    );
  };
  return {
    ...findingFrom([]),
    driver,
    look,
    evaluate: (work: (given: never) => unknown, given?: unknown) => look(work, given) as never,
    url: () => address,
    open: async (...parts) => {
      address = `${home}#/${parts.join('/')}`;
      await driver.goTo(address);
      await settled();
    },
    reload: async () => {
      await driver.reload();
      await settled();
    },
    arrived: at =>
      until(`the page goes to ${at}`, async () => {
        address = await look(() => location.href);
        return at.exec(address)?.[1];
      }),
  };
};
