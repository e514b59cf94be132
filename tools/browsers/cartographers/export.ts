import assert from 'node:assert/strict';
import { recordOf } from '../../../e2e/places.ts';
import { isSame } from '../../../src/engine/canonical.ts';
import type { GameRecord } from '../../../src/engine/record.ts';
import { verify } from '../../../src/engine/verify.ts';
import { cartographers as game } from '../../../src/games/cartographers/game.ts';
import type { Command, Event } from '../../../src/games/cartographers/types.ts';
import { waitForFile } from '../downloads.ts';
import { readImage } from '../formats.ts';
import type { TestRun } from '../test-run.ts';

const download = async <Content>(
  { page }: TestRun,
  button: string,
  extension: string,
  parse: (bytes: Buffer) => Content,
): Promise<Content> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  return waitForFile(page.driver.downloads, extension, parse);
};

const parseSvg = (bytes: Buffer): string => {
  const svg = bytes.toString('utf8');
  assert.match(svg, /^<svg.*<\/svg>\s*$/s);
  return svg;
};

const parseText = (bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  assert.match(text, /^\S/);
  return text;
};

type Saved = GameRecord<Command, Event, object>;

const VARIETY_OF_A_MAP = 100;

/** Downloads every file that the end screen offers, and checks it. */
export const downloadAll = async (run: TestRun): Promise<void> => {
  const record = await download(run, 'Save file', '.json', bytes => JSON.parse(`${bytes}`) as Saved);
  assert.deepEqual(
    verify(game, record),
    { verified: true },
    'expected the downloaded game file to pass verification',
  );
  assert.ok(
    isSame(record.log, (await recordOf(run.page)).log),
    'expected the downloaded game file to have the log of the saved game',
  );

  await download(run, 'Save game text', '.txt', parseText);

  const svg = await download(run, 'Map as SVG', '.svg', parseSvg);
  assert.match(svg, /base64,d09GMg/, 'expected embedded WOFF2 fonts in the SVG file, found none');

  const { variety, ...size } = await download(run, 'Map as PNG', '.png', readImage);
  assert.ok(
    variety > VARIETY_OF_A_MAP,
    `expected more than ${VARIETY_OF_A_MAP} different bytes in the PNG file, found ${variety}`,
  );
  run.observations.results.set('size of the PNG file', size);
};
