import { DEFAULTS, SHORT_MIRROR } from '../../../../games/thargos/ui.ts';
import { type Chapter, paragraph as p } from '../../../screens/rules/chapters.ts';

// The rules of the duel in our own words. docs/rules explains the cited rule ids.

const SHORT = SHORT_MIRROR[DEFAULTS.shortMirror];

const CARDS: Chapter = {
  id: 'cards',
  title: { en: 'The cards', fr: 'Les cartes' },
  paragraphs: [
    p(
      'HT-0.1 HT-0.2 HT-17.1 HT-A-29 HT-A-38 HT-A-39',
      'There is no public list of the printed cards, and our copy of the rulebook has no pictures. So the cards here have values that we chose ourselves (“community values”), and every card says so. If you own the box, you can enter the printed values as a card pack.',
      'Il n’existe pas de liste publique des cartes imprimées, et notre exemplaire du livret n’a pas d’images. Les cartes ont donc ici des valeurs que nous avons choisies («\u202fvaleurs de la communauté\u202f»), et chacune le dit. Si vous avez la boîte, vous pouvez saisir les valeurs imprimées dans un pack de cartes.',
    ),
    p(
      'HT-1.1 HT-1.2 HT-1.5 HT-A-28',
      'The box has 210 cards: 33 heroes, 56 Advantages, 55 Actions and 66 Missions, many of them in several copies. You also need three six-sided dice in red, green and blue, and a way to count victory points (VP).',
      'La boîte compte 210 cartes\u202f: 33 héros, 56 avantages, 55 actions, 66 missions, beaucoup en plusieurs exemplaires. Il faut aussi trois dés à six faces, rouge, vert et bleu, et de quoi compter les points de victoire (PV).',
    ),
    p(
      'HT-1.3 HT-1.4',
      '27 of these cards belong to Condar: 18 Missions, 7 Actions and 2 Advantages. A plain duel leaves them out. Then 48 Missions, 48 Actions, 54 Advantages and all heroes remain.',
      '27 de ces cartes viennent de Condar\u202f: 18 missions, 7 actions, 2 avantages. Un simple duel s’en passe\u202f; il reste alors 48 missions, 48 actions, 54 avantages et tous les héros.',
    ),
    p(
      'HT-1.6',
      'Every card has a title and an id: C for heroes, L for Advantages, A for Actions, M for Missions. A lock means that it is unique. Every card except a hero has a PAM value from 1 to 3, rarely 4. PAM means “played as a modifier”. This number counts when you place the card face down on a color in a conflict. Then nothing else on the card counts.',
      'Chaque carte porte un titre et un identifiant\u202f: C pour les héros, L pour les avantages, A pour les actions, M pour les missions. Un verrou dit qu’elle est unique. Toute carte, sauf un héros, a une valeur PAM de 1 à 3, rarement 4. PAM veut dire «\u202fjouée comme modificateur\u202f»\u202f: ce nombre compte quand vous posez la carte face cachée sur une couleur d’un conflit, et rien d’autre sur elle ne compte alors.',
    ),
    p(
      'HT-1.7 HT-1.7.1 HT-1.7.6',
      'A hero has two faces, Active and Wounded, each with its own three attributes and its own effect. Anyone may read both, but only the face on top works. Uses of an effect stay spent when the card flips.',
      'Un héros a deux faces, Actif et Blessé, chacune avec ses trois attributs et son effet. Tout le monde peut lire les deux, mais seule la face visible agit. Les utilisations d’un effet restent comptées quand la carte se retourne.',
    ),
    p(
      'HT-1.7.2 HT-1.7.4 HT-A-27',
      'Hero points, usually 3 to 12, aren’t hit points. They show how strong a hero is and set how many victory points you need.',
      'Les points de héros, de 3 à 12 le plus souvent, ne sont pas des points de vie\u202f: ils disent la force du héros et fixent le nombre de points de victoire qu’il vous faut.',
    ),
    p(
      'HT-1.7.3',
      'The three attributes are Power (red, the body), Mind (green, wit and training) and Mysticism (blue, magic and faith), usually 1 to 4 each.',
      'Les trois attributs sont la Puissance (rouge, le corps), l’Esprit (vert, la ruse et le métier) et le Mysticisme (bleu, la magie et la foi), de 1 à 4 chacun le plus souvent.',
    ),
    p(
      'HT-1.7.5 HT-1.8',
      'Heroes and Advantages may have the symbol of one of fifteen factions. No other card has one. The symbol matters when you play with factions, and where a card says so.',
      'Héros et avantages peuvent porter le symbole d’une des quinze factions\u202f; aucune autre carte n’en a. Il compte si l’on joue avec les factions, et là où une carte le dit.',
    ),
    p(
      'HT-1.7.7 HT-1.7.8',
      'A few heroes have no printed attributes: dice set them. Heroes are never part of a deck. They are on the table from the start.',
      'Quelques héros n’ont pas d’attributs imprimés\u202f: les dés les fixent. Les héros ne sont jamais dans un deck\u202f; ils sont sur la table dès le début.',
    ),
    p(
      'HT-1.9',
      'A Mission has one to three colors, each with a number, usually 1 to 3. The player who wins it gets its victory points, usually 1 to 4, and its effect at once.',
      'Une mission demande une à trois couleurs, chacune avec un nombre, de 1 à 3 le plus souvent. Le joueur qui la gagne reçoit ses points de victoire, de 1 à 4 le plus souvent, et aussitôt son effet.',
    ),
    p(
      'HT-1.10',
      'An Action is either instant, or is placed on a track and stays there until it is used up.',
      'Une action est soit immédiate, soit posée sur une piste où elle reste jusqu’à épuisement.',
    ),
    p(
      'HT-1.11 HT-A-01',
      'An Advantage goes under a hero so that its row of numbers shows. A hero and their Advantages form a column, and the numbers in it add up.',
      'Un avantage se glisse sous un héros de façon que sa ligne de nombres dépasse. Le héros et ses avantages forment une colonne dont les nombres s’additionnent.',
    ),
  ],
};

