import { type Chapter, paragraph as p } from '../../../rules/chapters.ts';
import { LATER_CHAPTERS } from './text-later-en-fr.ts';

/** The rules for players, in our own words. Ids lead to docs/rules. */

const GOAL: Chapter = {
  id: 'goal',
  title: { en: 'Goal', fr: 'But du jeu' },
  paragraphs: [
    p(
      'CA-02 CA-05',
      'You survey an unknown land for the crown. Card by card you draw forests, villages, farms and water on your own map. After each of the four seasons two royal edicts say what your map is worth. Whoever has earned the most reputation stars after winter becomes Royal Cartographer. Any number from 1 to 100 can play, each on a map of their own.',
      'Vous cartographiez une terre inconnue pour la couronne. Carte après carte, vous dessinez forêts, villages, champs et eau sur votre propre feuille. À la fin de chacune des quatre saisons, deux édits royaux disent ce que vaut votre feuille. Après l’hiver, celui qui a gagné le plus d’étoiles de réputation devient Cartographe Royal. On joue de 1 à 100 joueurs, chacun sur sa feuille.',
    ),
    p(
      'CA-03 CA-04',
      'The map has eleven rows, A to K, and eleven columns, 1 to 11; a space is named by both, such as B4. Mountains, ruins and wasteland are printed and stay for ever; everything else begins empty. A map of your own may have 5 to 20 rows and columns, as long as six spaces in ten can be drawn on.',
      'La feuille compte onze lignes, A à K, et onze colonnes, 1 à 11\u202f; une case porte le nom des deux, comme B4. Montagnes, ruines et terres désolées sont imprimées et restent pour toujours\u202f; tout le reste est vide au départ. Une feuille créée par vous peut avoir de 5 à 20 lignes et colonnes, pourvu qu’on puisse dessiner sur six cases sur dix.',
    ),
  ],
};

const SETUP: Chapter = {
  id: 'setup',
  title: { en: 'Setting up', fr: 'Mise en place' },
  paragraphs: [
    p(
      'CA-07 CA-08',
      'Everybody plays on the same map: A or B in the base game, C or D in Heroes. B and D have wasteland in them. Give your cartographer a name, a title, a motto and a crest if you like; they change nothing.',
      'Tout le monde joue sur la même feuille\u202f: A ou B dans le jeu de base, C ou D dans Heroes. B et D comportent des terres désolées. Donnez à votre cartographe un nom, un titre, une devise et un blason si le cœur vous en dit\u202f; cela ne change rien au jeu.',
    ),
    p(
      'CA-09 CH-02',
      'Four scoring cards are used, one of each suit: forest, village, farm and water, borders. They are dealt at random to the edicts A, B, C and D and stay open all game. For a first game of Heroes a fixed set of four is recommended.',
      'On utilise quatre cartes Score, une par famille\u202f: forêt, village, champs et eau, frontières. Elles sont attribuées au hasard aux édits A, B, C et D et restent visibles toute la partie. Pour une première partie de Heroes, un choix fixe de quatre cartes est conseillé.',
    ),
    p(
      'CA-01 CA-06 CA-11 CA-12 CH-01 CH-03',
      'The explore deck holds eleven explore cards, in the base game also two ruins cards. One ambush is shuffled in unseen, in Heroes also one hero. How many of them are in the deck is known to all, which ones and where is not.',
      'La pioche contient onze cartes Exploration, dans le jeu de base aussi deux cartes Ruines. Une embuscade y est mélangée sans être regardée, dans Heroes aussi un héros. Chacun sait combien il y en a, personne ne sait lesquels ni où.',
    ),
  ],
};

const TURN: Chapter = {
  id: 'turn',
  title: { en: 'Seasons and turns', fr: 'Saisons et tours' },
  paragraphs: [
    p(
      'CA-13',
      'A season is a row of turns that all players take together: a card is turned up, everybody draws, then the time is checked.',
      'Une saison est une suite de tours que tous jouent ensemble\u202f: on révèle une carte, chacun dessine, puis on vérifie le temps.',
    ),
    p(
      'CA-10',
      'Spring lasts 8 units of time and scores edicts A and B. Summer lasts 8, in Heroes 7, and scores B and C. Fall lasts 7 and scores C and D. Winter lasts 6 and scores D and A. So each edict is scored twice.',
      'Le printemps dure 8 unités de temps et compte les édits A et B. L’été dure 8, dans Heroes 7, et compte B et C. L’automne dure 7 et compte C et D. L’hiver dure 6 et compte D et A. Chaque édit est donc compté deux fois.',
    ),
    p(
      'CA-44',
      'The time of a season is the sum of the time values of its explore cards. When it reaches the threshold, the season ends after that turn; what goes beyond is lost. Ruins, ambushes and heroes take no time.',
      'Le temps d’une saison est la somme des valeurs de temps de ses cartes Exploration. Dès qu’elle atteint le seuil, la saison finit après ce tour\u202f; le surplus est perdu. Ruines, embuscades et héros ne prennent pas de temps.',
    ),
  ],
};

