import type { Verdict } from '../../engine/verify.ts';
import { say } from '../say.ts';
import { PRACTICE_WORDS } from '../ui/practice-words.ts';

const WORDS = {
  en: {
    verified: 'Every move was decided again from the seed: the game is genuine.',
    changed: (move: number) => `The file was changed: move ${move} is not what the rules decide.`,
    'seed-hash': 'The file was changed: the seed does not belong to it.',
    'seed-missing': 'The file was changed: a finished game tells its seed, and here it is missing.',
    'seed-hidden': 'The seed of this game is not known, so it cannot be checked.',
    'other-rules-version': (move: number) =>
      `Decided by other rules; from move ${move} on it would go differently today.`,
  },
  fr: {
    verified: 'Chaque coup a été recalculé depuis la graine\u202f: la partie est authentique.',
    changed: (move: number) =>
      `Le fichier a été modifié\u202f: le coup ${move} n’est pas ce que disent les règles.`,
    'seed-hash': 'Le fichier a été modifié\u202f: la graine ne correspond pas à la partie.',
    'seed-missing':
      'Le fichier a été modifié\u202f: une partie finie révèle sa graine, et celle-ci n’y est plus.',
    'seed-hidden': 'La graine de cette partie n’est pas connue\u202f: on ne peut pas la vérifier.',
    'other-rules-version': (move: number) =>
      `Partie jouée selon d’autres règles\u202f; dès le coup ${move}, la suite serait différente aujourd’hui.`,
  },
};

/** Whether a game follows from its seed, as the end of a game and a replay say it. */
export const verdictText = (verdict: Verdict): string =>
  [outcomeText(verdict), ...(verdict.practice ? [say(PRACTICE_WORDS).note] : [])].join(' ');

const outcomeText = (verdict: Verdict): string => {
  const words = say(WORDS);
  if (verdict.verified === true) return words.verified;
  if (!('batch' in verdict)) return words[verdict.reason];
  return verdict.reason === 'other-rules-version'
    ? words['other-rules-version'](verdict.batch)
    : words.changed(verdict.batch);
};
