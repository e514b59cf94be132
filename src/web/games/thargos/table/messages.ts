import type { Attribute, Question } from '../../../../games/thargos/ui.ts';
import { a, deName, midSentence } from '../../../../text/french.ts';
import { WITH_ARTICLE } from './conflict/pam-messages.ts';
import { inSentence, RIVAL } from './names.ts';

const NNBSP = '\u202f';

export interface TableWords {
  readonly title: string;
  readonly yourTurn: string;
  readonly yourAnswer: string;
  /** Below the name of a player who is asked in another player's turn. */
  readonly answers: string;
  /** The heading of the bar below the board. */
  readonly toDo: string;
  readonly turnOf: (name: string) => string;
  readonly waiting: (name: string) => string;
  readonly you: string;
  readonly rival: string;
  /** The name of a nameless player. */
  readonly nameless: (n: number) => string;
  readonly tracks: string;
  readonly track: (n: number) => string;
  readonly hand: string;
  readonly inHand: (n: number) => string;
  readonly cardsLeft: (n: number) => string;
  /** The same if the fuse beside it shows the rest. */
  readonly cards: (n: number) => string;
  readonly youLead: string;
  readonly youLack: string;
  readonly closed: string;
  readonly noMission: string;
  readonly noHero: string;
  readonly wounded: string;
  readonly chronicle: string;
  /** The number of the turn in the game. */
  readonly turn: (n: number) => string;
  readonly why: (name: string) => string;
  readonly close: string;
  readonly leads: (name: string) => string;
  readonly lacks: (name: string) => string;
  readonly undead: string;
  readonly refill: (name: string) => string;
  readonly steps: readonly string[];
  readonly look: (name: string) => string;
  readonly undo: string;
  readonly practice: string;
  readonly piles: string;
  readonly pilesOf: (name: string) => string;
  readonly yourPiles: string;
  readonly none: string;
  readonly heroesToPlace: string;
  readonly usesLeft: (n: number) => string;
  readonly lastUse: string;
  readonly lastUseGoes: string;
  readonly recap: string;
  readonly lookHeld: string;
  readonly placeTag: string;
  readonly leadTag: string;
  readonly laidOn: (attribute: string) => string;
  readonly where: (name: string) => string;
  /** HT-7.6: the question for a lasting Action's place, in a duel and in a story. */
  readonly whichTrack: (name: string) => string;
  readonly besideWhom: (name: string) => string;
  readonly other: string;
  readonly asks: { readonly [Q in Exclude<Question['type'], 'act' | 'defend' | 'oppose'>]: string };
  /** HT-9.5: who attempts what. */
  readonly mayOppose: (hero: string, mission: string) => string;
  readonly attempt: (n: number) => string;
  readonly attemptTag: string;
  readonly pass: string;
  readonly endTurn: string;
  readonly play: (name: string) => string;
  readonly attachTo: (name: string) => string;
  readonly putAt: (name: string) => string;
  readonly putOn: (n: number, hero: string) => string;
  readonly place: (hero: string, n: number) => string;
  readonly placeMission: (name: string, n: number) => string;
  readonly use: (name: string) => string;
  readonly moveTo: (hero: string, n: number) => string;
  readonly walkTo: (hero: string, mission: string | undefined) => string;
  readonly draw: (n: number) => string;
  readonly drawsNone: (held: number) => string;
  readonly oppose: (name: string) => string;
  readonly noOpposition: string;
  readonly noEffect: (part: string) => string;
  readonly nothingHappens: string;
  /** The totals of the attacker and the defender. */
  readonly against: (attribute: string, attack: number, defense: number) => string;
  /** The totals that a choice would lead to, attacker first. */
  readonly wouldStand: (sums: string, holds: boolean) => string;
  readonly stay: string;
  readonly done: string;
  readonly uncover: string;
  readonly rules: string;
  readonly ruleOf: string;
  readonly menu: string;
  readonly playTag: string;
  readonly pickTag: string;
  readonly pamTag: string;
  readonly attachTag: string;
  readonly deckBurns: string;
  readonly lastDitch: string;
  readonly agree: string;
  readonly object: string;
  readonly out: string;
  readonly home: string;
}

