import { ambush } from '../ambush.ts';

const NO_EFFECT = { en: 'No other effect.', fr: 'Aucun autre effet.' };

/** CA-43: the ambush cards of the base box. The French names are this project's translations. */
export const BASE_AMBUSHES = [
  ambush({
    id: 'goblin-attack',
    name: { en: 'Goblin Attack', fr: 'Attaque de Gobelins' },
    text: NO_EFFECT,
    shape: '#../.#./..#',
    pass: 'counter-clockwise',
    soloCorner: 'bottom-right',
  }),
  ambush({
    id: 'bugbear-assault',
    name: { en: 'Bugbear Assault', fr: 'Assaut de Gobelours' },
    text: NO_EFFECT,
    shape: '#.#/#.#',
    pass: 'clockwise',
    soloCorner: 'top-right',
  }),
  ambush({
    id: 'kobold-onslaught',
    name: { en: 'Kobold Onslaught', fr: 'Charge de Kobolds' },
    text: NO_EFFECT,
    shape: '#./##/#.',
    pass: 'clockwise',
    soloCorner: 'bottom-left',
  }),
  ambush({
    id: 'gnoll-raid',
    name: { en: 'Gnoll Raid', fr: 'Raid de Gnolls' },
    text: NO_EFFECT,
    shape: '##/#./##',
    pass: 'counter-clockwise',
    soloCorner: 'top-left',
  }),
];
