import { DEFAULTS, SHORT_MIRROR } from '../../../../games/thargos/ui.ts';
import type { StepWords } from '../../../screens/lesson/plan.ts';
import type { StepId } from './steps.ts';

const SHORT = SHORT_MIRROR[DEFAULTS.shortMirror];

/** HT-3.10: a sentence that the lesson adds if the default rules give the second player a point. */
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
      'Missions bring victory points: the number on the seal. Reach your target at the end of your turn to win. Your target is the total hero points (HP) of your four heroes; here, half of that. Stronger heroes need more points: you need 17, Vhassk only 16.',
    ask: 'You have 15 of 17 points. Attempt the one Mission where the board says you lead: it is worth 2.',
    onward: ['You already lead, so attempt it without cards.'],
    missed: 'That doesn’t win yet. Look for the track that says you lead.',
    praise: '17 of 17 at the end of your turn: you win. With 16 points Vhassk would win, but you wouldn’t.',
    sums: `The first player to reach their own target at the end of their turn wins. Points come from Missions. The stronger the heroes, the higher the target.${SECOND_PLAYER.en}`,
  },
  totals: {
    title: 'Totals and colors',
    tells:
      'Each Mission is between two heroes. Only its colors count. In each color, your hero faces the other hero plus the Mission’s number. You are the attacker, so you win ties.',
    ask: 'Attempt the one Mission where you already lead in every color.',
    onward: ['The conflict starts. You already lead, so attempt it without cards.'],
    missed: 'You are behind on that track, or your turn is over. Look for the track that says you lead.',
    praise: 'Mind 4 against 2, plus 1 from the Mission: its points are yours. No other color mattered.',
    sums: 'Only the Mission’s colors count, and its numbers help the defender. The attacker needs at least a tie in every color.',
  },
  cards: {
    title: 'Cards face down',
    tells:
      'You attempt a Mission with Power 4 against 6. You may place any card from your hand face down on a color. Then only its PAM (“played as modifier”) counts: the number at the top. Your opponent, Vhassk, has no cards left to respond with.',
    ask: 'Take a card and place it on Power. When you have at least 6, attempt the Mission.',
    missed: 'Repelled: your hero would be wounded now. Place at least 2 PAM on Power.',
    praise: 'The Mission and its points are yours. The cards you placed are discarded.',
    sums: 'You may place any card face down on a color. Only its PAM counts, and it is discarded afterward.',
  },
  spread: {
    title: 'Spread',
    tells:
      'There are two colors, and you are behind in both: by 2 in Power, by 1 in Mind. In this case, two or more cards can’t all go on one color. The defender responds with a card on each color you cover. Here, both of Vhassk’s cards count 1.',
    ask: 'Place enough on Power and enough on Mind, then attempt the Mission.',
    missed:
      'One color is still too low. Against the defender’s cards, you need at least 3 PAM on Power and 2 on Mind.',
    praise: 'At least as much in every color: you win the Mission.',
    sums: 'If you are behind in two or more colors and place two or more cards, cover at least two colors.',
  },
  mirror: {
    title: 'Defend: the mirror',
    tells:
      'Now Vhassk attacks, with one card on Mysticism, worth 1 to 4, and a lead in Power. You may place cards only where the attacker placed some. To hold the Mission, you need more than the attacker in one color.',
    ask: 'Place enough on Mysticism to beat Vhassk, then defend.',
    missed: 'Vhassk would have won, with 4 and a hidden card. Place at least 3 PAM on Mysticism.',
    praise:
      'You held the Mission: one color was enough. The attacking hero is wounded: the card flips to its other face, usually a weaker one. No one dies, and a defender is never wounded.',
    sums: `A defender who places cards places at least one on every color the attacker covered. ${SHORT.en} More than the attacker in a single color is enough to hold.`,
  },
  letGo: {
    title: 'Let it go',
    tells:
      'Vhassk leads in Power and adds three cards. A Mission with one color has no mirror: you may place any cards, but your hand can’t stop this attack. Defending without cards costs nothing, but then the totals decide, and Vhassk’s is higher. Let the Mission go: you keep your cards and fill the track from your hand.',
    ask: 'Let the Mission go, then choose a Mission for the empty track.',
    onward: [
      'Vhassk has the Mission, and you keep your cards. Now take a Mission from your hand and place it.',
    ],
    missed: 'That doesn’t hold the Mission: Vhassk leads, and the hidden cards add to that. Let it go.',
    praise: 'You still have your whole hand, and you chose a new Mission that suits your hero.',
    sums: 'If you let a Mission go, you keep your cards and choose the next Mission. A Mission with one color has no mirror: there you may also defend without cards.',
  },
  advantage: {
    title: 'Advantage, then action',
    tells:
      'On your turn you may attach one Advantage to a hero. The hero keeps its bonus. Then you take one action: an Action card or an attempt.',
    ask: 'On the third track you need 1 more Power. Attach the Veteran’s Blade to Krisoss, then attempt that Mission.',
    onward: [
      'Krisoss has the Blade. Now attempt the Mission on the third track.',
      'Power 7 against 6: attempt it without cards.',
    ],
    missed: 'Not yet: attach the Blade to Krisoss on the third track, then attempt that Mission.',
    praise: 'Power 7 against 6, without placing a card. The Blade stays with Krisoss.',
    sums: 'You may attach one Advantage first. Then play one Action card or make one attempt.',
  },
  burned: {
    title: 'The burned deck',
    tells:
      'At the start of your turn you draw up to six cards. If you need a card and your deck is empty, you lose at once, regardless of the score. At any other time you draw what is left. Vhassk has two cards in hand and an empty deck.',
    ask: 'End your turn: pass.',
    missed: 'That doesn’t end your turn here. Pass, and see what happens.',
    praise: 'Vhassk’s deck is burned: you win. Cards that burn or draw are weapons too.',
    sums: 'If you must draw at the start of your turn and your deck is empty, you lose.',
  },
};