const en: TableWords = {
  title: 'Heroes of Thargos',
  yourTurn: 'Your turn',
  yourAnswer: 'Your decision',
  answers: 'Deciding',
  toDo: 'What to do',
  turnOf: name => `${name}’s turn`,
  waiting: name => `Waiting for ${name}.`,
  you: 'You',
  rival: RIVAL.en,
  nameless: n => `Player ${n}`,
  tracks: 'Tracks',
  track: n => `Track ${n}`,
  hand: 'Your hand',
  inHand: n => `${n} in hand`,
  cardsLeft: n => (n === 1 ? '1 card left' : `${n} cards left`),
  cards: n => (n === 1 ? '1 card' : `${n} cards`),
  youLead: 'You lead',
  youLack: 'Short by',
  closed: 'closed',
  noMission: 'No Mission',
  noHero: 'No hero',
  wounded: 'Wounded',
  chronicle: 'Chronicle',
  turn: n => `Turn ${n}`,
  why: name => `Why? ${name}`,
  close: 'Close',
  leads: name => `${name} leads`,
  lacks: name => `${name} is short by`,
  undead: 'Taken by the undead',
  refill: name => `Place ${name}`,
  steps: ['Draw', 'Advantage', 'Action', 'Score'],
  look: name => `Look at ${name}`,
  undo: 'Undo',
  practice: 'Practice',
  piles: 'Piles',
  pilesOf: name => `${name}’s piles`,
  yourPiles: 'Your piles',
  none: 'nothing',
  heroesToPlace: 'Heroes to place',
  usesLeft: n => (n === 1 ? '1 use left' : `${n} uses left`),
  lastUse: 'Last use.',
  lastUseGoes: 'Last use: this card is then discarded.',
  recap: 'Recap',
  lookHeld: 'View card',
  placeTag: 'place',
  leadTag: 'lead',
  laidOn: attribute => `on ${attribute}`,
  where: name => `Who gets ${name}?`,
  whichTrack: name => `On which track do you place ${name}?`,
  besideWhom: name => `Beside which hero do you place ${name}?`,
  other: 'never below 0',
  asks: {
    placeHero: 'Choose a hero, then an empty spot on a track.',
    placeMission: 'Choose a Mission from your hand, then an empty track.',
    handLimit: 'Draw up to how many cards?',
    attack: 'Place cards face down on the Mission’s colors, or none.',
    beforeReveal: 'Use a power before the reveal?',
    refill: 'Choose a Mission for the empty track.',
    shift: 'You may move a hero into the empty spot.',
    choose: 'Answer the question above.',
    referee: 'Apply the card’s text yourselves.',
    agree: 'Do you agree?',
  },
  mayOppose: (hero, mission) => `${hero} attempts ${mission}. Oppose with one of your heroes?`,
  attempt: n => `Attempt track ${n}`,
  attemptTag: 'attempt',
  pass: 'Pass',
  endTurn: 'End turn',
  play: name => `Play ${name}`,
  attachTo: name => `Attach to ${name}`,
  putAt: name => `Place beside ${name}`,
  putOn: (n, hero) => `Place on track ${n} (${hero})`,
  place: (hero, n) => `Place ${hero} on track ${n}`,
  placeMission: (name, n) => `Place ${name} on track ${n}`,
  use: name => `Use ${name}`,
  moveTo: (hero, n) => `Move ${hero} to track ${n}`,
  walkTo: (hero, mission) => `Move ${hero} to ${mission ?? 'a secret Mission'}`,
  draw: n => `Draw up to ${n}`,
  drawsNone: held => `You hold ${held} ${held === 1 ? 'card' : 'cards'}, so you draw none.`,
  oppose: name => `Oppose with ${name}`,
  noOpposition: 'Don’t oppose',
  noEffect: part => `No effect now: ${part}`,
  nothingHappens: 'No effect now',
  against: (attribute, attack, defense) => `${attribute} ${attack} against ${defense}`,
  wouldStand: (sums, holds) =>
    `${sums}: ${holds ? 'you would lead' : 'the attacker would lead'}, before effects and cards`,
  stay: 'Don’t move',
  done: 'Done',
  uncover: 'Show my hand privately',
  rules: 'Rules',
  ruleOf: 'Rule',
  menu: 'Settings',
  playTag: 'play',
  pickTag: 'choose',
  pamTag: 'PAM',
  attachTag: 'attach',
  deckBurns: 'Empty deck: a player who must draw and can’t loses.',
  lastDitch: 'Last ditch',
  agree: 'Agree',
  object: 'Object',
  out: 'Eliminated',
  home: 'Heroes of Thargos',
};

/** Titles are often verbs, so they are in guillemets. */
const titled = (name: string): string => `«${NNBSP}${name}${NNBSP}»`;

