import { type Chapter, paragraph as p } from '../../../rules/chapters.ts';

/** Heroes and their beasts, the end of seasons, solo, both boxes, and the words of the scoring cards. */

const HEROES: Chapter = {
  id: 'heroes',
  title: { en: 'Heroes', fr: 'Héros' },
  paragraphs: [
    p(
      'CH-05 CH-09',
      'When a hero comes up, everybody draws one hero space on any empty space of their own map and marks the spaces of the attack pattern around it. No time, no coin. The hero space is filled like any other.',
      'Quand un héros est révélé, chacun dessine une case Héros sur une case vide de sa propre feuille et marque autour d’elle les cases du schéma d’attaque. Ni temps, ni pièce. La case du héros est remplie comme toute autre.',
    ),
    p(
      'CH-06 CH-07',
      'The pattern may be turned and flipped (a house rule takes it as printed), lie over anything and hang over the edge; what is off the map is lost. Marks fill nothing and can still be drawn on.',
      'Le schéma peut être tourné et retourné (une règle maison le garde tel qu’imprimé), couvrir n’importe quoi et dépasser du bord\u202f; ce qui sort de la feuille est perdu. Les marques ne remplissent rien et on peut dessiner dessus.',
    ),
    p(
      'CH-08 CH-12',
      'Every monster on a marked space is destroyed, at once and for the rest of the game, whoever drew it. The hero’s own space attacks nothing.',
      'Tout monstre sur une case marquée est détruit, sur-le-champ et jusqu’à la fin de la partie, quel que soit celui qui l’a dessiné. La case du héros elle-même n’attaque pas.',
    ),
    p(
      'CH-10',
      'Heroes cost nothing and score nothing; they count as filled and, where a card asks for terrain types, as one.',
      'Les héros ne coûtent et ne rapportent rien\u202f; ils comptent comme remplis et, quand une carte demande des types de terrain, comme un type.',
    ),
    p(
      'CH-11',
      'A destroyed space is filled but has no terrain: it closes mountains and rows, belongs to no cluster and divides clusters. Nothing can be drawn there any more. Monsters on it cost nothing and do nothing; coins once gained are kept.',
      'Une case détruite est remplie mais n’a pas de terrain\u202f: elle entoure les montagnes et complète les lignes, n’appartient à aucun groupe et peut en couper un. On n’y dessine plus. Les monstres détruits ne coûtent et ne font plus rien\u202f; les pièces gagnées restent.',
    ),
  ],
};

const BEASTS: Chapter = {
  id: 'beasts',
  title: { en: 'Beasts that last', fr: 'Monstres à effet permanent' },
  paragraphs: [
    p(
      'CH-13 CH-19',
      'The monsters of a Heroes ambush carry the letter of their card. Its effect looks only at those of their spaces that are not destroyed, on each map by itself. A single space drawn because the shape did not fit has no letter and no effect.',
      'Les monstres d’une embuscade de Heroes portent la lettre de leur carte. L’effet ne regarde que leurs cases non détruites, sur chaque feuille séparément. Une case unique dessinée faute de place n’a ni lettre ni effet.',
    ),
    p(
      'CH-18',
      'Dragon: as soon as each of its spaces is destroyed or closed on all four sides, the owner of the map gains 3 coins, once.',
      'Dragon\u202f: dès que chacune de ses cases est détruite ou fermée sur ses quatre côtés, le propriétaire de la feuille gagne 3 pièces, une seule fois.',
    ),
    p(
      'CH-14',
      'Zombies: after the scoring of each season every empty space beside a zombie becomes a zombie, one ring at a time.',
      'Zombies\u202f: après le décompte de chaque saison, toute case vide à côté d’un zombie devient un zombie, un anneau à la fois.',
    ),
    p(
      'CH-15',
      'Troll: after the scoring of each season one empty space beside the troll is destroyed; the owner of the map chooses which.',
      'Troll\u202f: après le décompte de chaque saison, une case vide à côté du troll est détruite\u202f; le propriétaire de la feuille choisit laquelle.',
    ),
    p(
      'CH-16 CH-17',
      'Gorgon: right after drawing it, and after the heroes have struck, whoever drew it destroys one space beside it, empty or filled, but no mountain. If nothing is in reach, nothing happens.',
      'Gorgone\u202f: juste après l’avoir dessinée, et une fois que les héros ont frappé, celui qui l’a dessinée détruit une case à côté d’elle, vide ou remplie, mais pas une montagne. Si rien n’est à portée, il ne se passe rien.',
    ),
    p(
      'CH-20 CH-21 CH-22',
      'Zombies and troll act at the end of every season from the one in which they came up, card by card in the order in which they were revealed, always after the scoring; coins gained then pay from the next season on. After winter they change only the picture.',
      'Zombies et troll agissent à la fin de chaque saison dès celle où ils sont apparus, carte par carte dans l’ordre où elles ont été révélées, toujours après le décompte\u202f; les pièces gagnées alors rapportent à partir de la saison suivante. Après l’hiver ils ne changent plus que le dessin.',
    ),
  ],
};

