import { signal } from '@preact/signals';
import { createContext } from 'preact';
import type { Refusal } from '../../../engine/refusal.ts';

/** Whether the form is for an online game: then the first seat is yours. */
export const IsOnline = createContext(false);

/** Texts for the server's refusals load with the first refusal. */
const said = signal<((refusal: Refusal) => string | undefined) | undefined>(undefined);

export const setOnlineText = (words: (refusal: Refusal) => string | undefined): void => {
  said.value = words;
};

export const onlineRefusalText = (refusal: Refusal): string | undefined => said.value?.(refusal);
