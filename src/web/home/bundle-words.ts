import { gridOf } from '../../games/cartographers/board/grid.ts';
import { refusalText } from '../../games/cartographers/refusals.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import type { Fault } from './bundle.ts';

const WORDS = {
  en: {
    nothing: 'Nothing was changed.',
    which: (game: number, of: number) => (of === 1 ? 'The game in this file: ' : `Game ${game} of ${of}: `),
    codes: {
      'file-too-large': 'The file is too large.',
      'file-no-games': 'There is no game in this file.',
      'file-bad-deck': 'A deck in this file is damaged.',
      'file-bad-pack': 'A card pack in this file is damaged.',
      'file-bad-story': 'A story in this file is damaged.',
      'seed-hash': 'its seed does not belong to it.',
      'seed-hidden': 'its seed is not in the file, so it cannot be checked or played on.',
      'events-differ': 'what happened in it does not follow from its cards and moves.',
      refused: 'it holds a move that the rules do not allow.',
      'other-engine-version':
        'another version of Alidade wrote it, and this one would have played it otherwise.',
    },
    at: (batch: number) => ` (move ${batch})`,
    number: (n: number) => ` (number ${n})`,
  },
  fr: {
    nothing: 'Rien n’a été changé.',
    which: (game: number, of: number) =>
      of === 1 ? 'La partie de ce fichier\u202f: ' : `Partie ${game} sur ${of}\u202f: `,
    codes: {
      'file-too-large': 'Le fichier est trop gros.',
      'file-no-games': 'Ce fichier ne contient aucune partie.',
      'file-bad-deck': 'Un deck de ce fichier est abîmé.',
      'file-bad-pack': 'Un paquet de cartes de ce fichier est abîmé.',
      'file-bad-story': 'Un récit de ce fichier est abîmé.',
      'seed-hash': 'sa graine n’est pas la sienne.',
      'seed-hidden':
        'sa graine n’est pas dans le fichier\u202f: impossible de la vérifier ou de la continuer.',
      'events-differ': 'son déroulement ne découle pas de ses cartes et de ses coups.',
      refused: 'elle contient un coup que les règles n’admettent pas.',
      'other-engine-version': 'une autre version d’Alidade l’a écrite, et celle-ci l’aurait jouée autrement.',
    },
    at: (batch: number) => ` (coup ${batch})`,
    number: (n: number) => ` (numéro ${n})`,
  },
};

/** Why a file was not taken over. It comes with the rules, which know the words of most reasons. */
export const faultText = ({ refusal, game, of }: Fault): string => {
  const words = say(WORDS);
  const codes: Readonly<Record<string, string>> = words.codes;
  const ours = Object.hasOwn(codes, refusal.refused) ? codes[refusal.refused] : undefined;
  const { batch, number } = refusal;
  const at =
    typeof batch === 'number' ? words.at(batch) : typeof number === 'number' ? words.number(number) : '';
  const why = ours ? ours.replace(/\.$/, `${at}.`) : refusalText(refusal, language.value, gridOf(11, 11));
  const isNamed = game !== undefined && of !== undefined && (of > 1 || ours !== undefined);
  return `${isNamed ? words.which(game, of) : ''}${why} ${words.nothing}`;
};