const DECKS: Chapter = {
  id: 'decks',
  title: { en: 'Team and deck', fr: 'Équipe et deck' },
  paragraphs: [
    p(
      'HT-2.1 HT-2.2',
      'You bring a team of four heroes and a deck of 60 other cards. Twenty Missions, twenty Advantages and twenty Actions are a good start; in a story they are required.',
      'Vous amenez une équipe de quatre héros et un deck de 60 autres cartes. Vingt missions, vingt avantages et vingt actions sont un bon départ\u202f; en récit, c’est obligatoire.',
    ),
    p(
      'HT-2.3 HT-2.4 HT-A-32',
      'A deck has at most four copies of a card, and only one of a locked card. A team can’t have two versions of the same person, unless you agree otherwise.',
      'Quatre exemplaires d’une carte au plus, un seul si elle a un verrou. Une équipe n’a pas deux versions de la même personne, sauf accord contraire.',
    ),
    p(
      'HT-2.5',
      'Two players with a single box share its copies: together, their decks may not have more copies of a card than the box.',
      'Deux joueurs avec une seule boîte se partagent ses cartes\u202f: leurs decks réunis ne peuvent contenir plus d’exemplaires d’une carte que la boîte.',
    ),
    p(
      'HT-2.6',
      'Points build: the players may agree on a maximum total PAM for a deck. 60 is weak and the minimum possible, 120 is medium, 180 is strong. Heroes don’t count.',
      'Construction par points\u202f: les joueurs peuvent convenir d’un total de PAM à ne pas dépasser. 60 est faible, et le minimum, 120 moyen, 180 fort. Les héros ne comptent pas.',
    ),
    p(
      'HT-2.7',
      'Start with a ready-made deck. Each one describes its plan.',
      'Des decks préconstruits permettent de commencer\u202f; chacun dit ce qu’il cherche à faire.',
    ),
    p(
      'HT-2.8 HT-2.9',
      'A deck with few Missions is at risk, since filling a track may burn it. You need at least two, and fewer than ten give a warning.',
      'Un deck pauvre en missions est en danger, car remplir une piste peut le brûler. Il en faut au moins deux, et moins de dix valent un avertissement.',
    ),
  ],
};

