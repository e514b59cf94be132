/** What can be typed in the terminal game. Both sets of words work in both languages. */
export const HELP_EN = `To draw, type in any order:
  1, 2        the number of the shape; not needed where there is only one
  r rr rrr    quarter turns clockwise, also r90 r180 r270
  f           flip left to right, before turning
  forest      the terrain: v, w, a and otherwise two letters will do; not needed where there is only one
  B4          the space under the top left corner of the turned shape's box
For example: 1 r90 forest B4, or: forest B4 r f
What is typed is held in [ ] until it is drawn; typing more changes that part alone. r and f by themselves turn and flip further.
A hero is drawn by the space of its H and turns; a gaze or ravage by its space alone.

Also:
  list        every turn that fits and where
  ? 1 r       where this turn of the shape fits, on the map
  show        the table again; show 2: the sheet of seat 2
  score       how everything stands, with the texts of the edicts
  why A       which spaces bring the stars of edict A; why monsters
  rule CA-21  a rule that was named, in a sentence
  save FILE   the game as a file
  notation    the game as text
  undo        forgets what is held in [ ]; otherwise takes back your last drawing, but not behind a card that was turned up: there "undo practice" does, and the game counts as practice from then on
  quit        asks whether to save; so does Ctrl-C
`;

export const HELP_FR = `Pour dessiner, tapez dans n’importe quel ordre :
  1, 2            le numéro de la forme ; inutile s’il n’y en a qu’une
  r rr rrr        quarts de tour vers la droite, aussi r90 r180 r270
  f               retourner de gauche à droite, avant de tourner
  forêt           le terrain : v, e, l, c et sinon deux lettres suffisent ; inutile s’il n’y en a qu’un
  B4              la case sous le coin en haut à gauche du cadre de la forme tournée
Par exemple : 1 r90 forêt B4, ou : forêt B4 r f
Ce qui est tapé est gardé entre [ ] jusqu’au dessin ; la suite ne change que ce qu’elle nomme. r et f seuls tournent et retournent encore.
Un héros se dessine par la case de son H et des rotations ; un regard ou un ravage par sa seule case.

Aussi :
  liste           toutes les rotations qui tiennent, et où
  ? 1 r           où cette rotation de la forme tient, sur la feuille
  voir            la table encore une fois ; voir 2 : la feuille de la place 2
  score           l’état de tout, avec le texte des cartes
  pourquoi A      quelles cases rapportent les étoiles de A ; pourquoi monstres
  règle CA-21     une règle citée, en une phrase
  sauver FICHIER  la partie dans un fichier
  notation        la partie en texte
  annuler         oublie ce qui est gardé entre [ ] ; sinon reprend votre dernier dessin, mais pas au-delà d’une carte révélée : là, « annuler entraînement » le fait, et la partie n’est plus qu’un entraînement
  quitter         demande s’il faut enregistrer ; Ctrl-C aussi
`;