const SEASON_END: Chapter = {
  id: 'season-end',
  title: { en: 'End of a season', fr: 'Fin de saison' },
  paragraphs: [
    p(
      'CA-45 CA-46',
      'Each map is scored: the stars of the two edicts of the season, plus one star for each coin, minus one star for each empty space beside a monster. Such a space counts once, however many monsters touch it. The sum may be negative.',
      'On compte chaque feuille\u202f: les étoiles des deux édits de la saison, plus une étoile par pièce, moins une étoile par case vide à côté d’un monstre. Une telle case ne compte qu’une fois, même touchée par plusieurs monstres. La somme peut être négative.',
    ),
    p(
      'CA-47',
      'Two cards count one cluster of your choice; the best one is taken for you, unless your table lets everybody choose.',
      'Deux cartes comptent une région de votre choix\u202f; la meilleure est prise pour vous, sauf si votre table laisse choisir.',
    ),
    p(
      'CA-48 CH-23',
      'For the next season all explore cards go back into the deck. Ambushes and heroes that have not come up stay in it, and one new ambush is added, in Heroes also one new hero.',
      'Pour la saison suivante, toutes les cartes Exploration retournent dans la pioche. Les embuscades et héros qui ne sont pas apparus y restent, et on ajoute une nouvelle embuscade, dans Heroes aussi un nouveau héros.',
    ),
  ],
};

const END: Chapter = {
  id: 'end',
  title: { en: 'End of the game', fr: 'Fin de la partie' },
  paragraphs: [
    p(
      'CA-49',
      'After winter the four seasons are added up; the highest sum wins.',
      'Après l’hiver, on additionne les quatre saisons\u202f; la plus haute somme l’emporte.',
    ),
    p(
      'CA-50 CA-51',
      'A tie goes to whoever lost fewer stars to monsters over the whole game. If that is equal too, the place is shared.',
      'En cas d’égalité l’emporte celui qui a perdu le moins d’étoiles à cause des monstres sur toute la partie. Si c’est encore égal, le rang est partagé.',
    ),
  ],
};

const SOLO: Chapter = {
  id: 'solo',
  title: { en: 'Solo', fr: 'Solo' },
  paragraphs: [
    p(
      'CS-01',
      'Alone you play by the same rules, except that nobody draws your ambushes.',
      'En solo, on joue selon les mêmes règles, sauf qu’aucun voisin ne dessine vos embuscades.',
    ),
    p(
      'CS-02 CS-03',
      'The monsters walk by themselves: the shape, exactly as printed, is tried in the corner named on the card, then step by step along the edge in the direction of the arrow, all the way round, then one space further in, and so on. The first place where it fits is taken. If there is none, the card is ignored.',
      'Les monstres avancent seuls\u202f: la forme, exactement comme imprimée, est essayée dans le coin indiqué par la carte, puis pas à pas le long du bord dans le sens de la flèche, tout autour, puis une case plus à l’intérieur, et ainsi de suite. Elle prend le premier endroit où elle tient. S’il n’y en a pas, la carte est ignorée.',
    ),
    p(
      'CS-04 CS-05',
      'For the gorgon and the troll you choose the space yourself; zombies and dragon work as usual.',
      'Pour la gorgone et le troll, vous choisissez la case vous-même\u202f; zombies et dragon agissent comme d’habitude.',
    ),
    p(
      'CS-06 CS-07 CS-08',
      'Your rating is your final score minus the solo numbers of the four scoring cards in play. It gives you a title, from Legendary Cartographer at 30 down to Oblivious Inkdrinker.',
      'Votre note solo est votre score total moins les nombres solo des quatre cartes Score en jeu. Elle vous donne un titre, de Cartographe Légendaire à partir de 30 jusqu’au Buveur d’Encre.',
    ),
  ],
};

