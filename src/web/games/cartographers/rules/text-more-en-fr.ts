import { type Chapter, paragraph as p } from '../../../screens/rules/chapters.ts';

/** Later chapters of the rules page: heroes, season end, solo, both boxes, terms on scoring cards. */

const HEROES: Chapter = {
  id: 'heroes',
  title: { en: 'Heroes', fr: 'Héros' },
  paragraphs: [
    p(
      'CH-05 CH-09',
      'When a hero is revealed, each player draws one hero space on an empty space of their own map. They mark the spaces of the attack pattern around it. Heroes take no time and give no coin. The hero space is filled like any other.',
      'Quand un héros est révélé, chacun dessine une case Héros sur une case vide de sa propre feuille et marque autour d’elle les cases du schéma d’attaque. Les héros ne prennent pas de temps et ne donnent pas de pièce. La case du héros est remplie comme toute autre.',
    ),
    p(
      'CH-06 CH-07',
      'You may rotate and flip the pattern (a house rule keeps it as printed). It may cover anything and extend past the edge; what is off the map is lost. Marks fill nothing, and you can draw on them.',
      'Vous pouvez pivoter et retourner le schéma (une règle maison le laisse tel qu’imprimé). Il peut couvrir n’importe quoi et dépasser du bord\u202f; ce qui sort de la feuille est perdu. Les marques ne remplissent rien et on peut dessiner dessus.',
    ),
    p(
      'CH-08 CH-12',
      'Every monster on a marked space is destroyed, at once and for the rest of the game, no matter who drew it. The hero’s own space attacks nothing.',
      'Tout monstre sur une case marquée est détruit, aussitôt et jusqu’à la fin de la partie, quel que soit celui qui l’a dessiné. La case du héros elle-même n’attaque pas.',
    ),
    p(
      'CH-10',
      'Heroes cost nothing and score nothing. They count as filled and, where a card asks for terrain types, as a type.',
      'Les héros ne coûtent et ne rapportent rien\u202f; ils comptent comme remplis et, quand une carte demande des types de terrain, comme un type.',
    ),
    p(
      'CH-11',
      'A destroyed space is filled but has no terrain: it counts for mountains and complete rows, belongs to no cluster and divides clusters. You can’t draw there again. Monsters on it cost nothing and do nothing; you keep coins already gained.',
      'Une case détruite est remplie mais n’a pas de terrain\u202f: elle entoure les montagnes et complète les lignes, n’appartient à aucune région et peut en couper une. On n’y dessine plus. Les monstres détruits ne coûtent et ne font plus rien\u202f; les pièces gagnées restent.',
    ),
  ],
};

const BEASTS: Chapter = {
  id: 'beasts',
  title: { en: 'Lasting monsters', fr: 'Monstres à effet permanent' },
  paragraphs: [
    p(
      'CH-13 CH-19',
      'The monsters of a Heroes ambush carry their card’s letter. Its effect applies only to spaces that aren’t destroyed, on each map separately. A single space drawn because the shape didn’t fit has no letter and no effect.',
      'Les monstres d’une embuscade de Heroes portent la lettre de leur carte. L’effet ne concerne que leurs cases non détruites, sur chaque feuille séparément. Une case unique dessinée faute de place n’a ni lettre ni effet.',
    ),
    p(
      'CH-18',
      'Dragon: as soon as each of its spaces is destroyed or closed on all four sides, the owner of the map gains 3 coins, once.',
      'Dragon\u202f: dès que chacune de ses cases est détruite ou fermée sur ses quatre côtés, le propriétaire de la feuille gagne 3 pièces, une seule fois.',
    ),
    p(
      'CH-14',
      'Zombies: after each season’s scoring, every empty space beside a zombie becomes a zombie, one ring at a time.',
      'Zombies\u202f: après le décompte de chaque saison, toute case vide adjacente à un zombie devient un zombie, un anneau à la fois.',
    ),
    p(
      'CH-15',
      'Troll: after each season’s scoring, one empty space beside the troll is destroyed; the owner of the map chooses which.',
      'Troll\u202f: après le décompte de chaque saison, une case vide adjacente au troll est détruite\u202f; le propriétaire de la feuille choisit laquelle.',
    ),
    p(
      'CH-16 CH-17',
      'Gorgon: right after drawing it, and after heroes have struck, the player who drew it destroys one space beside it. The space may be empty or filled, but not a mountain. If no space is in reach, nothing happens.',
      'Gorgone\u202f: juste après l’avoir dessinée, et une fois que les héros ont frappé, le joueur qui l’a dessinée détruit une case adjacente. Elle peut être vide ou remplie, mais pas une montagne. Si rien n’est à portée, il ne se passe rien.',
    ),
    p(
      'CH-20 CH-21 CH-22',
      'Zombies and trolls act at the end of every season, starting with the one in which they appear. They act card by card in the order revealed, always after scoring. Coins gained this way count from the next season on. After winter, zombies and trolls still change the map, but no longer the score.',
      'Les zombies et les trolls agissent à la fin de chaque saison, dès celle où ils apparaissent. Ils agissent carte par carte, dans l’ordre où elles ont été révélées, toujours après le décompte. Les pièces gagnées ainsi comptent à partir de la saison suivante. Après l’hiver, zombies et trolls changent encore la feuille, mais plus le score.',
    ),
  ],
};

