export const SUMMARY_WORDS = {
  en: {
    title: (mode: string) => `Heroes of Thargos, ${mode}`,
    modes: { duel: 'duel', circle: 'circle', story: 'story', solo: 'solo', 'solo-story': 'solo story' },
    turn: (n: number) => (n === 0 ? 'Setup' : `Turn ${n}`),
    points: (vp: string) => `${vp} VP`,
    done: (points: string) => `Finished, ${points}`,
  },
  fr: {
    title: (mode: string) => `Héros de Thargos, ${mode}`,
    modes: { duel: 'duel', circle: 'cercle', story: 'récit', solo: 'solo', 'solo-story': 'récit solo' },
    turn: (n: number) => (n === 0 ? 'Mise en place' : `Tour ${n}`),
    points: (vp: string) => `${vp} PV`,
    done: (points: string) => `Terminée, ${points}`,
  },
};
