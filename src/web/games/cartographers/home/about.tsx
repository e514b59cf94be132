import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { confirmBy, handover } from '../../../settings.ts';
import type { Choice, GameAbout } from '../../about.ts';

const WORDS = {
  en: {
    and: ' and ',
    are: ' are games by Jordy Adan, published by Thunderworks Games and, in French, by Intrafin.',
  },
  fr: {
    and: ' et ',
    are: ' sont des jeux de Jordy Adan, édités par Thunderworks Games et, en français, par Intrafin.',
  },
};

const Credits = () => {
  const words = say(WORDS);
  return (
    <p>
      <em lang="en">Cartographers</em>
      {words.and}
      <em lang="en">Cartographers Heroes</em>
      {words.are}
    </p>
  );
};

const CONFIRM: Choice = {
  name: 'confirm',
  title: { en: 'Confirming a drawing', fr: 'Confirmer un dessin' },
  chosen: confirmBy,
  options: {
    en: {
      'two-taps': ['Two taps', 'Tap the map to place the shape; tap the same space again to ink it.'],
      'one-tap': ['One tap', 'A tap on the map inks the shape at once.'],
      button: ['Button only', 'Tap the map to place the shape, then press “Ink it” or Enter.'],
    },
    fr: {
      'two-taps': ['Deux appuis', 'Un appui place la forme, un second sur la même case l’encre.'],
      'one-tap': ['Un appui', 'Un appui sur la feuille encre la forme aussitôt.'],
      button: [
        'Bouton seul',
        'Un appui place la forme\u202f; «\u202fEncrer\u202f» ou la touche Entrée l’encre.',
      ],
    },
  },
};

const HANDOVER: Choice = {
  name: 'handover',
  title: { en: 'Sharing one device', fr: 'Jouer sur un seul appareil' },
  chosen: handover,
  options: {
    en: {
      page: ['Ask to pass the device', 'A screen names the next player.'],
      none: [
        'Continue at once',
        'Only with open maps. You can’t undo a drawing then. A hidden map always waits for its player.',
      ],
    },
    fr: {
      page: ['Demander de passer l’appareil', 'Une page nomme le joueur suivant.'],
      none: [
        'Continuer aussitôt',
        'Seulement avec des feuilles visibles. Vous ne pouvez alors pas annuler un dessin. Une feuille cachée attend toujours son joueur.',
      ],
    },
  },
};

export const about: GameAbout = {
  looks: {
    en: { light: 'Ink on light paper.', dark: 'Light ink on dark paper.' },
    fr: { light: 'Encre sur papier clair.', dark: 'Encre claire sur papier sombre.' },
  },
  choices: [CONFIRM, HANDOVER],
  Credits,
  corrections: linkTo('editor'),
};