const COMBINED: Chapter = {
  id: 'combined',
  title: { en: 'Both boxes together', fr: 'Les deux boîtes ensemble' },
  paragraphs: [
    p(
      'CC-02 CC-03 CC-04 CC-05',
      'Choose one map for all, one of the two sets of explore cards, and one of the two sets of seasons: those that go with the explore cards unless you choose the others. Both ruins cards are always in.',
      'Choisissez une feuille pour tous, l’un des deux paquets de cartes Exploration et l’un des deux jeux de saisons\u202f: celles qui vont avec les cartes Exploration, sauf si vous choisissez les autres. Les deux cartes Ruines en font toujours partie.',
    ),
    p(
      'CC-06 CC-09',
      'Ambushes come from both boxes: at least four, of which four at random are used. Base monsters have no letter and no effect, but heroes destroy them too.',
      'Les embuscades viennent des deux boîtes\u202f: au moins quatre, dont quatre au hasard serviront. Les monstres de base n’ont ni lettre ni effet, mais les héros les détruisent aussi.',
    ),
    p(
      'CC-07 CC-08',
      'Heroes are in or out as you like. The scoring cards are mixed, one of each suit as always.',
      'Les héros en font partie ou non, à votre guise. Les cartes Score sont mélangées, une par famille comme toujours.',
    ),
    p(
      'CC-10 CC-11 CC-12',
      'Where the books differ the later one rules: a single space may have any terrain. A hero or a monster may take the last empty ruins; the next explore card then gives a single space. Solo works as usual.',
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
      'Beside, adjacent: sharing a side. Corners never count. A cluster is beside something if one of its spaces is; two things are connected by a cluster that is beside both.',
      'À côté, adjacent\u202f: qui partage un côté. Les coins ne comptent jamais. Un groupe est à côté de quelque chose si l’une de ses cases l’est\u202f; deux choses sont reliées par un groupe qui touche l’une et l’autre.',
    ),
    p(
      'CA-53',
      'Cluster: all spaces of one terrain that hang together by their sides; a single space is one too. Ruins below do not divide it. (The French Heroes box says “région”.)',
      'Groupe\u202f: toutes les cases d’un même terrain reliées par leurs côtés\u202f; une case seule en est un aussi. Une ruine dessous ne le coupe pas. (La boîte Heroes dit «\u202frégion\u202f», et aussi «\u202fdécret\u202f», «\u202fferme\u202f» et «\u202flac\u202f».)',
    ),
    p(
      'CA-54',
      'Filled: drawn with anything, mountain, wasteland or destroyed. Empty: everything else, also ruins with nothing on them and spaces that carry only a mark.',
      'Rempli\u202f: dessiné avec quoi que ce soit, montagne, terre désolée ou case détruite. Vide\u202f: tout le reste, aussi une ruine où rien n’est dessiné et une case qui ne porte qu’une marque.',
    ),
    p(
      'CA-55 CA-58',
      'Edge: the outermost rows and columns. A row or column is complete when all its spaces are filled.',
      'Bord\u202f: les lignes et colonnes extérieures. Une ligne ou colonne est complète quand toutes ses cases sont remplies.',
    ),
    p(
      'CA-59 CA-60',
      'A card that pays by the space counts each space once. Terrain types are forest, village, farm, water, monster, mountain and, where heroes are in play, hero.',
      'Une carte qui paie à la case compte chaque case une fois. Les types de terrain sont forêt, village, champs, eau, monstre, montagne et, quand les héros sont en jeu, héros.',
    ),
  ],
};

export const LATER_CHAPTERS: readonly Chapter[] = [HEROES, BEASTS, SEASON_END, END, SOLO, COMBINED, WORDS];
