import type { Language, Text } from '../../../engine/text.ts';
import type { Question } from '../../../games/thargos/types.ts';
import { PROGRAM } from '../../io.ts';
import { typeset } from '../../terminal/typeset.ts';

/** The messages of the terminal game. A missing French message doesn't compile. */
const en = {
  prompt: '> ',
  typeHelp: 'Type the number of your choice, or "help" for a list of commands.',
  help: [
    'NUMBER          choose the option with this number',
    'p1 m3 y4        in a conflict: play card 1 on Power, card 3 on Mind, card 4 on Mysticism; Enter for none',
    '1 3             choose several options; Enter for none, if that is allowed',
    'card CARD       a card’s text; CARD is its number in your hand (card 2) or its id (card C401)',
    'show            show the table again',
    'hint            get a suggestion; this takes a moment',
    'undo            undo your last move, if it revealed nothing; otherwise type "undo practice"',
    'save FILE       save the game to a file',
    'text            show the game as text',
    'quit            leave the game',
  ],
  you: 'You',
  seat: (seat: number) => `Player ${seat + 1}`,
  rival: 'The Rival',
  turn: (number: number, who: string) => (number === 0 ? 'Setup' : `Turn ${number}: ${who}`),
  score: (vp: number, target: number, hand: number, deck: number) =>
    `${vp}/${target} VP, hand ${hand}, deck ${deck}`,
  track: (track: number) => `Track ${track + 1}`,
  noMission: 'no Mission',
  nobody: 'no hero',
  hand: 'Your hand',
  wounded: 'wounded',
  notUnderstood: 'Choose one of the numbers, or type "help".',
  noSuchCard: 'Unknown card. Type its number in your hand or its id, such as C401.',
  inputEnded: 'The input ended before the game did.',
  started: (hash: string) => `SHA-256 of the seed: ${hash}`,
  openSeed: (text: string) => `Seed "${text}": the same text gives the same game.`,
  seed: (seed: string) => `Seed: ${seed}`,
  seedShown:
    'Its SHA-256 is the hash shown at the start. Use the seed with --seed to play the same game again.',
  verify: `"save FILE" saves the game. "${PROGRAM} replay FILE" verifies it.`,
  afterGame: 'Type "save FILE" or "text", or press Enter to leave > ',
  demonstration: 'No input, so a bot plays for you.',
  decided: (seat: number) => `# seat ${seat + 1} has decided`,
  pass: 'pass',
  concede: 'let the Mission go: the attacker wins it without comparing totals, and you keep your cards',
  nothing: 'nothing',
  totals: (attack: string, defence: string) =>
    `Totals without cards (Power/Mind/Mysticism): attack ${attack}, defense ${defence}.`,
  tieHeld: (card: string) => `${card}: the defender wins ties.`,
  howToLay: 'Type p1 m3 for card 1 on Power and card 3 on Mind (y: Mysticism). Press Enter to play none.',
  defendNone: (isTieHeld: boolean) =>
    `Press Enter to defend without cards: totals are compared, and you hold the Mission if you ${isTieHeld ? 'lead or tie' : 'lead'} in at least one color.`,
  emptyLoses: 'Press Enter to let the Mission go: a defense needs cards here.',
  toTrack: (what: string, track: number) => `${what} to track ${track + 1}`,
  onTrack: (what: string, track: number) => `${what} on track ${track + 1}`,
  onHero: (what: string, hero: string) => `${what} on ${hero}`,
  withHero: (what: string, hero: string) => `${what} with ${hero}`,
  /** Returns the title of a card for use inside a sentence. */
  titled: (name: string) => name,
  secondary: 'a secondary Mission',
  attempt: (mission: string) => `attempt ${mission}`,
  use: (card: string, effect: string) => `use ${card}: ${effect}`,
  place: (colors: string) =>
    colors === '' ? 'You cannot play cards here.' : `You may play cards on ${colors}.`,
  mirror: (least: number) => `If you play cards, play at least ${least} on each of these colors.`,
  spread: 'If you play two cards or more, use at least two colors.',
  pick: (least: number, most: number) => (least === most ? `Pick ${most}.` : `Pick ${least} to ${most}.`),
  limit: (cards: number) => `hand size ${cards}`,
  yes: 'yes',
  no: 'no',
  over: (rounds: number) =>
    rounds === 1 ? 'The game is over after 1 round.' : `The game is over after ${rounds} rounds.`,
  won: 'You win.',
  draw: 'Draw.',
  lost: 'You lose.',
  shared: (vp: string) => `Victory points: ${vp}`,
};

type Words = typeof en;

