/** The help of the terminal game. Players can always type the words of both languages. */
export const helpEn = `To draw, type in any order:
  1, 2        the number of the shape; not needed if there is only one
  r rr rrr    rotate clockwise in quarter turns, also r90 r180 r270
  f           flip left to right, before rotating
  forest      the terrain: its name, its first two letters, or v (village), w (water), a (farm); not needed if there is only one
  B4          the top left corner of the smallest rectangle around the rotated shape; the shape may leave this space empty
For example: 1 r90 forest B4, or: forest B4 r f
Your choices are shown in [ ]. When they are complete, press Enter to draw, or type more to change any of them. Typing just r or f rotates or flips the shape once more.
To draw a hero, type the space for its H, plus any rotations. When a gorgon or troll destroys a space, type just that space.

Other commands:
  list        list every rotation that fits, and where
  ? 1 r       show on the map sheet where this rotation of shape 1 fits
  show        show the table again; "show 2" shows seat 2's map sheet
  score       show all scores so far, with the text of each edict
  why A       show which spaces earn stars for edict A; "why monsters" shows where monsters cost stars
  rule CA-21  show a rule in one sentence
  save FILE   save the game to a file
  notation    show the game as text
  undo        clear the choices in [ ], or undo your last drawing. Once a new card is revealed, use "undo practice": the game then counts as practice
  quit        leave the game (also Ctrl-C); you can save it first
`;

export const helpFr = `Pour dessiner, tapez dans n’importe quel ordre :
  1, 2                 le numéro de la forme ; inutile s’il n’y en a qu’une
  r rr rrr             pivoter vers la droite, par quarts de tour ; aussi r90 r180 r270
  f                    retourner de gauche à droite, avant de pivoter
  forêt                le terrain : son nom, ses deux premières lettres, ou v (village), l (lac), a (ferme) ; inutile s’il n’y en a qu’un
  B4                   le coin en haut à gauche du plus petit rectangle autour de la forme pivotée ; la forme peut laisser cette case vide
Par exemple : 1 r90 forêt B4, ou : forêt B4 r f
Vos choix s’affichent entre [ ]. Quand ils sont complets, appuyez sur Entrée pour dessiner, ou tapez la suite pour en changer. Taper seulement r ou f fait pivoter ou retourne la forme une fois de plus.
Pour dessiner un héros, tapez la case de son H, et les rotations s’il en faut. Quand une gorgone ou un troll détruit une case, tapez seulement cette case.

Autres commandes :
  liste                lister toutes les rotations qui tiennent, et où
  ? 1 r                montrer sur la feuille où cette rotation de la forme 1 tient
  voir                 montrer de nouveau la table ; « voir 2 » montre la feuille de la place 2
  score                montrer tous les scores, avec le texte de chaque décret
  pourquoi A           montrer quelles cases rapportent les étoiles du décret A ; « pourquoi monstres » montre où les monstres en coûtent
  règle CA-21          montrer une règle, en une phrase
  enregistrer FICHIER  enregistrer la partie dans un fichier
  notation             montrer la partie en texte
  annuler              effacer les choix entre [ ], ou annuler votre dernier dessin. Après une nouvelle carte, utilisez « annuler entraînement » : la partie devient alors un entraînement
  quitter              quitter la partie (aussi Ctrl-C) ; vous pouvez d’abord l’enregistrer
`;
