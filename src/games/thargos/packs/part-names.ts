import type { Text } from '../../../engine/text.ts';

/** The readable names of the parts of a card, by their keys in a pack. */
export const PART_NAMES: Readonly<Record<string, Text>> = {
  id: { en: 'Id', fr: 'Identifiant' },
  name: { en: 'Title', fr: 'Titre' },
  text: { en: 'Reminder text', fr: 'Texte de rappel' },
  pam: { en: 'PAM', fr: 'PAM' },
  hp: { en: 'Hero points', fr: 'Points de héros' },
  vp: { en: 'Victory points', fr: 'Points de victoire' },
  person: { en: 'Person', fr: 'Personne' },
  faction: { en: 'Faction', fr: 'Faction' },
  attrs: { en: 'Attributes', fr: 'Attributs' },
  mods: { en: 'Modifiers', fr: 'Modificateurs' },
  power: { en: 'Power', fr: 'Puissance' },
  mind: { en: 'Mind', fr: 'Esprit' },
  mysticism: { en: 'Mysticism', fr: 'Mysticisme' },
  roll: { en: 'Dice', fr: 'Dés' },
  boxCopies: { en: 'Copies', fr: 'Exemplaires' },
  set: { en: 'Set', fr: 'Boîte' },
  tags: { en: 'Tags', fr: 'Mots-clés' },
  replaces: { en: 'Replaced card', fr: 'Carte remplacée' },
  play: { en: 'Action type', fr: 'Type d’action' },
  effects: { en: 'Effects', fr: 'Effets' },
  active: { en: 'Active', fr: 'Actif' },
  wounded: { en: 'Wounded', fr: 'Blessé' },
};
