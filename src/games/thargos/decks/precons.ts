import type { Text } from '../../../engine/text.ts';
import type { CardId, Deck } from '../cards/card.ts';
import type { DefaultId } from '../cards/set.ts';

/** HT-2.7: a ready-made deck, with a text that says how to play it. */
export interface Precon extends Deck {
  readonly title: Text;
  readonly plan: Text;
}

// Only ids of shipped heroes, so that a misspelled one doesn't compile.
export type HeroId = DefaultId & `C${number}`;
type DeckId = Exclude<DefaultId, HeroId>;
type Copies = Readonly<Record<CardId, number>>;

export const copies = (count: number, ids: readonly DeckId[]): Copies =>
  Object.fromEntries(ids.map(id => [id, count] as const));
export const single = (...ids: readonly DeckId[]): Copies => copies(1, ids);
export const double = (...ids: readonly DeckId[]): Copies => copies(2, ids);
export const triple = (...ids: readonly DeckId[]): Copies => copies(3, ids);

/** HT-2.5: each of these decks fits into one core box, and the first two fit into one together. */
export const PRECONS: readonly (Precon & { readonly heroes: readonly HeroId[] })[] = [
  {
    id: 'imperial-lance',
    title: { en: 'The Imperial Lance', fr: 'La Lance impériale' },
    plan: {
      en: 'Strike hard on Missions of Power, know what the other side has placed, and heal the heroes who pay for it.',
      fr: 'Frapper fort sur les missions de Puissance, savoir ce que l’autre a posé, et soigner les héros qui en paient le prix.',
    },
    heroes: ['C401', 'C402', 'C403', 'C404'],
    cards: {
      ...single('L401', 'L504', 'L507', 'L510', 'L512', 'L513', 'L517', 'L525'),
      ...double('L402', 'L403', 'L508', 'L509', 'L518', 'L522'),
      ...single('A401', 'A402', 'A509', 'A515', 'A516', 'A517', 'A518', 'A519', 'A521', 'A523'),
      ...double('A510', 'A511', 'A512', 'A514', 'A520'),
      ...single(
        'M10',
        'M11',
        'M16',
        'M17',
        'M20',
        'M21',
        'M22',
        'M23',
        'M26',
        'M402',
        'M501',
        'M504',
        'M505',
        'M507',
        'M508',
        'M511',
      ),
      ...double('M401', 'M502'),
    },
  },
  {
    id: 'darkun-raid',
    title: { en: 'The Darkun Raid', fr: 'Le Raid darkun' },
    plan: {
      en: 'Brute force on the tracks, raids on the deck: the opponent runs out of cards before running out of tricks.',
      fr: 'La force brute sur les pistes, les raids sur le deck\u202f: l’adversaire manque de cartes avant de manquer de ruses.',
    },
    heroes: ['C409', 'C410', 'C411', 'C412'],
    cards: {
      ...single('L510', 'L511', 'L513', 'L515', 'L517'),
      ...double('L403', 'L504', 'L505', 'L506', 'L507', 'L519'),
      ...triple('L516'),
      ...single(
        'A401',
        'A402',
        'A403',
        'A404',
        'A509',
        'A510',
        'A514',
        'A515',
        'A516',
        'A517',
        'A518',
        'A519',
      ),
      ...double('A405', 'A508', 'A513', 'A531'),
      ...single(
        'M3',
        'M10',
        'M11',
        'M16',
        'M17',
        'M20',
        'M21',
        'M23',
        'M26',
        'M29',
        'M501',
        'M502',
        'M504',
        'M505',
        'M507',
        'M508',
      ),
      ...double('M24', 'M503'),
    },
  },
  {
    id: 'seven-in-hand',
    title: { en: 'Seven in Hand', fr: 'Sept en main' },
    plan: {
      en: 'Tebezil makes up for Krisoss’s short hand: draw, recover, and outspend everyone on Missions of Mind.',
      fr: 'Tebezil rachète la petite main de Krisoss\u202f: piocher, récupérer, et surenchérir sur les missions d’Esprit.',
    },
    heroes: ['C404', 'C405', 'C518', 'C416'],
    cards: {
      ...single('L508', 'L509', 'L524', 'L525'),
      ...double('L403', 'L504', 'L505', 'L506', 'L511', 'L514', 'L520', 'L521'),
      ...single('A506', 'A507', 'A508', 'A510', 'A516', 'A518', 'A519', 'A520', 'A522', 'A531'),
      ...double('A509', 'A511', 'A512', 'A514', 'A517'),
      ...single('M11', 'M17', 'M501', 'M509', 'M510'),
      ...double('M21', 'M22', 'M23', 'M29', 'M401', 'M503'),
      ...triple('M502'),
    },
  },
  {
    id: 'barrow-host',
    title: { en: 'The Barrow Host', fr: 'L’Ost du tertre' },
    plan: {
      en: 'A low target and Missions of Mysticism. With the undead rules every wound strips the living, and the last one takes them.',
      fr: 'Un objectif bas et des missions de Mysticisme. Avec les morts-vivants, chaque blessure dépouille les vivants, et la dernière les emporte.',
    },
    heroes: ['C522', 'C525', 'C526', 'C528'],
    cards: {
      ...single('L403', 'L505', 'L511'),
      ...double('L509', 'L510', 'L514', 'L516', 'L518', 'L519', 'L521'),
      ...triple('L506'),
      ...single('A402', 'A405', 'A509', 'A511', 'A519', 'A522'),
      ...double('A506', 'A508', 'A513', 'A515', 'A517', 'A520', 'A531'),
      ...single('M509', 'M512'),
      ...double('M3', 'M20', 'M21', 'M24', 'M29', 'M501', 'M503', 'M506', 'M507'),
    },
  },
  {
    id: 'wild-hunt',
    title: { en: 'The Wild Hunt', fr: 'La Chasse sauvage' },
    plan: {
      en: 'Hunters on the trail of beasts: quick wins in the wilderness, and wounds that do not last.',
      fr: 'Des chasseurs sur la piste des bêtes\u202f: des succès rapides en terre sauvage, et des blessures qui ne durent pas.',
    },
    heroes: ['C408', 'C413', 'C531', 'C532'],
    cards: {
      ...single('L401', 'L511', 'L520', 'L525'),
      ...double('L402', 'L403', 'L510', 'L513', 'L517'),
      ...triple('L504', 'L507'),
      ...single('A403', 'A404', 'A506', 'A511', 'A518', 'A521', 'A531'),
      ...double('A402', 'A509', 'A512', 'A514', 'A517'),
      ...triple('A510'),
      ...single('M401', 'M402', 'M508', 'M511'),
      ...double('M10', 'M16', 'M20', 'M26', 'M501', 'M502', 'M504', 'M507'),
    },
  },
  {
    id: 'light-fingers',
    title: { en: 'Light Fingers', fr: 'Doigts légers' },
    plan: {
      en: 'Take: cards from the hand, Advantages from heroes. Modifiers change color at the last moment.',
      fr: 'Prendre\u202f: des cartes en main, des avantages aux héros. Les modificateurs changent de couleur au dernier moment.',
    },
    heroes: ['C533', 'C530', 'C523', 'C414'],
    cards: {
      ...single('L507', 'L517', 'L524', 'L525'),
      ...double('L508', 'L515', 'L516', 'L518', 'L520'),
      ...triple('L403', 'L505'),
      ...single('A508', 'A516', 'A518', 'A522', 'A523', 'A531'),
      ...double('A405', 'A507', 'A509', 'A511', 'A513', 'A515', 'A517'),
      ...single('M16', 'M24', 'M29'),
      ...double('M11', 'M17', 'M21', 'M22', 'M23', 'M401', 'M505'),
      ...triple('M502'),
    },
  },
  {
    id: 'falcon-wall',
    title: { en: 'The Falcon Wall', fr: 'Le Mur des Faucons' },
    plan: {
      en: 'Two Advantages a turn and a trap on every track: let the others break on the wall, then take what is left.',
      fr: 'Deux avantages par tour et un piège sur chaque piste\u202f: laisser les autres se briser sur le mur, puis prendre le reste.',
    },
    heroes: ['C519', 'C520', 'C407', 'C415'],
    cards: {
      ...single('L401', 'L504', 'L512', 'L525'),
      ...double('L402', 'L511', 'L515', 'L517', 'L519'),
      ...triple('L507', 'L510'),
      ...single('A510', 'A515', 'A522', 'A531'),
      ...double('A509', 'A512', 'A513', 'A514', 'A517', 'A518', 'A519', 'A520'),
      ...single('M11', 'M26', 'M505', 'M511'),
      ...double('M10', 'M16', 'M17', 'M401', 'M501', 'M504', 'M507', 'M508'),
    },
  },
  {
    id: 'one-great-star',
    title: { en: 'One Great Star', fr: 'Un seul grand astre' },
    plan: {
      en: 'The Hollow Sun bears every Advantage and goes where Missions have many colors; the others protect it.',
      fr: 'Le Soleil creux porte tous les avantages et va là où sont les missions de plusieurs couleurs\u202f; les autres le protègent.',
    },
    heroes: ['C529', 'C521', 'C517', 'C524'],
    cards: {
      ...single('L507', 'L508', 'L523', 'L524'),
      ...double('L509', 'L517', 'L518', 'L519', 'L520'),
      ...triple('L510', 'L511'),
      ...single('A401', 'A507', 'A509', 'A510', 'A515', 'A516', 'A517', 'A519', 'A521'),
      ...double('A511', 'A512', 'A518', 'A520'),
      ...triple('A514'),
      ...single('M29', 'M402', 'M509', 'M510', 'M512'),
      ...double('M16', 'M17', 'M21', 'M501', 'M503', 'M507'),
      ...triple('M502'),
    },
  },
];
