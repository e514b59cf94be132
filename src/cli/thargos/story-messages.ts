import type { Language } from '../../engine/text.ts';
import { PROGRAM } from '../io.ts';
import { typeset } from '../terminal/typeset.ts';

/** The messages of `story check`. A missing French message doesn't compile. */
const en = {
  usage: `expected "${PROGRAM} story check FILE": FILE is a story file, kurnor or condar`,
  size: (title: string, nodes: number, pile: number) =>
    `${title}: ${nodes} ${nodes === 1 ? 'Mission' : 'Missions'} on the map, ${pile} secondary ${pile === 1 ? 'Mission' : 'Missions'}`,
  proven: (players: number, target: number, paths: number) =>
    `${players} ${players === 1 ? 'player' : 'players'}, target ${target} VP: every player can reach it on each of the ${paths} paths`,
  provenOnly: (players: number, target: number) =>
    `${players} ${players === 1 ? 'player' : 'players'}, target ${target} VP: every player can reach it on the only path`,
  provenTogether: (players: number, target: number, paths: number) =>
    `${players === 1 ? '1 player' : `${players} players together`}, target ${target} VP: they can reach it on ${paths === 1 ? 'the only path' : `each of the ${paths} paths`}`,
  worst: (vp: number, nodes: string) => `the lowest-scoring path gives ${vp} VP: ${nodes}`,
  faults: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  line: (line: number, column: number) => `line ${line}, column ${column}`,
  at: (place: string, message: string) => `${place}: ${message}`,
};

const fr: typeof en = {
  usage: `il faut « ${PROGRAM} story check FICHIER » : FICHIER est un fichier de récit, kurnor ou condar`,
  size: (title, nodes, pile) =>
    `${title} : ${nodes} ${nodes < 2 ? 'mission' : 'missions'} sur le plan, ${pile} ${pile < 2 ? 'mission secondaire' : 'missions secondaires'}`,
  proven: (players, target, paths) =>
    `${players} ${players === 1 ? 'joueur' : 'joueurs'}, objectif ${target} PV : chaque joueur peut l’atteindre par chacun des ${paths} chemins`,
  provenOnly: (players, target) =>
    `${players} ${players === 1 ? 'joueur' : 'joueurs'}, objectif ${target} PV : chaque joueur peut l’atteindre par le seul chemin`,
  provenTogether: (players, target, paths) =>
    `${players === 1 ? '1 joueur' : `${players} joueurs ensemble`}, objectif ${target} PV : ${players === 1 ? 'il peut' : 'ils peuvent'} l’atteindre par ${paths === 1 ? 'le seul chemin' : `chacun des ${paths} chemins`}`,
  worst: (vp, nodes) => `le chemin le moins rentable rapporte ${vp} PV : ${nodes}`,
  faults: count => (count === 1 ? '1 erreur' : `${count} erreurs`),
  line: (line, column) => `ligne ${line}, colonne ${column}`,
  at: (place, message) => `${place} : ${message}`,
};

export const STORY_WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };
