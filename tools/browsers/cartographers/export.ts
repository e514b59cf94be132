import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../../../e2e/places.ts';
import { isSame } from '../../../src/engine/canonical.ts';
import type { GameRecord } from '../../../src/engine/record.ts';
import { verify } from '../../../src/engine/verify.ts';
import { cartographers as game } from '../../../src/games/cartographers/game.ts';
import type { Command, Event } from '../../../src/games/cartographers/types.ts';
import { readImage } from '../formats.ts';
import { waitFor } from '../page.ts';
import type { TestRun } from '../test-run.ts';

/** An unfinished download has another name or no bytes. */
const download = async ({ page }: TestRun, button: string, extension: string): Promise<Buffer> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  return waitFor(`${button} is downloaded`, async () => {
    const name = readdirSync(page.driver.downloads).find(file => file.endsWith(extension));
    const bytes = name === undefined ? undefined : readFileSync(join(page.driver.downloads, name));
    return bytes?.length ? bytes : undefined;
  });
};

const VARIETY_OF_A_MAP = 100;

/** Downloads every file that the end screen offers. */
export const downloadAll = async (run: TestRun): Promise<void> => {
  const json = (await download(run, 'Game file', '.json')).toString('utf8');
  const record = JSON.parse(json) as GameRecord<Command, Event, object>;
  assert.deepEqual(verify(game, record), { verified: true }, 'the game file is a valid game');
  assert.ok(isSame(record.log, (await recordOf(run.page)).log), 'the game file is the saved game');

  const notation = (await download(run, 'Game as text', '.txt')).toString('utf8');
  assert.match(notation, /^\S/, 'the text file has content');

  const svg = (await download(run, 'Map as SVG', '.svg')).toString('utf8');
  assert.match(svg, /^<svg.*<\/svg>\s*$/s, 'the SVG file is complete');
  assert.match(svg, /base64,d09GMg/, 'the SVG file contains its fonts');

  const { variety, ...size } = readImage(await download(run, 'Map as PNG', '.png'));
  assert.ok(variety > VARIETY_OF_A_MAP, 'the PNG file is not blank');
  run.observations.results.set('size of the PNG file', size);
};
