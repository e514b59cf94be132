import type { Text } from '../../../../engine/text.ts';
import type { CHOICES } from '../../../../games/thargos/config.ts';
import { STORY_CHOICE_WORDS } from './story-choice-words.ts';

export type ChoiceKey = keyof typeof CHOICES;

/** A rule that a table may choose, in words, and where the rules say more. */
interface ChoiceWords<V extends string | number | boolean> {
  readonly title: Text;
  readonly why: Text;
  readonly rule: string;
  readonly values: { readonly [N in `${V}`]: Text };
}

export type WordsOf<K extends ChoiceKey> = { readonly [C in K]: ChoiceWords<(typeof CHOICES)[C][number]> };

const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } };

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
      en: 'When players may read each other’s deck lists. Heroes and deck sizes are always open during the game.',
      fr: 'Quand les joueurs peuvent lire les listes des autres. Pendant la partie, les héros et la taille des decks sont toujours visibles.',
    },
    rule: 'HT-A-41',
    values: {
      afterChoice: {
        en: 'Open once the game begins',
        fr: 'Visibles dès le début de la partie',
      },
      open: { en: 'Always open', fr: 'Toujours visibles' },
      hidden: { en: 'Hidden until the end', fr: 'Cachées jusqu’à la fin' },
    },
  },
  farMissions: {
    title: { en: 'Where an effect may put a Mission', fr: 'Où un effet peut poser une mission' },
    why: {
      en: 'In a circle Missions go on one’s own tracks, but Actions may aim at anything.',
      fr: 'En cercle, on pose les missions sur ses propres pistes, mais une action peut viser n’importe quoi.',
    },
    rule: 'HT-A-42',
    values: {
      own: { en: 'On one’s own tracks', fr: 'Sur ses propres pistes' },
      any: { en: 'On any track', fr: 'Sur n’importe quelle piste' },
    },
  },
  usesReturn: {
    title: { en: 'A spent card that comes back', fr: 'Une carte épuisée qui revient' },
    why: {
      en: 'Some cards can be used a few times in a game, and may come back to hand.',
      fr: 'Certaines cartes n’ont que quelques utilisations par partie, et peuvent revenir en main.',
    },
    rule: 'HT-A-46',
    values: {
      spent: { en: 'Its uses stay spent', fr: 'Ses utilisations restent dépensées' },
      fresh: { en: 'It is as new', fr: 'Elle est comme neuve' },
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
    title: { en: 'Kind of game', fr: 'Type de partie' },
    why: { en: 'How many play, and on what.', fr: 'À combien, et sur quel plateau.' },
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
      en: 'Half the victory points are enough to win. Advised for your first games, and chosen for the very first.',
      fr: 'La moitié des points de victoire suffit pour gagner. Conseillé pour vos premières parties, et choisi pour la toute première.',
    },
    rule: 'HT-8.3',
    values: YES_NO,
  },
  collection: {
    title: { en: 'Cards to build with', fr: 'Cartes disponibles' },
    why: {
      en: 'With one box, all decks together may hold no more copies of a card than the box has.',
      fr: 'Avec une seule boîte, les decks réunis ne peuvent avoir plus d’exemplaires d’une carte que la boîte.',
    },
    rule: 'HT-2.5',
    values: {
      unlimited: { en: 'As many as you like', fr: 'À volonté' },
      oneBox: { en: 'One box for all', fr: 'Une boîte pour tous' },
    },
  },
  firstPlayer: {
    title: { en: 'Who starts', fr: 'Qui commence' },
    why: {
      en: 'The book says different things in different chapters.',
      fr: 'Le livret se contredit d’un chapitre à l’autre.',
    },
    rule: 'HT-A-02',
    values: {
      d6: { en: 'The highest die', fr: 'Le plus haut dé' },
      hero: { en: 'The best of the unused heroes, drawn', fr: 'Le meilleur héros tiré parmi les inutilisés' },
      pam1: { en: 'The highest PAM of one drawn card', fr: 'Le plus haut PAM d’une carte piochée' },
      pam3: {
        en: 'The highest PAM of three drawn cards',
        fr: 'Le plus haut total de PAM de trois cartes piochées',
      },
    },
  },
  missionOrder: {
    title: { en: 'Who places the first Mission', fr: 'Qui pose la première mission' },
    why: {
      en: 'With three or more it goes in reverse; an earlier edition of the duel did so too.',
      fr: 'À trois et plus, on va dans l’ordre inverse\u202f; une édition antérieure du duel le faisait aussi.',
    },
    rule: 'HT-A-03',
    values: {
      first: { en: 'The first player', fr: 'Le premier joueur' },
      reverse: { en: 'Reverse order', fr: 'Ordre inverse' },
    },
  },
  secondPlayer: {
    title: { en: 'The second player of a duel', fr: 'Le second joueur d’un duel' },
    why: {
      en: 'The first player wins a little more often. The book gives nothing in return. The point is our idea.',
      fr: 'Le premier joueur gagne un peu plus souvent. Le livret ne prévoit rien en échange. Ce point vient de nous.',
    },
    rule: 'HT-A-48',
    values: {
      point: { en: 'Begins with one VP', fr: 'Commence avec un PV' },
      none: { en: 'Gets nothing', fr: 'Ne reçoit rien' },
    },
  },
  sets: {
    title: { en: 'Sets', fr: 'Extensions' },
    why: {
      en: 'Condar adds 27 cards. Stories begin with it, duels without.',
      fr: 'Condar ajoute 27 cartes. Les récits commencent avec, les duels sans.',
    },
    rule: 'HT-1.3',
    values: {
      core: { en: 'The box without Condar', fr: 'La boîte sans Condar' },
      'core+condar': { en: 'With Condar', fr: 'Avec Condar' },
    },
  },
  uniqueHeroes: {
    title: { en: 'Each person once in a team', fr: 'Chaque personne une fois par équipe' },
    why: {
      en: 'If not, several versions of one hero may stand side by side.',
      fr: 'Sinon, plusieurs versions d’un héros peuvent se côtoyer.',
    },
    rule: 'HT-2.4',
    values: YES_NO,
  },
  allowPass: {
    title: { en: 'Passing', fr: 'Passer' },
    why: {
      en: 'Whether you may end your turn without an Action and without an attempt.',
      fr: 'Peut-on finir son tour sans action ni tentative\u202f?',
    },
    rule: 'HT-A-33',
    values: { true: { en: 'Allowed', fr: 'Permis' }, false: { en: 'Not allowed', fr: 'Interdit' } },
  },
  burnStrict: {
    title: { en: 'An empty deck with a full hand', fr: 'Deck vide et main pleine' },
    why: {
      en: 'A burned deck is lost when you cannot draw. With a full hand there is nothing to draw.',
      fr: 'On perd quand on ne peut plus piocher. Main pleine, il n’y a rien à piocher.',
    },
    rule: 'HT-A-04',
    values: {
      false: { en: 'Goes on', fr: 'On continue' },
      true: { en: 'Is lost too', fr: 'Perdu aussi' },
    },
  },
  lastDitch: {
    title: { en: 'Last ditch', fr: 'Dernière chance' },
    why: {
      en: 'Whether a player who cannot draw may still play what he holds before he loses.',
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
    title: { en: 'The beaten defender draws', fr: 'Le défenseur battu pioche' },
    why: {
      en: 'Right after filling the track, or only in the next draw step of his own.',
      fr: 'Juste après avoir rempli la piste, ou seulement à sa prochaine étape de pioche.',
    },
    rule: 'HT-A-09',
    values: { true: { en: 'At once', fr: 'Aussitôt' }, false: { en: 'On his turn', fr: 'À son tour' } },
  },
  diceHero: {
    title: { en: 'Heroes with dice roll', fr: 'Quand les héros à dés lancent' },
    why: {
      en: 'When heroes without printed numbers get new ones.',
      fr: 'Quand les héros sans nombres imprimés en reçoivent de nouveaux.',
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
    title: { en: 'Spread of the attacker’s cards', fr: 'Répartition des cartes de l’attaquant' },
    why: {
      en: 'The most debated rule: the book forbids putting all cards on one colour, and says that won colours need none.',
      fr: 'La règle la plus discutée\u202f: le livret interdit de tout mettre sur une couleur, et dit que les couleurs gagnées n’ont pas besoin de carte.',
    },
    rule: 'HT-5.4',
    values: {
      behind: {
        en: 'Only when behind on two colours',
        fr: 'Seulement si l’on est derrière sur deux couleurs',
      },
      always: { en: 'On every Mission of several colours', fr: 'Sur toute mission à plusieurs couleurs' },
      off: { en: 'Free', fr: 'Libre' },
    },
  },
  mirror: {
    title: { en: 'Where the defender may place', fr: 'Où le défenseur peut poser' },
    why: {
      en: 'Mirror: where the attacker has cards, at least one on each. Balance: there too, at most two more than he did.',
      fr: 'Miroir\u202f: là où l’attaquant a des cartes, au moins une sur chaque. Équilibre\u202f: là aussi, deux de plus que lui au maximum.',
    },
    rule: 'HT-5.6',
    values: {
      base: { en: 'Mirror', fr: 'Miroir' },
      balance: { en: 'Balance', fr: 'Équilibre' },
      off: { en: 'Anywhere', fr: 'Partout' },
    },
  },
  mirrorSingle: {
    title: { en: 'Mirror on Missions of one colour', fr: 'Miroir sur les missions d’une couleur' },
    why: {
      en: 'If it binds, no defence is possible there against an attack without cards.',
      fr: 'S’il s’applique, on ne peut y défendre contre une attaque sans carte.',
    },
    rule: 'HT-A-08',
    values: YES_NO,
  },
  shortMirror: {
    title: { en: 'Fewer cards than colours to mirror', fr: 'Moins de cartes que de couleurs à couvrir' },
    why: {
      en: 'The book asks for at least one card on each color that the attacker has covered.',
      fr: 'Le livret demande au moins une carte sur chaque couleur couverte par l’attaquant.',
    },
    rule: 'HT-A-07',
    values: {
      none: { en: 'The defender places none', fr: 'Le défenseur n’en pose aucune' },
      partial: { en: 'One each, as far as they reach', fr: 'Une sur chacune, autant qu’il y en a' },
    },
  },
  trackCountsAsPam: {
    title: {
      en: 'Bonuses of track cards are cards placed',
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
    title: { en: 'Letting a Mission go', fr: 'Laisser une mission' },
    why: {
      en: 'Whether the defender may give the Mission up without comparing.',
      fr: 'Le défenseur peut-il laisser la mission sans comparer\u202f?',
    },
    rule: 'HT-5.5',
    values: { true: { en: 'Allowed', fr: 'Permis' }, false: { en: 'Not allowed', fr: 'Interdit' } },
  },
  zeroCardDefence: {
    title: { en: 'Defending without a card', fr: 'Défendre sans carte' },
    why: {
      en: 'On a Mission of several colors, the book asks a defender to place cards where the attacker did.',
      fr: 'Sur une mission à plusieurs couleurs, le livret demande au défenseur de poser là où l’attaquant a posé.',
    },
    rule: 'HT-A-06',
    values: {
      mirror: {
        en: 'Not where the mirror rule asks for cards',
        fr: 'Pas là où la règle du miroir demande des cartes',
      },
      compare: { en: 'Totals are compared', fr: 'On compare les totaux' },
      concede: { en: 'Lets the Mission go', fr: 'Laisse la mission' },
    },
  },
  factions: {
    title: { en: 'Factions', fr: 'Factions' },
    why: {
      en: 'An Advantage with a symbol only fits heroes of that faction, and Renegades.',
      fr: 'Un avantage à symbole ne va qu’aux héros de cette faction, et aux Renégats.',
    },
    rule: 'HT-8.5',
    values: YES_NO,
  },
  neutralAdvantage: {
    title: { en: 'Advantages without a symbol', fr: 'Avantages sans symbole' },
    why: { en: 'Matters only with factions.', fr: 'Ne compte qu’avec les factions.' },
    rule: 'HT-A-16',
    values: {
      neutral: {
        en: 'Fit heroes without one, and Renegades',
        fr: 'Vont aux héros sans symbole, et aux Renégats',
      },
      any: { en: 'Fit any hero', fr: 'Vont à tout héros' },
    },
  },
  undead: {
    title: { en: 'The undead', fr: 'Les morts-vivants' },
    why: {
      en: 'Their wounds take Advantages, and in the end the hero.',
      fr: 'Leurs blessures prennent des avantages, et à la fin le héros.',
    },
    rule: 'HT-8.6',
    values: YES_NO,
  },
  undeadStripFirst: {
    title: { en: 'The first wound of the undead', fr: 'La première blessure des morts-vivants' },
    why: { en: 'Matters only with the undead.', fr: 'Ne compte qu’avec les morts-vivants.' },
    rule: 'HT-A-17',
    values: {
      true: { en: 'Turns the card and takes an Advantage', fr: 'Retourne la carte et prend un avantage' },
      false: { en: 'Only turns the card', fr: 'Retourne seulement la carte' },
    },
  },
};

/** Every choice explained: a key or a value that is not does not compile. */
export const CHOICE_WORDS: WordsOf<ChoiceKey> = {
  ...TABLE_WORDS,
  ...CONFLICT_WORDS,
  ...STORY_CHOICE_WORDS,
};
