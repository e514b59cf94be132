import type { Refusal } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';
import { PROGRAM } from './program.ts';
import { typeset } from './terminal/typeset.ts';

/** What the command line says to people; a missing French text does not compile. */
const en = {
  unknownCommand: (name: string) => `there is no command "${name}"; "${PROGRAM} help" lists them`,
  unknownFlag: (flag: string) => `unknown flag ${flag}`,
  unexpectedArgument: (text: string) => `"${text}" is one argument too many`,
  badFlag: (reason: string) => reason,
  badCount: (flag: string, text: string, least: number, most: number) =>
    `--${flag} ${text}: a whole number from ${least} to ${most} is needed`,
  badChoice: (flag: string, text: string, allowed: readonly string[]) =>
    `--${flag} ${text}: only ${allowed.join(', ')}`,
  seeHelp: (command: string) => `"${PROGRAM} ${command} --help" shows its flags`,
  cannotRead: (file: string, reason: string) => `cannot read ${file}: ${reason}`,
  tooLarge: (file: string, most: number) => `${file} is too large: at most ${most} MiB`,
  inputTooLarge: (most: number) => `the input is too large: at most ${most} MiB`,
  cannotWrite: (reason: string) => `the answers cannot be written: ${reason}`,
  notJson: (file: string, reason: string) => `${file} is no JSON: ${reason}`,
  msOrNodes: '--ms or --nodes, not both',
  botsAndPlayers: (bots: number, players: number) =>
    `${bots} bots were named for ${players} players: name one for all, or one for each`,
  notAnObject: (file: string) => `${file} must hold a JSON object: {…}`,
  needsValue: (flag: string) => `${flag} needs a value`,
  takesNoValue: (flag: string) => `${flag} takes no value`,
  cannotResume: {
    over: (file: string) => `${file} cannot be continued: the game is over; "replay" shows its result`,
    hidden: (file: string) => `${file} cannot be continued: its seed is hidden`,
    changed: (file: string) => `${file} cannot be continued: it was changed since it was saved`,
  },
  otherRules: (file: string) => `${file} was decided by other rules: it goes on by those of today`,
  damaged: (message: string, code: string) => `${message} (${code})`,
  soundTo: (move: number) => `Up to move ${move} it is sound: --to-last-sound takes that much.`,
  goesOn: (move: number) => `It goes on after move ${move}; the file stays as it is.`,
  notWithResume: (flag: string) => `--${flag} cannot be chosen with --resume: the saved game has it already`,
  unknownBot: (seat: number, bot: string) =>
    `the saved game has the bot ${JSON.stringify(bot)} on seat ${seat}, which is none of ours: name one with --bots`,
  tooManyNames: (names: number, seats: number) => `--seat-names has ${names} names for ${seats} seats`,
  cannotLoad: (bot: string, reason: string) => `--bots ${bot} cannot be loaded: ${reason}`,
  noBot: (bot: string) => `--bots ${bot}: the module must export a function called bot`,
  botFailed: (bots: string, reason: string) => `the games broke off, likely by ${bots}: ${reason}`,
  botLeft: 'a bot ended its thread, for example by process.exit: it may only answer',
  processFaults: {
    exited: (how: string) => `its process ended (${how})`,
    tooLate: (within: number, ms: number | undefined) =>
      ms === undefined
        ? `no answer within ${within} ms`
        : `no answer within ${within} ms: ${ms} for an answer, and what was left of the second that a game may overdraw`,
    nonsense: (line: string) => `this is no answer: ${line}`,
    noCommand: (line: string) => `{"command": ...} is wanted, and this was answered: ${line}`,
    unflushed: (ms: number) => `no greeting within ${ms} ms: is every line flushed?`,
    unasked: (line: string) => `it spoke without being asked: ${line}`,
    gaveUp: (reason: string) => `it gave up: ${reason}`,
  },
  forfeits: (game: number, seed: string, bot: string, seat: number, reason: string) =>
    `game ${game}, seed "${seed}": ${bot} on seat ${seat} forfeits: ${reason}`,
  badName: (name: string) => `--seat-names ${JSON.stringify(name)}: at most 60 characters, all of them plain`,
  progress: (done: number, all: number, rate: string, left: string) =>
    `${done} of ${all} games, ${rate} a second, about ${left} left`,
  benchTable: { name: 'figure', value: 'value', unit: 'unit', ratio: 'per reference' },
};

type Words = typeof en;

