import type { Text } from '../../../engine/text.ts';
import type { Attribute, Faction } from '../attributes.ts';
import type { ActionCard, Region } from '../cards/card.ts';
import type { CardType } from '../effects/effect.ts';

/** The short names of attributes, for labels and column headers. */

export const ATTRIBUTE_NAMES: { readonly [A in Attribute]: Text } = {
  power: { en: 'Power', fr: 'Puissance' },
  mind: { en: 'Mind', fr: 'Esprit' },
  mysticism: { en: 'Mysticism', fr: 'Mysticisme' },
};

/** HT-1.8: the names of the factions. */
export const FACTION_NAMES: { readonly [F in Faction]: Text } = {
  imperial: { en: 'Imperial', fr: 'Impérial' },
  airCult: { en: 'Air Cult', fr: 'Culte Air' },
  blackFalcons: { en: 'Black Falcons', fr: 'Faucons Noirs' },
  renegade: { en: 'Renegade', fr: 'Renégat' },
  watcherOfTyla: { en: 'Watcher of Tyla', fr: 'Guetteur de Tyla' },
  spider: { en: 'Spider', fr: 'Araignée' },
  hornedOfKrill: { en: 'Horned of Krill', fr: 'Cornus de Krill' },
  cobra: { en: 'Cobra', fr: 'Cobra' },
  nunnorianCompact: { en: 'Nunnorian Compact', fr: 'Compacte Nunnorian' },
  pure: { en: 'Pure', fr: 'Pure' },
  eclipse: { en: 'Eclipse', fr: 'Éclipse' },
  takers: { en: 'Takers', fr: 'Priseurs' },
  wolf: { en: 'Wolf', fr: 'Loup' },
  blackHand: { en: 'Black Hand', fr: 'Main Noire' },
  scorpion: { en: 'Scorpion', fr: 'Scorpion' },
};

export const TYPE_NAMES: { readonly [T in CardType]: Text } = {
  hero: { en: 'Hero', fr: 'Héros' },
  advantage: { en: 'Advantage', fr: 'Avantage' },
  action: { en: 'Action', fr: 'Action' },
  mission: { en: 'Mission', fr: 'Mission' },
};

export const FACE_NAMES: { readonly [F in 'active' | 'wounded']: Text } = {
  active: { en: 'Active', fr: 'Actif' },
  wounded: { en: 'Wounded', fr: 'Blessé' },
};

export const PLAY_NAMES: { readonly [P in ActionCard['play']]: Text } = {
  instant: { en: 'Instant', fr: 'Immédiate' },
  track: { en: 'On a track', fr: 'Sur une piste' },
  reaction: { en: 'Reaction', fr: 'Réaction' },
};

export const REGION_NAMES: { readonly [R in Region]: Text } = {
  any: { en: 'Anywhere', fr: 'Partout' },
  urban: { en: 'In towns', fr: 'En ville' },
  wilderness: { en: 'Outside towns', fr: 'Hors des villes' },
};

/** HT-9.8: the names of the regions of Missions. */
export const PLACE_NAMES: { readonly [R in Exclude<Region, 'any'>]: Text } = {
  urban: { en: 'Town', fr: 'Ville' },
  wilderness: { en: 'Outside towns', fr: 'Hors des villes' },
};

/** A tag beside a noun, as in "a Beast Mission", and as a predicate, as in "is a Beast". */
export interface TagWords {
  readonly beside: Text;
  readonly is: Text;
}

const aTag = (en: string, fr: string, un: 'un' | 'une'): TagWords => ({
  beside: { en, fr },
  is: { en: /^[AEIOU]/.test(en) ? `an ${en}` : `a ${en}`, fr: `${un} ${fr}` },
});

const TAG_WORDS: Readonly<Record<string, TagWords>> = {
  beast: aTag('Beast', 'Bête', 'une'),
  condar: { beside: { en: 'Condar', fr: 'de Condar' }, is: { en: 'from Condar', fr: 'de Condar' } },
  creature: aTag('Creature', 'Créature', 'une'),
  darkun: aTag('Darkun', 'Darkun', 'un'),
  elemental: aTag('Elemental', 'Élémentaire', 'un'),
  guardian: aTag('Guardian', 'Gardien', 'un'),
  raid: aTag('Raid', 'Raid', 'un'),
  servant: aTag('Servant', 'Serviteur', 'un'),
  undead: { beside: { en: 'Undead', fr: 'Mort-vivant' }, is: { en: 'Undead', fr: 'un Mort-vivant' } },
  weapon: aTag('Weapon', 'Arme', 'une'),
};

/** The words for a tag. A custom tag of a pack is shown as typed, in quotation marks. */
export const tagWords = (tag: string): TagWords => {
  if (Object.hasOwn(TAG_WORDS, tag)) return TAG_WORDS[tag]!;
  const beside = { en: `“${tag}”`, fr: `«\u202f${tag}\u202f»` };
  return { beside, is: { en: `tagged ${beside.en}`, fr: `de mot-clé ${beside.fr}` } };
};

/** The name of a tag as a label. */
export const tagName = (tag: string): Text => {
  const { beside } = tagWords(tag);
  return { en: beside.en, fr: beside.fr.replace(/^de /, '') };
};
