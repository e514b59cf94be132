import { type Chapter, paragraph as p } from '../../../screens/rules/chapters.ts';

// The rules for more players, options, stories and solo games in our own words. docs/rules explains the cited rule ids.

const CIRCLE: Chapter = {
  id: 'circle',
  title: { en: 'Three or more players', fr: 'À trois et plus' },
  paragraphs: [
    p(
      'HT-8.1.1 HT-A-31',
      'Players sit in a circle and share two tracks with each neighbor, so each player has four tracks.',
      'Les joueurs sont assis en cercle et partagent deux pistes avec chaque voisin\u202f: chacun a donc quatre pistes à lui.',
    ),
    p(
      'HT-8.1.2',
      'Everyone draws three cards. The highest PAM total goes first, then clockwise. Tied players draw again. The cards return to the decks, which are shuffled.',
      'Chacun pioche trois cartes\u202f; la plus haute somme de PAM commence, puis on joue dans le sens horaire. Les cartes retournent dans les decks, mélangés\u202f; en cas d’égalité, on recommence.',
    ),
    p(
      'HT-8.1.3 HT-8.1.4 HT-8.1.5 HT-A-42',
      'After the opening hands, players take turns placing heroes on free spots of their own tracks. Missions follow in reverse order, two from each player, on their own tracks without a Mission. Actions may target anything at the table that they allow, but place Missions on your own tracks only.',
      'Après les mains de départ, chacun pose tour à tour ses héros aux places libres de ses pistes. Les missions suivent en ordre inverse, deux par joueur, sur ses pistes qui n’en ont pas. Une action peut viser tout ce qu’elle permet, partout à la table, mais ne pose de mission que sur vos propres pistes.',
    ),
    p(
      'HT-8.1 HT-8.1.6 HT-8.1.8',
      'You attack on one of your own tracks. The neighbor who shares it defends and fills it. Adjacent tracks are next to each other in the order of your own tracks: left one, left two, right one, right two.',
      'Vous attaquez sur l’une de vos pistes\u202f; le voisin qui la partage défend et la remplit. Deux pistes adjacentes se suivent dans l’ordre de vos pistes\u202f: gauche un, gauche deux, droite un, droite deux.',
    ),
    p(
      'HT-7.9',
      'If a card mentions your opponent, it means the other player of the conflict. Outside a conflict, you choose one of your opponents. All parts of one effect are about the same opponent.',
      'Si une carte parle de votre adversaire, c’est l’autre joueur du conflit. Hors conflit, vous choisissez un de vos adversaires. Toutes les parties d’un même effet concernent le même adversaire.',
    ),
    p(
      'HT-8.1.7 HT-A-43',
      'A player who burns their deck is out. Their cards leave the table, and only the Missions defend their tracks. The last player left wins. Two players without a shared track keep playing, each against the Missions left on their own tracks.',
      'Un joueur qui brûle son deck est éliminé\u202f; ses cartes quittent la table, et ses pistes ne sont plus défendues que par leurs missions. Le dernier en jeu gagne. Deux joueurs sans piste commune continuent, chacun contre les missions encore posées sur les siennes.',
    ),
  ],
};

