import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch, Size } from './driver.ts';
import { readImage } from './formats.ts';
import { measureLayout } from './layout.ts';
import { makePage } from './page.ts';
import type { Resources } from './resources.ts';
import { SCENARIOS } from './scenarios.ts';
import { startServer } from './server.ts';
import type { Observations, TestRun } from './test-run.ts';

const VARIETY_OF_BLANK = 10;

const pointerFor = ({ width }: Size) => (width < 600 ? 'touch' : 'mouse');

const scrollsSideways = (): boolean => document.documentElement.scrollWidth > innerWidth;

const startRun = async (
  resources: Resources,
  launch: Launch,
  size: Size,
  folder: string,
): Promise<TestRun> => {
  const server = await startServer(resources);
  const driver = await launch(resources, size);
  const page = makePage(driver, server.url, pointerFor(size));
  const observations: Observations = { layouts: new Map(), results: new Map() };
  const capture = async (name: string, selectors: readonly string[]): Promise<void> => {
    await driver.resize?.();
    for (const selector of selectors) await page.locator(selector).first().waitUntilVisible();
    const file = `${name.replaceAll(' ', '-')}-${size.width}-${driver.name}.png`;
    // The page is scrolled to its start, because a click scrolls by a different amount in each browser.
    await page.run(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
    mkdirSync(folder, { recursive: true });
    const png = await driver.screenshot();
    writeFileSync(join(folder, file), png);
    assert.ok(
      readImage(png).variety > VARIETY_OF_BLANK,
      `expected an image in the screenshot ${file}, found it blank`,
    );
    assert.equal(
      await page.run(scrollsSideways),
      false,
      `expected the screen "${name}" to fit the width, but it scrolls sideways`,
    );
    observations.layouts.set(name, await page.run(measureLayout, selectors));
  };
  return { page, size, server, observations, capture };
};

export interface RunResult {
  readonly version: string;
  readonly observations: Observations;
  /** Why a scenario failed. The scenarios after it were not run. */
  readonly failure?: string;
}

/** Runs all scenarios in a new browser, and saves screenshots in the folder. */
export const runScenarios = async (
  resources: Resources,
  launch: Launch,
  size: Size,
  folder: string,
  onStart: (scenario: string) => void,
): Promise<RunResult> => {
  const run = await startRun(resources, launch, size, folder);
  const { observations, page } = run;
  const { driver } = page;
  const { version } = driver;
  for (const [name, scenario] of SCENARIOS) {
    onStart(name);
    try {
      await scenario(run);
      const errors = await driver.takeErrors();
      assert.deepEqual(errors, [], `expected no errors in the page, found: ${errors.join('; ')}`);
    } catch (error) {
      const file = `failed-${name.replaceAll(' ', '-')}-${size.width}-${driver.name}.png`;
      await driver.screenshot().then(
        png => writeFileSync(join(folder, file), png),
        () => undefined,
      );
      const message = error instanceof Error ? error.message : String(error);
      return { version, observations, failure: `${name}: ${message} (see ${file})` };
    }
  }
  return { version, observations };
};
