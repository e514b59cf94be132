import { GLOSSARY } from '../../../../games/thargos/words/glossary.ts';
import { type Chapter, chapterAnchor, placesIn } from '../../../ui/chapters.ts';
import { CHOICE_WORDS } from '../new/choice-words.ts';
import { DUEL_CHAPTERS } from './duel-words.ts';
import { MORE_CHAPTERS } from './more-words.ts';

export const CHAPTERS: readonly Chapter[] = [...DUEL_CHAPTERS, ...MORE_CHAPTERS];

/** Lists after the chapters, with addresses like theirs. */
export const LISTS = ['choices', 'words'] as const;

export const choiceAnchor = (key: string): string => `choice-${key}`;
export const wordAnchor = (key: string): string => `word-${key}`;

const places = (): ReadonlyMap<string, string> => {
  const found = placesIn(CHAPTERS);
  const add = (name: string, anchor: string) => {
    if (!found.has(name)) found.set(name, anchor);
  };
  for (const id of LISTS) add(id, chapterAnchor(id));
  for (const key of Object.keys(GLOSSARY)) add(`word-${key}`, wordAnchor(key));
  for (const key of Object.keys(CHOICE_WORDS)) add(`choice-${key}`, choiceAnchor(key));
  return found;
};

let known: ReadonlyMap<string, string> | undefined;

/** The element that tells of a rule, a chapter, a choice or a word. */
export const anchorFor = (name: string): string | undefined => {
  known ??= places();
  return known.get(name) ?? known.get(name.toUpperCase()) ?? known.get(name.toLowerCase());
};
