import type { Language } from '../../engine/text.ts';
import { PROGRAM } from '../program.ts';
import { typeset } from '../terminal/typeset.ts';

/** What `story check` says to people; a missing French text does not compile. */
const en = {
  usage: `say "${PROGRAM} story check FILE", or kurnor or condar in place of a file`,
  size: (title: string, nodes: number, pile: number) =>
    `${title}: ${nodes} Missions on the map, ${pile} secondary ones`,
  proven: (players: number, target: number, paths: number) =>
    `${players} ${players === 1 ? 'player' : 'players'}, target ${target} VP: everybody can reach it, whichever of the ${paths} ways he takes`,
  provenOnly: (players: number, target: number) =>
    `${players} ${players === 1 ? 'player' : 'players'}, target ${target} VP: everybody can reach it on the only way there is`,
  provenTogether: (players: number, target: number, paths: number) =>
    `${players} players together, target ${target} VP: they can reach it ${paths === 1 ? 'on the only way there is' : `whichever of the ${paths} ways they take`}`,
  worst: (vp: number, nodes: string) => `the poorest way brings ${vp} VP: ${nodes}`,
  faults: (count: number) => (count === 1 ? '1 fault' : `${count} faults`),
  line: (line: number, column: number) => `line ${line}, column ${column}`,
  at: (place: string, message: string) => `${place}: ${message}`,
};

const fr: typeof en = {
  usage: `dites « ${PROGRAM} story check FICHIER », ou kurnor ou condar à la place d’un fichier`,
  size: (title, nodes, pile) => `${title} : ${nodes} missions sur la carte, ${pile} secondaires`,
  proven: (players, target, paths) =>
    `${players} ${players === 1 ? 'joueur' : 'joueurs'}, objectif ${target} PV : chacun peut l’atteindre, quel que soit celui des ${paths} chemins qu’il prend`,
  provenOnly: (players, target) =>
    `${players} ${players === 1 ? 'joueur' : 'joueurs'}, objectif ${target} PV : chacun peut l’atteindre par le seul chemin qu’il y a`,
  provenTogether: (players, target, paths) =>
    `${players} joueurs ensemble, objectif ${target} PV : ils peuvent l’atteindre ${paths === 1 ? 'par le seul chemin qu’il y a' : `quel que soit celui des ${paths} chemins qu’ils prennent`}`,
  worst: (vp, nodes) => `le chemin le plus pauvre rapporte ${vp} PV : ${nodes}`,
  faults: count => (count === 1 ? '1 défaut' : `${count} défauts`),
  line: (line, column) => `ligne ${line}, colonne ${column}`,
  at: (place, message) => `${place} : ${message}`,
};

export const STORY_WORDS: { readonly [L in Language]: typeof en } = { en, fr: typeset(fr) };
