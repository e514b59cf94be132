import type { Hint } from './hints.ts';

/** What both sides must reach, and what holds in this conflict. */
export interface Reach {
  readonly name: string;
  readonly own: number;
  readonly other: number;
  /** A card gives ties to the defender. */
  readonly isTieHeld: boolean;
  /** HT-5.5: a defense without cards lets the Mission go. */
  readonly needsCards: boolean;
}

type Hints = { readonly [H in Hint]: (reach: Reach) => string };

const hintsEn: Hints = {
  placeHero: () =>
    'Each hero takes one track and will fight whoever is placed opposite. If somebody stands there already, send one with higher numbers. Missions come next.',
  placeMission: () =>
    'Heroes fight only in the colours of the Mission between them; its numbers help the defender. Both sides may attempt it: place one in a colour where your hero is ahead.',
  act: ({ name, own, other }) =>
    `You win with ${own} points at the end of your turn, ${name} with ${other}. “You lead” counts what is in sight: the defender may add cards. A failed attempt wounds your hero.`,
  attack: ({ isTieHeld }) =>
    `You need ${isTieHeld ? 'more than the defender' : 'at least a tie'} in every colour. The other side sees how many cards you lay, not what they are worth. They are gone afterwards, won or not.`,
  defend: ({ isTieHeld, needsCards }) =>
    `${isTieHeld ? 'As much as' : 'More than'} the attacker in one single color holds the Mission. ${needsCards ? 'Here you need cards to defend' : 'To defend without cards costs nothing'}; if it cannot be held, let it go and save your cards.`,
  refill: () =>
    'A new Mission for the empty track, and the choice is yours: take one in the colours of your hero there, so that he leads and the other does not.',
};

const hintsFr: Hints = {
  placeHero: () =>
    'Chaque héros prend une piste et combattra celui d’en face. S’il y en a déjà un, envoyez-lui un héros aux nombres plus élevés. Les missions viennent ensuite.',
  placeMission: () =>
    'On ne combat que dans les couleurs de la mission entre les héros\u202f; ses nombres aident le défenseur. Chacun peut la tenter\u202f: choisissez une couleur où votre héros est devant.',
  act: ({ name, own, other }) =>
    `Vous gagnez avec ${own} points à la fin de votre tour, ${name} avec ${other}. «\u202fVous menez\u202f»\u202f: sans compter les cartes que le défenseur peut ajouter. Une tentative manquée blesse votre héros.`,
  attack: ({ isTieHeld }) =>
    `Il faut ${isTieHeld ? 'plus que le défenseur' : 'au moins l’égalité'} dans chaque couleur. L’adversaire voit combien de cartes vous posez, pas leur valeur. Elles sont perdues ensuite, gagné ou non.`,
  defend: ({ isTieHeld, needsCards }) =>
    `${isTieHeld ? 'Autant que' : 'Plus que'} l’attaquant dans une seule couleur, et la mission tient. ${needsCards ? 'Ici, il faut des cartes pour défendre' : 'Défendre sans carte ne coûte rien'}\u202f; si c’est perdu, laissez la mission et gardez vos cartes.`,
  refill: () =>
    'Une nouvelle mission pour la piste vide, à votre choix\u202f: prenez les couleurs de votre héros, pour qu’il mène et l’autre non.',
};

export const COACH_WORDS = {
  en: { coach: 'Hint', gotIt: 'Got it', decline: 'No more hints', hints: hintsEn },
  fr: { coach: 'Conseil', gotIt: 'Compris', decline: 'Ne plus me conseiller', hints: hintsFr },
};
