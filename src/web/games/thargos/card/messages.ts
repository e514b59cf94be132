import type { Badge } from '../../../../games/thargos/ui.ts';
import { de } from '../../../../text/french.ts';
import { plural } from '../../../i18n.ts';

export const WORDS = {
  en: {
    badge: { community: 'community', printed: 'printed', 'partly-known': 'partly known' } satisfies {
      readonly [B in Badge]: string;
    },
    /** Where a card's values come from. Follows the label "Values:". */
    valueBadge: { community: 'from the community', printed: 'printed', 'partly-known': 'partly known' },
    values: 'Values:',
    hp: 'HP',
    hpLong: (n: number) => `${n} ${plural(n, 'hero point', 'hero points')}`,
    vp: 'VP',
    vpLong: (n: number) => `${n} ${plural(n, 'victory point', 'victory points')}`,
    pam: 'PAM',
    pamLong: (n: number) => `PAM: ${n}`,
    spy: 'Looking at cards',
    means: {
      hp: 'Hero points: what a hero adds to the points you need to win.',
      pam: 'PAM (played as modifier): what a card adds to a color when placed face down in a conflict.',
      vp: 'Victory points: what the player who wins the Mission scores.',
      spy: 'The game offers you a look only if another of your cards can still use it before the reveal.',
    },
    noFaction: 'no faction',
    wounded: 'Wounded',
    noEffect: 'no effect',
    locked: 'locked: one per deck',
    idle: 'not used here',
    back: 'a face-down card',
    backs: (n: number) => `${n} ${plural(n, 'face-down card', 'face-down cards')}`,
    dial: (value: number, target: number) => `${value} of ${target} victory points`,
    fuse: (left: number) => `${left} ${plural(left, 'card', 'cards')} left in the deck`,
    die: (attribute: string, pips: number) => `${attribute} die: ${pips}`,
  },
  fr: {
    badge: { community: 'communauté', printed: 'imprimée', 'partly-known': 'en partie connue' },
    /** These words are feminine plural, because they agree with "valeurs". */
    valueBadge: { community: 'de la communauté', printed: 'imprimées', 'partly-known': 'en partie connues' },
    values: 'Valeurs\u202f:',
    hp: 'PH',
    hpLong: (n: number) => `${n} ${plural(n, 'Point de Héros', 'Points de Héros')}`,
    vp: 'PV',
    vpLong: (n: number) => `${n} ${plural(n, 'point de victoire', 'points de victoire')}`,
    pam: 'PAM',
    pamLong: (n: number) => `PAM\u202f: ${n}`,
    spy: 'Regarder des cartes',
    means: {
      hp: 'Points de Héros\u202f: ce qu’un héros ajoute aux points qu’il vous faut pour gagner.',
      pam: 'PAM (jouée comme modificateur)\u202f: ce qu’une carte ajoute à une couleur, posée face cachée dans un conflit.',
      vp: 'Points de victoire\u202f: ce que la mission rapporte au joueur qui la gagne.',
      spy: 'Le jeu ne vous propose de regarder que si une autre de vos cartes peut encore s’en servir avant la révélation.',
    },
    noFaction: 'sans faction',
    wounded: 'Blessé',
    noEffect: 'sans effet',
    locked: 'verrouillée\u202f: une seule par deck',
    idle: 'non demandé ici',
    back: 'une carte face cachée',
    backs: (n: number) => `${n} ${plural(n, 'carte face cachée', 'cartes face cachée')}`,
    dial: (value: number, target: number) => `${value} points de victoire sur ${target}`,
    fuse: (left: number) => `${left} ${plural(left, 'carte', 'cartes')} dans le deck`,
    die: (attribute: string, pips: number) => `Dé ${de(attribute)}\u202f: ${pips}`,
  },
};
