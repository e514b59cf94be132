/** What can be typed in the terminal game. Both sets of words work in both languages. */
export const HELP_EN = `To draw, type in any order:
  1, 2       the number of the shape; not needed where there is only one
  r rr rrr   quarter turns clockwise, also r90 r180 r270
  f          flip left to right, before turning
  forest     the terrain, its first letters will do; not needed where there is only one
  B4         the space under the top left corner of the turned shape's box
For example: 1 r90 forest B4, or: forest B4 r f
A hero is drawn by the space of its H and turns; a gaze or ravage by its space alone.

Also: list        every turn that fits and where
      ? 1 r       where this turn of the shape fits, on the map
      show        the table again
      score       how everything stands
      why A       which spaces bring the stars of edict A; why monsters
      save FILE   the game as a file        notation   the game as text
      undo        not behind a card that was turned up
      quit
`;

export const HELP_FR = `Pour dessiner, tapez dans n’importe quel ordre :
  1, 2       le numéro de la forme ; inutile s’il n’y en a qu’une
  r rr rrr   quarts de tour vers la droite, aussi r90 r180 r270
  f          retourner de gauche à droite, avant de tourner
  forêt      le terrain, ses premières lettres suffisent ; inutile s’il n’y en a qu’un
  B4         la case sous le coin en haut à gauche du cadre de la forme tournée
Par exemple : 1 r90 forêt B4, ou : forêt B4 r f
Un héros se dessine par la case de son H et des tours ; un regard ou un ravage par sa seule case.

Aussi : liste           tous les tours qui tiennent, et où
        ? 1 r           où ce tour de la forme tient, sur la carte
        voir            la table encore une fois
        score           l’état de tout
        pourquoi A      quelles cases rapportent les étoiles de A ; pourquoi monstres
        save FICHIER    la partie dans un fichier      notation   la partie en texte
        annuler         pas au-delà d’une carte révélée
        quitter
`;
