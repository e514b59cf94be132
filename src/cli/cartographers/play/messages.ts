import type { Language } from '../../../engine/text.ts';
import type { SingleReason } from '../../../games/cartographers/options.ts';
import { SEASON_WORDS, terrainWords } from '../../../games/cartographers/words/names.ts';
import { deName } from '../../../text/french.ts';
import { PROGRAM } from '../../io.ts';
import { typeset } from '../../terminal/typeset.ts';
import { helpEn, helpFr } from './help-text.ts';

/** Writes a number with its sign. The minus sign is the typographic one. */
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

const single: { readonly [R in SingleReason]: string } = {
  'nothing-fits': 'No shape fits: draw a single space (CA-25).',
  'no-ruins-left': 'No unfilled ruins are left: draw a single space anywhere (CA-26).',
  'ruins-out-of-reach': 'No shape reaches unfilled ruins: draw a single space anywhere (CA-26).',
};

const wordsEn = () => ({
  colon: ': ',
  semicolon: '; ',
  terrains: terrainWords('en'),
  seasons: SEASON_WORDS.en,
  you: 'You',
  bot: (number: number, bot: string) => `Bot ${number} (${bot})`,
  started: (seats: number, hash: string) =>
    `${seats === 1 ? 'Solo game' : `Game for ${seats} players`}. SHA-256 of its seed: ${hash}`,
  openSeed: (text: string) => `Seed "${text}": the same text gives the same game.`,
  typeHelp: 'Type "help" for a list of commands.',
  demonstration: 'No input, so a bot plays a whole game as a demonstration.',
  time: (season: string, time: number, limit: number) =>
    time < limit
      ? `${season}: time ${time} of ${limit}`
      : `${season}: last card, time limit ${limit} reached`,
  column: 'Cards',
  nothing: 'none yet',
  edicts: 'Edicts (> scores this season)',
  coins: (n: number) => coinsEn(n),
  coinsForYou: (n: number) => `${coinsEn(n)} for you`,
  monsters: (n: number) => `monsters ${minus(-n)}`,
  stars: (n: number) => `${minus(n)} ${n === 1 ? 'star' : 'stars'}`,
  scored: (earned: readonly number[]) => `${earned.map(minus).join(' + ')} scored`,
  soFar: (n: number) => `So far ${minus(n)}`,
  others: 'Others',
  deck: (cards: number, ambushes: number, heroes: number) =>
    `Deck: ${cards} cards, ${ambushes === 0 ? 'no ambushes' : `including ${ambushes} ${ambushes === 1 ? 'ambush' : 'ambushes'}`}${heroes > 0 ? `, ${heroes} hero${heroes === 1 ? '' : 'es'}` : ''}`,
  things: THINGS_EN,
  signs: {
    small: 'lowercase letter: on ruins',
    strike: '*: a hero attacks here',
    beast: 'lowercase letter after M: the kind of monster',
    changed: '[ ]: just changed',
  },
  cornerHere: '( ): the shape fits with its top left corner here',
  cardTime: (time: number) => `time ${time}`,
  withCoin: '+1 coin',
  mustCoverRuins: 'Ruins: at least one space must cover unfilled ruins (R) (CA-24).',
  single,
  singleMonster: 'The shape fits nowhere: draw a single monster space (CA-41).',
  drawMonsterOn: (sheet: string) => `Draw the monster on ${sheet} (CA-38).`,
  heroAsks: 'Draw the hero (H) on an empty space. It destroys monsters on the marked spaces (*) (CH-05).',
  gazeAsks: (sheet: string) => `The gorgon gazes: which space on ${sheet} does it destroy (CH-16)?`,
  ravageAsks: (sheet: string) => `The troll ravages: which space on ${sheet} does it destroy (CH-15)?`,
  chooseAsks: (card: string) => `${card}: which cluster counts (CA-47)? Type one of its spaces, or "best".`,
  best: 'best',
  cluster: (stars: number, cells: string) => `${stars} for ${cells}`,
  ownSheet: 'your map sheet',
  sheetOf: (name: string) => `the map sheet of ${name}`,
  sheetTitle: (sheet: string) => `${sheet[0]!.toUpperCase()}${sheet.slice(1)}:`,
  sheetHidden: (name: string) =>
    `Map sheets are hidden in this game: you can't see the map sheet of ${name}.`,
  noSuchSeat: (seats: number) => `Choose a map sheet from 1 to ${seats}. Yours is 1.`,
  prompt: '> ',
  confirm: 'Press Enter to draw it, or type to change it > ',
  changes: (sheet: string | undefined) => (sheet === undefined ? 'Changes' : `Changes on ${sheet}`),
  noChange: 'scores stay the same',
  monstersFromTo: (before: number, after: number) => `monsters ${minus(-before)} → ${minus(-after)}`,
  later: 'later',
  whichShape: (count: number) => `Which shape? Type 1 to ${count}`,
  whichTerrain: (names: readonly string[]) => `Which terrain? ${names.join(', ')}`,
  whichCell: 'Which space? For example B4',
  offSheet: (word: string, row: string, columns: number) =>
    `${word} is off the map sheet, which has rows A to ${row} and columns 1 to ${columns}.`,
  twoLetters: (word: string) =>
    `${word} could be a flip or a terrain. Type fo for forest, fa for farm, f to flip.`,
  contradiction: (before: string, word: string) =>
    `You typed both ${before} and ${word}. Choose one of them.`,
  overlaps: (cells: string) => `The drawing overlaps ${cells}.`,
  noSuchRule: (ids: string) => `Which rule? For example: rule CA-21. Rules: ${ids}`,
  whyNeedsLetter: (letters: string) => `Choose an edict: ${letters}. For example "why A", or "why monsters".`,
  unknownWord: (word: string) => `Unknown command "${word}". Type "help" for a list.`,
  refusedBy: (text: string, rule: string | undefined) => (rule ? `${text} (${rule})` : text),
  places: (count: number) => `${count} place${count === 1 ? '' : 's'}`,
  noPlace: 'fits nowhere',
  faceDown: (seat: number) => `# seat ${seat} has answered (hidden)`,
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
  preyed: 'empty spaces next to monsters',
  gameOver: 'The game is over.',
  tied: 'The totals are tied: the player who lost fewer stars to monsters wins (CA-50).',
  shared: (names: string) => `${names} share the victory (CA-50).`,
  royal: (name: string, total: number) => `${name} with ${minus(total)} stars: Royal Cartographer!`,
  rating: (total: number, par: number, rating: number) =>
    `Rating ${minus(total)} − ${par} = ${minus(rating)} (CS-06).`,
  title: (title: string) => `Title: ${title}.`,
  noTitle: 'No title for this rating.',
  seed: (seed: string) => `Seed: ${seed}`,
  seedShown: 'Its SHA-256 is the hash shown at the start.',
  verify: `"save FILE" saves the game. "${PROGRAM} replay FILE" verifies it.`,
  afterGame: 'Type "save FILE" or "notation", or press Enter to leave',
  forgotten: 'Cleared.',
  inputEnded: 'The input ended before the game did.',
  help: helpEn,
  helpIndent: 14,
});

