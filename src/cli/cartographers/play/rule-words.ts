import type { Text } from '../../../engine/text.ts';

/** One sentence for each rule whose id the screen shows. docs/rules has the complete rules. */
export const RULE_WORDS: Readonly<Record<string, Text>> = {
  'CA-20': {
    en: 'Every player draws one shape from the card and fills it with one terrain from the card. You cannot pass.',
    fr: 'Chacun dessine une forme de la carte et la remplit d’un terrain de la carte. On ne peut pas passer.',
  },
  'CA-21': {
    en: 'Every space you draw on must be on the map sheet and empty. Filled spaces, mountains and wasteland aren’t empty; unfilled ruins are.',
    fr: 'Chaque case où vous dessinez doit être sur la feuille et vide. Les cases remplies, les montagnes et les terres désolées ne sont pas vides\u202f; les ruines libres le sont.',
  },
  'CA-22': {
    en: 'You may rotate and flip shapes. They need not touch earlier drawings.',
    fr: 'Vous pouvez faire pivoter et retourner les formes. Elles n’ont pas à toucher les dessins précédents.',
  },
  'CA-24': {
    en: 'After a ruins card, at least one space in the next drawing must cover unfilled ruins.',
    fr: 'Après une carte Ruines, au moins une case du dessin suivant doit couvrir une ruine libre.',
  },
  'CA-25': {
    en: 'If no shape from the card fits anywhere, you draw a single space instead.',
    fr: 'On ne dessine une seule case que si aucune forme de la carte ne tient nulle part.',
  },
  'CA-26': {
    en: 'If no shape can cover unfilled ruins after a ruins card, you draw a single space anywhere instead.',
    fr: 'Si après une carte Ruines aucune forme ne peut couvrir une ruine libre, on dessine une seule case, où l’on veut.',
  },
  'CA-30': {
    en: 'Every player answers once for each card. Answers stay hidden until all players have answered.',
    fr: 'Chacun répond une fois à chaque carte\u202f; les réponses restent cachées jusqu’à ce que tous aient répondu.',
  },
  'CA-38': {
    en: 'In an ambush, every player draws the monster on a neighbor’s map sheet. The card shows which neighbor.',
    fr: 'Lors d’une embuscade, chacun dessine le monstre sur la feuille d’un voisin. La carte indique lequel.',
  },
  'CA-41': {
    en: 'If the monster fits nowhere, one empty space on that map sheet becomes a monster.',
    fr: 'Si le monstre ne tient nulle part, une case vide de cette feuille devient un monstre.',
  },
  'CA-47': {
    en: 'Some scoring cards count only one cluster: the best one, or one of your choice if this game’s rules allow it.',
    fr: 'Certaines cartes Décompte ne comptent qu’une région\u202f: la meilleure, ou celle que vous choisissez si les règles de la partie le permettent.',
  },
  'CA-49': {
    en: 'The game ends after winter. The player with the highest total over the four seasons wins.',
    fr: 'La partie se termine après l’hiver. Le joueur qui a le plus grand total sur les quatre saisons gagne.',
  },
  'CA-50': {
    en: 'If players tie, the one who lost the fewest stars to monsters wins. If that is a tie too, they share the victory.',
    fr: 'En cas d’égalité, le joueur qui a perdu le moins d’étoiles à cause des monstres gagne\u202f; à égalité encore, la victoire est partagée.',
  },
  'CH-05': {
    en: 'A hero fills one empty space. Its pattern marks the spaces where it destroys monsters.',
    fr: 'Un héros se dessine sur une case vide\u202f; son schéma marque les cases où il détruit les monstres.',
  },
  'CH-07': {
    en: 'You may rotate and flip a hero’s attack pattern.',
    fr: 'Vous pouvez faire pivoter et retourner le schéma d’attaque d’un héros.',
  },
  'CH-14': {
    en: 'After each season, every empty space next to a zombie becomes a zombie.',
    fr: 'Après chaque saison, chaque case vide adjacente à un zombie devient un zombie.',
  },
  'CH-15': {
    en: 'After each season, the troll destroys one empty space next to it.',
    fr: 'Après chaque saison, le troll détruit une case vide adjacente.',
  },
  'CH-16': {
    en: 'Right after it is drawn, the gorgon destroys one space next to it, empty or filled, but never a mountain.',
    fr: 'Sitôt dessinée, la gorgone détruit une case adjacente, vide ou remplie, mais pas une montagne.',
  },
  'CH-18': {
    en: 'When every space of the dragon is destroyed or enclosed on all four sides, the owner of the map sheet gains 3 coins, only once.',
    fr: 'Quand chaque case du dragon est détruite ou fermée sur ses quatre côtés, le propriétaire de la feuille gagne 3 pièces, une seule fois.',
  },
  'CS-02': {
    en: 'In solo, the monster’s shape, as printed, starts in the corner shown on the card. It moves along the edge, then inward ring by ring, to the first place where it fits.',
    fr: 'En solo, la forme du monstre, telle quelle, part du coin indiqué par la carte. Elle suit le bord, puis avance vers l’intérieur anneau par anneau, jusqu’au premier endroit où elle tient.',
  },
  'CS-06': {
    en: 'The solo rating is the total score minus the solo numbers on the four scoring cards.',
    fr: 'La note solo est le score total moins les nombres solo des quatre cartes Décompte.',
  },
};
