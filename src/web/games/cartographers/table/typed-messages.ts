const en = {
  typedHelp: (terrain: string) =>
    `For example: ${terrain} 1 r90 at B4. 1 is the number of the shape. r90 rotates it, f flips it. B4 is the first space of the shape (the leftmost in its top row). Other commands: ink, back, undo, help.`,
  typedAnswer: (terrain: string) =>
    `Type the terrain, the number of the shape, r90, r180 or r270 to rotate, f to flip, and the first space: ${terrain} 1 r90 at B4.`,
  typedWrong: {
    unread: (terrain: string, _: string) => `Couldn’t read that. Try: ${terrain} 1 r90 at B4.`,
    'other-terrain': (_: string, terrains: string) => `Choose ${terrains}.`,
    'other-shape': () => 'This card doesn’t have that shape.',
    'off-map': () => 'There, the shape would be off the map.',
    'no-undo': () => 'Nothing to undo.',
  },
  keys: 'Keys: arrows move the shape, R or the wheel rotates it, F or right-click flips it. S takes the next shape, T the next terrain. Enter inks the shape, Esc puts it back, Ctrl+Z undoes your last turn.',
};

const fr: typeof en = {
  typedHelp: terrain =>
    `Par exemple\u202f: ${terrain} 1 r90 en B4. 1 est le numéro de la forme. r90 la fait pivoter, f la retourne. B4 est la première case de la forme (la plus à gauche de sa rangée du haut). Autres commandes\u202f: encrer, reposer, annuler, aide.`,
  typedAnswer: terrain =>
    `Saisissez le terrain, le numéro de la forme, r90, r180 ou r270 pour pivoter, f pour retourner, et la première case\u202f: ${terrain} 1 r90 en B4.`,
  typedWrong: {
    unread: terrain => `Saisie non comprise. Essayez\u202f: ${terrain} 1 r90 en B4.`,
    'other-terrain': (_, terrains) => `Choisissez ${terrains}.`,
    'other-shape': () => 'Cette carte n’a pas cette forme.',
    'off-map': () => 'Là, la forme sortirait de la feuille.',
    'no-undo': () => 'Rien à annuler.',
  },
  keys: 'Touches\u202f: les flèches déplacent la forme, R ou la molette la fait pivoter, F ou le clic droit la retourne. S prend la forme suivante, T le terrain suivant. Entrée encre la forme, Échap la repose, Ctrl+Z annule votre dernier tour.',
};

export const TYPED_WORDS = { en, fr };
