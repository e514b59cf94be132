/** What a deck can be built for; a solo story has three difficulties (HT-12.2). */
export const PLAYS = ['duel', 'quick', 'story', 'solo-easy', 'solo-medium', 'solo-hard'] as const;
export type LabPlay = (typeof PLAYS)[number];