const fr: Words = {
  unknownCommand: name => `la commande « ${name} » n’existe pas ; « ${PROGRAM} help » les énumère`,
  unknownFlag: flag => `option inconnue ${flag}`,
  unexpectedArgument: text => `« ${text} » est un argument de trop`,
  badFlag: reason => reason,
  badCount: (flag, text, least, most) => `--${flag} ${text} : il faut un nombre entier de ${least} à ${most}`,
  badChoice: (flag, text, allowed) => `--${flag} ${text} : seulement ${allowed.join(', ')}`,
  seeHelp: command => `« ${PROGRAM} ${command} --help » montre ses options`,
  cannotRead: (file, reason) => `impossible de lire ${file} : ${reason}`,
  tooLarge: (file, most) => `${file} est trop grand : ${most} Mio au plus`,
  inputTooLarge: most => `l’entrée est trop grande : ${most} Mio au plus`,
  cannotWrite: reason => `impossible d’écrire les réponses : ${reason}`,
  notJson: (file, reason) => `${file} n’est pas du JSON : ${reason}`,
  msOrNodes: '--ms ou --nodes, pas les deux',
  botsAndPlayers: (bots, players) =>
    `${bots} robots nommés pour ${players} joueurs : nommez-en un pour tous, ou un pour chacun`,
  notAnObject: file => `${file} doit contenir un objet JSON : {…}`,
  needsValue: flag => `${flag} demande une valeur`,
  takesNoValue: flag => `${flag} ne prend pas de valeur`,
  cannotResume: {
    over: file => `impossible de reprendre ${file} : la partie est finie ; « replay » montre son résultat`,
    hidden: file => `impossible de reprendre ${file} : sa graine est cachée`,
    changed: file => `impossible de reprendre ${file} : le fichier a été modifié depuis`,
  },
  otherRules: file => `${file} a suivi d’autres règles : la partie continue selon celles d’aujourd’hui`,
  damaged: (message, code) => `${message} (${code})`,
  soundTo: move => `Jusqu’au coup ${move}, elle est intacte : --to-last-sound prend cette part.`,
  goesOn: move => `Elle reprend après le coup ${move} ; le fichier reste tel quel.`,
  notWithResume: flag => `--${flag} ne se choisit pas avec --resume : la partie enregistrée l’a déjà`,
  unknownBot: (seat, bot) =>
    `la partie enregistrée a le robot ${JSON.stringify(bot)} à la place ${seat}, qui n’est pas des nôtres : nommez-en un avec --bots`,
  tooManyNames: (names, seats) => `--seat-names a ${names} noms pour ${seats} places`,
  cannotLoad: (bot, reason) => `impossible de charger --bots ${bot} : ${reason}`,
  noBot: bot => `--bots ${bot} : le module doit exporter une fonction nommée bot`,
  botFailed: (bots, reason) => `les parties se sont interrompues, sans doute à cause de ${bots} : ${reason}`,
  botLeft: 'un robot a arrêté son fil, par exemple par process.exit : il ne peut que répondre',
  processFaults: {
    exited: how => `son processus s’est arrêté (${how})`,
    tooLate: (within, ms) =>
      ms === undefined
        ? `pas de réponse en ${within} ms`
        : `pas de réponse en ${within} ms : ${ms} par réponse, et ce qui restait de la seconde de dépassement permise par partie`,
    nonsense: line => `ce n’est pas une réponse : ${line}`,
    noCommand: line => `il faut {"command": ...}, et la réponse est\u202f: ${line}`,
    unflushed: ms => `pas de salut en ${ms} ms\u202f: chaque ligne est-elle envoyée aussitôt (flush)\u202f?`,
    unasked: line => `il a parlé sans qu’on lui ait rien demandé : ${line}`,
    gaveUp: reason => `il a abandonné : ${reason}`,
  },
  forfeits: (game, seed, bot, seat, reason) =>
    `partie ${game}, graine « ${seed} » : ${bot}, place ${seat}, déclare forfait : ${reason}`,
  badName: name => `--seat-names ${JSON.stringify(name)} : 60 caractères au plus, sans caractère spécial`,
  progress: (done, all, rate, left) =>
    `${done} parties sur ${all}, ${rate} par seconde, encore ${left} environ`,
  benchTable: { name: 'mesure', value: 'valeur', unit: 'unité', ratio: 'par référence' },
};

export const WORDS: { readonly [L in Language]: Words } = { en, fr: typeset(fr) };

/** Refusals that only the doors know: the rules never see such input. */
export const DOOR_REFUSALS = {
  'bad-json': ({ reason }: Refusal): Text => ({
    en: `this line is no JSON: ${reason}`,
    fr: `cette ligne n’est pas du JSON\u202f: ${reason}`,
  }),
  'line-too-long': ({ most }: Refusal): Text => ({
    en: `this line is longer than ${most} characters`,
    fr: `cette ligne dépasse ${most} caractères`,
  }),
  internal: ({ reason }: Refusal): Text => ({
    en: `a fault of ours, please report it: ${reason}`,
    fr: `une erreur de notre part, merci de la signaler\u202f: ${reason}`,
  }),
  'not-an-object': (): Text => ({
    en: 'a line must be a JSON object',
    fr: 'une ligne doit être un objet JSON',
  }),
  'unknown-key': ({ key, allowed }: Refusal): Text => ({
    en: `unknown key "${key}"; known are ${(allowed as string[]).join(', ')}`,
    fr: `clé inconnue «\u202f${key}\u202f»\u202f; connues\u202f: ${(allowed as string[]).join(', ')}`,
  }),
  'missing-key': ({ key }: Refusal): Text => ({
    en: `"${key}" is missing`,
    fr: `«\u202f${key}\u202f» manque`,
  }),
  'bad-value': ({ key, allowed }: Refusal): Text => ({
    en: `"${key}" must be ${(allowed as string[]).join(' or ')}`,
    fr: `«\u202f${key}\u202f» doit être ${(allowed as string[]).join(' ou ')}`,
  }),
  'bad-shape': (): Text => ({
    en: '"shape" must be rows of equal length made of # and ., with at least one #, at most 20 x 20',
    fr: '«\u202fshape\u202f» doit être des lignes égales faites de # et de ., avec au moins un #, 20 x 20 au plus',
  }),
  'bad-cards': (): Text => ({
    en: '"cards" must be a list of card ids',
    fr: '«\u202fcards\u202f» doit être une liste d’identifiants de cartes',
  }),
  'unknown-game': ({ game, known = [] }: Refusal): Text => ({
    en: `there is no game ${JSON.stringify(game)}; known are ${(known as string[]).join(', ')}`,
    fr: `il n’y a pas de jeu ${JSON.stringify(game)}\u202f; connus\u202f: ${(known as string[]).join(', ')}`,
  }),
  'bad-view': (): Text => ({
    en: '"view" is no view of this game',
    fr: '«\u202fview\u202f» n’est pas une vue de ce jeu',
  }),
  'bad-config': (): Text => ({
    en: '"config" must be an object',
    fr: '«\u202fconfig\u202f» doit être un objet',
  }),
} as const;
