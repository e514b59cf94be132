/** Printed facts that a table may set to what its own box says. */
export const FACT_WORDS = {
  en: {
    coinCap: 'Length of the coin track',
    thresholds: 'Length of the seasons, in numbers',
    cards: 'Values of cards',
    corrections: 'Values of cards as JSON',
  },
  fr: {
    coinCap: 'Longueur de la piste de pièces',
    thresholds: 'Durée des saisons, en nombres',
    cards: 'Valeurs des cartes',
    corrections: 'Valeurs des cartes en JSON',
  },
};
