import type { Text } from '../../../engine/text.ts';

/** The rules whose ids the screen shows, in a sentence each. docs/rules has them in full. */
export const RULE_WORDS: Readonly<Record<string, Text>> = {
  'CA-20': {
    en: 'Every player draws one shape from the card and fills it with one terrain from the card. You cannot pass.',
    fr: 'Chacun dessine une forme de la carte et la remplit d’un terrain de la carte. On ne peut pas passer.',
  },
  'CA-21': {
    en: 'Every space of a drawing must be on the map sheet and empty. Filled spaces, mountains and wasteland block; unfilled ruins are empty.',
    fr: 'Chaque case d’un dessin doit être sur la feuille et vide. Cases remplies, montagnes et terres désolées bloquent\u202f; des ruines libres sont vides.',
  },
  'CA-22': {
    en: 'You may rotate and flip shapes. They need not touch earlier drawings.',
    fr: 'Vous pouvez faire pivoter et retourner les formes. Elles n’ont pas à toucher les dessins précédents.',
  },
  'CA-24': {
    en: 'After a ruins card, at least one space of the next drawing must cover unfilled ruins.',
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
    en: 'In an ambush, every player draws the monster on the map sheet of a neighbor, in the direction of the card.',
    fr: 'Lors d’une embuscade, chacun dessine le monstre sur la feuille d’un voisin, dans le sens de la carte.',
  },
  'CA-41': {
    en: 'If the monster fits nowhere, one empty space of that map sheet becomes a monster.',
    fr: 'Si le monstre ne tient nulle part, une case vide de cette feuille devient un monstre.',
  },
  'CA-47': {
    en: 'Some scoring cards count only one cluster: the best, or the one you choose if the rules say so.',
    fr: 'Certaines cartes Décompte ne comptent qu’une région\u202f: la meilleure, ou celle que vous choisissez si la règle le dit.',
  },
  'CA-49': {
    en: 'The game ends after winter. The highest total of the four seasons wins.',
    fr: 'La partie se termine après l’hiver. Le plus grand total des quatre saisons l’emporte.',
  },
  'CA-50': {
    en: 'In a tie, the player who lost fewer stars to monsters wins. If that is equal too, they share the victory.',
    fr: 'En cas d’égalité, le joueur qui a perdu le moins d’étoiles à cause des monstres gagne\u202f; à égalité encore, la victoire est partagée.',
  },
  'CH-05': {
    en: 'A hero fills one empty space. Its pattern marks the spaces where it destroys monsters.',
    fr: 'Un héros se dessine sur une case vide\u202f; son schéma marque les cases où il détruit les monstres.',
  },
  'CH-07': {
    en: 'You may rotate and flip the attack pattern of a hero.',
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
    en: 'When each space of the dragon is destroyed or enclosed on four sides, the owner gains 3 coins, once.',
    fr: 'Quand chaque case du dragon est détruite ou fermée sur quatre côtés, le propriétaire gagne 3 pièces, une seule fois.',
  },
  'CS-02': {
    en: 'In solo, the monster starts in its corner, as printed, and moves along the edge, then further in. It takes the first place that fits.',
    fr: 'En solo, le monstre part de son coin, tel quel, et suit le bord, puis va plus à l’intérieur. Il prend le premier endroit libre.',
  },
  'CS-06': {
    en: 'The solo rating is the total score minus the solo numbers of the four scoring cards.',
    fr: 'La note solo est le score total moins les nombres solo des quatre cartes Décompte.',
  },
};
