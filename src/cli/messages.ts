import type { Refusal } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { PROGRAM } from './io.ts';
import type { CliRefusals } from './refusals.ts';
import { typeset } from './terminal/typeset.ts';

/** Returns a list as part of a sentence: "a, b or c". */
const listed = (items: readonly string[], or: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items[items.length - 1]}`;

/** Returns a list of names to choose from. If there are many names, the list has only the first ones. */
const shortList = (first: string, names: readonly string[], or: string): string =>
  names.length > 14 ? [first, ...names.slice(0, 14), '…'].join(', ') : listed([first, ...names], or);

const quoted = (items: readonly string[]): string[] => items.map(item => `"${item}"`);

const meantEn = (said: string, known: readonly string[]): string => {
  const word = suggest(said, known);
  return word === undefined ? '' : `. Did you mean "${word}"?`;
};

const meantFr = (said: string, known: readonly string[]): string => {
  const word = suggest(said, known);
  return word === undefined ? '' : `. Vouliez-vous dire « ${word} » ?`;
};

/** The messages of the command line. A missing French message doesn't compile. */
const en = {
  unknownCommand: (name: string, known: readonly string[]) =>
    `unknown command "${name}"${meantEn(name, known) || '.'} Run "${PROGRAM} help" for the list.`,
  unknownFlag: (flag: string, meant?: string) =>
    `unknown flag ${flag}${meant === undefined ? '' : `. Did you mean ${meant}?`}`,
  unexpectedArgument: (text: string) => `unexpected argument "${text}"`,
  needsRepository:
    'this command needs the server. Run it in the repository, where its form is "npm run alidade -- COMMAND"',
  toOrVerify: 'name the backup with --to FILE, or check one with --verify FILE',
  badFlag: (reason: string) => reason,
  unknownVerb: (said: string, verbs: readonly string[]) =>
    said === ''
      ? `name a subcommand: ${listed(quoted(verbs), 'or')}`
      : `unknown subcommand "${said}"${meantEn(said, verbs) || `: expected ${listed(quoted(verbs), 'or')}`}`,
  badCount: (flag: string, text: string, least: number, most: number, otherwise = '') =>
    `--${flag} ${text}: expected a whole number from ${least} to ${most}${otherwise && `, or ${otherwise}`}`,
  badChoice: (flag: string, text: string, allowed: readonly string[]) =>
    text === ''
      ? `--${flag} needs a value: ${listed(allowed, 'or')}`
      : `--${flag} ${text}: expected ${listed(allowed, 'or')}${meantEn(text, allowed)}`,
  seeHelp: (command: string) => `Run "${PROGRAM} ${command} --help" for its flags.`,
  noFile: (file: string) => `cannot find the file "${file}". Check the path.`,
  notFound: (name: string, known: readonly string[]) =>
    `cannot find "${name}"${meantEn(name, known) || `: expected ${shortList('a file', known, 'or')}`}`,
  isFolder: (file: string) => `cannot read ${file}: it is a folder`,
  cannotRead: (file: string, reason: string) => `cannot read ${file}: ${reason}`,
  tooLarge: (file: string, most: number) => `${file} is too large: the limit is ${most} MiB`,
  inputTooLarge: (most: number) => `the input is too large: the limit is ${most} MiB`,
  cannotWrite: (reason: string) => `cannot write the output: ${reason}`,
  notJson: (file: string, reason: string) => `${file} isn't valid JSON: ${reason}`,
  msOrNodes: 'choose --ms or --nodes, not both',
  botsAndPlayers: (bots: number, players: number) =>
    `--bots names ${bots} bots for ${players} ${players === 1 ? 'seat' : 'seats'}: name one bot for all seats, or one for each`,
  notAnObject: (file: string) => `${file}: expected a JSON object, {…}`,
  needsValue: (flag: string) => `${flag} needs a value`,
  takesNoValue: (flag: string) => `${flag} takes no value`,
  cannotResume: {
    over: (file: string) => `cannot resume ${file}: the game is over. "replay" shows its result.`,
    hidden: (file: string) => `cannot resume ${file}: its seed is hidden, so the next cards are unknown`,
    changed: (file: string) => `cannot resume ${file}: the file was changed after it was saved`,
  },
  otherGame: (file: string, said: string, game: string) =>
    `--game ${said}: ${file} is a ${game} game. Remove --game.`,
  otherRules: (file: string) =>
    `${file} was played with another version of the rules. It continues with the current rules.`,
  damaged: (message: string, code: string) => `${message} (${code})`,
  soundTo: (move: number) =>
    `The file is intact up to move ${move}. Use --to-last-intact to continue from there.`,
  goesOn: (move: number) => `The game continues after move ${move}. The file is not changed.`,
  notWithResume: (flag: string) => `--${flag} cannot be used with --resume: the saved game sets it`,
  unknownBot: (seat: number, bot: string) =>
    `seat ${seat} of the saved game has an unknown bot, ${JSON.stringify(bot)}: choose one with --bots`,
  tooManyNames: (names: number, seats: number) =>
    `--seat-names has ${names} names for ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  unbuilt: 'The library isn’t built yet. Run: npm run build -- --library',
  cannotLoad: (bot: string, reason: string) => `cannot load the bot ${bot}: ${reason}`,
  noBot: (bot: string) => `--bots ${bot}: the module must export a function called bot`,
  botFailed: (bots: string, reason: string) => `the run stopped, probably because of ${bots}: ${reason}`,
  botLeft: 'a bot ended its process (process.exit?): a bot must return an answer, never exit',
  processFaults: {
    exited: (how: string) => `its process ended (${how})`,
    tooLate: (within: number, ms: number | undefined) =>
      ms === undefined
        ? `no answer within ${within} ms`
        : `no answer within ${within} ms (limit: ${ms} ms per answer, plus the unused part of one extra second per game)`,
    nonsense: (line: string) => `expected a JSON object, got: ${line}`,
    noCommand: (line: string) => `expected {"command": ...}, got: ${line}`,
    badHello: (line: string) => `expected {"name", "wants": [...]} in answer to "hello", got: ${line}`,
    unflushed: (ms: number) => `no answer to "hello" within ${ms} ms: does the bot flush every line?`,
    unasked: (line: string) => `it wrote a line before it was asked: ${line}`,
    gaveUp: (reason: string) => `it gave up: ${reason}`,
  },
  brokeRules: (answer: string, code: string, reason: string) =>
    `its answer ${answer} breaks the rules (${code}): ${reason}`,
  forfeits: (game: number, seed: string, bot: string, seat: number, reason: string) =>
    `game ${game}, seed "${seed}": ${bot} in seat ${seat} forfeits: ${reason}`,
  badName: (flag: string, name: string) =>
    `--${flag} ${JSON.stringify(name)}: expected at most 60 visible characters`,
  progress: (done: number, all: number, rate: string, left: string) =>
    `${done} of ${all} games, ${rate} per second, about ${left} left`,
  benchTable: { name: 'figure', value: 'value', unit: 'unit', ratio: 'ratio to reference' },
};

type Words = typeof en;

const fr: Words = {
  unknownCommand: (name, known) =>
    `commande inconnue « ${name} »${meantFr(name, known) || '.'} « ${PROGRAM} help » donne la liste.`,
  unknownFlag: (flag, meant) =>
    `option inconnue ${flag}${meant === undefined ? '' : `. Vouliez-vous dire ${meant} ?`}`,
  needsRepository:
    'cette commande a besoin du serveur. Lancez-la dans le dépôt, sous la forme « npm run alidade -- COMMANDE »',
  toOrVerify: 'nommez la sauvegarde avec --to FICHIER, ou vérifiez-en une avec --verify FICHIER',
  unexpectedArgument: text => `argument inattendu « ${text} »`,
  badFlag: reason => reason,
  unknownVerb: (said, verbs) => {
    const known = verbs.map(verb => `« ${verb} »`);
    if (said === '') return `indiquez une sous-commande : ${listed(known, 'ou')}`;
    return `sous-commande inconnue « ${said} »${meantFr(said, verbs) || ` : il faut ${listed(known, 'ou')}`}`;
  },
  badCount: (flag, text, least, most, otherwise = '') =>
    `--${flag} ${text} : il faut un nombre entier de ${least} à ${most}${otherwise && `, ou ${otherwise}`}`,
  badChoice: (flag, text, allowed) =>
    text === ''
      ? `--${flag} demande une valeur : ${listed(allowed, 'ou')}`
      : `--${flag} ${text} : il faut ${listed(allowed, 'ou')}${meantFr(text, allowed)}`,
  seeHelp: command => `« ${PROGRAM} ${command} --help » montre ses options.`,
  noFile: file => `fichier introuvable : « ${file} ». Vérifiez le chemin.`,
  notFound: (name, known) =>
    `« ${name} » est introuvable${meantFr(name, known) || ` : il faut ${shortList('un fichier', known, 'ou')}`}`,
  isFolder: file => `impossible de lire ${file} : c’est un dossier`,
  cannotRead: (file, reason) => `impossible de lire ${file} : ${reason}`,
  tooLarge: (file, most) => `${file} est trop grand : la limite est de ${most} Mio`,
  inputTooLarge: most => `l’entrée est trop grande : la limite est de ${most} Mio`,
  cannotWrite: reason => `impossible d’écrire la sortie : ${reason}`,
  notJson: (file, reason) => `${file} n’est pas du JSON valide : ${reason}`,
  msOrNodes: 'choisissez --ms ou --nodes, pas les deux',
  botsAndPlayers: (bots, players) =>
    `--bots nomme ${bots} bots pour ${players} ${players < 2 ? 'place' : 'places'} : nommez un bot pour toutes les places, ou un par place`,
  notAnObject: file => `${file} : il faut un objet JSON, {…}`,
  needsValue: flag => `${flag} demande une valeur`,
  takesNoValue: flag => `${flag} ne prend pas de valeur`,
  cannotResume: {
    over: file => `impossible de reprendre ${file} : la partie est terminée. « replay » montre son résultat.`,
    hidden: file =>
      `impossible de reprendre ${file} : sa graine est cachée, les cartes suivantes sont donc inconnues`,
    changed: file => `impossible de reprendre ${file} : le fichier a été modifié après l’enregistrement`,
  },
  otherGame: (file, said, game) => `--game ${said} : ${file} est une partie de ${game}. Retirez --game.`,
  otherRules: file =>
    `${file} a été jouée avec une autre version des règles. Elle continue avec les règles actuelles.`,
  damaged: (message, code) => `${message} (${code})`,
  soundTo: move =>
    `Le fichier est intact jusqu’au coup ${move}. Avec --to-last-intact, la partie reprend à ce coup.`,
  goesOn: move => `La partie reprend après le coup ${move}. Le fichier n’est pas modifié.`,
  notWithResume: flag => `--${flag} ne s’utilise pas avec --resume : la partie enregistrée le fixe`,
  unknownBot: (seat, bot) =>
    `la place ${seat} de la partie enregistrée a un bot inconnu, ${JSON.stringify(bot)} : choisissez-en un avec --bots`,
  tooManyNames: (names, seats) =>
    `--seat-names a ${names} noms pour ${seats} ${seats < 2 ? 'place' : 'places'}`,
  unbuilt: 'La bibliothèque n’est pas encore construite. Lancez : npm run build -- --library',
  cannotLoad: (bot, reason) => `impossible de charger le bot ${bot} : ${reason}`,
  noBot: bot => `--bots ${bot} : le module doit exporter une fonction nommée bot`,
  botFailed: (bots, reason) => `l’exécution s’est arrêtée, sans doute à cause de ${bots} : ${reason}`,
  botLeft:
    'un bot a arrêté son processus (process.exit ?) : un bot doit renvoyer une réponse, jamais s’arrêter',
  processFaults: {
    exited: how => `son processus s’est arrêté (${how})`,
    tooLate: (within, ms) =>
      ms === undefined
        ? `pas de réponse en ${within} ms`
        : `pas de réponse en ${within} ms : ${ms} ms par réponse, plus ce qui reste d’une seconde de marge par partie`,
    nonsense: line => `il faut un objet JSON, et la réponse est : ${line}`,
    noCommand: line => `il faut {"command": ...}, et la réponse est : ${line}`,
    badHello: line => `il faut {"name", "wants": [...]} en réponse à « hello », et la réponse est : ${line}`,
    unflushed: ms =>
      `pas de réponse à « hello » en ${ms} ms : le bot envoie-t-il chaque ligne aussitôt (flush) ?`,
    unasked: line => `il a écrit une ligne avant toute question : ${line}`,
    gaveUp: reason => `il a abandonné : ${reason}`,
  },
  brokeRules: (answer, code, reason) => `sa réponse ${answer} enfreint les règles (${code}) : ${reason}`,
  forfeits: (game, seed, bot, seat, reason) =>
    `partie ${game}, graine « ${seed} » : ${bot}, place ${seat}, déclare forfait : ${reason}`,
  badName: (flag, name) => `--${flag} ${JSON.stringify(name)} : il faut 60 caractères visibles au plus`,
  progress: (done, all, rate, left) =>
    `${done} parties sur ${all}, ${rate} par seconde, encore ${left} environ`,
  benchTable: { name: 'mesure', value: 'valeur', unit: 'unité', ratio: 'rapport à la référence' },
};

export const WORDS: { readonly [L in Language]: Words } = { en, fr: typeset(fr) };

/** The messages of refusals that the command line makes itself, before it calls the rules. */
export const DOOR_REFUSALS: {
  readonly [Code in keyof CliRefusals]: (details: CliRefusals[Code]) => Text;
} = {
  'bad-json': ({ reason }) => ({
    en: `this line isn't valid JSON: ${reason}`,
    fr: `cette ligne n’est pas du JSON valide : ${reason}`,
  }),
  'line-too-long': ({ most }) => ({
    en: `this line is too long: the limit is ${most} characters`,
    fr: `cette ligne est trop longue : la limite est de ${most} caractères`,
  }),
  internal: ({ reason }) => ({
    en: `internal error, please report it: ${reason}`,
    fr: `erreur interne, merci de la signaler : ${reason}`,
  }),
  'not-an-object': () => ({
    en: 'expected a JSON object on every line',
    fr: 'il faut un objet JSON par ligne',
  }),
  'unknown-key': ({ key, allowed }) => ({
    en: `unknown key "${key}": expected ${listed(allowed, 'or')}${meantEn(key, allowed)}`,
    fr: `clé inconnue « ${key} » : il faut ${listed(allowed, 'ou')}${meantFr(key, allowed)}`,
  }),
  'missing-key': ({ key }) => ({
    en: `the key "${key}" is missing`,
    fr: `la clé « ${key} » manque`,
  }),
  'bad-value': ({ key, allowed, suggestion }) => ({
    en: `"${key}" must be ${listed(allowed, 'or')}${suggestion ? `. Did you mean "${suggestion}"?` : ''}`,
    fr: `« ${key} » doit être ${listed(allowed, 'ou')}${suggestion ? `. Vouliez-vous dire « ${suggestion} » ?` : ''}`,
  }),
  'bad-shape': () => ({
    en: '"shape" must be a list of rows of equal length, made of # and . with at least one #, and no larger than 20 x 20',
    fr: '« shape » doit être une liste de lignes de même longueur, faites de # et de . avec au moins un #, et de 20 x 20 au plus',
  }),
  'bad-cards': () => ({
    en: '"cards" must be a list of card ids',
    fr: '« cards » doit être une liste d’identifiants de cartes',
  }),
  'unknown-game': ({ game, known = [] }) => ({
    en: `unknown game ${JSON.stringify(game)}: expected ${listed(known, 'or')}${meantEn(`${game}`, known)}`,
    fr: `jeu inconnu ${JSON.stringify(game)} : il faut ${listed(known, 'ou')}${meantFr(`${game}`, known)}`,
  }),
  'bad-view': () => ({
    en: '"view" isn\'t a view of this game',
    fr: '« view » n’est pas une vue de ce jeu',
  }),
  'bad-config': () => ({
    en: '"config" must be an object',
    fr: '« config » doit être un objet',
  }),
};

const isDoorCode = (code: string): code is keyof CliRefusals => Object.hasOwn(DOOR_REFUSALS, code);

/** Returns the message of a refusal by the command line, or undefined if the refusal is from a game. */
export const doorText = (refusal: Refusal): Text | undefined => {
  const { refused } = refusal;
  if (!isDoorCode(refused)) return undefined;
  // Cast: every refusal with one of these codes comes from `refuse`, with its details.
  const { en, fr } = (DOOR_REFUSALS[refused] as (details: Refusal) => Text)(refusal);
  return { en, fr: typeset({ fr }).fr };
};

export const sayDoor = (refusal: Refusal, language: Language): string =>
  doorText(refusal)?.[language] ?? refusal.refused;