const OPTIONAL: Chapter = {
  id: 'optional',
  title: { en: 'Optional rules', fr: 'Règles Optionnelles' },
  paragraphs: [
    p(
      'HT-8.2 HT-A-14',
      'Balance, instead of the mirror: the defender may place cards only where the attacker has some. On each color, they place at most two more than the attacker.',
      'Équilibre, au lieu du miroir\u202f: le défenseur ne pose de cartes que là où l’attaquant en a, et sur chaque couleur deux de plus que lui au maximum.',
    ),
    p(
      'HT-8.3',
      'Quick play: the target is half the hero points, rounded up.',
      'Jeu rapide\u202f: l’objectif est la moitié des points de héros, arrondie au supérieur.',
    ),
    p(
      'HT-8.4 HT-A-15 HT-A-45',
      'Last ditch: a player who can’t draw doesn’t lose yet. They take turns without drawing until their hand is empty or they play nothing. At the end of that turn they lose, unless they have reached their target. If their deck has cards again, they draw as before.',
      'Dernière chance\u202f: un joueur qui ne peut pas piocher ne perd pas encore. Il joue des tours sans piocher jusqu’à ce que sa main soit vide ou qu’il ne joue rien, et perd à la fin de ce tour s’il n’a pas son objectif. Si son deck a de nouveau des cartes, il pioche comme avant.',
    ),
    p(
      'HT-8.5 HT-A-16 HT-A-44',
      'Factions: you may attach an Advantage with a symbol only to a hero of that faction. A Renegade takes any. An Advantage without a symbol fits only heroes without one, and Renegades. Effects that move Advantages follow this rule too. You may use any card as a modifier.',
      'Factions\u202f: un avantage à symbole ne s’attache qu’à un héros de cette faction\u202f; un Renégat les prend tous. Un avantage sans symbole ne va qu’aux héros sans symbole et aux Renégats. Un effet qui en déplace un respecte aussi cette règle. Pour son PAM, toute carte peut servir.',
    ),
    p(
      'HT-8.6 HT-8.6.1 HT-8.6.4 HT-A-17',
      'Undead: a wound from an undead hero or card also removes one Advantage, which the victim chooses. If a Wounded hero without Advantages is wounded this way again, the opponent takes that hero. The hero is undead from then on.',
      'Morts-vivants\u202f: une blessure due à un héros ou une carte mort-vivant enlève aussi un avantage, au choix de la victime. Si un héros Blessé sans avantage est ainsi blessé de nouveau, l’adversaire le prend, et il est désormais mort-vivant.',
    ),
    p(
      'HT-8.6.2 HT-8.6.3',
      'The player who takes a hero may put them, Wounded, in place of one of their own heroes. The replaced hero’s Advantages are discarded, and that hero leaves the game. The victim may move an adjacent hero with its column to the empty spot, as many steps as needed to attempt or defend.',
      'Le joueur qui le prend peut le poser, Blessé, à la place d’un de ses héros, dont les avantages sont défaussés\u202f; le héros remplacé quitte la partie. La victime peut déplacer un héros adjacent avec sa colonne à la place vide, d’autant de pas qu’il le faut pour tenter ou défendre.',
    ),
  ],
};

