/** What is said where a drawing is typed. */
const en = {
  typedHelp:
    'For example: forest 1 r90 at B4. B4 is the first space of the shape; r90 rotates it, f flips it. Other commands: ink, back, undo, help.',
  typedWrong: {
    unread: (_: string) => 'Couldn’t read that. Try: forest 1 r90 at B4.',
    help: (_: string) =>
      'Type the terrain, the number of the shape, r90, r180 or r270 to rotate, f to flip, and the first space: forest 1 r90 at B4.',
    'other-terrain': (terrains: string) => `Choose ${terrains}.`,
    'other-shape': (_: string) => 'This card doesn’t have that shape.',
    'off-map': (_: string) => 'There, the shape would be off the map.',
    'no-undo': (_: string) => 'Nothing to undo.',
  },
  keys: 'Keys: arrows move the shape, R or the wheel rotates it, F or right-click flips it. S takes the next shape, T the next terrain. Enter inks the shape, Esc puts it back, Ctrl+Z undoes your last turn.',
};

const fr: typeof en = {
  typedHelp:
    'Par exemple\u202f: forêt 1 r90 en B4. B4 est la première case de la forme\u202f; r90 la fait pivoter, f la retourne. Autres commandes\u202f: encrer, reposer, annuler, aide.',
  typedWrong: {
    unread: () => 'Saisie non comprise. Essayez\u202f: forêt 1 r90 en B4.',
    help: () =>
      'Saisissez le terrain, le numéro de la forme, r90, r180 ou r270 pour pivoter, f pour retourner, et la première case\u202f: forêt 1 r90 en B4.',
    'other-terrain': terrains => `Choisissez ${terrains}.`,
    'other-shape': () => 'Cette carte n’a pas cette forme.',
    'off-map': () => 'Là, la forme sortirait de la feuille.',
    'no-undo': () => 'Rien à annuler.',
  },
  keys: 'Touches\u202f: les flèches déplacent la forme, R ou la molette la fait pivoter, F ou le clic droit la retourne. S prend la forme suivante, T le terrain suivant. Entrée encre la forme, Échap la repose, Ctrl+Z annule votre dernier tour.',
};

export const TYPED_WORDS = { en, fr };