const EXPLORE: Chapter = {
  id: 'explore',
  title: { en: 'Turning up a card', fr: 'Révéler une carte' },
  paragraphs: [
    p(
      'CA-14',
      'The top card of the explore deck is turned up and laid into the column of the season, where all its cards stay in sight.',
      'La première carte de la pioche est révélée et rejoint la colonne de la saison, où toutes les cartes restent visibles.',
    ),
    p(
      'CA-18',
      'An ambush or a hero has a turn of its own: it is resolved, the time is checked, and the next card follows.',
      'Une embuscade ou un héros a son propre tour\u202f: on l’applique, on vérifie le temps, puis vient la carte suivante.',
    ),
    p(
      'CA-19',
      'A season never ends on a ruins card: it takes no time. Should a deck of your own making run out, the season ends there.',
      'Une saison ne finit jamais sur une carte Ruines\u202f: elle ne prend pas de temps. Si une pioche de votre composition s’épuise, la saison s’arrête là.',
    ),
  ],
};

const DRAWING: Chapter = {
  id: 'drawing',
  title: { en: 'Drawing', fr: 'Dessiner' },
  paragraphs: [
    p(
      'CA-20',
      'Choose one terrain and one shape of the card and draw that shape on your map, filled with that terrain. You cannot pass.',
      'Choisissez un terrain et une forme de la carte et dessinez cette forme sur votre feuille, remplie de ce terrain. On ne peut pas passer.',
    ),
    p(
      'CA-21',
      'Every space of the shape must lie on the map and on an empty space. Mountains, wasteland and whatever is already drawn are in the way; ruins are empty and may be covered at any time.',
      'Chaque case de la forme doit se trouver sur la feuille et sur une case vide. Montagnes, terres désolées et tout ce qui est déjà dessiné gênent\u202f; les ruines sont vides et peuvent être couvertes à tout moment.',
    ),
    p(
      'CA-22 CA-23',
      'Turn and flip the shape as you like. It need not touch anything drawn before. Only its own spaces count: a gap in it may lie over anything.',
      'Tournez et retournez la forme comme il vous plaît. Elle n’a pas à toucher un dessin précédent. Seules ses propres cases comptent\u202f: un creux peut se trouver au-dessus de n’importe quoi.',
    ),
    p(
      'CA-25 CA-27',
      'Only when no shape of the card fits anywhere, in any turn or flip, you draw one single space instead, on any empty space. In the base game it takes a terrain of the card, in Heroes any terrain except mountain.',
      'Si aucune forme de la carte ne tient nulle part, dans aucun sens, et seulement alors, vous dessinez à la place une seule case, sur n’importe quelle case vide. Dans le jeu de base elle prend un terrain de la carte, dans Heroes n’importe quel terrain sauf montagne.',
    ),
    p(
      'CA-28',
      'Rift Lands and Kethra’s Gates are one single space of forest, village, farm, water or monster, and take no time. Hero is none of their terrains; only where ruins had to be covered and cannot be may the space be whatever a single space may be then.',
      'Rift Lands et les Portes de Kethra donnent une seule case de forêt, village, champs, eau ou monstre, et ne prennent pas de temps. Le héros n’en fait pas partie\u202f; seulement quand il fallait couvrir des ruines et que c’est impossible, la case peut être tout ce qu’une case seule peut être alors.',
    ),
    p(
      'CA-29',
      'If your map has no empty space left, you draw nothing.',
      'S’il ne reste aucune case vide sur votre feuille, vous ne dessinez rien.',
    ),
    p(
      'CA-30 CA-31',
      'All draw at the same time. You can take your drawing back until the last one is done; then all drawings are shown, heroes strike, and coins are paid.',
      'Tous dessinent en même temps. Vous pouvez reprendre votre dessin jusqu’à ce que le dernier ait fini\u202f; alors tous les dessins sont montrés, les héros frappent et les pièces sont versées.',
    ),
  ],
};