const STORY: Chapter = {
  id: 'story',
  title: { en: 'Stories', fr: 'Récits' },
  paragraphs: [
    p(
      'HT-9.1',
      'A story has no tracks. Its Missions are on a map from the start, some face down. Markers show where the heroes are.',
      'Un récit n’a pas de pistes. Ses missions sont sur un plan dès le début, certaines face cachée, et des marqueurs montrent où sont les héros.',
    ),
    p(
      'HT-9.2',
      'Decks have twenty cards of each type. Their Missions are used only as modifiers, with at most 40 PAM in total. You can turn this limit off.',
      'Les decks ont vingt cartes de chaque type. Leurs missions ne servent que pour leur PAM, 40 au plus en tout\u202f; cette limite peut être désactivée.',
    ),
    p(
      'HT-9.3',
      'Everyone draws a card, and the highest PAM goes first. The opening hand is six cards, as drawn. Turns and burned decks work as usual. The first player to reach their target wins.',
      'Chacun pioche une carte\u202f; le plus haut PAM commence. La main de départ est de six cartes, telles quelles. Les tours sont comme d’habitude, decks brûlés compris\u202f; le premier à atteindre son objectif gagne.',
    ),
    p(
      'HT-9.4 HT-A-18 HT-A-37 HT-A-51 HT-A-53',
      'Paths lead from Mission to Mission: some in sequence, some in any order. At a fork you take one branch and give up the others. Optional Missions stay until everyone has won them. Secret Missions are face down until they open: no one sees which Mission it is, and it may be drawn at random. An exclusive Mission leaves with its first winner. In every story, every player can reach their target on any path.',
      'Des chemins mènent de mission en mission\u202f: certaines à la suite, d’autres dans n’importe quel ordre. À une bifurcation, vous prenez une branche et renoncez aux autres. Les missions facultatives restent jusqu’à ce que tous les aient gagnées, les secrètes restent face cachée jusqu’à leur ouverture (personne ne voit de quelle mission il s’agit\u202f; elle peut être tirée au hasard), et une mission exclusive part avec son premier gagnant. Tout récit permet à chacun d’atteindre son objectif, quel que soit son chemin.',
    ),
    p(
      'HT-9.5 HT-A-47',
      'One lead hero attempts the Mission, with their Advantages and your cards. One opponent may oppose with one of their heroes, wherever that hero is: the first in turn order who accepts. A failure wounds the lead hero. A table may agree that a hero can’t oppose twice in a row.',
      'Un héros principal fait la tentative, avec ses avantages et vos cartes. Un adversaire peut s’opposer avec l’un de ses héros, où qu’il soit\u202f: le premier dans l’ordre du tour qui accepte. Un échec blesse le héros principal. On peut convenir qu’un héros ne s’oppose pas deux fois de suite.',
    ),
    p(
      'HT-9.6',
      'Thargos pushback: if no one opposes, or the Mission is passive, dice oppose. For each number N of the Mission, roll N dice of that color and add N. A color that a power ignores gets no dice. You place your cards before the roll, and you don’t have to spread them.',
      'Rejet de Thargos\u202f: si personne ne s’oppose, ou si la mission est passive, les dés le font. Pour chaque nombre N de la mission, N dés de cette couleur plus N\u202f; une couleur qu’un pouvoir ignore n’en a pas. Vous posez vos cartes avant le jet, sans devoir les répartir.',
    ),
    p(
      'HT-9.7 HT-A-19',
      'Team Missions need all four heroes at the Mission. Only the lead hero’s column counts, and only the lead hero is wounded.',
      'Les missions d’équipe demandent les quatre héros sur place. Seule la colonne du héros principal compte, et lui seul est blessé.',
    ),
    p(
      'HT-9.8 HT-9.13',
      'You can’t play creatures as Actions in towns, or some cards inside the walls of Condar. You can always use them as modifiers. A story may also list banned cards. You can turn both limits off.',
      'Les créatures ne se jouent pas comme actions en ville, ni certaines cartes dans les murs de Condar\u202f; pour leur PAM, toujours. Un récit peut aussi dire ce qu’il exclut. Ces deux limites peuvent être désactivées.',
    ),
    p(
      'HT-9.9 HT-A-20',
      'Heroes move to the Mission as part of the attempt. With paced movement, each hero may move along one path before the Advantage step. A hero must be at the Mission to attempt it.',
      'Les héros rejoignent la mission en la tentant. Avec les déplacements pas à pas, chaque héros peut suivre un chemin avant l’étape d’avantage, et doit être sur place pour tenter.',
    ),
    p(
      'HT-9.10 HT-9.11 HT-9.12',
      'Actions for a track are attached to a hero. A Mission you completed isn’t replaced and stays open to the others. Instead of a story Mission, you may attempt the top Mission of the secondary pile. Its first winner takes it.',
      'Les actions de piste s’attachent à un héros. Une mission accomplie n’est pas remplacée et reste pour les autres. Au lieu d’une mission du récit, vous pouvez tenter celle du dessus de la pile secondaire\u202f; son premier gagnant la prend.',
    ),
    p(
      'HT-10.1 HT-10.2 HT-10.3 HT-A-21',
      'Kurnor: the heroes spy on the guilds of a city of canals. From there, one path leads to the beast’s lair and the wolf. Another leads to the racket, its hoard and the secrets of Metbetoch, then on to the clan. Either the Melok or the horde opens the secret gate.',
      'Kurnor\u202f: les héros espionnent les guildes d’une cité de canaux. De là, un chemin mène à la tanière et au loup, un autre au racket, à son magot et aux secrets de Metbetoch, puis au clan\u202f; le Melok ou la horde, l’un des deux, ouvre la porte secrète.',
    ),
    p(
      'HT-10.4 HT-10.5',
      'Guilds, racket and settlement are towns. The rest is wilderness. Lair and scatter are team Missions. The original list of allowed Actions is lost, so we use our own. Condar is a second story, written by us.',
      'Guildes, racket et colonie sont des villes, le reste est sauvage\u202f; la tanière et la dispersion sont des missions d’équipe. La liste des actions permises est perdue\u202f: la nôtre la remplace. Condar est un second récit, entièrement de nous.',
    ),
  ],
};

