import { signal } from '@preact/signals';
import type { Summary } from '../games/summary.ts';

/** All kept games, the newest first; undefined until the browser has answered. */
export const games = signal<readonly Summary[] | undefined>(undefined);
