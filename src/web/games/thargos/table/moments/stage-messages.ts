export const STAGE_WORDS = {
  en: {
    title: (name: string) => `${name} is playing`,
    skip: 'Skip',
  },
  fr: {
    title: (name: string) => `${name} joue`,
    skip: 'Passer l’animation',
  },
};
