/** Printed facts that a table may set to what its own box says. */
export const FACT_WORDS = {
  en: {
    coinCap: 'Coin track length',
    thresholds: 'Custom season lengths',
    cards: 'Card values',
    corrections: 'Card values (JSON)',
  },
  fr: {
    coinCap: 'Longueur de la piste de pièces',
    thresholds: 'Durées personnalisées',
    cards: 'Valeurs des cartes',
    corrections: 'Valeurs des cartes (JSON)',
  },
};
