import type { CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { BUILD_DECKS } from './builds.ts';
import { type DeckRules, DIFFICULTIES, type Difficulty, difficultyOf, sumsOf } from './check.ts';
import { PRECONS, type Precon } from './precons.ts';

/** The Missions of one core box, one entry for each copy, the highest PAM first. */
const MISSIONS = DEFAULT_SET.flatMap(card =>
  card.type === 'mission' && card.set === 'core' ? Array.from({ length: card.boxCopies }, () => card) : [],
).sort((a, b) => b.pam - a.pam);

/** HT-12.2: the twenty Missions that each difficulty uses. */
const BANDS = {
  easy: { missions: MISSIONS.slice(0, 20), en: 'easy', fr: 'facile' },
  medium: { missions: MISSIONS.slice(12, 32), en: 'medium', fr: 'moyen' },
  hard: { missions: MISSIONS.slice(-20), en: 'hard', fr: 'difficile' },
};

const inBand = (deck: Precon, band: Difficulty): Precon => {
  const { missions, en, fr } = BANDS[band];
  const cards: Record<CardId, number> = { ...deck.cards };
  for (const { id } of MISSIONS) delete cards[id];
  for (const { id } of missions) cards[id] = (cards[id] ?? 0) + 1;
  const title = { en: `${deck.title.en} (${en})`, fr: `${deck.title.fr} (${fr})` };
  return { ...deck, id: `${deck.id}-${band}`, title, cards };
};

/** All ready-made decks, without the versions for other difficulties. */
export const READY_MADE: readonly Precon[] = [...PRECONS, ...BUILD_DECKS];

const otherBands = (deck: Precon): readonly Difficulty[] => {
  const own = difficultyOf(sumsOf(deck, DEFAULT_SET).missionPam);
  return DIFFICULTIES.filter(band => band !== own);
};

/** HT-12.2: the ready-made decks with other Missions, one version for each of the other difficulties. */
export const DIFFICULTY_DECKS: readonly Precon[] = READY_MADE.flatMap(deck =>
  otherBands(deck).map(band => inBand(deck, band)),
);

/**
 * The ready-made deck with this name. If a solo story has a difficulty, the player's deck is the version for
 * it.
 */
export const readyMade = (name: string, { mode, seat, difficulty }: DeckRules = {}): Precon | undefined => {
  const isChosen = mode === 'solo-story' && seat !== 'rival';
  const all = [...READY_MADE, ...DIFFICULTY_DECKS];
  const suited = isChosen && all.find(({ id }) => id === `${name}-${difficulty}`);
  return suited || all.find(({ id }) => id === name);
};
