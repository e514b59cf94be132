import { DEFAULTS } from '../../../../games/thargos/config.ts';
import { SHORT_MIRROR } from '../../../../games/thargos/words/mirror.ts';
import type { StepWords } from '../../../lesson/plan.ts';
import type { StepId } from './steps.ts';

const SHORT = SHORT_MIRROR[DEFAULTS.shortMirror];

/** HT-3.10 */
const SECOND_PLAYER =
  DEFAULTS.secondPlayer === 'point'
    ? {
        en: ' In a duel the second player starts with one point.',
        fr: ' En duel, le second joueur commence avec un point.',
      }
    : { en: '', fr: '' };

type Steps = { readonly [S in StepId]: StepWords };

const stepsEn: Steps = {
  goal: {
    title: 'The goal',
    tells:
      'Missions bring victory points: the number on the seal. Whoever has the points of his target at the end of his own turn wins. The target is what your four heroes are worth in hero points (HP), here half of it. Strong heroes must do more: so you need 17, Vhassk only 16.',
    ask: 'You have 15 of 17. Attempt the one Mission where the board says that you lead: it brings 2.',
    onward: ['You lead already, so attempt it without cards.'],
    missed: 'That does not win yet. Look for the track that says you lead.',
    praise: '17 of 17 at the end of your turn: won. With 16 you would not be there yet, but Vhassk would.',
    sums: `The first player to have their own target at the end of their turn wins. Points come from Missions. The better the heroes, the higher the target.${SECOND_PLAYER.en}`,
  },
  totals: {
    title: 'Totals and colors',
    tells:
      'A Mission lies between two heroes. Only its colors count. For each, your hero stands against the other hero plus the number of the Mission. A tie is yours, the attacker’s.',
    ask: 'Attempt the one Mission where you already lead in every color.',
    onward: ['The conflict begins. You lead already, so attempt it without cards.'],
    missed: 'There you are behind, or the turn is gone. Look for the track that says you lead.',
    praise: 'Mind 4 against 2 and 1 of the Mission: its points are yours. No other color mattered.',
    sums: 'Only the colors of the Mission count, and its numbers help the defender. The attacker needs at least a tie in every one.',
  },
  cards: {
    title: 'Cards face down',
    tells:
      'You attempt a Mission with Power 4 against 6. Any card of your hand may be laid face down on a color: then only its PAM (“played as modifier”) counts, the number at its top. Vhassk, your opponent, has no card left to answer with.',
    ask: 'Take up a card and lay it on Power until you have at least 6, then attempt the Mission.',
    missed: 'Repelled: your hero would be wounded now. Lay at least 2 PAM on Power.',
    praise: 'The Mission and its points are yours. The cards you laid are gone.',
    sums: 'Any card may be laid face down on a color; only its PAM counts then, and it is gone.',
  },
  spread: {
    title: 'Spread',
    tells:
      'Two colors, and you are behind on both: Power by 2, Mind by 1. Then two cards or more must not all lie on one color. The defender answers with a card on each color that you cover. Both of Vhassk’s cards count 1 here.',
    ask: 'Lay enough on Power and enough on Mind, then attempt the Mission.',
    missed:
      'One color is still too low. With the defender’s cards you need at least 3 PAM on Power and 2 on Mind.',
    praise: 'At least as much in every color: won.',
    sums: 'Behind on two colors or more, two cards or more must lie on at least two of them.',
  },
  mirror: {
    title: 'Defend: the mirror',
    tells:
      'Now Vhassk attacks. He has laid one card on Mysticism, worth 1 to 4; in Power he leads already. You may lay cards only where he has laid some. To hold, you need more than he has in one color.',
    ask: 'Lay enough on Mysticism to stand above him, and defend.',
    missed: 'He would have won. He has 4 and a hidden card: lay at least 3 PAM on Mysticism.',
    praise:
      'Held: one color was enough. The attacking hero is wounded: his card turns to its other face, mostly a weaker one. Nobody dies of it, and a defender is never wounded.',
    sums: `A defender who lays cards puts at least one on every color the attacker covered. ${SHORT.en} More than the attacker in one single color is enough to hold.`,
  },
  letGo: {
    title: 'Let it go',
    tells:
      'Vhassk leads in Power and has laid three cards more. A Mission of one color has no mirror: you may lay what you like, but your hand cannot stop him. Defending without cards costs nothing either; then the sums decide, and here they are his. Let it go: you keep your cards and fill the track from your hand.',
    ask: 'Let the Mission go, then choose a Mission for the empty track.',
    onward: ['He has it, and you keep your cards. Now take up a Mission of your hand and place it.'],
    missed: 'That does not hold it: he leads, and his cards come on top. Let it go.',
    praise: 'Your hand is whole, and the new Mission is of your choice: one that suits your hero.',
    sums: 'If you let a Mission go, you keep your cards and choose the next Mission. A Mission of one color has no mirror: there you may also defend without cards.',
  },
  advantage: {
    title: 'Advantage, then action',
    tells:
      'In your turn you may attach one Advantage to a hero: its numbers stay with him. After that comes one action: an Action card, or an attempt.',
    ask: 'On the third track you lack 1 Power. Attach the Veteran’s Blade to Krisoss, then attempt that Mission.',
    onward: [
      'The Blade is his. Now attempt the Mission on his track, the third one.',
      'Power 7 against 6: attempt it without cards.',
    ],
    missed: 'Not yet: give the Blade to Krisoss on the third track, and attempt his Mission.',
    praise: 'Power 7 against 6, and no card had to be laid. The Blade stays with Krisoss.',
    sums: 'One Advantage first, if you like; then one Action card or one attempt.',
  },
  burned: {
    title: 'The burned deck',
    tells:
      'At the start of your turn you draw up to six cards. If you need a card then and your deck is empty, you lose at once, whatever the score. At any other moment you draw what is left. Vhassk holds two cards, and his deck is empty.',
    ask: 'End your turn: pass.',
    missed: 'That does not end your turn here. Pass, and see what happens.',
    praise: 'His deck is burned: you win. Cards that burn or draw are weapons too.',
    sums: 'If you must draw at the start of your turn and your deck is empty, you lose.',
  },
};

