import { inSentence } from '../names.ts';
import type { Hint } from './hints.ts';

/** What the hints mention: the opponent's name, both targets, and the rules of this conflict. */
export interface Reach {
  readonly name: string;
  readonly own: number;
  readonly other: number;
  /** Whether a card lets the defender win ties. */
  readonly isTieHeld: boolean;
  /** HT-5.5: whether a defender who places no cards concedes the Mission. */
  readonly needsCards: boolean;
}

type Hints = { readonly [H in Hint]: (reach: Reach) => string };

const hintsEn: Hints = {
  placeHero: () =>
    'Each hero takes one track and fights the hero opposite. If the other side is already taken, choose a hero with higher numbers. Missions come next.',
  placeMission: () =>
    'Heroes fight only in the colors of the Mission between them. Its numbers help the defender. Both sides may attempt it, so choose a color where your hero is ahead.',
  act: ({ name, own, other }) =>
    `You win with ${own} points at the end of your turn, ${inSentence(name)} with ${other}. “You lead” counts what is visible: the defender may add cards. A failed attempt wounds your hero.`,
  attack: ({ isTieHeld }) =>
    `You need ${isTieHeld ? 'more than the defender' : 'at least a tie'} in every color. Your opponent sees how many cards you place, not their values. Win or lose, your cards are discarded.`,
  defend: ({ isTieHeld, needsCards }) =>
    `To hold the Mission, you need ${isTieHeld ? 'as much as' : 'more than'} the attacker in just one color. ${needsCards ? 'Here you need cards to defend.' : 'Defending without cards costs nothing.'} If you can’t hold it, let it go and keep your cards.`,
  refill: () =>
    'You choose the new Mission for the empty track. Choose one in the colors where your hero on that track leads.',
};

const hintsFr: Hints = {
  placeHero: () =>
    'Chaque héros prend une piste et combattra celui d’en face. S’il y en a déjà un, choisissez un héros aux nombres plus élevés. Les missions viennent ensuite.',
  placeMission: () =>
    'On ne combat que dans les couleurs de la mission entre les héros\u202f; ses nombres aident le défenseur. Chacun peut la tenter\u202f: choisissez une couleur où votre héros est devant.',
  act: ({ name, own, other }) =>
    `Vous gagnez avec ${own} points à la fin de votre tour, ${inSentence(name)} avec ${other}. «\u202fVous menez\u202f» compte ce qui est visible\u202f: le défenseur peut ajouter des cartes. Un échec blesse votre héros.`,
  attack: ({ isTieHeld }) =>
    `Il faut ${isTieHeld ? 'plus que le défenseur' : 'au moins l’égalité'} dans chaque couleur. L’adversaire voit combien de cartes vous posez, pas leur valeur. Réussite ou échec, elles sont défaussées.`,
  defend: ({ isTieHeld, needsCards }) =>
    `Pour tenir, il vous faut ${isTieHeld ? 'autant que' : 'plus que'} l’attaquant dans une couleur. ${needsCards ? 'Ici, il faut des cartes pour défendre' : 'Défendre sans carte ne coûte rien'}\u202f; si c’est perdu, cédez la mission et gardez vos cartes.`,
  refill: () =>
    'Vous choisissez la nouvelle mission de la piste vide\u202f: prenez-en une aux couleurs où votre héros mène.',
};

export const COACH_WORDS = {
  en: { coach: 'Tip', gotIt: 'Got it', decline: 'Stop tips', hints: hintsEn },
  fr: { coach: 'Astuce', gotIt: 'Compris', decline: 'Masquer les astuces', hints: hintsFr },
};
