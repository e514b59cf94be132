import { engineText } from '../../engine/words.ts';
import { say, type Words } from '../say.ts';
import { language } from '../settings.ts';
import type { BundledGame, BundleFault } from './bundle.ts';

const WORDS = {
  en: {
    nothing: 'Nothing was changed.',
    which: (game: number, of: number) => (of === 1 ? 'The game in this file: ' : `Game ${game} of ${of}: `),
    codes: {
      'file-too-large': 'The file is too large.',
      'file-no-games': 'There is no game in this file.',
      'seed-hash': 'its seed does not belong to it.',
      'seed-missing': 'its seed was taken out of the file.',
      'seed-hidden': 'its seed is not in the file, so it cannot be checked or played on.',
      'events-differ': 'what happened in it does not follow from its cards and moves.',
      refused: 'it holds a move that the rules do not allow.',
      'other-rules-version': 'another version of Alidade wrote it, and this one cannot show it.',
      'file-bad-identity': 'The identity in this file is damaged.',
      lacking: 'it is played with a card pack that is neither here nor in the file.',
    },
    at: (batch: number) => ` (move ${batch})`,
    number: (n: number, name?: string) => ` (number ${n}${name === undefined ? '' : `, “${name}”`})`,
    left: (n: number) => (n === 1 ? 'One thing was left out:' : `${n} things were left out:`),
    more: (n: number) => `and ${n} more`,
  },
  fr: {
    nothing: 'Rien n’a été changé.',
    which: (game: number, of: number) =>
      of === 1 ? 'La partie de ce fichier\u202f: ' : `Partie ${game} sur ${of}\u202f: `,
    codes: {
      'file-too-large': 'Le fichier est trop gros.',
      'file-no-games': 'Ce fichier ne contient aucune partie.',
      'seed-hash': 'sa graine ne correspond pas à la partie.',
      'seed-missing': 'sa graine a été retirée du fichier.',
      'seed-hidden':
        'sa graine n’est pas dans le fichier\u202f: impossible de la vérifier ou de la continuer.',
      'events-differ': 'son déroulement ne découle pas de ses cartes et de ses coups.',
      refused: 'elle contient un coup que les règles n’admettent pas.',
      'other-rules-version': 'une autre version d’Alidade l’a écrite, et celle-ci ne peut pas la montrer.',
      'file-bad-identity': 'L’identité contenue dans ce fichier est endommagée.',
      lacking: 'elle se joue avec un paquet de cartes qui n’est ni ici ni dans le fichier.',
    },
    at: (batch: number) => ` (coup ${batch})`,
    number: (n: number, name?: string) =>
      ` (numéro ${n}${name === undefined ? '' : `, «\u202f${name}\u202f»`})`,
    left: (n: number) =>
      n < 2 ? 'Une chose a été laissée de côté\u202f:' : `${n} choses ont été laissées de côté\u202f:`,
    more: (n: number) => `et ${n} de plus`,
  },
};

type Codes = Readonly<Record<string, string>>;

/** How the games word what was made for them. */
type OwnFaults = readonly Words<Codes>[];

export const loadFaults = async (all: readonly BundledGame[]): Promise<OwnFaults> =>
  (await Promise.all(all.flatMap(({ own }) => own?.() ?? []))).map(({ faults }) => faults);

/** Why this part of a file was not taken over. */
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

/** Why nothing of a file was taken over. */
export const faultText = (fault: BundleFault, faults: OwnFaults): string =>
  `${reasonText(fault, faults)} ${say(WORDS).nothing}`;

/** More of them say nothing new. */
const MOST_SHOWN = 8;

/** What was left out of a file that was taken over: how many, then which and why. */
export const leftText = (
  left: readonly BundleFault[],
  faults: OwnFaults,
): { readonly title: string; readonly lines: readonly string[] } => {
  const words = say(WORDS);
  const more = left.length - MOST_SHOWN;
  return {
    title: words.left(left.length),
    lines: [
      ...left.slice(0, MOST_SHOWN).map(fault => reasonText(fault, faults)),
      ...(more > 0 ? [words.more(more)] : []),
    ],
  };
};
