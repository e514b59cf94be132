import { signal } from '@preact/signals';
import type { Summary } from '../games/summary.ts';

/** All saved games, newest first; undefined until loaded. */
export const games = signal<readonly Summary[] | undefined>(undefined);
