import type { Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { HeldTable } from './held-table.ts';
import { typeset } from './typeset.ts';

const en = {
  taken: 'Taken back.',
  practised: 'Taken back as practice: this game does not count for bests or statistics any more.',
  offer:
    'It can still be taken back as practice: the game goes on with the same cards, but does not count for bests or statistics. Type "undo practice".',
  over: 'This game was practice: something that had been seen was taken back.',
};

const fr: typeof en = {
  taken: 'Repris.',
  practised:
    'Repris pour s’entraîner : cette partie ne compte plus pour les records ni pour les statistiques.',
  offer:
    'On peut encore la reprendre pour s’entraîner : la partie continue avec les mêmes cartes, mais ne compte plus pour les records ni pour les statistiques. Tapez « annuler entraînement ».',
  over: 'C’était une partie d’entraînement : on y a repris un coup après avoir vu la suite.',
};

const WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };

/** Whoever says so after `undo` has read what it means. */
const isAskedFor = (word: string): boolean => /^(practi[cs]e|entra[iî]nement)$/i.test(word);

interface TakingBack {
  readonly table: Pick<HeldTable<never, never, unknown, object>, 'seen' | 'undo' | 'practise'>;
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
