import type { Verdict } from '../../../engine/verify.ts';
import { say } from '../../i18n.ts';
import { PRACTICE_WORDS } from '../../ui/practice-words.ts';

const WORDS = {
  en: {
    verified: 'Verified: the seed and the moves give exactly this game.',
    changed: (move: number) => `The file was modified: move ${move} doesn’t match the rules.`,
    'seed-hash': 'The file was modified: the seed doesn’t match the game.',
    'seed-missing': 'The file was modified: a finished game reveals its seed, but the seed is missing here.',
    'seed-hidden': 'This game’s seed is unknown, so the game can’t be checked.',
    'other-rules-version': (move: number) =>
      `Played with another version of the rules. With today’s rules, the game would differ from move ${move} on.`,
  },
  fr: {
    verified: 'Chaque coup a été recalculé depuis la graine\u202f: la partie est authentique.',
    changed: (move: number) =>
      `Le fichier a été modifié\u202f: le coup ${move} ne correspond pas aux règles.`,
    'seed-hash': 'Le fichier a été modifié\u202f: la graine ne correspond pas à la partie.',
    'seed-missing':
      'Le fichier a été modifié\u202f: une partie terminée révèle sa graine, mais la graine manque ici.',
    'seed-hidden': 'La graine de cette partie est inconnue\u202f: impossible de vérifier la partie.',
    'other-rules-version': (move: number) =>
      `Partie jouée avec une autre version des règles. Avec les règles actuelles, elle différerait dès le coup ${move}.`,
  },
};

/** Whether a game is genuine, in words. */
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