const stepsFr: Steps = {
  goal: {
    title: 'Le but',
    tells:
      'Les missions rapportent des points de victoire\u202f: le nombre sur le sceau. Celui qui atteint son objectif à la fin de son tour gagne. L’objectif est la somme des points de héros (PH) de vos quatre héros, ici la moitié. Des héros plus forts doivent en gagner plus\u202f: il vous faut donc 17 points, et seulement 16 à Vhassk.',
    ask: 'Vous avez 15 points sur 17. Tentez la seule mission où la table dit que vous menez\u202f: elle en rapporte 2.',
    onward: ['Vous menez déjà\u202f: tentez-la sans carte.'],
    missed: 'Cela ne suffit pas encore. Cherchez la piste qui dit que vous menez.',
    praise:
      '17 sur 17 à la fin de votre tour\u202f: gagné. Avec 16, vous n’y seriez pas encore, mais Vhassk, si.',
    sums: `Celui qui atteint son objectif à la fin de son tour gagne\u202f; les points viennent des missions. Plus les héros sont forts, plus l’objectif est haut.${SECOND_PLAYER.fr}`,
  },
  totals: {
    title: 'Totaux et couleurs',
    tells:
      'Une mission se trouve entre deux héros. Seules ses couleurs comptent. Pour chacune, votre héros affronte l’autre héros plus le nombre de la mission. L’égalité est à vous, l’attaquant.',
    ask: 'Tentez la seule mission où vous menez déjà dans chaque couleur.',
    onward: ['Le conflit commence. Vous menez déjà\u202f: tentez-la sans carte.'],
    missed: 'Là, vous êtes derrière, ou le tour est passé. Cherchez la piste qui dit que vous menez.',
    praise:
      'Esprit 4 contre 2 et 1 pour la mission\u202f: ses points sont à vous. Nulle autre couleur ne comptait.',
    sums: 'Seules comptent les couleurs de la mission, et ses nombres aident le défenseur. L’attaquant doit au moins égaler dans chacune.',
  },
  cards: {
    title: 'Cartes face cachée',
    tells:
      'Vous tentez une mission avec 4 de Puissance contre 6. Toute carte de votre main peut se poser face cachée sur une couleur\u202f: seul compte alors son PAM («\u202fjouée comme modificateur\u202f»), le nombre en haut. Vhassk, votre adversaire, n’a plus de carte pour répondre.',
    ask: 'Prenez une carte et posez-la sur la Puissance jusqu’à 6 au moins, puis tentez la mission.',
    missed: 'Repoussé\u202f: votre héros serait blessé. Posez au moins 2 PAM sur la Puissance.',
    praise: 'La mission et ses points sont à vous. Les cartes posées sont perdues.',
    sums: 'Toute carte se pose face cachée sur une couleur\u202f; seul son PAM compte alors, et elle est perdue.',
  },
  spread: {
    title: 'Répartition',
    tells:
      'Deux couleurs, et vous êtes derrière sur les deux\u202f: de 2 en Puissance, de 1 en Esprit. Alors deux cartes ou plus ne peuvent pas toutes aller sur une seule couleur. Le défenseur répond par une carte sur chaque couleur que vous couvrez. Ici, ses deux cartes valent 1.',
    ask: 'Posez ce qu’il faut sur la Puissance et sur l’Esprit, puis tentez la mission.',
    missed:
      'Une couleur est encore trop basse. Avec les cartes du défenseur, il faut au moins 3 PAM en Puissance et 2 en Esprit.',
    praise: 'Au moins autant dans chaque couleur\u202f: gagné.',
    sums: 'Derrière sur deux couleurs ou plus, deux cartes ou plus vont sur au moins deux d’entre elles.',
  },
  mirror: {
    title: 'Défendre\u202f: le miroir',
    tells:
      'Vhassk attaque. Il a posé une carte sur le Mysticisme, de valeur 1 à 4\u202f; en Puissance, il mène déjà. Vous ne pouvez poser de cartes que là où il en a posé. Pour tenir, il vous faut plus que lui dans une couleur.',
    ask: 'Posez assez sur le Mysticisme pour le dépasser, et défendez.',
    missed: 'Il aurait gagné. Il a 4 et une carte cachée\u202f: posez au moins 3 PAM sur le Mysticisme.',
    praise:
      'Tenu\u202f: une couleur a suffi. Le héros attaquant est blessé\u202f: sa carte se retourne sur une face souvent plus faible. Personne n’en meurt, et un défenseur n’est jamais blessé.',
    sums: `Un défenseur qui pose des cartes en met au moins une sur chaque couleur couverte par l’attaquant. ${SHORT.fr} Il tient s’il a plus que l’attaquant dans une seule couleur.`,
  },
  letGo: {
    title: 'Laisser la mission',
    tells:
      'Vhassk mène en Puissance et a posé trois cartes de plus. Une mission d’une seule couleur n’a pas de miroir\u202f: posez ce que vous voulez, mais votre main n’y peut rien. Défendre sans carte ne coûte rien non plus\u202f; alors les totaux décident, et ils sont à lui. Laissez-la\u202f: vous gardez vos cartes et remplissez la piste depuis votre main.',
    ask: 'Laissez la mission, puis choisissez une mission pour la piste vide.',
    onward: ['Elle est à lui, et vous gardez vos cartes. Prenez une mission de votre main et placez-la.'],
    missed: 'Cela ne tient pas\u202f: il mène, et ses cartes s’y ajoutent. Laissez la mission.',
    praise:
      'Votre main est entière, et la nouvelle mission est de votre choix\u202f: une qui convient à votre héros.',
    sums: 'Le joueur qui laisse une mission garde ses cartes et choisit la suivante. Une mission d’une seule couleur n’a pas de miroir\u202f: on peut aussi y défendre sans carte.',
  },
  advantage: {
    title: 'Avantage, puis action',
    tells:
      'À votre tour, vous pouvez attacher un avantage à un héros\u202f: ses nombres lui restent. Vient ensuite une action\u202f: une carte Action, ou une tentative.',
    ask: 'Sur la troisième piste, il vous manque 1 en Puissance. Attachez la Lame de vétéran à Krisoss, puis tentez cette mission.',
    onward: [
      'La Lame est à lui. Tentez la mission de sa piste, la troisième.',
      'Puissance 7 contre 6\u202f: tentez-la sans carte.',
    ],
    missed: 'Pas encore\u202f: donnez la Lame à Krisoss, sur la troisième piste, et tentez sa mission.',
    praise: 'Puissance 7 contre 6, sans poser de carte. La Lame reste à Krisoss.',
    sums: 'D’abord un avantage, si l’on veut\u202f; puis une carte Action ou une tentative.',
  },
  burned: {
    title: 'Le deck brûlé',
    tells:
      'Au début de votre tour, vous piochez jusqu’à six cartes. S’il vous en manque alors une et que le deck est vide, vous perdez aussitôt, quel que soit le score. À tout autre moment, on pioche ce qui reste. Vhassk a deux cartes en main, et son deck est vide.',
    ask: 'Finissez votre tour\u202f: passez.',
    missed: 'Cela ne finit pas votre tour ici. Passez, et voyez ce qui arrive.',
    praise: 'Son deck est brûlé\u202f: vous gagnez. Brûler et piocher sont aussi des armes.',
    sums: 'Si vous devez piocher au début de votre tour et que le deck est vide, vous perdez.',
  },
};

export const WORDS = {
  en: {
    title: 'Lesson: a conflict',
    skip: 'Skip this step',
    next: 'Next step',
    finish: 'To the end of the lesson',
    names: ['You', 'Vhassk'],
    steps: stepsEn,
    doneTitle: 'That is the heart of the game',
    doneText:
      'You know how a conflict is won and lost. All else is on the cards: every one says what it does, and every rule can be looked up.',
    play: 'Play a first duel',
    rules: 'The rules',
    again: 'Restart the lesson',
    bot: 'Vhassk',
  },
  fr: {
    title: 'Leçon\u202f: un conflit',
    skip: 'Passer cette étape',
    next: 'Étape suivante',
    finish: 'À la fin de la leçon',
    names: ['Vous', 'Vhassk'],
    steps: stepsFr,
    doneTitle: 'Voilà le cœur du jeu',
    doneText:
      'Vous savez comment se gagne et se perd un conflit. Le reste est sur les cartes\u202f: chacune dit ce qu’elle fait, et chaque règle se consulte.',
    play: 'Jouer un premier duel',
    rules: 'Les règles',
    again: 'Reprendre la leçon',
    bot: 'Vhassk',
  },
};