const RUINS: Chapter = {
  id: 'ruins',
  title: { en: 'Ruins', fr: 'Ruines' },
  paragraphs: [
    p(
      'CA-15 CA-16',
      'After a ruins card the next card is turned up at once. Two ruins cards in a row ask for no more than one.',
      'Après une carte Ruines, la carte suivante est révélée aussitôt. Deux cartes Ruines de suite n’exigent pas plus qu’une seule.',
    ),
    p(
      'CA-24',
      'The next shape must then cover at least one ruins space that is still empty. All else stays as usual.',
      'La forme suivante doit alors couvrir au moins une ruine encore libre. Tout le reste est comme d’habitude.',
    ),
    p(
      'CA-26',
      'If no shape of the card can cover an empty ruins space, or none is left, you draw one single space on any empty space instead. The whole shape may not go elsewhere.',
      'Si aucune forme de la carte ne peut couvrir une ruine libre, ou s’il n’en reste aucune, vous dessinez à la place une seule case sur n’importe quelle case vide. La forme entière ne peut pas aller ailleurs.',
    ),
    p(
      'CA-17 CC-01',
      'An ambush or a hero that comes up in between takes no notice of the ruins: they wait for the next explore card.',
      'Une embuscade ou un héros qui survient entre-temps ignore les ruines\u202f: elles attendent la prochaine carte Exploration.',
    ),
    p(
      'CA-42 CH-04',
      'A monster may cover ruins and uses them up; for scoring they are still ruins. In Heroes alone there are no ruins cards: ruins are ordinary empty spaces.',
      'Un monstre peut couvrir une ruine et l’occupe\u202f; pour le décompte elle reste une ruine. Avec Heroes seul, il n’y a pas de carte Ruines\u202f: les ruines sont des cases vides ordinaires.',
    ),
  ],
};

const COINS: Chapter = {
  id: 'coins',
  title: { en: 'Coins', fr: 'Pièces' },
  paragraphs: [
    p(
      'CA-35',
      'Some small shapes carry a coin: whoever draws such a shape gains one coin, whatever the terrain. A single space drawn because nothing fits never gives it.',
      'Certaines petites formes portent une pièce\u202f: celui qui en dessine une gagne une pièce, quel que soit le terrain. La case unique dessinée faute de place ne la donne jamais.',
    ),
    p(
      'CA-32 CA-33',
      'When all four spaces beside a mountain are filled, no matter with what, you gain one coin, once for each mountain. One drawing can close in several.',
      'Quand les quatre cases autour d’une montagne sont remplies, peu importe de quoi, vous gagnez une pièce, une fois par montagne. Un seul dessin peut en entourer plusieurs.',
    ),
    p(
      'CA-34',
      'If somebody else closes in a mountain on your map, the coin is still yours.',
      'Si quelqu’un d’autre entoure une montagne sur votre feuille, la pièce est quand même à vous.',
    ),
    p(
      'CA-36 CA-37',
      'Coins are never spent: each pays one star at the end of every season, so an early coin pays up to four times. The track has room for 14; more are lost.',
      'Les pièces ne se dépensent pas\u202f: chacune rapporte une étoile à la fin de chaque saison, et une pièce précoce rapporte donc jusqu’à quatre fois. La piste en contient 14\u202f; les suivantes sont perdues.',
    ),
  ],
};

const AMBUSH: Chapter = {
  id: 'ambush',
  title: { en: 'Ambush', fr: 'Embuscade' },
  paragraphs: [
    p(
      'CA-38 CA-39',
      'Everybody passes the map to the neighbour in the direction of the arrow, draws the monsters on the map received, and gives it back. With two players the maps are simply swapped.',
      'Chacun passe sa feuille au voisin dans le sens de la flèche, dessine les monstres sur la feuille reçue, puis la rend. À deux, on échange simplement les feuilles.',
    ),
    p(
      'CA-40 CA-41',
      'The shape may be turned and flipped and needs empty spaces; ruins count as empty. If it fits nowhere, one single monster space is drawn on any empty space.',
      'La forme peut être tournée et retournée et demande des cases vides\u202f; les ruines comptent comme vides. Si elle ne tient nulle part, on dessine une seule case Monstre sur n’importe quelle case vide.',
    ),
    p(
      'CA-43',
      'A base ambush then leaves the game. A Heroes ambush stays beside the column, because it goes on working.',
      'Une embuscade du jeu de base quitte alors la partie. Une embuscade de Heroes reste à côté de la colonne, car son effet continue.',
    ),
  ],
};

export const CHAPTERS: readonly Chapter[] = [
  GOAL,
  SETUP,
  TURN,
  EXPLORE,
  DRAWING,
  RUINS,
  COINS,
  AMBUSH,
  ...LATER_CHAPTERS,
];