const SETUP: Chapter = {
  id: 'setup',
  title: { en: 'Setup of a duel', fr: 'Mise en place d’un duel' },
  paragraphs: [
    p(
      'HT-3.1',
      'Add up the hero points of your four heroes: you need that many victory points. This is your target. Each player has their own.',
      'Additionnez les points de héros de vos quatre héros\u202f: c’est le nombre de points de victoire qu’il vous faut. C’est votre objectif\u202f; chacun a le sien.',
    ),
    p(
      'HT-3.2 HT-3.3 HT-A-02',
      'Shuffle the decks and place them face down. Everyone rolls a die, and the highest goes first. Reroll ties.',
      'Les decks sont mélangés, face cachée. Le plus haut dé commence\u202f; en cas d’égalité, on relance.',
    ),
    p(
      'HT-3.4 HT-3.5',
      'Draw six cards. If your hand has fewer than two Missions, put it under the deck and draw six new cards. Repeat until you have two. After ten such hands in a row, the deck is shuffled.',
      'Piochez six cartes. Une main de moins de deux missions passe sous le deck et vous en piochez six autres, jusqu’à en avoir deux. Après dix mains de suite sans succès, on mélange le deck.',
    ),
    p(
      'HT-3.6 HT-A-30',
      'There are four tracks between the players. Take turns placing one hero on a free spot on your side, Active face up, until all eight are placed.',
      'Quatre pistes séparent les joueurs. Tour à tour, chacun pose un héros à une place libre de son côté, face Actif visible, jusqu’à ce que les huit y soient.',
    ),
    p(
      'HT-3.7 HT-A-03',
      'Then take turns placing a Mission from your hand on a track without one, until all four tracks have one. Each player places two. The first player starts.',
      'Puis, tour à tour, chacun pose une mission de sa main sur une piste qui n’en a pas, jusqu’à ce que les quatre en aient une\u202f: deux chacun. Le premier joueur commence.',
    ),
    p(
      'HT-3.8 HT-3.9',
      'Both players draw back to six. The player who started the setup takes the first turn.',
      'Les deux complètent leur main à six, et celui qui a commencé la mise en place joue le premier tour.',
    ),
    p(
      'HT-3.10 HT-A-48 HT-A-52',
      'By the book, both players start with 0 victory points. The balanced rules give the second player of a duel one point. You can choose them for a new game, which lists their other changes.',
      'Selon le livret, les deux commencent avec 0 point de victoire. Les règles équilibrées, au choix dans une nouvelle partie, donnent un point au second joueur d’un duel et indiquent leurs autres changements.',
    ),
  ],
};

const TURN: Chapter = {
  id: 'turn',
  title: { en: 'The turn', fr: 'Le tour' },
  paragraphs: [
    p(
      'HT-4.1',
      'You must draw up to your hand limit, normally six. If the deck has fewer cards, draw those.',
      'Piochez jusqu’à votre limite de main, six normalement. C’est obligatoire. S’il reste moins de cartes, piochez celles-là.',
    ),
    p(
      'HT-4.2 HT-A-04',
      'Burned deck: if you must draw at the start of your turn and can’t draw a single card, you lose at once, regardless of the score. With a full hand you don’t have to draw. At any other time, you draw what is left.',
      'Deck brûlé\u202f: si vous devez piocher au début de votre tour et ne pouvez piocher aucune carte, vous perdez aussitôt, quel que soit le score. Main pleine, il n’y a rien à piocher. À tout autre moment, on pioche ce qui reste.',
    ),
    p(
      'HT-4.3 HT-A-40',
      'You may attach one Advantage from your hand to one of your heroes, Active or Wounded. If an effect lets you attach more, choose any of your heroes. Advantages stay.',
      'Attachez au plus un avantage de votre main à l’un de vos héros, Actif ou Blessé\u202f; davantage si un effet le permet, au héros de votre choix. Il y reste.',
    ),
    p(
      'HT-4.4 HT-A-33',
      'Then do one thing: play an Action card, or attempt a Mission on a track where you have a hero, or pass.',
      'Puis faites une seule chose\u202f: jouer une carte Action, ou tenter une mission sur une piste où vous avez un héros, ou passer.',
    ),
    p(
      'HT-4.5',
      'Count your victory points: if you have reached your target, you win.',
      'Comptez vos points de victoire\u202f: si votre objectif est atteint, vous gagnez.',
    ),
    p(
      'HT-4.6',
      'You don’t draw at the end of your turn. You defend with the cards left in your hand.',
      'Vous ne piochez rien à la fin de votre tour. Vous défendez avec ce qui reste dans votre main.',
    ),
    p(
      'HT-A-49',
      'Here you can undo a move as long as it hasn’t shown any player something hidden: a card drawn, looked at or turned up, a die roll or a random pick. You can still undo after that, but the game then counts as practice.',
      'Ici, vous pouvez annuler un coup tant qu’il n’a montré à aucun joueur quelque chose de caché\u202f: une carte piochée, regardée ou retournée, un jet de dés ou un tirage au hasard. Ensuite, vous pouvez encore annuler, mais la partie devient un entraînement.',
    ),
  ],
};

