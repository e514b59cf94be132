/** What is said where a drawing is typed. */
const en = {
  typedHelp:
    'For example: forest 1 r90 at B4. B4 is the first space of the shape, f flips. Also: ink, back, undo, help.',
  typedWrong: {
    unread: (_: string) => 'That could not be read. Try: forest 1 r90 at B4.',
    help: (_: string) =>
      'Terrain, number of the shape, r90 r180 r270 to turn, f to flip, and the first space: forest 1 r90 at B4.',
    'other-terrain': (terrains: string) => `This card gives ${terrains}.`,
    'other-shape': (_: string) => 'This card has no such shape.',
    'off-map': (_: string) => 'There it would not lie on the map.',
    'no-undo': (_: string) => 'There is no turn to undo.',
  },
  keys: 'Keys: arrows move, R or the wheel turns, F or the right button flips, S next shape, T next terrain, Enter inks, Esc puts it back, Ctrl+Z undoes your last turn.',
};

const fr: typeof en = {
  typedHelp:
    'Par exemple\u202f: forêt 1 r90 en B4. B4 est la première case de la forme, f la retourne. Aussi\u202f: encrer, reposer, annuler, aide.',
  typedWrong: {
    unread: () => 'Cela n’a pas pu être lu. Essayez\u202f: forêt 1 r90 en B4.',
    help: () =>
      'Terrain, numéro de la forme, r90 r180 r270 pour tourner, f pour retourner, et la première case\u202f: forêt 1 r90 en B4.',
    'other-terrain': terrains => `Cette carte donne ${terrains}.`,
    'other-shape': () => 'Cette carte n’a pas cette forme.',
    'off-map': () => 'Là, elle sortirait de la feuille.',
    'no-undo': () => 'Il n’y a pas de tour à annuler.',
  },
  keys: 'Touches\u202f: les flèches déplacent, R ou la molette tourne, F ou le clic droit retourne, S autre forme, T autre terrain, Entrée encre, Échap repose, Ctrl+Z annule votre dernier tour.',
};

export const TYPED_WORDS = { en, fr };