const SOLO: Chapter = {
  id: 'solo',
  title: { en: 'Solo against the Rival', fr: 'Solo contre le Rival' },
  paragraphs: [
    p(
      'HT-11.1 HT-11.1.1 HT-11.1.2 HT-A-22',
      'You play your four heroes and your deck. Dice play the Rival, who has a deck and six heroes: four in play and two in reserve. You win by reaching your target. You lose if you can’t draw, or if the Rival reaches theirs: the hero points of the Rival’s four heroes in play.',
      'Vous jouez vos quatre héros et votre deck\u202f; les dés jouent pour le Rival, qui a un deck et six héros, quatre en jeu et deux en réserve. Vous gagnez en atteignant votre objectif. Vous perdez si vous ne pouvez piocher, ou s’il atteint le sien\u202f: les points de héros de ses quatre héros en jeu.',
    ),
    p(
      'HT-11.2 HT-A-23 HT-A-24',
      'A die sets the Rival’s attitude. Aggressive (1, 2): attack pile 4, defense pile 2. Wary (3, 4): 3 and 3. Defensive (5, 6): 2 and 4. The piles are the Rival’s hand. If you make the Rival discard all of it, at once or bit by bit, the die is rolled again.',
      'Un dé fixe l’attitude du Rival. Agressive (1, 2)\u202f: pile d’attaque 4, pile de défense 2. Méfiante (3, 4)\u202f: 3 et 3. Défensive (5, 6)\u202f: 2 et 4. Les piles sont sa main. Si vous la lui faites défausser entièrement, d’un coup ou peu à peu, on relance le dé.',
    ),
    p(
      'HT-11.3',
      'Infamy starts at 0. Whenever the Rival’s deck runs out, the discard pile becomes a new deck and Infamy rises by one, to six at most. The Rival plays that many extra cards.',
      'L’infamie commence à 0. Chaque fois que le deck du Rival s’épuise, sa défausse en forme un nouveau et l’infamie monte de 1, jusqu’à six. Il joue autant de cartes de plus.',
    ),
    p(
      'HT-11.4',
      'Decision die: 2 to 5 are the tracks from left to right. For an Advantage, 1 is the Rival’s weakest hero and 6 the strongest. For an attempt, 1 means that the Rival has doubts and does nothing; 6 means one more card and another roll.',
      'Dé de décision\u202f: 2 à 5 sont les pistes de gauche à droite. Pour un avantage, 1 désigne le héros le plus faible du Rival, 6 le plus fort. Pour une tentative, 1 veut dire que le Rival doute et ne fait rien, 6 une carte de plus et un nouveau jet.',
    ),
    p(
      'HT-11.5 HT-11.5.1 HT-11.5.2 HT-11.5.3 HT-11.5.4 HT-11.5.5',
      'Setup: the Rival’s heroes are shuffled. Before you place each hero, the Rival places one on a random track. You draw six cards, with at least two Missions. The Rival reveals cards until a Mission appears, and the die decides its track. Then you place one, and so on, until there are four. You draw back to six and take the first turn.',
      'Mise en place\u202f: les héros du Rival sont mélangés, et l’un va sur une piste au hasard avant chacun des vôtres. Vous piochez six cartes, avec au moins deux missions. Le Rival retourne des cartes jusqu’à une mission, le dé dit où elle va, puis vous en posez une, jusqu’à quatre. Vous complétez à six et jouez le premier tour.',
    ),
    p(
      'HT-11.6',
      'Your turn works as in a duel. When you attempt, you place your cards first. Then the Rival takes as many cards as the defense pile says, plus Infamy. They are dealt one by one to the allowed colors, starting where you placed most. The Rival always opposes.',
      'Votre tour se joue comme en duel. Quand vous tentez, vous posez d’abord\u202f; puis le Rival prend autant de cartes que sa pile de défense, plus l’infamie, et les répartit une à une sur les couleurs permises, en commençant par celle où vous en avez le plus. Il s’oppose toujours.',
    ),
    p(
      'HT-11.7 HT-11.7.1 HT-11.7.2 HT-11.7.3 HT-11.7.6',
      'The Rival’s turn: they draw nothing. They dig for an Advantage and attach it by the die. The die chooses the track of their attempt. From their deck, they place the attack pile plus Infamy plus extra cards face down. The cards go on the colors where they are behind. You defend as in a duel. At the end of the turn, the Rival’s target is checked.',
      'Le tour du Rival\u202f: il ne pioche pas. Il retourne des cartes jusqu’à un avantage et l’attache selon le dé. Le dé nomme la piste de sa tentative\u202f: pile d’attaque plus infamie plus cartes supplémentaires, face cachée depuis son deck, sur les couleurs où il est derrière. Vous défendez comme en duel. À la fin, on vérifie son objectif.',
    ),
    p(
      'HT-11.7.4 HT-11.7.5',
      'The Rival plays no Actions. Only automatic and permanent effects of the Rival’s cards happen, never one that needs a choice. After a success, the Rival scores and you fill the track. A failure wounds the Rival’s hero.',
      'Le Rival ne joue pas d’actions, et de toutes ses cartes seuls les effets automatiques et permanents ont lieu, rien qui demande un choix. Après une réussite, il marque les points et vous remplissez la piste\u202f; un échec blesse son héros.',
    ),
    p(
      'HT-11.8',
      'Effects on the Rival’s hand: to discard N, burn N cards and make the Rival’s next pile N smaller. To look at it, look at as many cards on top of the Rival’s deck as the defense pile has.',
      'Effets sur la main du Rival\u202f: en défausser N, c’est brûler N cartes et réduire d’autant sa prochaine pile\u202f; la regarder, c’est voir autant de cartes du dessus de son deck que compte sa pile de défense.',
    ),
    p(
      'HT-11.9',
      'Harder or easier: larger or smaller piles, Infamy from the start, or all effects of the Rival’s cards, at random where there is a choice.',
      'Plus difficile ou plus facile\u202f: des piles plus grandes ou plus petites, de l’infamie dès le départ, ou tous les effets des cartes du Rival, au hasard s’il y a un choix.',
    ),
  ],
};