const CONFLICT: Chapter = {
  id: 'conflict',
  title: { en: 'Attempting a Mission', fr: 'Tenter une mission' },
  paragraphs: [
    p(
      'HT-5.1',
      'Choose a track with a Mission and one of your heroes. You attack, and the owner of the opposite hero defends.',
      'Désignez une piste avec une mission et l’un de vos héros. Vous attaquez\u202f; le propriétaire du héros d’en face défend.',
    ),
    p(
      'HT-5.2',
      'Only the colors of the Mission count. For each of them, add up what is visible: hero, Advantages, cards on the track. The Mission’s own number is added to the defender’s total.',
      'Seules les couleurs de la mission comptent. Pour chacune, additionnez ce qui est visible\u202f: héros, avantages, cartes de piste. Le nombre de la mission s’ajoute au défenseur.',
    ),
    p(
      'HT-5.3',
      'You may place any number of cards from your hand face down, each on one color of the Mission. You can’t move them afterward. Only their PAM counts, not the type of card. Everyone sees how many cards are on each color.',
      'Vous pouvez poser autant de cartes de votre main que vous voulez, face cachée, chacune sur une couleur de la mission, définitivement. Seul leur PAM compte, quel que soit leur type. Chacun voit combien il y en a et où.',
    ),
    p(
      'HT-5.4 HT-A-05',
      'Spread: if you are visibly behind in two or more colors and place two or more cards, they must cover at least two colors. Otherwise you may place them freely. The rulebook contradicts itself here. This is our reading, and you can choose another for a new game.',
      'Répartition\u202f: si vous êtes visiblement derrière sur deux couleurs ou plus et jouez deux cartes ou plus, elles doivent couvrir au moins deux couleurs. Sinon vous êtes libre. Le livret dit ici deux choses qui ne vont pas ensemble\u202f; voici notre lecture, et la nouvelle partie permet d’en choisir une autre.',
    ),
    p(
      'HT-5.5 HT-A-06',
      'The defender sees how many cards are on each color. Then they let the Mission go or defend. If they let it go, the attacker wins it without comparing totals. Where the mirror requires cards, a defender who places none lets the Mission go. Elsewhere, totals are compared even without cards.',
      'Le défenseur voit combien de cartes couvrent chaque couleur. Il cède la mission, qui est alors gagnée sans comparaison, ou il défend. Là où le miroir demande des cartes, un défenseur qui n’en pose aucune cède la mission. Ailleurs, on compare les totaux même sans carte.',
    ),
    p(
      'HT-5.6 HT-A-07 HT-A-08',
      `Mirror, for Missions with two or three colors: the defender may place cards only on colors where the attacker has some, and at least one on each of these. ${SHORT.en} Missions with one color have no mirror: the defender places cards freely.`,
      `Miroir, pour les missions de deux ou trois couleurs\u202f: le défenseur ne pose de cartes que sur les couleurs où l’attaquant en a, et au moins une sur chacune d’elles. ${SHORT.fr} Les missions d’une couleur n’ont pas de miroir\u202f: le défenseur y est libre.`,
    ),
    p(
      'HT-5.7 HT-5.8 HT-A-50',
      'Both sides reveal their cards together and add the PAM values color by color. The attacker succeeds if their total is at least the defender’s in every color of the Mission: the attacker wins ties. The defender needs a higher total in one of them. A card may give ties to the defender. Then the attacker needs more in every color.',
      'Les deux camps révèlent ensemble et ajoutent les PAM couleur par couleur. L’attaquant réussit si son total atteint celui du défenseur dans chaque couleur de la mission\u202f: l’égalité lui revient. Le défenseur doit être au-dessus dans l’une d’elles. Une carte peut donner les égalités au défenseur\u202f: l’attaquant doit alors le dépasser dans chaque couleur.',
    ),
    p(
      'HT-5.9 HT-A-09 HT-A-10 HT-A-34 HT-A-35',
      'After a success, the cards played are discarded, the attacker takes the Mission with its points, and its effect happens. The defender fills the track with a Mission from their hand. Without one, they discard cards from the top of their deck until a Mission appears, which fills the track. If none appears, the track stays empty for now. Then the defender draws up to their limit at once. The defender’s hero isn’t wounded.',
      'Après une réussite, les cartes jouées sont défaussées, l’attaquant prend la mission et ses points, et son effet a lieu. Le défenseur remplit la piste avec une mission de sa main\u202f; s’il n’en a pas, il retourne les cartes de son deck dans la défausse jusqu’à en trouver une. S’il n’y en a plus, la piste reste vide pour l’instant. Il pioche ensuite aussitôt jusqu’à sa limite. Son héros n’est pas blessé.',
    ),
    p(
      'HT-5.10',
      'After a failure, the cards played are discarded, the Mission stays, and the attacking hero flips to the Wounded face. Being wounded again changes nothing. The turn ends.',
      'Après un échec, les cartes jouées sont défaussées, la mission reste et le héros attaquant passe sur sa face Blessé. Être blessé de nouveau ne change rien. Le tour se termine.',
    ),
    p(
      'HT-5.10a',
      'Modifiers that an effect has placed on a color belong to their side. Spread, mirror and balance count them together with cards from the hand. A defender’s effect places them only where the defender could place hand cards. No one has to add a card from their hand.',
      'Les cartes PAM qu’un effet a mises sur une couleur sont des cartes de leur camp\u202f: répartition, miroir et équilibre les comptent avec celles de la main. Un effet du défenseur n’en met que là où sa main le pourrait, et personne n’est tenu d’y ajouter une carte.',
    ),
    p(
      'HT-5.11 HT-A-11 HT-A-54 HT-A-55',
      'Powers are used openly. Both players may use theirs when the attempt is declared. Each side may use its own while it places cards. After placing and before the reveal, both may use theirs, the attacker first. A bonus from a power or a track card doesn’t count as a card placed. The table doesn’t offer a power that can change nothing. It offers a look at cards only if you have another power to use before the reveal.',
      'Les pouvoirs s’utilisent ouvertement\u202f: à la déclaration, par les deux\u202f; à la pose, par celui qui pose\u202f; après la pose et avant la révélation, l’attaquant d’abord. Un bonus de pouvoir ou de carte de piste n’est pas une carte posée. La table ne propose pas un pouvoir qui ne peut rien changer. Elle ne propose de regarder des cartes que si vous avez un autre pouvoir à utiliser avant la révélation.',
    ),
    p(
      'HT-5.12',
      'If the opposite spot is empty, the Mission’s numbers defend alone, and no one can add cards to them.',
      'S’il n’y a pas de héros en face, les nombres de la mission défendent seuls, et nul ne peut y ajouter de cartes.',
    ),
  ],
};

