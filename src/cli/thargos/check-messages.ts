import type { Language } from '../../engine/text.ts';
import type { Difficulty } from '../../games/thargos/decks/check.ts';
import { PROGRAM } from '../io.ts';
import { typeset } from '../terminal/typeset.ts';

/** The messages of `pack check` and `deck check`. A missing French message doesn't compile. */
const en = {
  packUsage: `expected "${PROGRAM} pack check FILE"`,
  deckUsage: `expected "${PROGRAM} deck check DECK" or "${PROGRAM} deck fill DECK": DECK is a file, a deck code or the name of a ready-made deck`,
  fillOne: 'deck fill takes one deck, but the file has several: put the deck in a file of its own',
  fillPoints:
    'Couldn’t fill the deck: its cards leave too few points. Remove cards with a high PAM, or raise --points.',
  fillCards: 'Couldn’t fill the deck: there aren’t enough cards. Allow more with --sets or --pack.',
  badPack: (file: string) => `${file} isn't a usable card pack: run "pack check" to see why`,
  counts: (errors: number, warnings: number, notes: number) =>
    `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}, ${notes} note${notes === 1 ? '' : 's'}`,
  pack: (id: string, version: string, cards: number) =>
    `${id} ${version}: ${cards} card${cards === 1 ? '' : 's'}`,
  hash: (hash: string) => `SHA-256 ${hash}`,
  progress: (parts: readonly string[]) =>
    `cards with printed values, out of those in the box: heroes ${parts[0]}, Advantages ${parts[1]}, Actions ${parts[2]}, Missions ${parts[3]}`,
  deck: (title: string, heroes: number, cards: number) => `${title}: ${heroes} heroes, ${cards} cards`,
  sums: (missions: number, advantages: number, actions: number, pam: number, hp: number) =>
    `${missions} Missions, ${advantages} Advantages, ${actions} Actions; ${pam} PAM; ${hp} hero points`,
  difficulty: (missionPam: number, level: Difficulty) =>
    `${missionPam} PAM on Missions: ${level} difficulty in a solo story`,
  code: (code: string) => `code ${code}`,
};

const LEVELS: { readonly [D in Difficulty]: string } = {
  easy: 'facile',
  medium: 'moyenne',
  hard: 'difficile',
};
const s = (count: number): string => (count < 2 ? '' : 's');

const fr: typeof en = {
  packUsage: `il faut « ${PROGRAM} pack check FICHIER »`,
  deckUsage: `il faut « ${PROGRAM} deck check DECK » ou « ${PROGRAM} deck fill DECK » : DECK est un fichier, un code de deck ou le nom d’un deck préconstruit`,
  fillOne:
    'deck fill prend un seul deck, mais le fichier en a plusieurs : mettez ce deck seul dans un fichier',
  fillPoints:
    'Impossible de compléter le deck : ses cartes laissent trop peu de points. Retirez des cartes au PAM élevé, ou augmentez --points.',
  fillCards:
    'Impossible de compléter le deck : il n’y a pas assez de cartes. Autorisez-en d’autres avec --sets ou --pack.',
  badPack: file => `${file} n’est pas un pack de cartes utilisable : « pack check » dit pourquoi`,
  counts: (errors, warnings, notes) =>
    `${errors} erreur${s(errors)}, ${warnings} avertissement${s(warnings)}, ${notes} note${s(notes)}`,
  pack: (id, version, cards) => `${id} ${version} : ${cards} carte${s(cards)}`,
  hash: hash => `SHA-256 ${hash}`,
  progress: parts =>
    `cartes aux valeurs imprimées, sur celles de la boîte : héros ${parts[0]}, Avantages ${parts[1]}, Actions ${parts[2]}, Missions ${parts[3]}`,
  deck: (title, heroes, cards) => `${title} : ${heroes} héros, ${cards} cartes`,
  sums: (missions, advantages, actions, pam, hp) =>
    `${missions} Missions, ${advantages} Avantages, ${actions} Actions ; ${pam} PAM ; ${hp} points de héros`,
  difficulty: (missionPam, level) =>
    `${missionPam} PAM dans les missions : difficulté ${LEVELS[level]} dans un récit solo`,
  code: code => `code ${code}`,
};

export const CHECK_WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };
