import type { Text } from '../../../engine/text.ts';

/** A term of the game, its meaning, and the rules about it. */
export interface GlossaryEntry {
  readonly term: Text;
  readonly text: Text;
  readonly rules: readonly string[];
}

export const GLOSSARY = {
  track: {
    term: { en: 'Track', fr: 'Piste' },
    text: {
      en: 'A line across the table: a hero on each side, a Mission between them.',
      fr: 'Une ligne en travers de la table\u202f: un héros de chaque côté, une mission entre eux.',
    },
    rules: ['HT-3.6', 'HT-3.7'],
  },
  dig: {
    term: { en: 'Dig', fr: 'Fouiller' },
    text: {
      en: 'Discard cards from the top of your deck until the right type appears. A player digs for a Mission when a track is empty and they have none in hand.',
      fr: 'Défausser les cartes du dessus de son deck jusqu’à trouver le type voulu. Un joueur fouille pour une mission quand une piste est vide et qu’il n’en a pas en main.',
    },
    rules: ['HT-5.9', 'HT-11.7'],
  },
  adjacent: {
    term: { en: 'Adjacent', fr: 'Adjacent' },
    text: {
      en: 'On a neighboring track of the same player. In a story: any other hero of the team.',
      fr: 'Juste à côté, parmi les quatre pistes du même joueur. En récit\u202f: tout autre héros de l’équipe.',
    },
    rules: ['HT-8.1', 'HT-9.11'],
  },
  hero: {
    term: { en: 'Hero', fr: 'Héros' },
    text: {
      en: 'One of the four in your team. Each face has its own attributes and effects; only the visible one counts.',
      fr: 'L’un des quatre de votre équipe. Chaque face a ses attributs et ses effets\u202f; seule la face visible compte.',
    },
    rules: ['HT-1.7'],
  },
  wounded: {
    term: { en: 'Wounded', fr: 'Blessé' },
    text: {
      en: 'A hero turned over after a failed attempt or by an effect. Wounded heroes still attack and defend.',
      fr: 'Un héros retourné après une tentative manquée ou par un effet. Un héros blessé attaque et défend encore.',
    },
    rules: ['HT-5.10', 'HT-7.2'],
  },
  attribute: {
    term: { en: 'Attribute', fr: 'Attribut' },
    text: {
      en: 'Power, Mind or Mysticism. In a conflict only those of the Mission count.',
      fr: 'Puissance, Esprit ou Mysticisme. Dans un conflit, seuls ceux de la mission comptent.',
    },
    rules: ['HT-1.7', 'HT-5.2'],
  },
  column: {
    term: { en: 'Attribute column', fr: 'Colonne d’attributs' },
    text: {
      en: 'A hero with the Advantages under it: their numbers add up.',
      fr: 'Un héros et les avantages glissés dessous\u202f: leurs nombres s’additionnent.',
    },
    rules: ['HT-1.11', 'HT-5.2'],
  },
  heroPoints: {
    term: { en: 'Hero points (HP)', fr: 'Points de héros (PH)' },
    text: {
      en: 'How strong a hero is. Your target is the sum of your team’s hero points. They aren’t health.',
      fr: 'La force d’un héros. Votre objectif est la somme des points de héros de votre équipe. Ils ne mesurent pas la santé.',
    },
    rules: ['HT-1.7', 'HT-3.1'],
  },
  victoryPoints: {
    term: { en: 'Victory points (VP)', fr: 'Points de victoire (PV)' },
    text: {
      en: 'Won with Missions. Reach your target at the end of your own turn to win.',
      fr: 'Ils viennent des missions. Atteignez votre objectif à la fin de votre tour pour gagner.',
    },
    rules: ['HT-4.5', 'HT-6.1'],
  },
  target: {
    term: { en: 'Target', fr: 'Objectif' },
    text: {
      en: 'The victory points you need: the hero points of your team.',
      fr: 'Les points de victoire qu’il vous faut\u202f: les points de héros de votre équipe.',
    },
    rules: ['HT-3.1', 'HT-8.3'],
  },
  mission: {
    term: { en: 'Mission', fr: 'Mission' },
    text: {
      en: 'The prize on a track. Its attributes help the defender; the player who accomplishes it gets its effect.',
      fr: 'L’enjeu d’une piste. Ses attributs aident le défenseur\u202f; son effet revient à celui qui l’accomplit.',
    },
    rules: ['HT-1.9', 'HT-5.2', 'HT-5.9'],
  },
  advantage: {
    term: { en: 'Advantage', fr: 'Avantage' },
    text: {
      en: 'A servant, a weapon or a gift that stays with a hero. You may attach one each turn.',
      fr: 'Un serviteur, une arme ou un don qui reste auprès d’un héros. Vous pouvez en attacher un par tour.',
    },
    rules: ['HT-1.11', 'HT-4.3'],
  },
  action: {
    term: { en: 'Action', fr: 'Action' },
    text: {
      en: 'A card you play instead of attempting a Mission. Some are discarded at once, others stay on a track until used up.',
      fr: 'Une carte jouée au lieu de tenter une mission. Certaines partent aussitôt, d’autres restent sur une piste jusqu’à épuisement.',
    },
    rules: ['HT-1.10', 'HT-4.4', 'HT-7.6'],
  },
  pam: {
    term: { en: 'Played as modifier (PAM)', fr: 'Jouée comme modificateur (PAM)' },
    text: {
      en: 'Any card from your hand, placed face down on an attribute in a conflict. Only its PAM number counts.',
      fr: 'N’importe quelle carte de votre main, posée face cachée sur un attribut pendant un conflit. Seul son nombre PAM compte.',
    },
    rules: ['HT-1.6', 'HT-5.3'],
  },
  conflict: {
    term: { en: 'Conflict', fr: 'Conflit' },
    text: {
      en: 'One attempt at a Mission: the attacker must equal or beat the defender in each attribute of the Mission.',
      fr: 'Une tentative de mission\u202f: l’attaquant doit égaler ou dépasser le défenseur dans chaque attribut de la mission.',
    },
    rules: ['HT-5.1', 'HT-5.8'],
  },
  reveal: {
    term: { en: 'Reveal', fr: 'Révélation' },
    text: {
      en: 'Both sides turn their PAM cards face up together.',
      fr: 'Les deux camps retournent ensemble leurs cartes PAM.',
    },
    rules: ['HT-5.7'],
  },
  spread: {
    term: { en: 'Spread rule', fr: 'Règle de répartition' },
    text: {
      en: 'An attacker who is behind in two or more attributes can’t place several cards on a single attribute only.',
      fr: 'Un attaquant mené dans deux attributs ou plus ne peut pas mettre toutes ses cartes sur un seul.',
    },
    rules: ['HT-5.4', 'HT-A-05'],
  },
  mirror: {
    term: { en: 'Mirror rule', fr: 'Règle du miroir' },
    text: {
      en: 'On a Mission with several attributes, a defender who places cards covers the same attributes as the attacker, all of them.',
      fr: 'Sur une mission à plusieurs attributs, le défenseur qui pose des cartes couvre les mêmes attributs que l’attaquant, tous sans exception.',
    },
    rules: ['HT-5.6', 'HT-8.2'],
  },
  burn: {
    term: { en: 'Burn', fr: 'Brûler' },
    text: {
      en: 'Move cards from the top of the deck to the discard pile.',
      fr: 'Des cartes passent du dessus du deck à la défausse.',
    },
    rules: ['HT-2.8', 'HT-5.9'],
  },
  burnedDeck: {
    term: { en: 'Burned deck', fr: 'Deck brûlé' },
    text: {
      en: 'A player who must draw at the start of their turn but has no cards to draw loses, even when ahead on points.',
      fr: 'Le joueur qui doit piocher au début de son tour et n’a plus de carte à piocher perd, quels que soient les points.',
    },
    rules: ['HT-4.2', 'HT-6.2'],
  },
  handLimit: {
    term: { en: 'Hand limit', fr: 'Limite de main' },
    text: {
      en: 'You draw up to this many cards at the start of your turn: six, unless a card says otherwise.',
      fr: 'Le nombre de cartes jusqu’auquel vous piochez au début de votre tour\u202f: six, sauf si une carte dit autre chose.',
    },
    rules: ['HT-4.1', 'HT-7.1'],
  },
  uses: {
    term: { en: 'Uses', fr: 'Utilisations' },
    text: {
      en: 'How many times you can use an effect in a game. Turning the hero over doesn’t restore uses.',
      fr: 'Combien de fois un effet sert dans toute la partie. Retourner le héros n’en rend aucune.',
    },
    rules: ['HT-7.3'],
  },
  lock: {
    term: { en: 'Lock', fr: 'Verrou' },
    text: {
      en: 'A deck can have one copy of a locked card, and up to four of any other.',
      fr: 'Un deck ne contient qu’un exemplaire d’une carte verrouillée\u202f; des autres, jusqu’à quatre.',
    },
    rules: ['HT-2.3'],
  },
  battledeck: {
    term: { en: 'Battledeck', fr: 'Battledeck' },
    text: {
      en: 'A team of four heroes and a deck of sixty cards.',
      fr: 'Une équipe de quatre héros et un deck de soixante cartes.',
    },
    rules: ['HT-2.1'],
  },
  faction: {
    term: { en: 'Faction', fr: 'Faction' },
    text: {
      en: 'The symbol of a hero or an Advantage. Optional rule: an Advantage only attaches to heroes of its faction.',
      fr: 'Le symbole d’un héros ou d’un avantage. En option, un avantage ne sert que les héros de sa faction.',
    },
    rules: ['HT-1.8', 'HT-8.5'],
  },
  renegade: {
    term: { en: 'Renegade', fr: 'Renégat' },
    text: {
      en: 'A hero who can carry the Advantages of every faction.',
      fr: 'Un héros qui peut porter les avantages de toutes les factions.',
    },
    rules: ['HT-8.5'],
  },
  undead: {
    term: { en: 'Undead', fr: 'Mort-vivant' },
    text: {
      en: 'Optional rule: wounds from the undead remove Advantages and can capture the hero.',
      fr: 'En option, les blessures que causent les morts-vivants arrachent des avantages et peuvent emporter le héros.',
    },
    rules: ['HT-8.6'],
  },
  quickPlay: {
    term: { en: 'Quick play', fr: 'Jeu rapide' },
    text: { en: 'Half the target, rounded up.', fr: 'La moitié de l’objectif, arrondie au supérieur.' },
    rules: ['HT-8.3'],
  },
  lastDitch: {
    term: { en: 'Last ditch', fr: 'Dernière chance' },
    text: {
      en: 'Optional rule: a player whose deck is burned keeps playing with the cards still in hand.',
      fr: 'Règle en option\u202f: un joueur dont le deck est brûlé continue avec les cartes qu’il a encore en main.',
    },
    rules: ['HT-8.4'],
  },
  story: {
    term: { en: 'Story', fr: 'Récit' },
    text: {
      en: 'Missions are on a map instead of tracks, and open one after another.',
      fr: 'Les missions sont sur un plan et s’enchaînent, au lieu d’attendre sur des pistes.',
    },
    rules: ['HT-9.1', 'HT-9.4'],
  },
  team: {
    term: { en: 'Team Mission', fr: 'Mission d’équipe' },
    text: {
      en: 'All four heroes must be present; only the lead hero fights the conflict.',
      fr: 'Les quatre héros doivent y être\u202f; seul le héros principal livre le conflit.',
    },
    rules: ['HT-9.7'],
  },
  pushback: {
    term: { en: 'Thargos pushback', fr: 'Rejet de Thargos' },
    text: {
      en: 'Dice that replace a defender: an attribute of value N rolls N dice and adds N.',
      fr: 'Des dés à la place d’un défenseur\u202f: pour chaque attribut de valeur N, N dés plus N.',
    },
    rules: ['HT-9.6'],
  },
  town: {
    term: { en: 'Town', fr: 'Ville' },
    text: {
      en: 'A story place where creatures can only be played as PAM. Everything else is outside towns.',
      fr: 'Un lieu de récit où les créatures ne servent que de PAM. Tout le reste est hors des villes.',
    },
    rules: ['HT-9.8'],
  },
  rival: {
    term: { en: 'Rival', fr: 'Rival' },
    text: {
      en: 'Your opponent in a solo game, controlled by dice and the cards of a second deck.',
      fr: 'L’adversaire d’une partie en solo, mené par des dés et les cartes d’un second deck.',
    },
    rules: ['HT-11.1', 'HT-11.7'],
  },
  attitude: {
    term: { en: 'Attitude', fr: 'Attitude' },
    text: {
      en: 'Aggressive, wary or defensive: how many cards the Rival attacks and defends with.',
      fr: 'Agressive, méfiante ou défensive\u202f: le nombre de cartes avec lesquelles le Rival attaque et défend.',
    },
    rules: ['HT-11.2'],
  },
  infamy: {
    term: { en: 'Infamy', fr: 'Infamie' },
    text: {
      en: 'Rises each time the Rival’s deck runs out. The Rival plays that many extra cards in each conflict.',
      fr: 'Monte chaque fois que le deck du Rival s’épuise, et lui donne autant de cartes de plus à chaque conflit.',
    },
    rules: ['HT-11.3'],
  },
  decisionDie: {
    term: { en: 'Decision die', fr: 'Dé de décision' },
    text: {
      en: 'Decides where the Rival acts: 2 to 5 are the tracks from left to right, 1 and 6 are special.',
      fr: 'Dit au Rival où agir\u202f: de 2 à 5, les pistes de gauche à droite\u202f; 1 et 6 sont à part.',
    },
    rules: ['HT-11.4'],
  },
  automatic: {
    term: { en: 'Automatic effect', fr: 'Effet automatique' },
    text: {
      en: 'Happens at a fixed moment, without any choice. The Rival uses only these.',
      fr: 'Se produit à un moment fixe, sans aucun choix. Le Rival n’utilise que ceux-là.',
    },
    rules: ['HT-11.7'],
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>;
