import { YES_NO } from '../../../screens/new-game/plan.ts';
import type { WordsOf } from './choice-messages.ts';

const TERRAIN = {
  card: { en: 'The card’s terrain', fr: 'Le terrain de la carte' },
  any: { en: 'Any terrain', fr: 'N’importe quel terrain' },
};

/** Texts for the options about drawing, coins and scoring. */
export const DRAWING_WORDS: WordsOf<
  | 'fallbackTerrain'
  | 'ruinsFallbackTerrain'
  | 'fallbackHero'
  | 'ruinsMiss'
  | 'fallbackCoin'
  | 'ambushMountainCoin'
  | 'destroyedRuins'
  | 'greatCity'
  | 'shieldgateTie'
> = {
  fallbackTerrain: {
    title: { en: 'Terrain when no shape fits', fr: 'Terrain quand aucune forme ne tient' },
    why: {
      en: 'You draw a single space instead. The 2019 and 2021 rulebooks give it different terrains.',
      fr: 'Vous dessinez une seule case à la place. Son terrain diffère selon les livrets de 2019 et de 2021.',
    },
    values: TERRAIN,
  },
  ruinsFallbackTerrain: {
    title: { en: 'Terrain when no shape reaches ruins', fr: 'Terrain quand aucune forme n’atteint de ruine' },
    why: {
      en: 'After a ruins card, the single space can go anywhere. The French rulebook gives it the card’s terrain; others allow any terrain.',
      fr: 'Après une carte Ruines, la case unique va où vous voulez. Le livret français impose le terrain de la carte, d’autres permettent tous les terrains.',
    },
    values: TERRAIN,
  },
  fallbackHero: {
    title: { en: 'Single space can be a hero', fr: 'La case unique peut être un héros' },
    why: {
      en: 'Only with hero cards, and only if a single space may have any terrain. Such a hero has no attack pattern.',
      fr: 'Seulement avec les cartes Héros et si la case unique peut avoir n’importe quel terrain. Un tel héros n’a pas de schéma d’attaque.',
    },
    values: YES_NO,
  },
  ruinsMiss: {
    title: { en: 'Drawing when no shape reaches ruins', fr: 'Dessin quand aucune forme n’atteint de ruine' },
    why: {
      en: 'What you draw after a ruins card when no shape can cover ruins. This changes the game a lot.',
      fr: 'Ce que vous dessinez après une carte Ruines quand aucune forme ne peut couvrir de ruine. Cela change beaucoup le jeu.',
    },
    values: {
      single: { en: 'A single space only', fr: 'Une seule case' },
      freeShape: { en: 'The whole shape, anywhere', fr: 'La forme entière, où l’on veut' },
    },
  },
  fallbackCoin: {
    title: { en: 'Coin for a single space', fr: 'Pièce pour la case unique' },
    why: {
      en: 'If the card has a shape with a coin, the single space earns a coin too.',
      fr: 'Si la carte a une forme avec une pièce, la case unique rapporte aussi une pièce.',
    },
    values: YES_NO,
  },
  ambushMountainCoin: {
    title: {
      en: 'Coin of a mountain surrounded by monsters',
      fr: 'Pièce d’une montagne cernée par des monstres',
    },
    why: {
      en: 'Who gets the coin when an ambush or its effect surrounds a mountain. In solo games, you count as the player who drew the monsters.',
      fr: 'Qui reçoit la pièce quand une embuscade ou son effet entoure une montagne. En solo, vous comptez comme le joueur qui a dessiné les monstres.',
    },
    values: {
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
      drawer: { en: 'The player who drew the monster', fr: 'Le joueur qui a dessiné le monstre' },
      none: { en: 'No one', fr: 'Personne' },
    },
  },
  destroyedRuins: {
    title: { en: 'Destroyed ruins', fr: 'Ruines détruites' },
    why: {
      en: 'How a destroyed ruins space counts for The Golden Granary.',
      fr: 'Ce que vaut une case Ruines détruite pour The Golden Granary.',
    },
    values: {
      keep: { en: 'Still ruins', fr: 'Reste une ruine' },
      lost: { en: 'No longer ruins', fr: 'N’est plus une ruine' },
    },
  },
  greatCity: {
    title: { en: 'Great City', fr: 'Great City' },
    why: {
      en: 'Which village cluster Great City scores.',
      fr: 'Quelle région de villages Great City compte.',
    },
    values: {
      filterFirst: {
        en: 'The largest not beside a mountain',
        fr: 'La plus grande non adjacente à une montagne',
      },
      largestOnly: {
        en: 'The largest; 0 if beside a mountain',
        fr: 'La plus grande, 0 si adjacente à une montagne',
      },
    },
  },
  shieldgateTie: {
    title: { en: 'Ties for Shieldgate', fr: 'Égalité pour Shieldgate' },
    why: {
      en: 'Shieldgate scores the second largest village cluster. If two are tied for largest, choose which one counts.',
      fr: 'Shieldgate compte la deuxième plus grande région de villages. Si les deux plus grandes sont à égalité, choisissez laquelle compte.',
    },
    values: {
      second: { en: 'The other tied cluster', fr: 'L’autre région à égalité' },
      next: { en: 'The next smaller cluster', fr: 'La région suivante, plus petite' },
    },
  },
};
