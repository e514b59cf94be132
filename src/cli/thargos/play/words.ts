import type { Language, Text } from '../../../engine/text.ts';
import type { Question } from '../../../games/thargos/types.ts';
import { PROGRAM } from '../../program.ts';
import { typeset } from '../../terminal/typeset.ts';

/** What the game in the terminal says; a missing French text does not compile. */
const en = {
  prompt: '> ',
  typeHelp: 'Type the number of your choice; "help" says what else can be typed.',
  help: [
    'NUMBER          take this choice',
    'p1 m3 y4        for a conflict: card 1 on Power, 3 on Mind, 4 on Mysticism; Enter alone for none',
    '1 3             several of the things offered; Enter alone for none, where none are needed',
    'card NAME       what a card says: its number in your hand (card 2), or its id (card C401)',
    'show            the table again',
    'hint            what wins most of the games that are tried out; it takes a moment',
    'undo            take back your last answer, if it has shown nothing; undo practice: if it has',
    'save FILE       save the game; text: the game as a text',
    'quit            leave',
  ],
  you: 'You',
  seat: (seat: number) => `Player ${seat + 1}`,
  rival: 'The Rival',
  turn: (number: number, who: string) => (number === 0 ? 'Set-up' : `Turn ${number}: ${who}`),
  score: (vp: number, target: number, hand: number, deck: number) =>
    `${vp}/${target} VP, hand ${hand}, deck ${deck}`,
  track: (track: number) => `Track ${track + 1}`,
  noMission: 'no Mission',
  nobody: 'nobody',
  hand: 'Your hand',
  wounded: 'wounded',
  notUnderstood: 'This is none of the choices.',
  noSuchCard: 'There is no such card here.',
  inputEnded: 'The input has ended; the game was not finished.',
  started: (hash: string) => `SHA-256 of its seed: ${hash}`,
  openSeed: (text: string) => `Open seed "${text}": the same text gives the same game.`,
  seed: (seed: string) => `Seed: ${seed}`,
  seedShown: 'Its SHA-256 is the number shown at the start; --seed with it gives the same game.',
  verify: `"save FILE" writes the game down; "${PROGRAM} replay FILE" then verifies it.`,
  afterGame: 'save FILE, text, or Enter to leave > ',
  demonstration: 'Nobody is there: a bot plays for you.',
  decided: (seat: number) => `# seat ${seat + 1} has decided`,
  pass: 'pass',
  concede: 'let it go: the attacker wins the Mission, nothing is compared, and you keep your cards',
  nothing: 'nothing',
  totals: (attack: string, defence: string) =>
    `Without cards: ${attack} against ${defence} (Power/Mind/Mysticism).`,
  tieHeld: (card: string) => `${card}: a tie is the defender’s.`,
  howToLay: 'Type p1 m3 for card 1 on Power and card 3 on Mind (y: Mysticism); Enter alone lays none.',
  defendNone: (isTieHeld: boolean) =>
    `Enter alone defends without cards: totals are compared, and ${isTieHeld ? 'a tie' : 'more'} in one color holds the Mission.`,
  emptyLoses: 'Enter alone lets the Mission go: a defense needs cards here.',
  toTrack: (what: string, track: number) => `${what} to track ${track + 1}`,
  onHero: (what: string, hero: string) => `${what} on ${hero}`,
  /** The title of a card inside a sentence. */
  titled: (name: string) => name,
  secondary: 'a secondary Mission',
  attempt: (mission: string) => `attempt ${mission}`,
  use: (card: string, effect: string) => `use ${card}: ${effect}`,
  place: (rule: string) => `Cards may lie on ${rule}.`,
  mirror: (least: number) => `If you lay any, lay at least ${least} on each.`,
  spread: 'Two cards or more: on at least two colours.',
  pick: (least: number, most: number) => (least === most ? `Pick ${most}.` : `Pick ${least} to ${most}.`),
  limit: (cards: number) => `hold ${cards} cards`,
  yes: 'yes',
  no: 'no',
  over: (rounds: number) =>
    rounds === 1 ? 'The game is over after 1 round.' : `The game is over after ${rounds} rounds.`,
  won: 'You have won.',
  draw: 'A draw.',
  lost: 'You have lost.',
  shared: (vp: string) => `Victory points: ${vp}`,
};

type Words = typeof en;

