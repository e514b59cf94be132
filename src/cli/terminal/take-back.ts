import type { Types } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { HeldTable } from './held-table.ts';
import { typeset } from './typeset.ts';

const en = {
  taken: 'Undone.',
  practised: 'Undone. This game is now practice: it no longer counts for records or statistics.',
  offer:
    'You can undo this move as practice: the game continues with the same cards, but no longer counts for records or statistics. Type "undo practice".',
  over: 'This game was practice: a move was undone after its result was known.',
};

const fr: typeof en = {
  taken: 'Coup annulé.',
  practised:
    'Coup annulé. Cette partie est désormais un entraînement : elle ne compte plus pour les records ni pour les statistiques.',
  offer:
    'Vous pouvez annuler ce coup en passant à l’entraînement : la partie continue avec les mêmes cartes, mais ne compte plus pour les records ni pour les statistiques. Tapez « annuler entraînement ».',
  over: 'C’était une partie d’entraînement : un coup a été annulé après en avoir vu la suite.',
};

const WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };

/** Whoever says so after `undo` has read what it means. */
const isAskedFor = (word: string): boolean => /^(practi[cs]e|entra[iî]nement)$/i.test(word);

interface TakingBack {
  readonly table: Pick<HeldTable<Types<{ View: unknown }>>, 'seen' | 'undo' | 'practise'>;
  readonly say: (lines: readonly string[]) => void;
  readonly language: Language;
  readonly why: (refusal: Refusal) => string;
}

/** Takes back the last answer; where something was seen since, only if that is asked for, once in a game. */
export const takeBack = async ({ table, say, language, why }: TakingBack, word: string): Promise<boolean> => {
  const words = WORDS[language];
  const was = table.seen();
  const isPractising = was.isPractice === true || isAskedFor(word);
  const refusal = await (isPractising ? table.practise() : table.undo());
  if (refusal) say([why(refusal), ...(was.canPractise && !isPractising ? [words.offer] : [])]);
  else say([table.seen().isPractice && !was.isPractice ? words.practised : words.taken]);
  return refusal === undefined;
};

/** What is said of practice when a game is over. */
export const practiceLines = ({ table }: Pick<TakingBack, 'table'>, language: Language): readonly string[] =>
  table.seen().isPractice ? [WORDS[language].over] : [];
