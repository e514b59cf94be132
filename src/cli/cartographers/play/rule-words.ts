import type { Text } from '../../../engine/text.ts';

/** The rules whose ids stand on the screen, in a sentence each. docs/rules has them in full. */
export const RULE_WORDS: Readonly<Record<string, Text>> = {
  'CA-20': {
    en: 'Everybody draws one shape of the card and fills it with one terrain of the card. Nobody may pass.',
    fr: 'Chacun dessine une forme de la carte et la remplit d’un terrain de la carte. On ne peut pas passer.',
  },
  'CA-21': {
    en: 'Every space of a drawing must lie on the sheet and be empty. Filled spaces, mountains and wasteland block; unfilled ruins are empty.',
    fr: 'Chaque case d’un dessin doit être sur la feuille et vide. Cases remplies, montagnes et terres désolées bloquent\u202f; des ruines libres sont vides.',
  },
  'CA-22': {
    en: 'Shapes may be turned and flipped. They need not touch what was drawn before.',
    fr: 'Les formes peuvent être tournées et retournées. Elles n’ont pas à toucher les dessins précédents.',
  },
  'CA-24': {
    en: 'After a ruins card at least one space of the next drawing must lie on unfilled ruins.',
    fr: 'Après une carte Ruines, au moins une case du dessin suivant doit couvrir une ruine libre.',
  },
  'CA-25': {
    en: 'Only if no shape of the card fits anywhere is one single space drawn instead.',
    fr: 'On ne dessine une seule case que si aucune forme de la carte ne tient nulle part.',
  },
  'CA-26': {
    en: 'If no shape can cover unfilled ruins after a ruins card, one single space is drawn anywhere instead.',
    fr: 'Si après une carte Ruines aucune forme ne peut couvrir une ruine libre, on dessine une seule case, où l’on veut.',
  },
  'CA-30': {
    en: 'Everybody answers once for each card; the answers lie face down until all have answered.',
    fr: 'Chacun répond une fois à chaque carte\u202f; les réponses restent cachées jusqu’à ce que tous aient répondu.',
  },
  'CA-38': {
    en: 'In an ambush everybody draws the monster on the sheet of a neighbour, in the direction of the card.',
    fr: 'Lors d’une embuscade, chacun dessine le monstre sur la feuille d’un voisin, dans le sens de la carte.',
  },
  'CA-41': {
    en: 'If the monster fits nowhere, one empty space of that sheet becomes a monster instead.',
    fr: 'Si le monstre ne tient nulle part, une case vide de cette feuille devient un monstre.',
  },
  'CA-47': {
    en: 'Some scoring cards count one cluster only: the best, or where the rules say so the one you choose.',
    fr: 'Certaines cartes ne comptent qu’un groupe\u202f: le meilleur, ou celui que vous choisissez si la règle le dit.',
  },
  'CA-49': {
    en: 'The game ends after winter; the four seasons are added and the highest sum wins.',
    fr: 'La partie finit après l’hiver\u202f; on additionne les quatre saisons et le plus grand total l’emporte.',
  },
  'CA-50': {
    en: 'A tie goes to whoever lost fewer stars to monsters; if that is equal too, the victory is shared.',
    fr: 'En cas d’égalité gagne celui qui a perdu le moins d’étoiles à cause des monstres\u202f; à égalité encore, la victoire est partagée.',
  },
  'CH-05': {
    en: 'A hero is one space on any empty space; its pattern marks the spaces where it destroys monsters.',
    fr: 'Un héros se dessine sur une case vide\u202f; son schéma marque les cases où il détruit les monstres.',
  },
  'CH-07': {
    en: 'The attack pattern of a hero may be turned and flipped.',
    fr: 'Le schéma d’attaque d’un héros peut être tourné et retourné.',
  },
  'CH-14': {
    en: 'After each season every empty space beside a zombie becomes a zombie.',
    fr: 'Après chaque saison, chaque case vide adjacente à un zombie devient un zombie.',
  },
  'CH-15': {
    en: 'After each season the troll destroys one empty space beside it.',
    fr: 'Après chaque saison, le troll détruit une case vide adjacente.',
  },
  'CH-16': {
    en: 'Right after it is drawn, the gorgon destroys one space beside it, empty or filled, but no mountain.',
    fr: 'Sitôt dessinée, la gorgone détruit une case adjacente, vide ou remplie, mais pas une montagne.',
  },
  'CH-18': {
    en: 'When each space of the dragon is destroyed or closed on four sides, the owner gains 3 coins, once.',
    fr: 'Quand chaque case du dragon est détruite ou fermée sur quatre côtés, le propriétaire gagne 3 pièces, une seule fois.',
  },
  'CS-02': {
    en: 'In solo the monster is tried as printed from its corner along the edge, then further in; it takes the first free spot.',
    fr: 'En solo, le monstre est essayé tel quel depuis son coin le long du bord, puis plus à l’intérieur\u202f; il prend le premier endroit libre.',
  },
  'CS-06': {
    en: 'The solo rating is the final score less the solo numbers of the four scoring cards.',
    fr: 'La note solo est le score total moins les nombres solo des quatre cartes.',
  },
};
