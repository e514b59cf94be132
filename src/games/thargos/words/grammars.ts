import type { Language } from '../../../engine/text.ts';
import { ENGLISH } from './english/grammar.ts';
import { FRENCH } from './french/grammar.ts';
import type { Grammar } from './grammar.ts';

/** All languages at once, for those who need not count bytes. */
export const GRAMMARS: { readonly [L in Language]: Grammar } = { en: ENGLISH, fr: FRENCH };
