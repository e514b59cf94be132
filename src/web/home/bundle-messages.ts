import type { Refusal } from '../../engine/refusal.ts';
import { engineText } from '../../text/engine-messages.ts';
import { say, type Words } from '../i18n.ts';
import { language } from '../settings.ts';
import type { BundledGame, BundleFault } from './bundle.ts';

const WORDS = {
  en: {
    nothing: 'Nothing changed.',
    which: (game: number, of: number) => (of === 1 ? 'The game in this file: ' : `Game ${game} of ${of}: `),
    codes: {
      'file-too-large': 'The file is too large.',
      'file-no-games': 'This file contains no games. Choose a game file.',
      'seed-hash': 'the seed doesn’t match the game.',
      'seed-missing': 'the seed is missing, so the game can’t be verified.',
      'seed-hidden': 'the seed isn’t in the file, so the game can’t be checked or continued.',
      'events-differ': 'the events don’t match the seed and the moves.',
      refused: 'it contains an illegal move.',
      'other-rules-version': 'another version of Alidade saved it, and this version can’t show it.',
      'file-bad-identity': 'The identity in this file is damaged.',
      lacking: 'it needs a card pack that is neither in this browser nor in the file. Import the pack first.',
    },
    at: (batch: number) => ` (move ${batch})`,
    number: (n: number, name?: string) => ` (number ${n}${name === undefined ? '' : `, “${name}”`})`,
    left: (n: number) => (n === 1 ? '1 item was skipped:' : `${n} items were skipped:`),
    more: (n: number) => `and ${n} more`,
  },
  fr: {
    nothing: 'Rien n’a changé.',
    which: (game: number, of: number) =>
      of === 1 ? 'La partie de ce fichier\u202f: ' : `Partie ${game} sur ${of}\u202f: `,
    codes: {
      'file-too-large': 'Le fichier est trop gros.',
      'file-no-games': 'Ce fichier ne contient aucune partie. Choisissez un fichier de partie.',
      'seed-hash': 'la graine ne correspond pas à la partie.',
      'seed-missing': 'la graine manque\u202f: impossible de vérifier la partie.',
      'seed-hidden':
        'la graine n’est pas dans le fichier\u202f: impossible de vérifier ou de continuer la partie.',
      'events-differ': 'le déroulement ne correspond pas à la graine et aux coups.',
      refused: 'elle contient un coup illégal.',
      'other-rules-version':
        'une autre version d’Alidade l’a enregistrée, et cette version ne peut pas la montrer.',
      'file-bad-identity': 'L’identité contenue dans ce fichier est endommagée.',
      lacking:
        'elle demande un pack de cartes qui n’est ni dans ce navigateur ni dans le fichier. Importez d’abord le pack.',
    },
    at: (batch: number) => ` (coup ${batch})`,
    number: (n: number, name?: string) =>
      ` (numéro ${n}${name === undefined ? '' : `, «\u202f${name}\u202f»`})`,
    left: (n: number) => (n < 2 ? 'Un élément ignoré\u202f:' : `${n} éléments ignorés\u202f:`),
    more: (n: number) => `et ${n} de plus`,
  },
};

type Codes = Readonly<Record<string, string>>;

/** The texts of each game for faults in its user content. */
type OwnFaults = readonly Words<Codes>[];

export const loadFaults = async (all: readonly BundledGame[]): Promise<OwnFaults> =>
  (await Promise.all(all.flatMap(({ userContent: own }) => own?.() ?? []))).map(({ faults }) => faults);

/** Explains why a part of a file was not imported. */
const reasonText = ({ refusal, game, of }: BundleFault, faults: OwnFaults): string => {
  const words = say(WORDS);
  const codes: Codes = Object.assign({}, words.codes, ...faults.map(say));
  const ours = Object.hasOwn(codes, refusal.refused) ? codes[refusal.refused] : undefined;
  const { batch, number, name } = refusal;
  const called = typeof name === 'string' ? name : undefined;
  const at =
    typeof batch === 'number'
      ? words.at(batch)
      : typeof number === 'number'
        ? words.number(number, called)
        : '';
  const why = ours ? ours.replace(/\.$/, `${at}.`) : engineText(refusal, language.value);
  const isNamed = game !== undefined && of !== undefined && (of > 1 || ours !== undefined);
  return `${isNamed ? words.which(game, of) : ''}${why}`;
};

/** Explains why nothing in a file was imported. */
export const faultText = (fault: BundleFault, faults: OwnFaults): string =>
  `${reasonText(fault, faults)} ${say(WORDS).nothing}`;

/** The maximum number of faults that are listed, because more would repeat the same reasons. */
const MOST_SHOWN = 8;

/** Says how many parts an import left out, then which ones and why. */
export const leftText = (
  left: readonly BundleFault[],
  faults: OwnFaults,
): {
  readonly title: string;
  readonly lines: readonly string[];
  readonly codes: readonly Refusal[];
} => {
  const words = say(WORDS);
  const more = left.length - MOST_SHOWN;
  const shown = left.slice(0, MOST_SHOWN);
  return {
    title: words.left(left.length),
    codes: shown.map(({ refusal }) => refusal),
    lines: [...shown.map(fault => reasonText(fault, faults)), ...(more > 0 ? [words.more(more)] : [])],
  };
};