const SEASON_END: Chapter = {
  id: 'season-end',
  title: { en: 'End of a season', fr: 'Fin de saison' },
  paragraphs: [
    p(
      'CA-45 CA-46',
      'Each map is scored: the stars of the season’s two edicts, plus one star for each coin, minus one star for each empty space beside a monster. Such a space counts once, however many monsters touch it. The total can be negative.',
      'On compte chaque feuille\u202f: les étoiles des deux décrets de la saison, plus une étoile par pièce, moins une étoile par case vide adjacente à un monstre. Une telle case ne compte qu’une fois, même touchée par plusieurs monstres. Le total peut être négatif.',
    ),
    p(
      'CA-47',
      'Two cards score one cluster of your choice. The best one is chosen for you, unless your table lets players choose.',
      'Deux cartes comptent une région de votre choix. La meilleure est choisie pour vous, sauf si votre table laisse choisir.',
    ),
    p(
      'CA-48 CH-23',
      'For the next season, all explore cards go back into the deck. Ambushes and heroes not yet revealed stay in it. One new ambush is added, and one new hero in Heroes.',
      'Pour la saison suivante, toutes les cartes Exploration retournent dans la pioche. Les embuscades et héros qui ne sont pas apparus y restent, et on ajoute une nouvelle embuscade, et un nouveau héros dans Heroes.',
    ),
  ],
};

const END: Chapter = {
  id: 'end',
  title: { en: 'End of the game', fr: 'Fin de la partie' },
  paragraphs: [
    p(
      'CA-49',
      'After winter, add up the four seasons; the highest total wins.',
      'Après l’hiver, on additionne les quatre saisons\u202f; le total le plus haut l’emporte.',
    ),
    p(
      'CA-50 CA-51',
      'A tie goes to the player who lost fewer stars to monsters over the whole game. If that is equal too, they share the rank.',
      'En cas d’égalité, le joueur qui a perdu le moins d’étoiles à cause des monstres sur toute la partie l’emporte. Si c’est encore égal, le rang est partagé.',
    ),
  ],
};

const SOLO: Chapter = {
  id: 'solo',
  title: { en: 'Solo', fr: 'Solo' },
  paragraphs: [
    p(
      'CS-01',
      'Solo games use the same rules, except that no one draws your ambushes.',
      'En solo, on joue selon les mêmes règles, sauf qu’aucun voisin ne dessine vos embuscades.',
    ),
    p(
      'CS-02 CS-03',
      'Monsters walk automatically. The shape, exactly as printed, starts in the corner named on the card. It moves step by step along the edge in the arrow’s direction. After a full circle, it continues one space further in, and so on. It takes the first spot where it fits. If it fits nowhere, the card is ignored.',
      'Les monstres avancent seuls\u202f: la forme, exactement comme imprimée, est essayée dans le coin indiqué par la carte, puis pas à pas le long du bord dans le sens de la flèche. Après un tour complet, elle continue une case plus à l’intérieur, et ainsi de suite. Elle prend le premier endroit où elle tient. S’il n’y en a pas, la carte est ignorée.',
    ),
    p(
      'CS-04 CS-05',
      'You choose the space for the gorgon and the troll; zombies and the dragon work as usual.',
      'Pour la gorgone et le troll, vous choisissez la case vous-même\u202f; zombies et dragon agissent comme d’habitude.',
    ),
    p(
      'CS-06 CS-07 CS-08',
      'Your rating is your final score minus the solo numbers of the four scoring cards in play. It gives you a title, from Legendary Cartographer at 30 down to Oblivious Inkdrinker.',
      'Votre note solo est votre score total moins les nombres solo des quatre cartes Décompte en jeu. Elle vous donne un titre, de Cartographe Légendaire à partir de 30 jusqu’au Buveur d’Encre.',
    ),
  ],
};

