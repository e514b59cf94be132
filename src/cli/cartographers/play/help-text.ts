/** What can be typed in the terminal game. Both sets of words work in both languages. */
export const helpEn = `To draw, type in any order:
  1, 2        the number of the shape; not needed if there is only one
  r rr rrr    rotate clockwise in quarter turns, also r90 r180 r270
  f           flip left to right, before rotating
  forest      the terrain: v, w, a or the first two letters; not needed if there is only one
  B4          the space of the top left corner of the shape's box, after rotating
For example: 1 r90 forest B4, or: forest B4 r f
Your choices are shown in [ ] until you draw. Type more to change a part. r and f alone rotate and flip further.
For a hero, type the space of its H and rotations. For a gaze or ravage, type only the space.

Also:
  list        every rotation that fits, and where
  ? 1 r       where this rotation of the shape fits, on the map
  show        the table again; show 2: the sheet of seat 2
  score       all scores so far, with the texts of the edicts
  why A       which spaces earn the stars of edict A; why monsters
  rule CA-21  a rule in one sentence
  save FILE   save the game to a file
  notation    the game as text
  undo        clear the choices in [ ], or undo your last drawing. Once a new card is revealed, use "undo practice": the game then counts as practice
  quit        leave; asks whether to save (Ctrl-C too)
`;

export const helpFr = `Pour dessiner, tapez dans n’importe quel ordre :
  1, 2                 le numéro de la forme ; inutile s’il n’y en a qu’une
  r rr rrr             pivoter vers la droite, par quarts de tour ; aussi r90 r180 r270
  f                    retourner de gauche à droite, avant de pivoter
  forêt                le terrain : v, l ou les deux premières lettres ; inutile s’il n’y en a qu’un
  B4                   la case du coin en haut à gauche du cadre de la forme, une fois pivotée
Par exemple : 1 r90 forêt B4, ou : forêt B4 r f
Vos choix s’affichent entre [ ] jusqu’au dessin. Tapez encore pour en changer une partie. r et f seuls font pivoter et retournent encore.
Pour un héros, tapez la case de son H et les rotations. Pour un regard ou un ravage, tapez seulement la case.

Aussi :
  liste                toutes les rotations possibles, et où
  ? 1 r                où cette rotation de la forme tient, sur la feuille
  voir                 la table encore une fois ; voir 2 : la feuille de la place 2
  score                tous les scores, avec le texte des décrets
  pourquoi A           quelles cases rapportent les étoiles du décret A ; pourquoi monstres
  règle CA-21          une règle, en une phrase
  enregistrer FICHIER  enregistrer la partie dans un fichier
  notation             la partie en texte
  annuler              efface les choix entre [ ], ou annule votre dernier dessin. Après une nouvelle carte, « annuler entraînement » : la partie devient alors un entraînement
  quitter              quitter ; demande s’il faut enregistrer (Ctrl-C aussi)
`;
