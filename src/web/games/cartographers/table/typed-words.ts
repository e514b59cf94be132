/** What is said where a drawing is typed. */
const en = {
  typedHelp:
    'For example: forest 1 r90 at B4. B4 is the first space of the shape, f flips. Also: ink, back, undo, help.',
  typedWrong: {
    unread: (_: string) => 'Couldn’t read that. Try: forest 1 r90 at B4.',
    help: (_: string) =>
      'Terrain, number of the shape, r90 r180 r270 to rotate, f to flip, and the first space: forest 1 r90 at B4.',
    'other-terrain': (terrains: string) => `Choose ${terrains}.`,
    'other-shape': (_: string) => 'This card doesn’t have that shape.',
    'off-map': (_: string) => 'That’s off the map.',
    'no-undo': (_: string) => 'Nothing to undo.',
  },
  keys: 'Keys: arrows move, R or the wheel rotates, F or right-click flips, S next shape, T next terrain, Enter inks, Esc puts the shape back, Ctrl+Z undoes your last turn.',
};

const fr: typeof en = {
  typedHelp:
    'Par exemple\u202f: forêt 1 r90 en B4. B4 est la première case de la forme, f la retourne. Aussi\u202f: encrer, reposer, annuler, aide.',
  typedWrong: {
    unread: () => 'Saisie non comprise. Essayez\u202f: forêt 1 r90 en B4.',
    help: () =>
      'Terrain, numéro de la forme, r90 r180 r270 pour pivoter, f pour retourner, et la première case\u202f: forêt 1 r90 en B4.',
    'other-terrain': terrains => `Choisissez ${terrains}.`,
    'other-shape': () => 'Cette carte n’a pas cette forme.',
    'off-map': () => 'C’est hors de la feuille.',
    'no-undo': () => 'Rien à annuler.',
  },
  keys: 'Touches\u202f: les flèches déplacent, R ou la molette fait pivoter, F ou le clic droit retourne, S autre forme, T autre terrain, Entrée encre, Échap repose, Ctrl+Z annule votre dernier tour.',
};

export const TYPED_WORDS = { en, fr };