const fr: TableWords = {
  title: 'Héros de Thargos',
  yourTurn: 'À vous',
  yourAnswer: 'Votre réponse',
  answers: 'Doit répondre',
  toDo: 'À faire',
  turnOf: name => `Au tour ${deName(name)}`,
  waiting: name => `On attend ${inSentence(name)}.`,
  you: 'Vous',
  rival: RIVAL.fr,
  nameless: n => `Joueur ${n}`,
  tracks: 'Les pistes',
  track: n => `Piste ${n}`,
  hand: 'Votre main',
  inHand: n => `${n} en main`,
  cardsLeft: n => (n < 2 ? `${n} carte restante` : `${n} cartes restantes`),
  cards: n => (n < 2 ? `${n} carte` : `${n} cartes`),
  youLead: 'Vous menez',
  youLack: 'Il vous manque',
  closed: 'fermée',
  noMission: 'Pas de mission',
  noHero: 'Pas de héros',
  wounded: 'Blessé',
  chronicle: 'Chronique',
  turn: n => `Tour ${n}`,
  why: name => `Pourquoi${NNBSP}? ${name}`,
  close: 'Fermer',
  leads: name => `${name} mène`,
  lacks: name => `Il manque ${a(name)}`,
  undead: 'Pris par les morts-vivants',
  refill: name => `Placer ${titled(name)}`,
  steps: ['Pioche', 'Avantage', 'Action', 'Score'],
  look: name => `Regarder ${name}`,
  undo: 'Annuler',
  practice: 'Entraînement',
  piles: 'Piles',
  pilesOf: name => `Piles ${deName(name)}`,
  yourPiles: 'Vos piles',
  none: 'rien',
  heroesToPlace: 'Héros à placer',
  usesLeft: n => (n < 2 ? `${n} utilisation restante` : `${n} utilisations restantes`),
  lastUse: 'Dernière utilisation.',
  lastUseGoes: 'Dernière utilisation\u202f: cette carte est ensuite défaussée.',
  recap: 'Résumé',
  lookHeld: 'Voir la carte',
  placeTag: 'placer',
  leadTag: 'mène',
  laidOn: attribute => `sur ${WITH_ARTICLE[attribute] ?? attribute}`,
  where: name => `Qui reçoit ${titled(name)}${NNBSP}?`,
  whichTrack: name => `Sur quelle piste posez-vous ${titled(name)}${NNBSP}?`,
  besideWhom: name => `À côté de quel héros posez-vous ${titled(name)}${NNBSP}?`,
  other: 'jamais moins de 0',
  asks: {
    placeHero: 'Choisissez un héros, puis une place libre sur une piste.',
    placeMission: 'Choisissez une mission de votre main, puis une piste libre.',
    handLimit: 'Jusqu’à combien de cartes piochez-vous\u202f?',
    attack: 'Posez des cartes face cachée sur les couleurs de la mission, ou aucune.',
    beforeReveal: 'Utiliser un pouvoir avant la révélation\u202f?',
    refill: 'Choisissez une mission pour la piste vide.',
    shift: 'Un de vos héros peut occuper la place vide.',
    choose: 'Répondez à la question ci-dessus.',
    referee: 'Appliquez vous-mêmes le texte de la carte.',
    agree: 'Êtes-vous d’accord\u202f?',
  },
  mayOppose: (hero, mission) => `${hero} tente ${titled(mission)}. Un de vos héros s’y oppose-t-il${NNBSP}?`,
  attempt: n => `Tenter la piste ${n}`,
  attemptTag: 'tenter',
  pass: 'Passer mon tour',
  endTurn: 'Finir le tour',
  play: name => `Jouer ${titled(name)}`,
  attachTo: name => `Attacher ${a(name)}`,
  putAt: name => `Poser près ${deName(name)}`,
  putOn: (n, hero) => `Poser sur la piste ${n} (${hero})`,
  place: (hero, n) => `Placer ${midSentence(hero)} sur la piste ${n}`,
  placeMission: (name, n) => `Placer ${titled(name)} sur la piste ${n}`,
  use: name => `Utiliser ${midSentence(name)}`,
  moveTo: (hero, n) => `Déplacer ${midSentence(hero)} sur la piste ${n}`,
  walkTo: (hero, mission) =>
    `Déplacer ${midSentence(hero)} vers ${mission === undefined ? 'une mission secrète' : titled(mission)}`,
  draw: n => `Piocher jusqu’à ${n}`,
  drawsNone: held =>
    `Vous avez ${held} ${held < 2 ? 'carte' : 'cartes'} en main${NNBSP}: vous n’en piochez aucune.`,
  oppose: name => `S’opposer avec ${midSentence(name)}`,
  noOpposition: 'Ne pas s’opposer',
  noEffect: part => `Sans effet maintenant${NNBSP}: ${part}`,
  nothingHappens: 'Sans effet maintenant',
  against: (attribute, attack, defense) => `${attribute} ${attack} contre ${defense}`,
  wouldStand: (sums, holds) =>
    `${sums}${NNBSP}: ${holds ? 'vous mèneriez' : 'l’attaquant mènerait'}, avant effets et cartes`,
  stay: 'Ne déplacer personne',
  done: 'Terminer',
  uncover: 'Montrer ma main en privé',
  rules: 'Règles',
  ruleOf: 'Règle',
  menu: 'Réglages',
  playTag: 'jouer',
  pickTag: 'choisir',
  pamTag: 'PAM',
  attachTag: 'attacher',
  deckBurns: 'Deck vide\u202f: un joueur qui doit piocher et ne le peut pas perd.',
  lastDitch: 'Dernière chance',
  agree: 'Accepter',
  object: 'Refuser',
  out: 'Éliminé',
  home: 'Héros de Thargos',
};

export const WORDS = { en, fr };

export const ATTRIBUTE_KEYS: { readonly [A in Attribute]: string } = {
  power: '1',
  mind: '2',
  mysticism: '3',
};
