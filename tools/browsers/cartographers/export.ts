import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../../../e2e/places.ts';
import { isSame } from '../../../src/engine/canonical.ts';
import type { GameRecord } from '../../../src/engine/record.ts';
import { verify } from '../../../src/engine/verify.ts';
import { cartographers as game } from '../../../src/games/cartographers/game.ts';
import type { Command, Event } from '../../../src/games/cartographers/types.ts';
import { until } from '../page.ts';
import { readPicture } from '../picture.ts';
import type { Visit } from '../visit.ts';

/** What the end of a game hands out as files, found where the browser puts them. */

/** A file that is still being written has another name, or no bytes yet. */
const download = async ({ page }: Visit, button: string, ending: string): Promise<Buffer> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  return until(`${button} arrives`, async () => {
    const name = readdirSync(page.driver.downloads).find(file => file.endsWith(ending));
    const bytes = name === undefined ? undefined : readFileSync(join(page.driver.downloads, name));
    return bytes?.length ? bytes : undefined;
  });
};

const VARIETY_OF_A_MAP = 100;

export const exportAll = async (visit: Visit): Promise<void> => {
  const text = (await download(visit, 'Game file', '.json')).toString('utf8');
  const record = JSON.parse(text) as GameRecord<Command, Event, object>;
  assert.deepEqual(verify(game, record), { verified: true }, 'the game file is a game');
  assert.ok(isSame(record.log, (await recordOf(visit.page)).log), 'it is the game that is kept');

  const notation = (await download(visit, 'Game as text', '.txt')).toString('utf8');
  assert.match(notation, /^\S/, 'the game is a text');

  const svg = (await download(visit, 'Map as SVG', '.svg')).toString('utf8');
  assert.match(svg, /^<svg.*<\/svg>\s*$/s, 'the map is a whole SVG');
  assert.match(svg, /base64,d09GMg/, 'the SVG brings its fonts');

  const { variety, ...size } = readPicture(await download(visit, 'Map as PNG', '.png'));
  assert.ok(variety > VARIETY_OF_A_MAP, 'something is drawn on the PNG');
  visit.seen.facts.set('picture', size);
};
