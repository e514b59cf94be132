import type { Assets } from '../../../../engine/module.ts';
import { makeNotation, parseNotation, STORY_ASSETS } from '../../../../games/thargos/ui.ts';
import { makeOpener } from '../../../screens/replay/open.ts';
import { heldBy, holdFor, keepOnly, lackOf } from '../device.ts';
import { loadStoredPacks } from '../packs.ts';
import { game } from '../rules.ts';
import { framesOf } from './frames.ts';
import { lineOf } from './tell.ts';

const REPLAY = 'replay';

/** Loads the card packs of this browser, which a game may use. */
export const readyToRead = async (): Promise<void> =>
  holdFor(REPLAY, await loadStoredPacks().catch((): Assets => new Map()));

export const opener = makeOpener({
  game,
  framesOf,
  parseNotation: text => parseNotation(text, game),
  makeNotation: record => makeNotation(record),
  // Which story a game uses is known only after it was read.
  prepare: () => holdFor(REPLAY, new Map([...heldBy(REPLAY), ...STORY_ASSETS])),
  lacking: ({ config }) => lackOf(config, heldBy(REPLAY)),
  tell: (playback, frame, { seats }) =>
    lineOf(
      playback,
      frame,
      { seat: 0, isOpen: true },
      { names: seats.map((_, i) => `${i}`), language: 'en' },
    ),
  finish: ({ config }) => keepOnly(REPLAY, config),
});
