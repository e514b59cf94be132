import { exportAll } from './cartographers/export.ts';
import { goOffline } from './cartographers/offline.ts';
import { printBlank, printEnd } from './cartographers/print.ts';
import { playSolo } from './cartographers/solo.ts';
import { playDuel } from './thargos/duel.ts';
import { arrive, type Visit } from './visit.ts';

/** What is tried in every browser, in this order: each goes on from where the one before has left the page. */
export const ACTS: readonly (readonly [string, (visit: Visit) => Promise<void>])[] = [
  ['arrive', arrive],
  ['first page', ({ shoot }) => shoot('first page', ['h1', '.home-main', '.home-go', '.home-art'])],
  ['solo game', playSolo],
  ['export', exportAll],
  ['print', printEnd],
  ['blank sheets', printBlank],
  ['duel', playDuel],
  ['offline', goOffline],
];
