import { deName } from '../../../engine/french.ts';
import type { Language } from '../../../engine/text.ts';
import type { Box } from '../../../games/cartographers/config.ts';
import type { SingleReason } from '../../../games/cartographers/options.ts';
import { SEASON_WORDS, terrainWords } from '../../../games/cartographers/words/names.ts';
import { PROGRAM } from '../../program.ts';
import { typeset } from '../../terminal/typeset.ts';
import { HELP_EN, HELP_FR } from './help-text.ts';

/** A number with the minus sign of printed books. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const plural = (n: number, one: string, many: string): string =>
  `${minus(n)} ${Math.abs(n) < 2 ? one : many}`;
const coinsEn = (n: number): string => `${minus(n)} ${n === 1 ? 'coin' : 'coins'}`;

const THINGS_EN: Readonly<Record<string, string>> = {
  '^': 'mountain',
  '#': 'wasteland',
  R: 'ruins',
  X: 'destroyed',
  '.': 'empty',
};

const english = () => ({
  colon: ': ',
  semicolon: '; ',
  terrains: terrainWords('en'),
  seasons: SEASON_WORDS.en,
  you: 'You',
  robot: (number: number, bot: string) => `Robot ${number} (${bot})`,
  started: (seats: number, hash: string) =>
    `${seats === 1 ? 'A solo game' : `A game for ${seats}`}. SHA-256 of its seed: ${hash}`,
  openSeed: (text: string) => `Open seed "${text}": the same text gives the same game.`,
  typeHelp: 'Type "help" for what can be typed.',
  demonstration: 'Nobody is at the keyboard: a robot shows a whole game.',
  time: (season: string, time: number, limit: number) =>
    time < limit ? `${season}: time ${time} of ${limit}` : `${season}: the last card, time ${limit} is up`,
  column: 'Cards',
  nothing: 'nothing yet',
  edicts: 'Edicts (> scores this season)',
  coins: (n: number) => coinsEn(n),
  coinsForYou: (n: number) => `${coinsEn(n)} for you`,
  monsters: (n: number) => `monsters ${minus(-n)}`,
  stars: (n: number) => `${minus(n)} ${n === 1 ? 'star' : 'stars'}`,
  scored: (earned: readonly number[]) => `${earned.map(minus).join(' + ')} scored`,
  soFar: (n: number) => `So far ${minus(n)}`,
  others: 'Others',
  deck: (cards: number, ambushes: number, heroes: number) =>
    `Deck: ${cards} cards, of these ${ambushes === 0 ? 'no ambush' : ambushes === 1 ? '1 ambush' : `${ambushes} ambushes`}${heroes > 0 ? `, ${heroes} hero${heroes === 1 ? '' : 'es'}` : ''}`,
  things: THINGS_EN,
  signs: {
    small: 'small letter: on ruins',
    strike: '*: a hero strikes here',
    beast: 'small letter behind M: which beast',
    changed: '[ ]: just changed',
  },
  cornerHere: '( ): the top left corner of its box may lie here',
  cardTime: (time: number) => `time ${time}`,
  withCoin: '+1 coin',
  mustCoverRuins: 'Ruins: at least one space must lie on unfilled ruins (R) (CA-24).',
  single: {
    'nothing-fits': 'No shape fits: draw one single space (CA-25).',
    'no-ruins-left': 'No unfilled ruins are left: draw one single space anywhere (CA-26).',
    'ruins-out-of-reach': 'No shape reaches unfilled ruins: draw one single space anywhere (CA-26).',
  } as { readonly [R in SingleReason]: string },
  singleMonster: 'The shape fits nowhere: draw one single monster space (CA-41).',
  drawMonsterOn: (sheet: string) => `Draw the monster on ${sheet} (CA-38).`,
  heroAsks: 'Draw the hero (H) on an empty space; monsters on the marked spaces (*) are destroyed (CH-05).',
  gazeAsks: (sheet: string) => `The gorgon gazes: which space on ${sheet} is destroyed (CH-16)?`,
  ravageAsks: (sheet: string) => `The troll ravages: which space on ${sheet} is destroyed (CH-15)?`,
  chooseAsks: (card: string) => `${card}: which cluster counts (CA-47)? Name one of its spaces, or "best".`,
  best: 'best',
  cluster: (stars: number, cells: string) => `${stars} for ${cells}`,
  ownSheet: 'your sheet',
  sheetOf: (name: string) => `the sheet of ${name}`,
  sheetTitle: (sheet: string) => `${sheet[0]!.toUpperCase()}${sheet.slice(1)}:`,
  sheetHidden: (name: string) => `The sheets are not open in this game: that of ${name} is not shown.`,
  noSuchSeat: (seats: number) => `There are the sheets 1 to ${seats}; 1 is yours.`,
  prompt: '> ',
  confirm: 'Enter draws it, what you type changes it > ',
  changes: (sheet: string | undefined) => (sheet === undefined ? 'It changes' : `On ${sheet} it changes`),
  noChange: 'nothing that counts now',
  monstersFromTo: (before: number, after: number) => `monsters ${minus(-before)} → ${minus(-after)}`,
  later: 'later',
  whichShape: (count: number) => `Which shape? 1 to ${count}`,
  whichTerrain: (names: readonly string[]) => `Which terrain? ${names.join(', ')}`,
  whichCell: 'Which space? For example B4',
  offSheet: (word: string, row: string, columns: number) =>
    `${word} is off the sheet: rows A to ${row}, columns 1 to ${columns}.`,
  twoLetters: (word: string) => `${word} could be a flip or a terrain: fo for forest, fa for farm, f flips.`,
  contradiction: (before: string, word: string) => `${before} and ${word}: only one of the two is possible.`,
  overlaps: (cells: string) => `Overlaps ${cells}.`,
  noSuchRule: (ids: string) => `Which rule? For example: rule CA-21. There are ${ids}`,
  whyNeedsLetter: (letters: string) =>
    `Why what? One of the edicts ${letters}, for example "why A"; or "why monsters".`,
  unknownWord: (word: string) => `"${word}" is not understood. "help" shows what can be typed.`,
  refusedBy: (text: string, rule: string | undefined) => (rule ? `${text} (${rule})` : text),
  places: (count: number) => `${count} place${count === 1 ? '' : 's'}`,
  noPlace: 'no place',
  faceDown: (seat: number) => `# seat ${seat} has answered face down`,
  seasonOver: (season: string) => `${season} is over.`,
  seat: 'Seat',
  coinsHead: 'coins',
  monstersHead: 'monsters',
  total: 'total',
  place: 'place',
  lost: 'lost to monsters',
  lostShort: 'lost',
  whyLine: (letter: string, card: string, stars: number) => `${letter} ${card}: ${minus(stars)}`,
  whyNothing: 'no stars yet',
  eachSpace: (n: number, cells: string) => `${n} for each of ${cells}`,
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
  seedShown: 'Its SHA-256 is the number shown at the start.',
  verify: `"save FILE" writes the game down; "${PROGRAM} replay FILE" then verifies it.`,
  afterGame: 'save FILE, notation, or Enter to leave',
  forgotten: 'What was typed is forgotten.',
  inputEnded: 'The input has ended; the game was not finished.',
  help: HELP_EN,
  helpIndent: 14,
});

export type PlayWords = ReturnType<typeof english>;

/** On French screens the words of the French books, and where these differ, those of the box in play. */
const french = (box: Box): PlayWords => {
  const book = (base: string, heroes: string): string => (box === 'base' ? base : heroes);
  const pieces = (n: number): string => plural(n, 'pièce', 'pièces');
  return {
    colon: '\u202f: ',
    semicolon: '\u202f; ',
    terrains: terrainWords('fr', box),
    seasons: SEASON_WORDS.fr,
    you: 'Vous',
    robot: (number, bot) => `Robot ${number} (${bot})`,
    started: (seats, hash) =>
      `${seats === 1 ? 'Une partie en solo' : `Une partie à ${seats}`}. SHA-256 de sa graine : ${hash}`,
    openSeed: text => `Graine ouverte « ${text} » : le même texte donne la même partie.`,
    typeHelp: 'Tapez « aide » pour voir ce qu’on peut taper.',
    demonstration: 'Personne au clavier : un robot montre toute une partie.',
    time: (season, time, limit) =>
      time < limit
        ? `${season} : temps ${time} sur ${limit}`
        : `${season} : dernière carte, temps ${limit} écoulé`,
    column: 'Cartes',
    nothing: 'rien encore',
    edicts: `${book('Édits', 'Décrets')} (> compte cette saison)`,
    coins: pieces,
    coinsForYou: n => `${pieces(n)} pour vous`,
    monsters: n => `monstres ${minus(-n)}`,
    stars: n => plural(n, 'étoile', 'étoiles'),
    scored: earned => `${earned.map(minus).join(' + ')}, déjà comptés`,
    soFar: n => `Jusqu’ici ${minus(n)}`,
    others: 'Les autres',
    deck: (cards, ambushes, heroes) =>
      `Pioche : ${cards} cartes, ${ambushes === 0 ? 'sans embuscade' : `dont ${plural(ambushes, 'embuscade', 'embuscades')}`}${heroes > 0 ? ` et ${plural(heroes, 'héros', 'héros')}` : ''}`,
    things: { '^': 'montagne', '#': 'terre désolée', R: 'ruine', X: 'détruit', '.': 'vide' },
    signs: {
      small: 'petite lettre : sur une ruine',
      strike: '* : un héros y frappe',
      beast: 'petite lettre après M : quel monstre',
      changed: '[ ] : vient de changer',
    },
    cornerHere: '( ) : le coin en haut à gauche de son cadre peut être ici',
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
    drawMonsterOn: sheet => `Dessinez le monstre sur ${sheet} (CA-38).`,
    heroAsks:
      'Dessinez le héros (H) sur une case vide ; les monstres des cases marquées (*) sont détruits (CH-05).',
    gazeAsks: sheet => `La gorgone regarde : quelle case est détruite sur ${sheet} (CH-16) ?`,
    ravageAsks: sheet => `Le troll ravage : quelle case est détruite sur ${sheet} (CH-15) ?`,
    chooseAsks: card =>
      `${card} : ${book('quel groupe', 'quelle région')} compte (CA-47) ? Nommez une de ses cases, ou « meilleur ».`,
    best: 'meilleur',
    cluster: (stars, cells) => `${stars} pour ${cells}`,
    ownSheet: book('votre feuille', 'votre parchemin'),
    sheetOf: name => `${book('la feuille', 'le parchemin')} ${deName(name)}`,
    sheetTitle: sheet => `${sheet[0]!.toUpperCase()}${sheet.slice(1)} :`,
    sheetHidden: name =>
      `Dans cette partie on ne montre pas ${book('la feuille', 'le parchemin')} ${deName(name)}.`,
    noSuchSeat: seats => `Il y a les joueurs 1 à ${seats} ; le joueur 1, c’est vous.`,
    prompt: '> ',
    confirm: 'Entrée dessine, ce que vous tapez le change > ',
    changes: sheet => (sheet === undefined ? 'Cela change' : `Sur ${sheet}, cela change`),
    noChange: 'rien qui compte maintenant',
    monstersFromTo: (before, after) => `monstres ${minus(-before)} → ${minus(-after)}`,
    later: 'plus tard',
    whichShape: count => `Quelle forme ? 1 à ${count}`,
    whichTerrain: names => `Quel terrain ? ${names.join(', ')}`,
    whichCell: 'Quelle case ? Par exemple B4',
    offSheet: (word, row, columns) =>
      `${word} est hors ${book('de la feuille', 'du parchemin')} : lignes A à ${row}, colonnes 1 à ${columns}.`,
    twoLetters: word =>
      `${word} peut être un retournement ou un terrain : fo pour forêt, ${book('ch pour champs', 'fe pour ferme')}, f retourne.`,
    contradiction: (before, word) => `${before} et ${word} : un seul des deux est possible.`,
    overlaps: cells => `Le dessin empiète sur ${cells}.`,
    noSuchRule: ids => `Quelle règle ? Par exemple : règle CA-21. Il y a ${ids}`,
    whyNeedsLetter: letters =>
      `Pourquoi quoi ? Une des lettres ${letters}, par exemple « pourquoi A » ; ou « pourquoi monstres ».`,
    unknownWord: word => `« ${word} » n’est pas compris. « aide » montre ce qu’on peut taper.`,
    refusedBy: (text, rule) => (rule ? `${text} (${rule})` : text),
    places: count => plural(count, 'endroit', 'endroits'),
    noPlace: 'aucun endroit',
    faceDown: seat => `# le joueur ${seat} a répondu, face cachée`,
    seasonOver: season => `Fin de saison : ${season}.`,
    seat: 'Joueur',
    coinsHead: 'pièces',
    monstersHead: 'monstres',
    total: 'total',
    place: 'rang',
    lost: 'perdu à cause des monstres',
    lostShort: 'perdu',
    whyLine: (letter, card, stars) => `${letter} ${card} : ${minus(stars)}`,
    whyNothing: 'aucune étoile encore',
    eachSpace: (n, cells) => `${n} pour chacune des cases ${cells}`,
    preyed: 'cases vides à côté de monstres',
    gameOver: 'La partie est finie.',
    tied: 'Les totaux sont à égalité : le moins d’étoiles perdues à cause des monstres départage (CA-50).',
    shared: names => `${names} partagent la victoire (CA-50).`,
    royal: (name, total) => `${name}, ${plural(total, 'étoile', 'étoiles')} : Cartographe Royal !`,
    rating: (total, par, rating) => `Note solo ${minus(total)} − ${par} = ${minus(rating)} (CS-06).`,
    title: title => `Titre : ${title}.`,
    noTitle: 'Aucun titre n’est imprimé pour cette note solo.',
    seed: seed => `Graine : ${seed}`,
    seedShown: 'Son SHA-256 est le nombre montré au début.',
    verify: `« sauver FICHIER » enregistre la partie ; « ${PROGRAM} replay FICHIER » la vérifie ensuite.`,
    afterGame: 'sauver FICHIER, notation, ou Entrée pour sortir',
    forgotten: 'Ce qui a été tapé est oublié.',
    inputEnded: 'L’entrée est épuisée ; la partie n’est pas finie.',
    help: HELP_FR,
    helpIndent: 18,
  };
};

export const playWords = (language: Language, box: Box): PlayWords =>
  language === 'en' ? english() : typeset(french(box));
