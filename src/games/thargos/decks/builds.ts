import type { DefaultId } from '../cards/set.ts';
import { copies, double, type HeroId, PRECONS, type Precon, single, triple } from './precons.ts';

const quadruple = (...ids: readonly Exclude<DefaultId, HeroId>[]) => copies(4, ids);

/** HT-2.6: the points builds, each with the highest PAM sum of a deck. */
export const BUILDS = [
  ['weak', 60],
  ['medium', 120],
  ['strong', 180],
] as const;

export interface BuildDeck extends Precon {
  readonly heroes: readonly HeroId[];
  readonly points: (typeof BUILDS)[number][1];
}

/** HT-2.6: two ready-made decks for each points build. Only those for 120 points fit into one box. */
export const BUILD_DECKS: readonly BuildDeck[] = [
  {
    id: 'ford-watch',
    points: 60,
    title: { en: 'The Ford Watch', fr: 'La Garde du gué' },
    plan: {
      en: 'Plain soldiers on small Missions of Power and Mind. Recover your cards, heal, and outlast the other side.',
      fr: 'De simples soldats sur de petites missions de Puissance et d’Esprit. Récupérer ses cartes, soigner, et durer plus longtemps que l’autre.',
    },
    heroes: ['C402', 'C414', 'C415', 'C519'],
    cards: {
      ...double('L522'),
      ...triple('L516', 'L520'),
      ...quadruple('L403', 'L504', 'L505'),
      ...double('A506', 'A508'),
      ...quadruple('A509', 'A510', 'A514', 'A517'),
      ...quadruple('M20', 'M22', 'M23', 'M501', 'M502'),
    },
  },
  {
    id: 'pilgrim-road',
    points: 60,
    title: { en: 'The Pilgrim Road', fr: 'La Route des pèlerins' },
    plan: {
      en: 'A large hand and quiet Missions of Mind and Mysticism. Close the roads behind you and walk on.',
      fr: 'Une grande main et des missions discrètes d’Esprit et de Mysticisme. Fermer la route derrière soi, et marcher.',
    },
    heroes: ['C405', 'C517', 'C521', 'C528'],
    cards: {
      ...double('L504', 'L516'),
      ...quadruple('L403', 'L505', 'L506', 'L520'),
      ...double('A508', 'A510'),
      ...quadruple('A506', 'A509', 'A514', 'A517'),
      ...double('M23', 'M512'),
      ...quadruple('M22', 'M401', 'M502', 'M503'),
    },
  },
  {
    id: 'horn-and-blade',
    points: 120,
    title: { en: 'Horn and Blade', fr: 'La Corne et la Lame' },
    plan: {
      en: 'Hunters and sellswords on Missions of Power: weapons on every track, new orders when a track is closed.',
      fr: 'Chasseurs et mercenaires sur les missions de Puissance\u202f: des armes sur chaque piste, de nouveaux ordres quand une piste est fermée.',
    },
    heroes: ['C408', 'C414', 'C524', 'C532'],
    cards: {
      ...single('L401', 'L504'),
      ...double('L402', 'L513', 'L516', 'L517', 'L519', 'L520'),
      ...triple('L507', 'L510'),
      ...single('A513', 'A517', 'A519', 'A521'),
      ...double('A402', 'A509', 'A511', 'A512', 'A518'),
      ...triple('A510', 'A514'),
      ...single('M11', 'M17', 'M22', 'M23', 'M508', 'M511'),
      ...double('M10', 'M16', 'M20', 'M26', 'M501', 'M504', 'M507'),
    },
  },
  {
    id: 'quiet-court',
    points: 120,
    title: { en: 'The Quiet Court', fr: 'La Cour feutrée' },
    plan: {
      en: 'Judges and seers on Missions of Mind and Mysticism: know the other hand, thin it out, and draw more cards.',
      fr: 'Juges et voyantes sur les missions d’Esprit et de Mysticisme\u202f: connaître la main adverse, la réduire, et piocher davantage.',
    },
    heroes: ['C405', 'C518', 'C521', 'C527'],
    cards: {
      ...single('L512', 'L514', 'L517', 'L520', 'L524', 'L525'),
      ...double('L403', 'L508', 'L509', 'L511', 'L515', 'L518', 'L521'),
      ...single('A512', 'A522'),
      ...double('A509', 'A510', 'A511', 'A514', 'A515', 'A516', 'A517', 'A518', 'A520'),
      ...single('M22', 'M24', 'M401'),
      ...double('M11', 'M17', 'M21', 'M23', 'M29', 'M503', 'M505'),
      ...triple('M502'),
    },
  },
  {
    id: 'iron-crown',
    points: 180,
    title: { en: 'The Iron Crown', fr: 'La Couronne de fer' },
    plan: {
      en: 'Great captains and great Missions of Power. Every card in hand is a heavy modifier.',
      fr: 'De grands capitaines et de grandes missions de Puissance. Chaque carte en main est un lourd modificateur.',
    },
    heroes: ['C402', 'C404', 'C407', 'C519'],
    cards: {
      ...single('L401', 'L524'),
      ...double('L402', 'L510', 'L515'),
      ...quadruple('L507', 'L517', 'L519'),
      ...single('A401', 'A403', 'A521', 'A522'),
      ...double('A523'),
      ...triple('A513', 'A518'),
      ...quadruple('A402', 'A512'),
      ...double('M10'),
      ...triple('M504', 'M508'),
      ...quadruple('M16', 'M26', 'M507'),
    },
  },
  {
    id: 'long-eclipse',
    points: 180,
    title: { en: 'The Long Eclipse', fr: 'La Longue Éclipse' },
    plan: {
      en: 'Dark powers on Missions of Mysticism: poison, ambush, and a sun that carries every Advantage.',
      fr: 'Des puissances obscures sur les missions de Mysticisme\u202f: poison, embuscade, et un soleil qui porte tous les avantages.',
    },
    heroes: ['C409', 'C523', 'C528', 'C529'],
    cards: {
      ...single('L524'),
      ...double('L511', 'L521'),
      ...triple('L515'),
      ...quadruple('L509', 'L518', 'L519'),
      ...single('A401', 'A511', 'A521', 'A522'),
      ...double('A523'),
      ...triple('A403', 'A513'),
      ...quadruple('A402', 'A518'),
      ...triple('M21', 'M29', 'M507', 'M509'),
      ...quadruple('M17', 'M3'),
    },
  },
];

/** The ready-made decks for a points cap: those of the highest build that doesn't exceed it. */
export const buildFor = (cap: number): readonly BuildDeck[] => {
  const points = BUILDS.findLast(([, most]) => most <= cap)?.[1];
  return BUILD_DECKS.filter(deck => deck.points === points);
};

/**
 * The ready-made decks that players may choose from. With a points cap, those of the highest build that
 * doesn't exceed it.
 */
export const decksFor = (cap: number | null | undefined): readonly Precon[] =>
  typeof cap === 'number' ? buildFor(cap) : PRECONS;