const COMBINED: Chapter = {
  id: 'combined',
  title: { en: 'Both boxes together', fr: 'Les deux boîtes ensemble' },
  paragraphs: [
    p(
      'CC-02 CC-03 CC-04 CC-05',
      'Choose one map sheet for all players, one of the two sets of explore cards, and one of the two sets of seasons. By default, the seasons match the explore cards. Both ruins cards are always included.',
      'Choisissez une feuille pour tous, l’un des deux jeux de cartes Exploration et l’un des deux jeux de saisons. Par défaut, les saisons suivent les cartes Exploration. Les deux cartes Ruines en font toujours partie.',
    ),
    p(
      'CC-06 CC-09',
      'Ambushes come from both boxes: at least four, of which four random ones are used. Base monsters have no letter and no effect, but heroes destroy them too.',
      'Les embuscades viennent des deux boîtes\u202f: au moins quatre, dont quatre au hasard serviront. Les monstres de base n’ont ni lettre ni effet, mais les héros les détruisent aussi.',
    ),
    p(
      'CC-07 CC-08',
      'Heroes are optional. The scoring cards of both boxes are mixed, still one of each suit.',
      'Les héros sont facultatifs. Les cartes Décompte des deux boîtes sont mélangées, toujours une par famille.',
    ),
    p(
      'CC-10 CC-11 CC-12',
      'Where the rulebooks differ, the later one applies: a single space may have any terrain. A hero or a monster may take the last empty ruins; the next explore card then gives a single space. Solo works as usual.',
      'Là où les livrets diffèrent, le plus récent l’emporte\u202f: une case unique peut avoir n’importe quel terrain. Un héros ou un monstre peut prendre la dernière ruine libre\u202f; la carte Exploration suivante donne alors une case unique. Le solo ne change pas.',
    ),
  ],
};

const WORDS: Chapter = {
  id: 'words',
  title: { en: 'Words on the cards', fr: 'Les mots des cartes' },
  paragraphs: [
    p(
      'CA-52 CA-56 CA-57',
      'Beside, adjacent: sharing a side. Corners never count. A cluster is beside something if one of its spaces is. Two things are connected by a cluster that is beside both.',
      'Adjacent\u202f: qui partage un côté. Les coins ne comptent jamais. Une région est adjacente à quelque chose si l’une de ses cases l’est. Deux choses sont reliées par une région adjacente à l’une et à l’autre.',
    ),
    p(
      'CA-53',
      'Cluster: all spaces of one terrain connected by their sides; a single space is a cluster too. Ruins underneath don’t divide it.',
      'Région\u202f: toutes les cases d’un même terrain reliées par leurs côtés\u202f; une case seule en est une aussi. Une ruine dessous ne la coupe pas.',
    ),
    p(
      'CA-54',
      'Filled: any drawing, mountain, wasteland or destroyed space. Empty: everything else, including uncovered ruins and spaces with only an attack mark.',
      'Rempli\u202f: tout dessin, une montagne, une terre désolée ou une case détruite. Vide\u202f: tout le reste, même une ruine non couverte et une case qui ne porte qu’une marque d’attaque.',
    ),
    p(
      'CA-55 CA-58',
      'Edge: the outermost rows and columns. A row or column is complete when all its spaces are filled.',
      'Bord\u202f: les lignes et colonnes extérieures. Une ligne ou colonne est complète quand toutes ses cases sont remplies.',
    ),
    p(
      'CA-59 CA-60',
      'A card that pays per space counts each space once. Terrain types are forest, village, farm, water, monster, mountain and, where heroes are in play, hero.',
      'Une carte qui paie à la case compte chaque case une fois. Les types de terrain sont forêt, village, ferme, lac, monstre, montagne et, quand les héros sont en jeu, héros. Les livrets emploient aussi d’autres mots\u202f: champs (ferme), eau (lac), groupe (région), édit (décret), parchemin (feuille), carte Score (carte Décompte).',
    ),
  ],
};

export const MORE_CHAPTERS: readonly Chapter[] = [HEROES, BEASTS, SEASON_END, END, SOLO, COMBINED, WORDS];
