import type { Language } from '../../../engine/text.ts';
import { ENGLISH } from './english/grammar.ts';
import { FRENCH } from './french/grammar.ts';
import type { Grammar } from './grammar.ts';

/** All languages, for code whose bundle size doesn't matter. */
export const GRAMMARS: { readonly [L in Language]: Grammar } = { en: ENGLISH, fr: FRENCH };