const SOLO_STORY: Chapter = {
  id: 'solo-story',
  title: { en: 'Solo story', fr: 'Récit solo' },
  paragraphs: [
    p(
      'HT-12.1 HT-12.3',
      'You play a story solo. Your deck has 60 cards. The Rival’s has 60, or 40 from one box: 13 Missions, 13 Actions, 14 Advantages. Missions in decks are used only as modifiers.',
      'Un récit en solo. Votre deck a 60 cartes, celui du Rival 60, ou 40 d’une seule boîte\u202f: 13 missions, 13 actions, 14 avantages. Les missions des decks ne servent que pour leur PAM.',
    ),
    p(
      'HT-12.2 HT-A-25',
      'The total PAM of your twenty Missions sets the difficulty: easy 50 to 60, medium 30 to 49, hard 20 to 29. You can choose it for a new game, and ready-made decks adapt. These ranges replace the limit of 40 in other stories.',
      'La somme des PAM de vos vingt missions fait la difficulté\u202f: facile de 50 à 60, moyenne de 30 à 49, difficile de 20 à 29. Elle se choisit dans une nouvelle partie\u202f; les decks préconstruits s’adaptent. Elle remplace la limite de 40 des autres récits.',
    ),
    p(
      'HT-12.4 HT-A-26',
      'When you attempt, a die decides who opposes. 1: the dice of Thargos. 2 to 5: one of the Rival’s four heroes, from left to right. 6: the Rival’s strongest hero with one more card. On their turn, the Rival takes an Advantage, then rolls. 1: nothing. 6: one more card and another roll. 2 to 5: that hero attempts one of the Missions open to the Rival. You may oppose; otherwise dice do. Without the Rival, dice push back every attempt.',
      'Quand vous tentez, un dé dit qui s’oppose\u202f: 1, les dés de Thargos\u202f; 2 à 5, l’un des quatre héros du Rival, de gauche à droite\u202f; 6, son héros le plus fort avec une carte de plus. À son tour, le Rival prend un avantage, puis lance le dé\u202f: 1, rien\u202f; 6, une carte de plus et un nouveau jet\u202f; 2 à 5, ce héros tente une des missions ouvertes au Rival. Vous pouvez vous opposer, sinon les dés le font. Sans Rival, chaque tentative subit le rejet de Thargos.',
    ),
  ],
};

export const MORE_CHAPTERS: readonly Chapter[] = [CIRCLE, OPTIONAL, STORY, SOLO, SOLO_STORY];