export type PlayWords = ReturnType<typeof wordsEn>;

/** The French messages. They use the terms of the French Heroes rulebook for both boxes. */
const wordsFr = (): PlayWords => {
  const pieces = (n: number): string => plural(n, 'pièce', 'pièces');
  return {
    colon: '\u202f: ',
    semicolon: '\u202f; ',
    terrains: terrainWords('fr'),
    seasons: SEASON_WORDS.fr,
    you: 'Vous',
    bot: (number, bot) => `Bot ${number} (${bot})`,
    started: (seats, hash) =>
      `${seats === 1 ? 'Partie en solo' : `Partie à ${seats} joueurs`}. SHA-256 de sa graine : ${hash}`,
    openSeed: text => `Graine « ${text} » : le même texte donne la même partie.`,
    typeHelp: 'Tapez « aide » pour la liste des commandes.',
    demonstration: 'Aucune entrée : un bot joue donc toute une partie en démonstration.',
    time: (season, time, limit) =>
      time < limit
        ? `${season} : temps ${time} sur ${limit}`
        : `${season} : dernière carte, limite de temps ${limit} atteinte`,
    column: 'Cartes',
    nothing: 'rien encore',
    edicts: 'Décrets (> compte cette saison)',
    coins: pieces,
    coinsForYou: n => `${pieces(n)} pour vous`,
    monsters: n => `monstres ${minus(-n)}`,
    stars: n => plural(n, 'étoile', 'étoiles'),
    scored: earned => `${earned.map(minus).join(' + ')}, déjà comptées`,
    soFar: n => `Jusqu’ici ${minus(n)}`,
    others: 'Les autres',
    deck: (cards, ambushes, heroes) =>
      `Pioche : ${cards} cartes, ${ambushes === 0 ? 'sans embuscade' : `dont ${plural(ambushes, 'embuscade', 'embuscades')}`}${heroes > 0 ? ` et ${plural(heroes, 'héros', 'héros')}` : ''}`,
    things: { '^': 'montagne', '#': 'terre désolée', R: 'ruine', X: 'détruit', '.': 'vide' },
    signs: {
      small: 'minuscule : sur une ruine',
      strike: '* : un héros y attaque',
      beast: 'minuscule après M : l’espèce du monstre',
      changed: '[ ] : vient de changer',
    },
    cornerHere: '( ) : la forme tient avec son coin en haut à gauche ici',
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
      'Dessinez le héros (H) sur une case vide. Il détruit les monstres des cases marquées (*) (CH-05).',
    gazeAsks: sheet => `Regard de la gorgone : quelle case détruit-elle sur ${sheet} (CH-16) ?`,
    ravageAsks: sheet => `Ravage du troll : quelle case détruit-il sur ${sheet} (CH-15) ?`,
    chooseAsks: card => `${card} : quelle région compte (CA-47) ? Tapez une de ses cases, ou « meilleur ».`,
    best: 'meilleur',
    cluster: (stars, cells) => `${stars} pour ${cells}`,
    ownSheet: 'votre feuille',
    sheetOf: name => `la feuille ${deName(name)}`,
    sheetTitle: sheet => `${sheet[0]!.toUpperCase()}${sheet.slice(1)} :`,
    sheetHidden: name =>
      `Les feuilles sont cachées dans cette partie : vous ne voyez pas la feuille ${deName(name)}.`,
    noSuchSeat: seats => `Choisissez une feuille de 1 à ${seats}. La vôtre est la 1.`,
    prompt: '> ',
    confirm: 'Entrée pour dessiner ; tapez pour modifier > ',
    changes: sheet => (sheet === undefined ? 'Changements' : `Changements sur ${sheet}`),
    noChange: 'scores inchangés',
    monstersFromTo: (before, after) => `monstres ${minus(-before)} → ${minus(-after)}`,
    later: 'plus tard',
    whichShape: count => `Quelle forme ? Tapez 1 à ${count}`,
    whichTerrain: names => `Quel terrain ? ${names.join(', ')}`,
    whichCell: 'Quelle case ? Par exemple B4',
    offSheet: (word, row, columns) =>
      `${word} est hors de la feuille, qui a les lignes A à ${row} et les colonnes 1 à ${columns}.`,
    twoLetters: word =>
      `${word} peut être un retournement ou un terrain. Tapez fo pour forêt, fe pour ferme, f pour retourner.`,
    contradiction: (before, word) =>
      `Vous avez tapé à la fois ${before} et ${word}. Choisissez l’un des deux.`,
    overlaps: cells => `Le dessin empiète sur ${cells}.`,
    noSuchRule: ids => `Quelle règle ? Par exemple : règle CA-21. Règles : ${ids}`,
    whyNeedsLetter: letters =>
      `Choisissez un décret : ${letters}. Par exemple « pourquoi A », ou « pourquoi monstres ».`,
    unknownWord: word => `Commande inconnue « ${word} ». Tapez « aide » pour la liste.`,
    refusedBy: (text, rule) => (rule ? `${text} (${rule})` : text),
    places: count => plural(count, 'endroit', 'endroits'),
    noPlace: 'ne tient nulle part',
    faceDown: seat => `# la place ${seat} a répondu (caché)`,
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
    preyed: 'cases vides adjacentes à des monstres',
    gameOver: 'La partie est terminée.',
    tied: 'Égalité : le joueur qui a perdu le moins d’étoiles à cause des monstres gagne (CA-50).',
    shared: names => `${names} partagent la victoire (CA-50).`,
    royal: (name, total) => `${name}, ${plural(total, 'étoile', 'étoiles')} : Cartographe Royal !`,
    rating: (total, par, rating) => `Note solo ${minus(total)} − ${par} = ${minus(rating)} (CS-06).`,
    title: title => `Titre : ${title}.`,
    noTitle: 'Aucun titre pour cette note solo.',
    seed: seed => `Graine : ${seed}`,
    seedShown: 'Son SHA-256 est l’empreinte montrée au début.',
    verify: `« enregistrer FICHIER » enregistre la partie. « ${PROGRAM} replay FICHIER » la vérifie.`,
    afterGame: 'Tapez « enregistrer FICHIER » ou « notation », ou Entrée pour quitter',
    forgotten: 'Effacé.',
    inputEnded: 'L’entrée s’est arrêtée avant la fin de la partie.',
    help: helpFr,
    helpIndent: 23,
  };
};

export const playWords = (language: Language): PlayWords =>
  language === 'en' ? wordsEn() : typeset(wordsFr());