const stepsFr: Steps = {
  goal: {
    title: 'Le but',
    tells:
      'Les missions rapportent des points de victoire\u202f: le nombre sur le sceau. Pour gagner, atteignez votre objectif à la fin de votre tour. L’objectif est la somme des points de héros (PH) de vos quatre héros, ici la moitié. Des héros plus forts doivent en gagner plus\u202f: il vous faut donc 17 points, et seulement 16 à Vhassk.',
    ask: 'Vous avez 15 points sur 17. Tentez la seule mission où la table dit que vous menez\u202f: elle en rapporte 2.',
    onward: ['Vous menez déjà\u202f: tentez-la sans carte.'],
    missed: 'Cela ne suffit pas encore. Cherchez la piste qui dit que vous menez.',
    praise:
      '17 sur 17 à la fin de votre tour\u202f: vous gagnez. Avec 16 points, Vhassk gagnerait, mais pas vous.',
    sums: `Le premier à atteindre son objectif à la fin de son tour gagne. Les points viennent des missions. Plus les héros sont forts, plus l’objectif est haut.${SECOND_PLAYER.fr}`,
  },
  totals: {
    title: 'Totaux et couleurs',
    tells:
      'Une mission se trouve entre deux héros. Seules ses couleurs comptent. Pour chacune, votre héros affronte l’autre héros plus le nombre de la mission. L’égalité revient à l’attaquant, donc à vous.',
    ask: 'Tentez la seule mission où vous menez déjà dans chaque couleur.',
    onward: ['Le conflit commence. Vous menez déjà\u202f: tentez-la sans carte.'],
    missed:
      'Sur cette piste, vous êtes derrière, ou votre tour est terminé. Cherchez la piste qui dit que vous menez.',
    praise:
      'Esprit 4 contre 2, plus 1 pour la mission\u202f: ses points sont à vous. Aucune autre couleur ne comptait.',
    sums: 'Seules comptent les couleurs de la mission, et ses nombres aident le défenseur. L’attaquant doit au moins égaler dans chacune.',
  },
  cards: {
    title: 'Cartes face cachée',
    tells:
      'Vous tentez une mission avec 4 de Puissance contre 6. Toute carte de votre main peut se poser face cachée sur une couleur\u202f: seul compte alors son PAM («\u202fjouée comme modificateur\u202f»), le nombre en haut. Vhassk, votre adversaire, n’a plus de carte pour répondre.',
    ask: 'Prenez une carte et posez-la sur la Puissance. Quand vous avez au moins 6, tentez la mission.',
    missed: 'Repoussé\u202f: votre héros serait blessé. Posez au moins 2 PAM sur la Puissance.',
    praise: 'La mission et ses points sont à vous. Les cartes posées sont défaussées.',
    sums: 'Toute carte se pose face cachée sur une couleur\u202f; seul son PAM compte alors, et elle est ensuite défaussée.',
  },
  spread: {
    title: 'Répartition',
    tells:
      'Vous êtes derrière sur les deux couleurs\u202f: de 2 en Puissance, de 1 en Esprit. Deux cartes ou plus ne peuvent alors pas toutes aller sur une seule couleur. Le défenseur répond par une carte sur chaque couleur que vous couvrez. Ici, ses deux cartes valent 1.',
    ask: 'Posez ce qu’il faut sur la Puissance et sur l’Esprit, puis tentez la mission.',
    missed:
      'Une couleur est encore trop basse. Avec les cartes du défenseur, il faut au moins 3 PAM en Puissance et 2 en Esprit.',
    praise: 'Au moins autant dans chaque couleur\u202f: vous gagnez la mission.',
    sums: 'Si vous êtes derrière sur deux couleurs ou plus et posez deux cartes ou plus, couvrez au moins deux couleurs.',
  },
  mirror: {
    title: 'Défendre\u202f: le miroir',
    tells:
      'Vhassk attaque. Il a posé une carte sur le Mysticisme, de valeur 1 à 4\u202f; en Puissance, il mène déjà. Vous ne pouvez poser de cartes que là où il en a posé. Pour tenir, il vous faut plus que lui dans une couleur.',
    ask: 'Posez assez sur le Mysticisme pour dépasser Vhassk, puis défendez.',
    missed: 'Vhassk aurait gagné, avec 4 et une carte cachée. Posez au moins 3 PAM sur le Mysticisme.',
    praise:
      'Vous avez tenu la mission\u202f: une couleur a suffi. Le héros attaquant est blessé\u202f: sa carte se retourne sur une face souvent plus faible. Personne n’en meurt, et un défenseur n’est jamais blessé.',
    sums: `Un défenseur qui pose des cartes en met au moins une sur chaque couleur couverte par l’attaquant. ${SHORT.fr} Il tient s’il a plus que l’attaquant dans une seule couleur.`,
  },
  letGo: {
    title: 'Céder la mission',
    tells:
      'Vhassk mène en Puissance et a posé trois cartes de plus. Une mission d’une seule couleur n’a pas de miroir\u202f: votre main ne peut pourtant pas arrêter cette attaque. Défendre sans carte ne coûte rien, mais les totaux décident, et celui de Vhassk est plus élevé. Cédez la mission\u202f: vous gardez vos cartes et remplissez la piste depuis votre main.',
    ask: 'Cédez la mission, puis choisissez une mission pour la piste vide.',
    onward: [
      'Vhassk a la mission, et vous gardez vos cartes. Prenez une mission de votre main et placez-la.',
    ],
    missed: 'Cela ne suffit pas\u202f: Vhassk mène, et ses cartes cachées s’ajoutent. Cédez la mission.',
    praise: 'Vous gardez toute votre main, et vous avez choisi une mission qui convient à votre héros.',
    sums: 'Si vous cédez une mission, vous gardez vos cartes et choisissez la suivante. Une mission d’une seule couleur n’a pas de miroir\u202f: on peut aussi y défendre sans carte.',
  },
  advantage: {
    title: 'Avantage, puis action',
    tells:
      'À votre tour, vous pouvez attacher un avantage à un héros\u202f: le héros garde son bonus. Vient ensuite une action\u202f: une carte Action, ou une tentative.',
    ask: 'Sur la troisième piste, il vous manque 1 en Puissance. Attachez la Lame de vétéran à Krisoss, puis tentez cette mission.',
    onward: [
      'Krisoss a la Lame. Tentez maintenant la mission de la troisième piste.',
      'Puissance 7 contre 6\u202f: tentez-la sans carte.',
    ],
    missed:
      'Pas encore\u202f: attachez la Lame à Krisoss, sur la troisième piste, puis tentez cette mission.',
    praise: 'Puissance 7 contre 6, sans poser de carte. La Lame reste à Krisoss.',
    sums: 'Vous pouvez d’abord attacher un avantage. Jouez ensuite une carte Action ou faites une tentative.',
  },
  burned: {
    title: 'Le deck brûlé',
    tells:
      'Au début de votre tour, vous piochez jusqu’à six cartes. S’il vous faut une carte et que votre deck est vide, vous perdez aussitôt, quel que soit le score. À tout autre moment, on pioche ce qui reste. Vhassk a deux cartes en main, et son deck est vide.',
    ask: 'Terminez votre tour\u202f: passez.',
    missed: 'Cela ne termine pas votre tour ici. Passez, et voyez ce qui arrive.',
    praise: 'Le deck de Vhassk est brûlé\u202f: vous gagnez. Brûler et piocher sont aussi des armes.',
    sums: 'Si vous devez piocher au début de votre tour et que le deck est vide, vous perdez.',
  },
};

export const WORDS = {
  en: {
    title: 'Lesson: a conflict',
    names: ['You', 'Vhassk'],
    steps: stepsEn,
    doneTitle: 'That’s the heart of the game',
    doneText:
      'You know how to win and lose a conflict. The rest is on the cards: each says what it does. You can look up every rule.',
    play: 'Play a first duel',
    bot: 'Vhassk',
  },
  fr: {
    title: 'Leçon\u202f: un conflit',
    names: ['Vous', 'Vhassk'],
    steps: stepsFr,
    doneTitle: 'Voilà le cœur du jeu',
    doneText:
      'Vous savez comment se gagne et se perd un conflit. Le reste est sur les cartes\u202f: chacune dit ce qu’elle fait. Vous pouvez consulter chaque règle.',
    play: 'Jouer un premier duel',
    bot: 'Vhassk',
  },
};
