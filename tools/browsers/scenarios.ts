import { downloadAll } from './cartographers/export.ts';
import { playOffline } from './cartographers/offline.ts';
import { printBlankSheets, printFinishedMap } from './cartographers/print.ts';
import { playSolo } from './cartographers/solo.ts';
import { openFirstTime, type TestRun } from './test-run.ts';
import { playDuel } from './thargos/duel.ts';

/** The scenarios in the order in which they run. Each continues on the page on which the previous one ended. */
export const SCENARIOS: readonly (readonly [string, (run: TestRun) => Promise<void>])[] = [
  ['first visit', openFirstTime],
  ['first page', ({ capture }) => capture('first page', ['h1', '.home-main', '.home-go', '.home-art'])],
  ['solo game', playSolo],
  ['export', downloadAll],
  ['print', printFinishedMap],
  ['blank sheets', printBlankSheets],
  ['duel', playDuel],
  ['offline', playOffline],
];
