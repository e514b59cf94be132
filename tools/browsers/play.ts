import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTS } from './acts.ts';
import { boxesIn } from './boxes.ts';
import type { House, Launch, Size } from './driver.ts';
import { pageOf } from './page.ts';
import { serve } from './serve.ts';
import type { Seen, Visit } from './visit.ts';

/** A finger on what is as small as a phone. */
const pointerFor = ({ width }: Size) => (width < 600 ? 'touch' : 'mouse');

const isWider = (): boolean => document.documentElement.scrollWidth > innerWidth;

const visitOf = async (house: House, launch: Launch, size: Size, folder: string): Promise<Visit> => {
  const server = await serve(house);
  const driver = await launch(house, size);
  const page = pageOf(driver, server.url, pointerFor(size));
  const seen: Seen = { screens: new Map(), facts: new Map() };
  const shoot = async (name: string, parts: readonly string[]): Promise<void> => {
    await driver.fit?.();
    for (const part of parts) await page.locator(part).first().seen();
    const file = `${name.replaceAll(' ', '-')}-${size.width}-${driver.name}.png`;
    // What was scrolled to be pressed lies elsewhere in each browser.
    await page.look(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), await driver.screenshot());
    assert.equal(await page.look(isWider), false, `${name} is not wider than the window`);
    seen.screens.set(name, await page.look(boxesIn, parts));
  };
  return { page, size, server, seen, shoot };
};

/** What was seen, and what went wrong, if anything did: then nothing of what follows was tried. */
export interface Played {
  readonly version: string;
  readonly seen: Seen;
  readonly failed?: string;
}

/** Everything there is to play, in a browser of its own; pictures go to this folder. */
export const playAll = async (
  house: House,
  launch: Launch,
  size: Size,
  folder: string,
  tell: (act: string) => void,
): Promise<Played> => {
  const visit = await visitOf(house, launch, size, folder);
  const { seen, page } = visit;
  const { driver } = page;
  for (const [name, act] of ACTS) {
    tell(name);
    try {
      await act(visit);
      assert.deepEqual(await driver.heard(), [], 'the browser complains');
    } catch (error) {
      const last = `failed-${name.replaceAll(' ', '-')}-${size.width}-${driver.name}.png`;
      await driver.screenshot().then(
        picture => writeFileSync(join(folder, last), picture),
        () => undefined,
      );
      const why = error instanceof Error ? error.message : String(error);
      return { version: driver.version, seen, failed: `${name}: ${why} (see ${last})` };
    }
  }
  return { version: driver.version, seen };
};
