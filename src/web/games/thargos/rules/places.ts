import { GLOSSARY } from '../../../../games/thargos/ui.ts';
import { anchorsIn, type Chapter } from '../../../screens/rules/chapters.ts';
import { CHOICE_WORDS } from '../new-game/choice-messages.ts';
import { DUEL_CHAPTERS } from './duel-messages.ts';
import { MORE_CHAPTERS } from './more-messages.ts';

export const CHAPTERS: readonly Chapter[] = [...DUEL_CHAPTERS, ...MORE_CHAPTERS];

/** The lists after the chapters of the rules page: options and glossary. */
export const LISTS = ['choices', 'words'] as const;
export type List = (typeof LISTS)[number];

export const choiceAnchor = (key: string): string => `choice-${key}`;
export const wordAnchor = (key: string): string => `word-${key}`;

export const anchorFor = anchorsIn(CHAPTERS, LISTS, () =>
  [...Object.keys(GLOSSARY).map(wordAnchor), ...Object.keys(CHOICE_WORDS).map(choiceAnchor)].map(
    anchor => [anchor, anchor] as const,
  ),
);
