import { type Chapter, paragraph as p } from '../../../screens/rules/chapters.ts';
import { MORE_CHAPTERS } from './text-more-en-fr.ts';

/** The rules as the rules page explains them, in our own words. Rule ids refer to docs/rules. */

const GOAL: Chapter = {
  id: 'goal',
  title: { en: 'Goal', fr: 'But du jeu' },
  paragraphs: [
    p(
      'CA-02 CA-05',
      'You survey an unknown land for the crown. Card by card, you draw forests, villages, farms and water on your own map. After each of the four seasons, two royal edicts say what your map is worth. After winter, the player with the most reputation stars becomes Royal Cartographer. The game is for 1 to 100 players, each with their own map.',
      'Vous cartographiez une terre inconnue pour la couronne. Carte après carte, vous dessinez forêts, villages, fermes et lacs sur votre propre feuille. À la fin de chacune des quatre saisons, deux décrets royaux disent ce que vaut votre feuille. Après l’hiver, le joueur qui a le plus d’étoiles de réputation devient Cartographe Royal. On joue de 1 à 100 joueurs, chacun sur sa feuille.',
    ),
    p(
      'CA-03 CA-04',
      'The map has eleven rows, A to K, and eleven columns, 1 to 11; a space is named by both, such as B4. Mountains, ruins and wasteland are printed and permanent; all other spaces start empty. Your own map can have 5 to 20 rows and columns. At least six spaces in ten must be free to draw on.',
      'La feuille compte onze lignes, A à K, et onze colonnes, 1 à 11\u202f; une case porte le nom des deux, comme B4. Montagnes, ruines et terres désolées sont imprimées et restent pour toujours\u202f; tout le reste est vide au départ. Une feuille créée par vous peut avoir de 5 à 20 lignes et colonnes, pourvu qu’on puisse dessiner sur au moins six cases sur dix.',
    ),
  ],
};

const SETUP: Chapter = {
  id: 'setup',
  title: { en: 'Setup', fr: 'Mise en place' },
  paragraphs: [
    p(
      'CA-07 CA-08',
      'All players use the same map sheet: A or B in the base game, C or D in Heroes. B and D include wasteland. You can give your cartographer a name, a title, a motto and a crest; they don’t affect the game.',
      'Tout le monde joue sur la même feuille\u202f: A ou B dans le jeu de base, C ou D dans Heroes. B et D comportent des terres désolées. Donnez à votre cartographe un nom, un titre, une devise et un blason si le cœur vous en dit\u202f; cela ne change rien au jeu.',
    ),
    p(
      'CA-09 CH-02',
      'The game uses four scoring cards, one of each suit: forest, village, farm and water, borders. They are dealt at random to edicts A, B, C and D and stay face up all game. For a first game of Heroes, a fixed set of four is recommended.',
      'On utilise quatre cartes Décompte, une par famille\u202f: forêt, village, ferme et lac, frontières. Elles sont attribuées au hasard aux décrets A, B, C et D et restent visibles toute la partie. Pour une première partie de Heroes, un choix fixe de quatre cartes est conseillé.',
    ),
    p(
      'CA-01 CA-06 CA-11 CA-12 CH-01 CH-03',
      'The explore deck has eleven explore cards, plus two ruins cards in the base game. One ambush is shuffled in face down, and one hero in Heroes. Everyone knows how many there are, but not which ones or where.',
      'La pioche contient onze cartes Exploration, plus deux cartes Ruines dans le jeu de base. Une embuscade y est mélangée face cachée, et un héros dans Heroes. Chacun sait combien il y en a, mais ni lesquels ni où.',
    ),
  ],
};

