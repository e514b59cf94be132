import { ambush } from '../ambush.ts';

/**
 * CA-43, CH-13 to CH-18: the ambush cards of the Heroes box. The solo corners come from a single source; the French
 * names are this project's translations.
 */
export const HEROES_AMBUSHES = [
  ambush({
    id: 'dragon-inferno',
    name: { en: 'Dragon Inferno', fr: 'Brasier du Dragon' },
    text: {
      en: 'As soon as each of its spaces is destroyed or closed on all four sides, the owner of the map gains 3 coins, once.',
      fr: 'Dès que chacune de ses cases est détruite ou fermée sur ses quatre côtés, le propriétaire de la feuille gagne 3 pièces, une seule fois.',
    },
    shape: '..#/###/#..',
    pass: 'counter-clockwise',
    soloCorner: 'bottom-left',
    letter: 'D',
    // CH-18: a side of the beast is closed by any filled space, including its own, and by the edge of the sheet.
    bounty: {
      coins: 3,
      earned: ({ land, drawn, living }) => !drawn.isEmpty && living.enclosedBy(land.filled).covers(living),
    },
  }),
  ambush({
    id: 'zombie-plague',
    name: { en: 'Zombie Plague', fr: 'Fléau Zombie' },
    text: {
      en: 'After each season’s scoring, every empty space beside a zombie becomes a zombie.',
      fr: 'Après le décompte de chaque saison, chaque case vide adjacente à un zombie devient un zombie.',
    },
    shape: '#',
    pass: 'counter-clockwise',
    soloCorner: 'top-left',
    letter: 'Z',
    // CH-14: in each season, the beast grows into all its empty neighbors.
    grows: ({ land, living }) => living.neighbors().and(land.empty),
  }),
  ambush({
    id: 'giant-troll-ravage',
    name: { en: 'Giant Troll Ravage', fr: 'Ravage du Troll Géant' },
    text: {
      en: 'After each season’s scoring, destroy one empty space beside the troll.',
      fr: 'Après le décompte de chaque saison, détruisez une case vide adjacente au troll.',
    },
    shape: '###/.#.',
    pass: 'clockwise',
    soloCorner: 'top-right',
    letter: 'T',
    ravages: ({ land, living }) => living.neighbors().and(land.empty),
  }),
  ambush({
    id: 'gorgon-gaze',
    name: { en: 'Gorgon Gaze', fr: 'Regard de la Gorgone' },
    text: {
      en: 'Right after drawing it, destroy one space beside the gorgon, empty or filled, but not a mountain.',
      fr: 'Juste après l’avoir dessinée, détruisez une case adjacente à la gorgone, vide ou remplie, mais pas une montagne.',
    },
    shape: '#.#/.#.',
    pass: 'clockwise',
    soloCorner: 'bottom-right',
    letter: 'G',
    // CH-16: the Gorgon can't destroy mountains, wasteland and destroyed spaces.
    gazes: ({ land, living }, { gorgonTarget }) => {
      const lasting = land.mountain.or(land.wasteland).or(land.destroyed);
      const victims = living.neighbors().minus(lasting);
      return gorgonTarget === 'filled' ? victims.and(land.filled) : victims;
    },
  }),
];
