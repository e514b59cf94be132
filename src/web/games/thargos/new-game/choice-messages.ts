import type { CHOICES } from '../../../../games/thargos/ui.ts';
import type { ChoiceWords } from '../../../screens/new-game/fields.tsx';
import { YES_NO } from '../../../screens/new-game/plan.ts';
import { STORY_CHOICE_WORDS } from './story-choice-messages.ts';

export type ChoiceKey = keyof typeof CHOICES;

export type WordsOf<K extends ChoiceKey> = {
  /** `rule`: the id of the rule that explains more. */
  readonly [C in K]: ChoiceWords<(typeof CHOICES)[C][number]> & { readonly rule: string };
};

type TableKey =
  | 'rules'
  | 'mode'
  | 'quickPlay'
  | 'collection'
  | 'firstPlayer'
  | 'missionOrder'
  | 'secondPlayer'
  | 'sets'
  | 'uniqueHeroes'
  | 'allowPass'
  | 'burnStrict'
  | 'lastDitch'
  | 'redrawAfterRefill'
  | 'farMissions'
  | 'usesReturn'
  | 'deckLists'
  | 'diceHero';

const TABLE_WORDS: WordsOf<TableKey> = {
  deckLists: {
    title: { en: 'Deck lists', fr: 'Listes des decks' },
    why: {
      en: 'When players may read each other’s deck lists. Heroes and deck sizes are always visible during the game.',
      fr: 'Quand les joueurs peuvent lire les listes des autres. Pendant la partie, les héros et la taille des decks sont toujours visibles.',
    },
    rule: 'HT-A-41',
    values: {
      afterChoice: {
        en: 'Visible from the start of the game',
        fr: 'Visibles dès le début de la partie',
      },
      open: { en: 'Always visible', fr: 'Toujours visibles' },
      hidden: { en: 'Hidden until the end', fr: 'Cachées jusqu’à la fin' },
    },
  },
  farMissions: {
    title: { en: 'Missions placed by effects', fr: 'Missions posées par un effet' },
    why: {
      en: 'In a circle, you place Missions on your own tracks. The book lets Actions target anything.',
      fr: 'En cercle, on pose les missions sur ses propres pistes. Le livret laisse les actions viser n’importe quoi.',
    },
    rule: 'HT-A-42',
    values: {
      own: { en: 'Only on your own tracks', fr: 'Seulement sur ses propres pistes' },
      any: { en: 'On any track', fr: 'Sur n’importe quelle piste' },
    },
  },
  usesReturn: {
    title: { en: 'Cards that return to hand', fr: 'Cartes qui reviennent en main' },
    why: {
      en: 'Some cards have a limited number of uses per game.',
      fr: 'Certaines cartes n’ont que quelques utilisations par partie.',
    },
    rule: 'HT-A-46',
    values: {
      spent: { en: 'Uses stay spent', fr: 'Les utilisations restent dépensées' },
      fresh: { en: 'Uses are restored', fr: 'Les utilisations reviennent aussi' },
    },
  },
  rules: {
    title: { en: 'Rules', fr: 'Règles' },
    why: {
      en: 'The rulebook as written, or with our changes.',
      fr: 'Le livret tel qu’il est écrit, ou avec nos changements.',
    },
    rule: 'HT-A-52',
    values: {
      book: { en: 'By the book', fr: 'Selon le livret' },
      balanced: { en: 'Balanced', fr: 'Équilibrées' },
    },
  },
  mode: {
    title: { en: 'Game mode', fr: 'Type de partie' },
    why: { en: 'The number of players and the board.', fr: 'Le nombre de joueurs et le plateau.' },
    rule: 'HT-8.1',
    values: {
      duel: { en: 'Duel', fr: 'Duel' },
      circle: { en: 'Circle', fr: 'Cercle' },
      story: { en: 'Story', fr: 'Récit' },
      solo: { en: 'Solo', fr: 'Solo' },
      'solo-story': { en: 'Solo story', fr: 'Récit solo' },
    },
  },
  quickPlay: {
    title: { en: 'Quick play', fr: 'Jeu rapide' },
    why: {
      en: 'You need only half the victory points. Recommended for first games.',
      fr: 'La moitié des points de victoire suffit. Conseillé pour vos premières parties.',
    },
    rule: 'HT-8.3',
    values: YES_NO,
  },
  collection: {
    title: { en: 'Available cards', fr: 'Cartes disponibles' },
    why: {
      en: 'With one box, all decks together can’t use more copies of a card than the box has.',
      fr: 'Avec une seule boîte, les decks réunis ne peuvent avoir plus d’exemplaires d’une carte que la boîte.',
    },
    rule: 'HT-2.5',
    values: {
      unlimited: { en: 'Unlimited', fr: 'À volonté' },
      oneBox: { en: 'One shared box', fr: 'Une boîte pour tous' },
    },
  },
  firstPlayer: {
    title: { en: 'First player', fr: 'Premier joueur' },
    why: {
      en: 'The book says different things in different chapters.',
      fr: 'Le livret se contredit d’un chapitre à l’autre.',
    },
    rule: 'HT-A-02',
    values: {
      d6: { en: 'Highest die', fr: 'Le plus haut dé' },
      hero: {
        en: 'Best hero drawn from the unused heroes',
        fr: 'Le meilleur héros tiré parmi les héros inutilisés',
      },
      pam1: { en: 'Highest PAM of one drawn card', fr: 'Le plus haut PAM d’une carte piochée' },
      pam3: {
        en: 'Highest PAM total of three drawn cards',
        fr: 'Le plus haut total de PAM de trois cartes piochées',
      },
    },
  },
  missionOrder: {
    title: { en: 'First Missions', fr: 'Premières missions' },
    why: {
      en: 'Who places first. With three or more players, the book uses reverse order; an early edition did so in duels too.',
      fr: 'Qui pose en premier. À trois et plus, le livret suit l’ordre inverse\u202f; une édition antérieure le faisait aussi en duel.',
    },
    rule: 'HT-A-03',
    values: {
      first: { en: 'The first player', fr: 'Le premier joueur' },
      reverse: { en: 'Reverse order', fr: 'Ordre inverse' },
    },
  },
  secondPlayer: {
    title: { en: 'Second player’s bonus (duel)', fr: 'Bonus du second joueur (duel)' },
    why: {
      en: 'The first player wins a little more often. The book has no fix; this bonus is ours.',
      fr: 'Le premier joueur gagne un peu plus souvent. Le livret ne prévoit rien\u202f; ce bonus vient de nous.',
    },
    rule: 'HT-A-48',
    values: {
      point: { en: 'Starts with 1 VP', fr: 'Commence avec 1 PV' },
      none: { en: 'None', fr: 'Aucun' },
    },
  },
  sets: {
    title: { en: 'Sets', fr: 'Extensions' },
    why: {
      en: 'Condar adds 27 cards. Stories use it by default, duels don’t.',
      fr: 'Condar ajoute 27 cartes. Les récits l’utilisent par défaut, les duels non.',
    },
    rule: 'HT-1.3',
    values: {
      core: { en: 'Without Condar', fr: 'Sans Condar' },
      'core+condar': { en: 'With Condar', fr: 'Avec Condar' },
    },
  },
  uniqueHeroes: {
    title: { en: 'Unique heroes', fr: 'Héros uniques' },
    why: {
      en: 'If no, a team may have several versions of the same hero.',
      fr: 'Sinon, une équipe peut réunir plusieurs versions d’un même héros.',
    },
    rule: 'HT-2.4',
    values: YES_NO,
  },
  allowPass: {
    title: { en: 'Passing', fr: 'Passer' },
    why: {
      en: 'May you end your turn without an Action or an attempt?',
      fr: 'Peut-on finir son tour sans action ni tentative\u202f?',
    },
    rule: 'HT-A-33',
    values: { true: { en: 'Allowed', fr: 'Permis' }, false: { en: 'Not allowed', fr: 'Interdit' } },
  },
  burnStrict: {
    title: { en: 'Empty deck, full hand', fr: 'Deck vide, main pleine' },
    why: {
      en: 'You lose when you can’t draw. With a full hand, you don’t have to draw.',
      fr: 'On perd quand on ne peut plus piocher. Main pleine, il n’y a rien à piocher.',
    },
    rule: 'HT-A-04',
    values: {
      false: { en: 'The game continues', fr: 'La partie continue' },
      true: { en: 'You lose', fr: 'On perd aussi' },
    },
  },
  lastDitch: {
    title: { en: 'Last ditch', fr: 'Dernière chance' },
    why: {
      en: 'May a player who can’t draw still play their hand before losing?',
      fr: 'Un joueur qui ne peut plus piocher joue-t-il encore sa main avant de perdre\u202f?',
    },
    rule: 'HT-8.4',
    values: {
      off: { en: 'No', fr: 'Non' },
      untilHandEmpty: { en: 'Until the hand is empty', fr: 'Jusqu’à ce que la main soit vide' },
      finalTurn: { en: 'One last turn', fr: 'Un dernier tour' },
    },
  },
  redrawAfterRefill: {
    title: { en: 'When a beaten defender draws', fr: 'Quand le défenseur battu pioche' },
    why: {
      en: 'The defender draws right after refilling the track, or at their next draw step.',
      fr: 'Le défenseur pioche juste après avoir rempli la piste, ou à sa prochaine étape de pioche.',
    },
    rule: 'HT-A-09',
    values: { true: { en: 'At once', fr: 'Aussitôt' }, false: { en: 'On their turn', fr: 'À son tour' } },
  },
  diceHero: {
    title: { en: 'Heroes with dice', fr: 'Héros à dés' },
    why: {
      en: 'When heroes without printed values roll their dice.',
      fr: 'Quand les héros sans valeurs imprimées lancent leurs dés.',
    },
    rule: 'HT-A-13',
    values: {
      everyTurn: { en: 'At the start of every turn', fr: 'Au début de chaque tour' },
      ownTurn: { en: 'At the start of their own turns', fr: 'Au début de leurs propres tours' },
      conflict: { en: 'In every conflict', fr: 'À chaque conflit' },
    },
  },
};