const TURN: Chapter = {
  id: 'turn',
  title: { en: 'Seasons and turns', fr: 'Saisons et tours' },
  paragraphs: [
    p(
      'CA-13',
      'A season is a series of turns that all players take together: reveal a card, draw, then check the time.',
      'Une saison est une suite de tours que tous jouent ensemble\u202f: on révèle une carte, chacun dessine, puis on vérifie le temps.',
    ),
    p(
      'CA-10',
      'Spring lasts 8 time units and scores edicts A and B. Summer lasts 8 (7 in Heroes) and scores B and C. Fall lasts 7 and scores C and D. Winter lasts 6 and scores D and A. Each edict is scored twice.',
      'Le printemps dure 8 unités de temps et compte les décrets A et B. L’été dure 8 (7 dans Heroes) et compte B et C. L’automne dure 7 et compte C et D. L’hiver dure 6 et compte D et A. Chaque décret est donc compté deux fois.',
    ),
    p(
      'CA-44',
      'The time of a season is the sum of the time values of its explore cards. When it reaches the threshold, the season ends after that turn; extra time is lost. Ruins, ambushes and heroes take no time.',
      'Le temps d’une saison est la somme des valeurs de temps de ses cartes Exploration. Dès qu’elle atteint le seuil, la saison finit après ce tour\u202f; le surplus est perdu. Ruines, embuscades et héros ne prennent pas de temps.',
    ),
  ],
};

const EXPLORE: Chapter = {
  id: 'explore',
  title: { en: 'Revealing a card', fr: 'Révéler une carte' },
  paragraphs: [
    p(
      'CA-14',
      'The top card of the explore deck is revealed and joins the season’s column, where all cards stay visible.',
      'La première carte de la pioche est révélée et rejoint la colonne de la saison, où toutes les cartes restent visibles.',
    ),
    p(
      'CA-18',
      'An ambush or a hero takes its own turn: resolve it, check the time, then reveal the next card.',
      'Une embuscade ou un héros a son propre tour\u202f: on l’applique, on vérifie le temps, puis vient la carte suivante.',
    ),
    p(
      'CA-19',
      'A season never ends on a ruins card, because it takes no time. If a custom deck runs out, the season ends there.',
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
      'Choose one terrain and one shape on the card and draw that shape on your map, filled with that terrain. You can’t pass.',
      'Choisissez un terrain et une forme de la carte et dessinez cette forme sur votre feuille, remplie de ce terrain. Vous ne pouvez pas passer.',
    ),
    p(
      'CA-21',
      'Every space of the shape must be on the map and empty. You can’t draw over mountains, wasteland or earlier drawings. Ruins are empty, and you can cover them at any time.',
      'Chaque case de la forme doit se trouver sur une case vide de la feuille. On ne dessine pas sur les montagnes, les terres désolées ni ce qui est déjà dessiné. Les ruines sont vides\u202f: vous pouvez les couvrir à tout moment.',
    ),
    p(
      'CA-22 CA-23',
      'Rotate and flip the shape as you like. It doesn’t have to touch earlier drawings. Only its own spaces count: a gap in it may be over anything.',
      'Pivotez et retournez la forme comme il vous plaît. Elle n’a pas à toucher un dessin précédent. Seules ses propres cases comptent\u202f: un creux peut se trouver au-dessus de n’importe quoi.',
    ),
    p(
      'CA-25 CA-27',
      'You draw a single space only if no shape on the card fits, however rotated or flipped. It goes on any empty space. In the base game it has a terrain of the card, in Heroes any terrain except mountain.',
      'Vous ne dessinez une seule case que si aucune forme de la carte ne tient nulle part, dans aucun sens. Elle va sur n’importe quelle case vide. Dans le jeu de base elle prend un terrain de la carte, dans Heroes n’importe quel terrain sauf montagne.',
    ),
    p(
      'CA-28',
      'Rift Lands and Kethra’s Gates give a single space of forest, village, farm, water or monster, and take no time. You can’t choose hero. But if you must cover ruins and can’t, the rule for a single space decides its terrain.',
      'Rift Lands et les Portes de Kethra donnent une seule case de forêt, village, ferme, lac ou monstre, et ne prennent pas de temps. Vous ne pouvez pas choisir héros. Mais s’il faut couvrir des ruines et que c’est impossible, la règle de la case unique décide du terrain.',
    ),
    p(
      'CA-29',
      'If your map has no empty space left, you draw nothing.',
      'S’il ne reste aucune case vide sur votre feuille, vous ne dessinez rien.',
    ),
    p(
      'CA-30 CA-31',
      'All players draw at the same time. You can undo your drawing until the last player is done. Then all drawings are revealed, heroes strike and coins are paid.',
      'Tous dessinent en même temps. Vous pouvez annuler votre dessin jusqu’à ce que le dernier joueur ait fini. Alors tous les dessins sont révélés, les héros frappent et les pièces sont versées.',
    ),
  ],
};

