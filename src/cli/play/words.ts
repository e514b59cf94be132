import type { Language } from '../../engine/text.ts';
import type { Terrain } from '../../games/cartographers/board/land.ts';
import type { Box } from '../../games/cartographers/config.ts';
import type { SingleReason } from '../../games/cartographers/options.ts';
import { HELP_EN, HELP_FR } from './help-text.ts';

/** A number with the minus sign of printed books. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const plural = (n: number, one: string, many: string): string =>
  `${minus(n)} ${Math.abs(n) < 2 ? one : many}`;
const coinsEn = (n: number): string => `${minus(n)} ${n === 1 ? 'coin' : 'coins'}`;

const TERRAINS_EN: { readonly [T in Terrain]: string } = {
  forest: 'forest',
  village: 'village',
  farm: 'farm',
  water: 'water',
  monster: 'monster',
  hero: 'hero',
};

const english = () => ({
  colon: ': ',
  semicolon: '; ',
  terrains: TERRAINS_EN,
  seasons: ['Spring', 'Summer', 'Fall', 'Winter'] as readonly string[],
  you: 'You',
  robot: (number: number, bot: string) => `Robot ${number} (${bot})`,
  started: (seats: number, hash: string) =>
    `${seats === 1 ? 'A solo game' : `A game for ${seats}`}. SHA-256 of its seed: ${hash}`,
  openSeed: (text: string) => `Open seed "${text}": the same text gives the same game.`,
  typeHelp: 'Type "help" for what can be typed.',
  demonstration: 'Nobody is at the keyboard: a robot shows a whole game.',
  time: (season: string, time: number, limit: number) => `${season}: time ${time} of ${limit}`,
  column: 'Column',
  nothing: 'nothing yet',
  edicts: 'Edicts (> scores this season)',
  coins: (n: number) => coinsEn(n),
  coinsForYou: (n: number) => `${coinsEn(n)} for you`,
  monsters: (n: number) => `monsters ${minus(-n)}`,
  stars: (n: number) => `${minus(n)} ${n === 1 ? 'star' : 'stars'}`,
  soFar: (n: number) => `So far ${minus(n)}`,
  others: 'Others',
  deck: (cards: number, ambushes: number, heroes: number) =>
    `Deck: ${cards} cards, of these ${ambushes} ambush${ambushes === 1 ? '' : 'es'}${heroes > 0 ? `, ${heroes} hero${heroes === 1 ? '' : 'es'}` : ''}`,
  legend: 'small letter: on ruins   *: a hero strikes here   [ ]: just changed',
  cardTime: (time: number) => `time ${time}`,
  withCoin: '+1 coin',
  mustCoverRuins: 'Ruins: at least one space must lie on unfilled ruins (R) (CA-24).',
  single: {
    'nothing-fits': 'No shape fits: draw one single space (CA-25).',
    'no-ruins-left': 'No unfilled ruins are left: draw one single space anywhere (CA-26).',
    'ruins-out-of-reach': 'No shape reaches unfilled ruins: draw one single space anywhere (CA-26).',
  } as { readonly [R in SingleReason]: string },
  singleMonster: 'The shape fits nowhere: draw one single monster space (CA-41).',
  drawMonsterOn: (name: string) => `Draw the monster on the sheet of ${name} (CA-38).`,
  heroAsks: 'Draw the hero (H) on an empty space; monsters on the marked spaces (*) are destroyed (CH-05).',
  gazeAsks: (name: string) => `The gorgon gazes: which space on the sheet of ${name} is destroyed (CH-16)?`,
  ravageAsks: (name: string) =>
    `The troll ravages: which space on the sheet of ${name} is destroyed (CH-15)?`,
  chooseAsks: (card: string) => `${card}: which cluster counts (CA-47)? Name one of its spaces, or "best".`,
  cluster: (stars: number, cells: string) => `${stars} for ${cells}`,
  sheetOf: (name: string) => `The sheet of ${name}:`,
  prompt: '> ',
  confirm: 'Enter draws it, anything else changes it > ',
  changes: 'It changes',
  noChange: 'nothing that counts now',
  monstersFromTo: (before: number, after: number) => `monsters ${minus(-before)} → ${minus(-after)}`,
  later: 'later',
  whichShape: (count: number) => `Which shape? 1 to ${count}`,
  whichTerrain: (names: readonly string[]) => `Which terrain? ${names.join(', ')}`,
  whichCell: 'Which space? For example B4',
  unknownWord: (word: string) => `"${word}" is not understood. "help" shows what can be typed.`,
  refusedBy: (text: string, rule: string | undefined) => (rule ? `${text} (${rule})` : text),
  places: (count: number) => `${count} place${count === 1 ? '' : 's'}`,
  noPlace: 'no place',
  turnedUp: (name: string) => `Turned up: ${name}.`,
  drew: (who: string, what: string, cells: string) => `${who}: ${what} ${cells}.`,
  onSheet: (name: string) => `on the sheet of ${name}`,
  monsterCame: (name: string, what: string, cells: string) => `On the sheet of ${name}: ${what} ${cells}.`,
  marked: (who: string, cells: string) => `${who}: attack marks ${cells}.`,
  destroyed: (who: string, cells: string) => `Destroyed on the sheet of ${who}: ${cells}.`,
  coined: {
    shape: (who: string, n: number) => `${who}: +${coinsEn(n)} from the shape.`,
    mountain: (who: string, n: number, cells: string) =>
      `${who}: +${coinsEn(n)}, mountain ${cells} is closed in.`,
    bounty: (who: string, n: number) => `${who}: +${coinsEn(n)}, the dragon is subdued (CH-18).`,
  },
  walk: (name: string, corner: string, way: string, tried: number, cells: string) =>
    `${name} walks along the edge from the ${corner}, ${way}: spot number ${tried} is free, ${cells} (CS-02).`,
  ignored: (name: string, tried: number) => `${name} fits on none of ${tried} spots and is ignored (CS-02).`,
  corners: {
    'top-left': 'top left',
    'top-right': 'top right',
    'bottom-right': 'bottom right',
    'bottom-left': 'bottom left',
  },
  ways: { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' },
  seasonOver: (season: string) => `${season} is over.`,
  seat: 'Seat',
  coinsHead: 'coins',
  monstersHead: 'monsters',
  total: 'total',
  place: 'place',
  lost: 'lost to monsters',
  whyLine: (letter: string, card: string, stars: number) => `${letter} ${card}: ${minus(stars)}`,
  whyNothing: 'no stars yet',
  eachSpace: (n: number) => `${n} for each of`,
  preyed: 'empty spaces beside monsters',
  gameOver: 'The game is over.',
  tied: 'The totals are tied: fewer stars lost to monsters decide (CA-50).',
  shared: (names: string) => `${names} share the victory (CA-50).`,
  royal: (name: string, total: number) => `${name} with ${minus(total)} stars: Royal Cartographer!`,
  rating: (total: number, par: number, rating: number) =>
    `Rating ${minus(total)} − ${par} = ${minus(rating)} (CS-06).`,
  title: (title: string) => `Title: ${title}.`,
  noTitle: 'No title is printed for this rating.',
  seed: (seed: string) => `Seed: ${seed}`,
  verify:
    'Its SHA-256 is the number shown at the start. "save FILE", then "alidade replay FILE" verifies the game.',
  afterGame: 'save FILE, notation, or Enter to leave',
  saved: (file: string) => `Saved in ${file}.`,
  notSaved: (file: string, reason: string) => `Could not write ${file}: ${reason}`,
  saveNeedsFile: 'Where to? For example: save game.json',
  undone: 'Taken back.',
  cannotUndo: 'This cannot be taken back: a card has been turned up since.',
  nothingToUndo: 'There is nothing to take back.',
  saveBeforeQuit: 'Save the game? Type a file name, or Enter to leave without > ',
  farewell: 'The game was not finished.',
  inputEnded: 'The input has ended; the game was not finished.',
  help: HELP_EN,
});

export type PlayWords = ReturnType<typeof english>;

/** On French screens the words of the French books, and where these differ, those of the box in play. */
const french = (book: (base: string, heroes: string) => string): PlayWords => {
  const pieces = (n: number): string => plural(n, 'pièce', 'pièces');
  return {
    colon: '\u202f: ',
    semicolon: '\u202f; ',
    terrains: {
      forest: 'forêt',
      village: 'village',
      farm: book('champs', 'ferme'),
      water: book('eau', 'lac'),
      monster: 'monstre',
      hero: 'héros',
    },
    seasons: ['Printemps', 'Été', 'Automne', 'Hiver'],
    you: 'Vous',
    robot: (number, bot) => `Robot ${number} (${bot})`,
    started: (seats, hash) =>
      `${seats === 1 ? 'Une partie en solo' : `Une partie à ${seats}`}. SHA-256 de sa graine : ${hash}`,
    openSeed: text => `Graine ouverte « ${text} » : le même texte donne la même partie.`,
    typeHelp: 'Tapez « aide » pour voir ce qu’on peut taper.',
    demonstration: 'Personne au clavier : un robot montre toute une partie.',
    time: (season, time, limit) => `${season} : temps ${time} sur ${limit}`,
    column: 'Colonne',
    nothing: 'rien encore',
    edicts: `${book('Édits', 'Décrets')} (> compte cette saison)`,
    coins: pieces,
    coinsForYou: n => `${pieces(n)} pour vous`,
    monsters: n => `monstres ${minus(-n)}`,
    stars: n => plural(n, 'étoile', 'étoiles'),
    soFar: n => `Jusqu’ici ${minus(n)}`,
    others: 'Les autres',
    deck: (cards, ambushes, heroes) =>
      `Pioche : ${cards} cartes, dont ${plural(ambushes, 'embuscade', 'embuscades')}${heroes > 0 ? ` et ${plural(heroes, 'héros', 'héros')}` : ''}`,
    legend: 'petite lettre : sur une ruine   * : un héros y frappe   [ ] : vient de changer',
    cardTime: time => `temps ${time}`,
    withCoin: '+1 pièce',
    mustCoverRuins: 'Ruines : au moins une case doit couvrir une ruine libre (R) (CA-24).',
    single: {
      'nothing-fits': 'Aucune forme ne tient : dessinez une seule case (CA-25).',
      'no-ruins-left': 'Il ne reste aucune ruine libre : dessinez une seule case, où vous voulez (CA-26).',
      'ruins-out-of-reach':
        'Aucune forme n’atteint une ruine libre : dessinez une seule case, où vous voulez (CA-26).',
    },
    singleMonster: 'La forme ne tient nulle part : dessinez une seule case de monstre (CA-41).',
    drawMonsterOn: name =>
      `Dessinez le monstre sur ${book('la feuille', 'le parchemin')} de ${name} (CA-38).`,
    heroAsks:
      'Dessinez le héros (H) sur une case vide ; les monstres des cases marquées (*) sont détruits (CH-05).',
    gazeAsks: name => `La gorgone regarde : quelle case est détruite chez ${name} (CH-16) ?`,
    ravageAsks: name => `Le troll ravage : quelle case est détruite chez ${name} (CH-15) ?`,
    chooseAsks: card =>
      `${card} : ${book('quel groupe', 'quelle région')} compte (CA-47) ? Nommez une de ses cases, ou « best ».`,
    cluster: (stars, cells) => `${stars} pour ${cells}`,
    sheetOf: name => `${book('La feuille', 'Le parchemin')} de ${name} :`,
    prompt: '> ',
    confirm: 'Entrée dessine, toute autre saisie change > ',
    changes: 'Cela change',
    noChange: 'rien qui compte maintenant',
    monstersFromTo: (before, after) => `monstres ${minus(-before)} → ${minus(-after)}`,
    later: 'plus tard',
    whichShape: count => `Quelle forme ? 1 à ${count}`,
    whichTerrain: names => `Quel terrain ? ${names.join(', ')}`,
    whichCell: 'Quelle case ? Par exemple B4',
    unknownWord: word => `« ${word} » n’est pas compris. « aide » montre ce qu’on peut taper.`,
    refusedBy: (text, rule) => (rule ? `${text} (${rule})` : text),
    places: count => plural(count, 'endroit', 'endroits'),
    noPlace: 'aucun endroit',
    turnedUp: name => `Carte révélée : ${name}.`,
    drew: (who, what, cells) => `${who} : ${what} ${cells}.`,
    onSheet: name => `chez ${name}`,
    monsterCame: (name, what, cells) => `Chez ${name} : ${what} ${cells}.`,
    marked: (who, cells) => `${who} : marques d’attaque ${cells}.`,
    destroyed: (who, cells) => `Détruit chez ${who} : ${cells}.`,
    coined: {
      shape: (who, n) => `${who} : +${pieces(n)} pour la forme.`,
      mountain: (who, n, cells) => `${who} : +${pieces(n)}, la montagne ${cells} est entourée.`,
      bounty: (who, n) => `${who} : +${pieces(n)}, le dragon est dompté (CH-18).`,
    },
    walk: (name, corner, way, tried, cells) =>
      `${name} longe le bord depuis le coin ${corner}, ${way} : l’essai numéro ${tried} est libre, ${cells} (CS-02).`,
    ignored: (name, tried) => `${name} ne tient à aucun des ${tried} essais et est ignorée (CS-02).`,
    corners: {
      'top-left': 'en haut à gauche',
      'top-right': 'en haut à droite',
      'bottom-right': 'en bas à droite',
      'bottom-left': 'en bas à gauche',
    },
    ways: {
      clockwise: 'dans le sens des aiguilles d’une montre',
      'counter-clockwise': 'en sens inverse des aiguilles d’une montre',
    },
    seasonOver: season => `Fin de saison : ${season}.`,
    seat: 'Place',
    coinsHead: 'pièces',
    monstersHead: 'monstres',
    total: 'total',
    place: 'rang',
    lost: 'perdu aux monstres',
    whyLine: (letter, card, stars) => `${letter} ${card} : ${minus(stars)}`,
    whyNothing: 'aucune étoile encore',
    eachSpace: n => `${n} pour chacune de`,
    preyed: 'cases vides à côté de monstres',
    gameOver: 'La partie est finie.',
    tied: 'Les totaux sont à égalité : le moins d’étoiles perdues aux monstres départage (CA-50).',
    shared: names => `${names} partagent la victoire (CA-50).`,
    royal: (name, total) => `${name}, ${plural(total, 'étoile', 'étoiles')} : Cartographe Royal !`,
    rating: (total, par, rating) => `Évaluation ${minus(total)} − ${par} = ${minus(rating)} (CS-06).`,
    title: title => `Titre : ${title}.`,
    noTitle: 'Aucun titre n’est imprimé pour cette évaluation.',
    seed: seed => `Graine : ${seed}`,
    verify:
      'Son SHA-256 est le nombre montré au début. « save FICHIER », puis « alidade replay FICHIER » vérifie la partie.',
    afterGame: 'save FICHIER, notation, ou Entrée pour sortir',
    saved: file => `Enregistré dans ${file}.`,
    notSaved: (file, reason) => `Impossible d’écrire ${file} : ${reason}`,
    saveNeedsFile: 'Où ? Par exemple : save partie.json',
    undone: 'Repris.',
    cannotUndo: 'Impossible de reprendre : une carte a été révélée depuis.',
    nothingToUndo: 'Il n’y a rien à reprendre.',
    saveBeforeQuit: 'Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour sortir sans > ',
    farewell: 'La partie n’est pas finie.',
    inputEnded: 'L’entrée est épuisée ; la partie n’est pas finie.',
    help: HELP_FR,
  };
};

export const playWords = (language: Language, box: Box): PlayWords =>
  language === 'en' ? english() : french((base, heroes) => (box === 'base' ? base : heroes));