const fr: Words = {
  prompt: '> ',
  typeHelp: 'Tapez le numéro de votre choix, ou « aide » pour la liste des commandes.',
  help: [
    'NUMÉRO               choisir l’option qui porte ce numéro',
    'p1 e3 y4             en conflit : jouer la carte 1 sur Puissance, la 3 sur Esprit, la 4 sur Mysticisme ; Entrée pour aucune',
    '1 3                  choisir plusieurs options ; Entrée pour aucune, si c’est permis',
    'carte CARTE          le texte d’une carte ; CARTE est son numéro en main (carte 2) ou son identifiant (carte C401)',
    'voir                 montrer de nouveau la table',
    'conseil              obtenir un conseil ; cela prend un instant',
    'annuler              annuler votre dernier coup, s’il n’a rien révélé ; sinon, tapez « annuler entraînement »',
    'enregistrer FICHIER  enregistrer la partie dans un fichier',
    'texte                montrer la partie en texte',
    'quitter              quitter la partie',
  ],
  you: 'Vous',
  seat: seat => `Joueur ${seat + 1}`,
  rival: 'Le Rival',
  turn: (number, who) => (number === 0 ? 'Mise en place' : `Tour ${number} : ${who}`),
  score: (vp, target, hand, deck) => `${vp}/${target} PV, main ${hand}, deck ${deck}`,
  track: track => `Piste ${track + 1}`,
  noMission: 'pas de mission',
  nobody: 'aucun héros',
  hand: 'Votre main',
  wounded: 'face blessée',
  notUnderstood: 'Choisissez un des numéros, ou tapez « aide ».',
  noSuchCard: 'Carte inconnue. Tapez son numéro en main ou son identifiant, comme C401.',
  inputEnded: 'L’entrée s’est arrêtée avant la fin de la partie.',
  started: hash => `SHA-256 de la graine : ${hash}`,
  openSeed: text => `Graine « ${text} » : le même texte donne la même partie.`,
  seed: seed => `Graine : ${seed}`,
  seedShown:
    'Son SHA-256 est l’empreinte montrée au début. Avec --seed, la même graine redonne la même partie.',
  verify: `« enregistrer FICHIER » enregistre la partie. « ${PROGRAM} replay FICHIER » la vérifie.`,
  afterGame: 'Tapez « enregistrer FICHIER » ou « texte », ou Entrée pour quitter > ',
  demonstration: 'Aucune entrée : un bot joue donc à votre place.',
  decided: seat => `# la place ${seat + 1} a décidé`,
  pass: 'passer',
  concede: 'céder la mission : l’attaquant la gagne sans comparer les totaux, et vous gardez vos cartes',
  nothing: 'rien',
  totals: (attack, defence) =>
    `Totaux sans carte (Puissance/Esprit/Mysticisme) : attaque ${attack}, défense ${defence}.`,
  tieHeld: card => `${card} : le défenseur gagne les égalités.`,
  howToLay:
    'Tapez p1 e3 pour la carte 1 sur Puissance et la 3 sur Esprit (y : Mysticisme). Entrée pour n’en jouer aucune.',
  defendNone: isTieHeld =>
    `Entrée pour défendre sans carte : on compare les totaux, et vous gardez la mission si vous ${isTieHeld ? 'menez ou êtes à égalité' : 'menez'} dans au moins une couleur.`,
  emptyLoses: 'Entrée pour céder la mission : une défense demande ici des cartes.',
  toTrack: (what, track) => `${what} sur la piste ${track + 1}`,
  onTrack: (what, track) => `${what} sur la piste ${track + 1}`,
  onHero: (what, hero) => `${what} sur ${hero}`,
  withHero: (what, hero) => `${what} avec ${hero}`,
  titled: name => `« ${name} »`,
  secondary: 'une mission secondaire',
  attempt: mission => `tenter ${mission}`,
  use: (card, effect) => `utiliser ${card} : ${effect}`,
  place: colors =>
    colors === '' ? 'Vous ne pouvez pas jouer de cartes ici.' : `Vous pouvez jouer des cartes sur ${colors}.`,
  mirror: least => `Si vous jouez des cartes, il en faut au moins ${least} sur chacune de ces couleurs.`,
  spread: 'Si vous jouez deux cartes ou plus, utilisez au moins deux couleurs.',
  pick: (least, most) => (least === most ? `Choisissez-en ${most}.` : `Choisissez-en de ${least} à ${most}.`),
  limit: cards => `taille de main ${cards}`,
  yes: 'oui',
  no: 'non',
  over: rounds => `La partie est terminée après ${rounds} ${rounds < 2 ? 'manche' : 'manches'}.`,
  won: 'Vous avez gagné.',
  draw: 'Égalité.',
  lost: 'Vous avez perdu.',
  shared: vp => `Points de victoire : ${vp}`,
};

export const PLAY_WORDS: { readonly [L in Language]: Words } = { en, fr: typeset(fr) };
export type PlayWords = Words;

/** The text of each type of question. */
const ASKED: { readonly [Q in Question['type']]: Text } = {
  placeHero: { en: 'Place a hero.', fr: 'Placez un héros.' },
  placeMission: { en: 'Place a Mission.', fr: 'Placez une mission.' },
  handLimit: { en: 'How large is your hand this turn?', fr: 'Combien de cartes en main ce tour-ci ?' },
  act: { en: 'Your turn.', fr: 'À vous de jouer.' },
  attack: { en: 'Which cards support the attack?', fr: 'Quelles cartes soutiennent l’attaque ?' },
  defend: { en: 'Which cards support the defense?', fr: 'Quelles cartes soutiennent la défense ?' },
  oppose: { en: 'Which hero opposes?', fr: 'Quel héros s’oppose ?' },
  beforeReveal: {
    en: 'Before the cards are revealed, choose:',
    fr: 'Avant que les cartes soient révélées, choisissez :',
  },
  refill: { en: 'Which Mission fills the empty track?', fr: 'Quelle mission placer sur la piste vide ?' },
  shift: { en: 'Which hero fills the gap?', fr: 'Quel héros prend la place vide ?' },
  choose: { en: 'A card asks you to choose:', fr: 'Une carte vous demande de choisir :' },
  referee: { en: 'Apply this card by hand:', fr: 'Appliquez cette carte à la main :' },
  agree: { en: 'Do you accept the proposal?', fr: 'Acceptez-vous la proposition ?' },
};

const FRENCH = typeset(Object.fromEntries(Object.entries(ASKED).map(([type, { fr }]) => [type, fr])));

/** Returns the text of a question in the player's language. */
export const questionText = (type: Question['type'], language: Language): string =>
  language === 'fr' ? FRENCH[type]! : ASKED[type].en;
