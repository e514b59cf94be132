/** Printed facts that a table may set to what its own box says. */
export const FACT_WORDS = {
  en: {
    coinCap: 'Length of the coin track',
    thresholds: 'Length of the seasons, in numbers',
    corrections: 'Corrections of cards (JSON)',
  },
  fr: {
    coinCap: 'Longueur de la piste de pièces',
    thresholds: 'Durée des saisons, en nombres',
    corrections: 'Corrections de cartes (JSON)',
  },
};
