/** Texts of all lessons; a game may replace some. */
export const LESSON_MESSAGES = {
  en: {
    progress: 'Lesson steps',
    count: (n: number, of: number) => `Step ${n} of ${of}`,
    past: 'done',
    back: 'Back',
    skip: 'Skip',
    next: 'Next',
    finish: 'Finish',
    rules: 'Read the rules',
    again: 'Start over',
    learnt: 'What you learned',
  },
  fr: {
    progress: 'Étapes de la leçon',
    count: (n: number, of: number) => `Étape ${n} sur ${of}`,
    past: 'faite',
    back: 'Retour',
    skip: 'Sauter l’étape',
    next: 'Suite',
    finish: 'Terminer',
    rules: 'Lire les règles',
    again: 'Recommencer',
    learnt: 'Ce que vous avez appris',
  },
};
