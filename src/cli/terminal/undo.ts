import type { Types } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { HeldTable } from './held-table.ts';
import { typeset } from './typeset.ts';

const en = {
  taken: 'Undone.',
  practiced: 'Undone. This game is now practice: it no longer counts for records or statistics.',
  offer:
    'You can undo this move as practice: the game continues with the same cards, but no longer counts for records or statistics. Type "undo practice".',
  over: 'This game was practice: a move was undone after its result was known.',
};

const fr: typeof en = {
  taken: 'Coup annulé.',
  practiced:
    'Coup annulé. Cette partie est désormais un entraînement : elle ne compte plus pour les records ni pour les statistiques.',
  offer:
    'Vous pouvez annuler ce coup en passant à l’entraînement : la partie continue avec les mêmes cartes, mais ne compte plus pour les records ni pour les statistiques. Tapez « annuler entraînement ».',
  over: 'C’était une partie d’entraînement : un coup a été annulé après en avoir vu la suite.',
};

const WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };

/** Whether the word after "undo" confirms that the game becomes practice. */
const isAskedFor = (word: string): boolean => /^(practi[cs]e|entra[iî]nement)$/i.test(word);

interface Undoing {
  readonly table: Pick<HeldTable<Types<{ View: unknown }>>, 'seen' | 'undo' | 'practice'>;
  readonly say: (lines: readonly string[]) => void;
  readonly language: Language;
  readonly why: (refusal: Refusal) => string;
}

/**
 * Undoes the last answer of the player. If the answer revealed something, the player must confirm once that the game
 * becomes practice.
 */
export const undoAnswer = async ({ table, say, language, why }: Undoing, word: string): Promise<boolean> => {
  const words = WORDS[language];
  const was = table.seen();
  const isPracticing = was.isPractice === true || isAskedFor(word);
  const refusal = await (isPracticing ? table.practice() : table.undo());
  if (refusal) say([why(refusal), ...(was.canPractice && !isPracticing ? [words.offer] : [])]);
  else say([table.seen().isPractice && !was.isPractice ? words.practiced : words.taken]);
  return refusal === undefined;
};

/** Returns the lines at the end of a game that say whether it was practice. */
export const practiceLines = ({ table }: Pick<Undoing, 'table'>, language: Language): readonly string[] =>
  table.seen().isPractice ? [WORDS[language].over] : [];