const END: Chapter = {
  id: 'end',
  title: { en: 'The end', fr: 'La fin' },
  paragraphs: [
    p(
      'HT-6.4 HT-A-12',
      'After a hundred rounds, the player with the highest share of their own target wins. With the balanced rules, the same happens after five rounds in which everyone passes. It also happens after ten rounds in which no one gains points and no deck gets smaller. Equal shares are a draw. In solo and cooperative games, only reaching the target wins: everything else is a loss. Each of these endings can be turned off.',
      'Après cent manches, le joueur qui a la plus grande part de son objectif gagne. Avec les règles équilibrées, de même après cinq manches où tous passent, et après dix manches sans point gagné et sans deck qui diminue. À parts égales, match nul. En solo ou en coopération, seul l’objectif fait gagner\u202f: tout le reste est une défaite. Chacune de ces fins peut être désactivée.',
    ),
  ],
};

const ALWAYS: Chapter = {
  id: 'always',
  title: { en: 'General rules', fr: 'Règles générales' },
  paragraphs: [
    p(
      'HT-7.1 HT-A-36',
      'The hand limit is six unless a visible effect says otherwise. If several do, you choose one each time you draw, then add any bonuses. You never discard cards for having more than the limit.',
      'La limite de main est de six, sauf si un effet visible en fixe une autre. S’il y en a plusieurs, vous en choisissez un à chaque pioche\u202f; les ajouts viennent ensuite. Avoir plus de cartes que la limite ne coûte rien.',
    ),
    p(
      'HT-7.2 HT-7.3',
      'A flipped hero has the attributes and the effect of the new face at once. A Wounded hero still attacks and defends, keeps their Advantages, and stays Wounded until a card heals them. Spent uses stay spent.',
      'Un héros retourné prend aussitôt les attributs et l’effet de sa nouvelle face. Blessé, il attaque et défend encore et garde ses avantages, jusqu’à ce qu’une carte le soigne. Ce qui est épuisé le reste.',
    ),
    p(
      'HT-7.4',
      'A card’s text overrides the general rules.',
      'Ce que dit une carte passe avant la règle générale.',
    ),
    p(
      'HT-7.5 HT-A-13',
      'Heroes with dice roll one die for each attribute, openly, at the start of every turn.',
      'Les héros à dés en lancent un par attribut, ouvertement, au début de chaque tour.',
    ),
    p(
      'HT-7.6 HT-A-46',
      'An Action on a track works for its owner in attack and defense, at most once per conflict. It is discarded after its last use. It belongs to the track: heroes who leave don’t take it along. Only in a story does it move with its hero. Spent uses stay spent, even if the card returns.',
      'Une action de piste sert son propriétaire en attaque comme en défense, une fois par conflit au plus, et part à la défausse après la dernière utilisation. Elle appartient à la piste\u202f: les héros qui s’en vont la laissent. Dans un récit seulement, elle suit son héros. Les utilisations dépensées le restent, même si la carte revient.',
    ),
    p(
      'HT-7.7 HT-A-41',
      'Decks and hands are hidden. The number of cards, discard piles and won Missions are public. Deck lists are public from the start of the game, but never their order. A table may hide the lists until the end. A card goes to its owner’s discard pile. A won Mission stays with its winner.',
      'Decks et mains sont cachés\u202f; le nombre de cartes, les défausses et les missions gagnées sont visibles. La liste des decks l’est aussi dès le début de la partie (une table peut la cacher jusqu’à la fin), jamais leur ordre. Une carte va à la défausse de son propriétaire\u202f; une mission gagnée reste à son gagnant.',
    ),
    p('HT-7.8', 'No total is below 0.', 'Aucun total ne descend sous 0.'),
  ],
};

const GOAL: Chapter = {
  id: 'goal',
  title: { en: 'The goal', fr: 'Le but' },
  paragraphs: [
    p(
      'HT-6.1 HT-6.2 HT-6.3',
      'Your heroes win Missions, and Missions bring victory points. Reach your target at the end of your turn to win. Your target is the total hero points of your four heroes, so stronger teams need more points. If you burn your deck, you lose, regardless of your points. Targets are set once and don’t change, even if heroes change sides.',
      'Vos héros remportent des missions, et les missions rapportent des points de victoire. Pour gagner, atteignez votre objectif à la fin de votre tour. L’objectif est le total des points de héros de vos quatre héros\u202f: il en faut donc plus à une équipe plus forte. Si vous brûlez votre deck, vous perdez, quels que soient vos points. Les objectifs sont fixés une fois pour toutes, même si des héros changent de camp.',
    ),
  ],
};

export const DUEL_CHAPTERS: readonly Chapter[] = [GOAL, TURN, CONFLICT, END, SETUP, CARDS, DECKS, ALWAYS];