const RUINS: Chapter = {
  id: 'ruins',
  title: { en: 'Ruins', fr: 'Ruines' },
  paragraphs: [
    p(
      'CA-15 CA-16',
      'After a ruins card, the next card is revealed at once. Two ruins cards in a row count as one.',
      'Après une carte Ruines, la carte suivante est révélée aussitôt. Deux cartes Ruines de suite comptent comme une seule.',
    ),
    p(
      'CA-24',
      'The next shape must then cover at least one ruins space that is still empty. All other rules stay the same.',
      'La forme suivante doit alors couvrir au moins une case Ruines encore vide. Le reste ne change pas.',
    ),
    p(
      'CA-26',
      'If no shape on the card can cover an empty ruins space, or none is left, draw a single space instead. It goes on any empty space. You can’t draw the whole shape elsewhere.',
      'Si aucune forme de la carte ne peut couvrir une case Ruines vide, ou s’il n’en reste aucune, vous dessinez une seule case à la place, sur n’importe quelle case vide. La forme entière ne peut pas aller ailleurs.',
    ),
    p(
      'CA-17 CC-01',
      'An ambush or hero revealed in between ignores the ruins: they wait for the next explore card.',
      'Une embuscade ou un héros révélé entre-temps ignore les ruines\u202f: elles attendent la prochaine carte Exploration.',
    ),
    p(
      'CA-42 CH-04',
      'A monster may cover ruins and uses them up; they still count as ruins for scoring. Heroes on its own has no ruins cards: ruins are ordinary empty spaces.',
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
      'Some small shapes carry a coin: if you draw one, you gain a coin, with any terrain. A single space drawn because nothing fits never gives a coin.',
      'Certaines petites formes portent une pièce\u202f: si vous en dessinez une, vous gagnez une pièce, quel que soit le terrain. La case unique dessinée faute de place ne donne jamais de pièce.',
    ),
    p(
      'CA-32 CA-33',
      'When all four spaces beside a mountain are filled, no matter with what, you gain a coin, once per mountain. One drawing can surround several.',
      'Quand les quatre cases autour d’une montagne sont remplies, peu importe de quoi, vous gagnez une pièce, une fois par montagne. Un seul dessin peut en entourer plusieurs.',
    ),
    p(
      'CA-34',
      'If someone else surrounds a mountain on your map, you still get the coin.',
      'Si quelqu’un d’autre entoure une montagne sur votre feuille, la pièce est quand même à vous.',
    ),
    p(
      'CA-36 CA-37',
      'Coins are never spent: each pays one star at the end of every season, so an early coin pays up to four times. The track holds 14; any further coins are lost.',
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
      'Pass your map to the neighbor in the arrow’s direction. Draw the monsters on the map you receive, and give it back. With two players, simply swap maps.',
      'Chacun passe sa feuille au voisin dans le sens de la flèche, dessine les monstres sur la feuille reçue, puis la rend. À deux, on échange simplement les feuilles.',
    ),
    p(
      'CA-40 CA-41',
      'You may rotate and flip the shape. It needs empty spaces; ruins count as empty. If it doesn’t fit, draw a single monster space on any empty space.',
      'Vous pouvez pivoter et retourner la forme. Elle demande des cases vides\u202f; les ruines comptent comme vides. Si elle ne tient nulle part, dessinez une seule case Monstre sur n’importe quelle case vide.',
    ),
    p(
      'CA-43',
      'A base ambush then leaves the game. A Heroes ambush stays beside the column, because its effect continues.',
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
  ...MORE_CHAPTERS,
];
