import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PER_ONE } from '../../../src/bots/thargos/search/net.ts';

/** Converts trained networks to the source file that the search imports. */

/** The content of the file that tools/fit/thargos/train.py writes. */
interface Trained {
  readonly [name: string]: readonly (number | readonly number[])[];
}

const LAYERS = { place: 'p', first: 'a', second: 'b', last: 'c' } as const;
const PER_LINE = 24;

const linesOf = (numbers: readonly number[]): string =>
  Array.from({ length: Math.ceil(numbers.length / PER_LINE) }, (_, i) =>
    numbers.slice(i * PER_LINE, (i + 1) * PER_LINE).join(','),
  ).join(',\n');

const layerText = (trained: Trained, letter: string): string => {
  const rows = trained[`${letter}.weight`] as readonly (readonly number[])[];
  const bias = trained[`${letter}.bias`] as readonly number[];
  const whole = [...rows.flat(), ...bias].map(weight => Math.round(weight * PER_ONE));
  return `{ from: ${rows[0]!.length}, to: ${rows.length}, weights: [\n${linesOf(whole)}] }`;
};

const netText = (folder: string, mode: string): string => {
  const trained: Trained = JSON.parse(readFileSync(join(folder, `${mode}.json`), 'utf8'));
  const layers = Object.entries(LAYERS).map(([name, letter]) => `${name}: ${layerText(trained, letter)},\n`);
  return `${mode}: {\n${layers.join('')}},\n`;
};

export const writeValues = (folder: string, modes: readonly string[], to: URL): void => {
  const nets = modes.map(mode => netText(folder, mode)).join('');
  writeFileSync(
    to,
    `// Written by tools/fit/thargos.ts; do not edit.
interface Layer { readonly from: number; readonly to: number; readonly weights: readonly number[] }
interface Net { readonly place: Layer; readonly first: Layer; readonly second: Layer; readonly last: Layer }

/** What a position is worth, by mode; fitted to games of greedy. Thousandths, for each layer row by row. */
export const VALUES: { readonly [mode in ${modes.map(mode => `'${mode}'`).join(' | ')}]: Net } = {
${nets}};
`,
  );
};
