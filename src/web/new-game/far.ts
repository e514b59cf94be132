import { signal } from '@preact/signals';
import { createContext } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';

/** Whether the game on the form is for people at several devices: then the first seat is one's own. */
export const IsFar = createContext(false);

/** The words for what a server refuses come with the first refusal. */
const said = signal<((refusal: Refusal) => string | undefined) | undefined>(undefined);

export const learnFarText = (words: (refusal: Refusal) => string | undefined): void => {
  said.value = words;
};

export const farText = (refusal: Refusal): string | undefined => said.value?.(refusal);
