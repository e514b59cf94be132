import type { WordsOf } from './choice-words.ts';

const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } };
const TERRAIN = {
  card: { en: 'The terrain of the card', fr: 'Le terrain de la carte' },
  any: { en: 'Any terrain', fr: 'N’importe quel terrain' },
};

/** Choices about drawing, coins and scoring. */
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
    title: { en: 'When no shape fits', fr: 'Quand aucune forme ne tient' },
    why: {
      en: 'You fill a single space instead. Its terrain differs between the books of 2019 and 2021.',
      fr: 'On remplit une seule case à la place. Son terrain diffère selon les livrets de 2019 et de 2021.',
    },
    values: TERRAIN,
  },
  ruinsFallbackTerrain: {
    title: { en: 'When no shape reaches ruins', fr: 'Quand aucune forme n’atteint de ruine' },
    why: {
      en: 'After a ruins card the single space may go anywhere. The French book gives it the terrain of the card, others any.',
      fr: 'Après une carte Ruines, la case unique va où l’on veut. Le livret français impose le terrain de la carte, d’autres non.',
    },
    values: TERRAIN,
  },
  fallbackHero: {
    title: { en: 'A single space may be a hero', fr: 'La case unique peut être un héros' },
    why: {
      en: 'With hero cards in play and any terrain allowed. Such a hero has no attack pattern.',
      fr: 'Quand les héros jouent et que tout terrain est permis. Un tel héros n’a pas de schéma d’attaque.',
    },
    values: YES_NO,
  },
  ruinsMiss: {
    title: { en: 'A shape that misses ruins', fr: 'Une forme hors des ruines' },
    why: {
      en: 'After a ruins card, when no shape can cover ruins. This changes the game strongly.',
      fr: 'Après une carte Ruines, quand aucune forme ne peut couvrir de ruine. Cela change beaucoup le jeu.',
    },
    values: {
      single: { en: 'A single space only', fr: 'Une seule case' },
      freeShape: { en: 'The whole shape, anywhere', fr: 'La forme entière, où l’on veut' },
    },
  },
  fallbackCoin: {
    title: { en: 'Coin for a single space', fr: 'Pièce pour la case unique' },
    why: {
      en: 'Whether the single space earns the coin that the card’s coin shape would have earned.',
      fr: 'La case unique rapporte-t-elle la pièce que la forme à pièce aurait rapportée\u202f?',
    },
    values: YES_NO,
  },
  ambushMountainCoin: {
    title: {
      en: 'Coin of a mountain closed by monsters',
      fr: 'Pièce d’une montagne cernée par des monstres',
    },
    why: {
      en: 'Who gets it when an ambush or its effect surrounds a mountain. Alone, the drawer is you.',
      fr: 'Qui la reçoit quand une embuscade ou son effet entoure une montagne. En solo, c’est toujours vous qui dessinez.',
    },
    values: {
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
      drawer: { en: 'Who drew the monster', fr: 'Celui qui a dessiné le monstre' },
      none: { en: 'Nobody', fr: 'Personne' },
    },
  },
  destroyedRuins: {
    title: { en: 'Destroyed ruins', fr: 'Ruines détruites' },
    why: {
      en: 'Whether a destroyed ruins space still is one for The Golden Granary.',
      fr: 'Une case Ruine détruite compte-t-elle encore pour The Golden Granary\u202f?',
    },
    values: {
      keep: { en: 'Still ruins', fr: 'Reste une ruine' },
      lost: { en: 'No ruins any more', fr: 'N’est plus une ruine' },
    },
  },
  greatCity: {
    title: { en: 'Great City', fr: 'Great City' },
    why: {
      en: 'The largest village cluster that does not touch a mountain.',
      fr: 'Le plus grand groupe de villages qui ne touche pas de montagne.',
    },
    values: {
      filterFirst: {
        en: 'Largest among those that touch none',
        fr: 'Le plus grand de ceux qui n’en touchent pas',
      },
      largestOnly: {
        en: 'Only the largest of all, 0 if it touches one',
        fr: 'Le plus grand de tous, 0 s’il en touche une',
      },
    },
  },
  shieldgateTie: {
    title: { en: 'Shieldgate with a tie', fr: 'Shieldgate à égalité' },
    why: {
      en: 'It scores the second largest village cluster; two may share the first place.',
      fr: 'Elle compte le deuxième plus grand groupe de villages\u202f; deux groupes peuvent être premiers.',
    },
    values: {
      second: { en: 'The other one of the two counts', fr: 'L’autre des deux compte' },
      next: { en: 'The next smaller size counts', fr: 'La taille suivante compte' },
    },
  },
};
