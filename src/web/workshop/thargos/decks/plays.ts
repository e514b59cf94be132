/** What a deck can be built for. HT-12.2: a solo story has three difficulties. */
export const PLAYS = ['duel', 'quick', 'story', 'solo-easy', 'solo-medium', 'solo-hard'] as const;
export type LabPlay = (typeof PLAYS)[number];
