import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Restraint } from './process.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns how to start a server whose system clock a test can set forward or back by days while it runs. */
export const shiftableClock = (
  folder: string,
): { readonly shiftTo: (days: number) => void; readonly by: NonNullable<Restraint['by']> } => {
  const shift = join(folder, 'shift');
  const shiftTo = (days: number): void => writeFileSync(shift, String(days * DAY_MS));
  shiftTo(0);
  const preload = join(folder, 'shift.mjs');
  writeFileSync(
    preload,
    `import { readFileSync } from 'node:fs';
const shift = () => Number(readFileSync(${JSON.stringify(shift)}, 'utf8'));
const RealDate = Date;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift() });
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(RealDate.now() + shift());
  }
  static now() {
    return RealDate.now() + shift();
  }
};
`,
  );
  return { shiftTo, by: [process.execPath, '--import', pathToFileURL(preload).href] };
};