type ConflictKey =
  | 'spread'
  | 'mirror'
  | 'mirrorSingle'
  | 'shortMirror'
  | 'trackCountsAsPam'
  | 'allowConcede'
  | 'zeroCardDefence'
  | 'factions'
  | 'neutralAdvantage'
  | 'undead'
  | 'undeadStripFirst';

const CONFLICT_WORDS: WordsOf<ConflictKey> = {
  spread: {
    title: { en: 'Attacker’s spread', fr: 'Répartition de l’attaquant' },
    why: {
      en: 'The most debated rule. The book forbids putting all cards on one color, but says colors already won need none.',
      fr: 'La règle la plus discutée. Le livret interdit de tout mettre sur une couleur, mais dit que les couleurs gagnées n’ont pas besoin de carte.',
    },
    rule: 'HT-5.4',
    values: {
      behind: {
        en: 'Only when behind on two colors',
        fr: 'Seulement si l’on est en retard sur deux couleurs',
      },
      always: { en: 'On every multicolor Mission', fr: 'Sur toute mission à plusieurs couleurs' },
      off: { en: 'Free', fr: 'Libre' },
    },
  },
  mirror: {
    title: { en: 'Defender’s placement', fr: 'Placement du défenseur' },
    why: {
      en: 'Mirror: cards go only on colors where the attacker has some, at least one on each. Balance: cards go on the same colors, at most two more than the attacker has on each.',
      fr: 'Miroir\u202f: les cartes ne vont que là où l’attaquant en a, au moins une sur chaque couleur. Équilibre\u202f: elles vont sur les mêmes couleurs, deux de plus que lui au maximum sur chacune.',
    },
    rule: 'HT-5.6',
    values: {
      base: { en: 'Mirror', fr: 'Miroir' },
      balance: { en: 'Balance', fr: 'Équilibre' },
      off: { en: 'Anywhere', fr: 'Partout' },
    },
  },
  mirrorSingle: {
    title: { en: 'Mirror on one-color Missions', fr: 'Miroir sur les missions d’une couleur' },
    why: {
      en: 'If yes, you can’t place cards on such a Mission against an attack without cards.',
      fr: 'Si oui, on ne peut pas poser de cartes sur une telle mission contre une attaque sans carte.',
    },
    rule: 'HT-A-08',
    values: YES_NO,
  },
  shortMirror: {
    title: { en: 'Too few cards to mirror', fr: 'Trop peu de cartes pour le miroir' },
    why: {
      en: 'The book requires at least one card on each color the attacker used.',
      fr: 'Le livret demande au moins une carte sur chaque couleur jouée par l’attaquant.',
    },
    rule: 'HT-A-07',
    values: {
      none: { en: 'The defender places none', fr: 'Le défenseur n’en pose aucune' },
      partial: { en: 'One per color while they last', fr: 'Une par couleur, tant qu’il y en a' },
    },
  },
  trackCountsAsPam: {
    title: {
      en: 'Track bonuses count as placed cards',
      fr: 'Les bonus de piste comptent comme cartes posées',
    },
    why: {
      en: 'If yes, the defender may also place cards on the colors of track bonuses.',
      fr: 'Si oui, le défenseur peut aussi poser des cartes sur les couleurs des bonus de piste.',
    },
    rule: 'HT-A-11',
    values: YES_NO,
  },
  allowConcede: {
    title: { en: 'Letting a Mission go', fr: 'Céder une mission' },
    why: {
      en: 'May the defender let the Mission go without comparing totals?',
      fr: 'Le défenseur peut-il céder la mission sans comparer les totaux\u202f?',
    },
    rule: 'HT-5.5',
    values: { true: { en: 'Allowed', fr: 'Permis' }, false: { en: 'Not allowed', fr: 'Interdit' } },
  },
  zeroCardDefence: {
    title: { en: 'Defending without cards', fr: 'Défendre sans carte' },
    why: {
      en: 'On a multicolor Mission, the book asks the defender to place cards where the attacker did.',
      fr: 'Sur une mission à plusieurs couleurs, le livret demande au défenseur de poser là où l’attaquant a posé.',
    },
    rule: 'HT-A-06',
    values: {
      mirror: {
        en: 'Not where the mirror rule requires cards',
        fr: 'Pas là où la règle du miroir demande des cartes',
      },
      compare: { en: 'Totals are compared', fr: 'On compare les totaux' },
      concede: { en: 'Lets the Mission go', fr: 'Cède la mission' },
    },
  },
  factions: {
    title: { en: 'Factions', fr: 'Factions' },
    why: {
      en: 'An Advantage with a symbol fits only heroes of that faction and Renegades.',
      fr: 'Un avantage à symbole ne va qu’aux héros de cette faction, et aux Renégats.',
    },
    rule: 'HT-8.5',
    values: YES_NO,
  },
  neutralAdvantage: {
    title: { en: 'Advantages without a symbol', fr: 'Avantages sans symbole' },
    why: { en: 'Only matters with factions.', fr: 'Ne s’applique qu’avec les factions.' },
    rule: 'HT-A-16',
    values: {
      neutral: {
        en: 'For Renegades and heroes without a symbol',
        fr: 'Vont aux héros sans symbole, et aux Renégats',
      },
      any: { en: 'For any hero', fr: 'Vont à tout héros' },
    },
  },
  undead: {
    title: { en: 'Undead', fr: 'Morts-vivants' },
    why: {
      en: 'Wounds from the undead take Advantages, and finally the hero.',
      fr: 'Les blessures qu’ils infligent prennent des avantages, et à la fin le héros.',
    },
    rule: 'HT-8.6',
    values: YES_NO,
  },
  undeadStripFirst: {
    title: { en: 'First wound from the undead', fr: 'Première blessure par un mort-vivant' },
    why: { en: 'Only matters with the undead.', fr: 'Ne s’applique qu’avec les morts-vivants.' },
    rule: 'HT-A-17',
    values: {
      true: { en: 'Flips the card and takes an Advantage', fr: 'Retourne la carte et prend un avantage' },
      false: { en: 'Only flips the card', fr: 'Retourne seulement la carte' },
    },
  },
};

export const isChoiceKey = (key: string): key is ChoiceKey => Object.hasOwn(CHOICE_WORDS, key);

/** The texts of every option. An option or a value without a text doesn't compile. */
export const CHOICE_WORDS: WordsOf<ChoiceKey> = {
  ...TABLE_WORDS,
  ...CONFLICT_WORDS,
  ...STORY_CHOICE_WORDS,
};
