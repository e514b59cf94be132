import type { Assets } from '../../../../engine/module.ts';
import { makeNotation, parseNotation, STORY_ASSETS } from '../../../../games/thargos/ui.ts';
import { makeOpener } from '../../../screens/replay/open.ts';
import { heldBy, holdFor, keepOnly, missingIn } from '../device.ts';
import { loadStoredPacks } from '../packs.ts';
import { game } from '../rules.ts';
import { framesOf } from './frames.ts';
import { lineOf } from './log-lines.ts';

const REPLAY = 'replay';
const COMPARED = 'compared';

const storedPacks = (): Promise<Assets> => loadStoredPacks().catch((): Assets => new Map());

/** Loads the card packs of this browser, because a game that is opened may use them. */
export const readyToRead = async (): Promise<void> => holdFor(REPLAY, await storedPacks());

/** Also keeps what other games use, because two games are shown. */
export const readyToCompare = async (): Promise<void> => {
  const packs = await storedPacks();
  holdFor(REPLAY, packs);
  holdFor(COMPARED, new Map([...packs, ...STORY_ASSETS]));
};

export const opener = makeOpener({
  game,
  framesOf,
  parseNotation: text => parseNotation(text, game),
  makeNotation: record => makeNotation(record),
  // Loads all stories, because only reading the game tells which story it uses.
  prepare: () => holdFor(REPLAY, new Map([...heldBy(REPLAY), ...STORY_ASSETS])),
  missing: ({ config }) => missingIn(config, heldBy(REPLAY)),
  tell: (playback, frame, { seats }) =>
    lineOf(
      playback,
      frame,
      { seat: 0, isOpen: true },
      { names: seats.map((_, i) => `${i}`), language: 'en' },
    ),
  finish: ({ config }) => keepOnly(REPLAY, config),
});