const fr: Words = {
  prompt: '> ',
  typeHelp: 'Tapez le numéro de votre choix ; « aide » dit ce qu’on peut taper d’autre.',
  help: [
    'NUMÉRO          prendre ce choix',
    'p1 e3 y4        pour un conflit : carte 1 sur Puissance, 3 sur Esprit, 4 sur Mysticisme ; Entrée pour aucune',
    '1 3             plusieurs des choses proposées ; Entrée pour aucune, quand aucune n’est exigée',
    'carte NOM       ce que dit une carte : son numéro en main (carte 2) ou son identifiant (carte C401)',
    'voir            la table encore une fois',
    'conseil         ce qui gagne le plus de parties essayées ; cela prend un instant',
    'annuler         reprendre votre dernière réponse, si elle n’a rien dévoilé ; annuler entraînement : sinon',
    'sauver FICHIER  enregistrer la partie ; texte : la partie en texte',
    'quitter         partir',
  ],
  you: 'Vous',
  seat: seat => `Joueur ${seat + 1}`,
  rival: 'Le Rival',
  turn: (number, who) => (number === 0 ? 'Mise en place' : `Tour ${number} : ${who}`),
  score: (vp, target, hand, deck) => `${vp}/${target} PV, main ${hand}, pioche ${deck}`,
  track: track => `Piste ${track + 1}`,
  noMission: 'pas de mission',
  nobody: 'personne',
  hand: 'Votre main',
  wounded: 'face blessée',
  notUnderstood: 'Ce n’est aucun des choix.',
  noSuchCard: 'Cette carte n’est pas ici.',
  inputEnded: 'L’entrée est épuisée ; la partie n’est pas finie.',
  started: hash => `SHA-256 de sa graine : ${hash}`,
  openSeed: text => `Graine ouverte « ${text} » : le même texte donne la même partie.`,
  seed: seed => `Graine : ${seed}`,
  seedShown: 'Son SHA-256 est le nombre montré au début ; --seed avec elle redonne la même partie.',
  verify: `« sauver FICHIER » enregistre la partie ; « ${PROGRAM} replay FICHIER » la vérifie ensuite.`,
  afterGame: 'sauver FICHIER, texte, ou Entrée pour sortir > ',
  demonstration: 'Personne n’est là : un bot joue à votre place.',
  decided: seat => `# le joueur ${seat + 1} a décidé`,
  pass: 'passer',
  concede: 'laisser la mission : l’attaquant la gagne sans comparaison, et vous gardez vos cartes',
  nothing: 'rien',
  totals: (attack, defence) => `Sans carte : ${attack} contre ${defence} (Puissance/Esprit/Mysticisme).`,
  tieHeld: card => `${card} : l’égalité est au défenseur.`,
  howToLay:
    'Tapez p1 e3 pour la carte 1 sur Puissance et la 3 sur Esprit (y : Mysticisme) ; Entrée seule n’en pose pas.',
  defendNone: isTieHeld =>
    `Entrée seule défend sans carte : on compare les totaux, et ${isTieHeld ? 'l’égalité' : 'plus'} dans une couleur garde la mission.`,
  emptyLoses: 'Entrée seule laisse la mission : une défense demande ici des cartes.',
  toTrack: (what, track) => `${what} sur la piste ${track + 1}`,
  onHero: (what, hero) => `${what} sur ${hero}`,
  titled: name => `« ${name} »`,
  secondary: 'une mission secondaire',
  attempt: mission => `tenter ${mission}`,
  use: (card, effect) => `utiliser ${card} : ${effect}`,
  place: rule => `Les cartes se posent sur ${rule}.`,
  mirror: least => `Si vous en posez, il en faut au moins ${least} sur chacune.`,
  spread: 'Deux cartes ou plus : sur deux couleurs au moins.',
  pick: (least, most) => (least === most ? `Choisissez-en ${most}.` : `Choisissez-en de ${least} à ${most}.`),
  limit: cards => `garder ${cards} cartes en main`,
  yes: 'oui',
  no: 'non',
  over: rounds => `La partie est finie après ${rounds} ${rounds < 2 ? 'manche' : 'manches'}.`,
  won: 'Vous avez gagné.',
  draw: 'Égalité.',
  lost: 'Vous avez perdu.',
  shared: vp => `Points de victoire : ${vp}`,
};

export const PLAY_WORDS: { readonly [L in Language]: Words } = { en, fr: typeset(fr) };
export type PlayWords = Words;

/** What each question asks. */
const ASKED: { readonly [Q in Question['type']]: Text } = {
  placeHero: { en: 'Place a hero.', fr: 'Placez un héros.' },
  placeMission: { en: 'Place a Mission.', fr: 'Placez une mission.' },
  handLimit: { en: 'How large is your hand this turn?', fr: 'Combien de cartes en main ce tour-ci ?' },
  act: { en: 'Your turn.', fr: 'À vous.' },
  attack: { en: 'Which cards support the attack?', fr: 'Quelles cartes soutiennent l’attaque ?' },
  defend: { en: 'Which cards support the defence?', fr: 'Quelles cartes soutiennent la défense ?' },
  oppose: { en: 'Who opposes?', fr: 'Qui s’oppose ?' },
  beforeReveal: { en: 'Before the cards are turned up:', fr: 'Avant de révéler les cartes :' },
  refill: { en: 'Which Mission fills the empty track?', fr: 'Quelle mission placer sur la piste vide ?' },
  shift: { en: 'Who steps into the gap?', fr: 'Qui prend la place vide ?' },
  choose: { en: 'A card asks:', fr: 'Une carte demande :' },
  referee: { en: 'This card is applied by hand:', fr: 'Cette carte s’applique à la main :' },
  agree: { en: 'Do you agree to what is proposed?', fr: 'Acceptez-vous ce qui est proposé ?' },
};

const FRENCH = typeset(Object.fromEntries(Object.entries(ASKED).map(([type, { fr }]) => [type, fr])));

/** A question as the language says it. */
export const questionText = (type: Question['type'], language: Language): string =>
  language === 'fr' ? FRENCH[type]! : ASKED[type].en;
