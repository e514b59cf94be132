export const STAGE_WORDS = {
  en: {
    title: (name: string) => `${name} plays`,
    skip: 'Skip',
  },
  fr: {
    title: (name: string) => `${name} joue`,
    skip: 'Passer l’animation',
  },
};
