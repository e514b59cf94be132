import type { Assets, GameModule } from '../../engine/module.ts';
import { type FindAsset, makeRulebook } from './assets.ts';
import { type Configure, makeConfigure } from './configure.ts';
import { decide } from './decide.ts';
import { withDeck } from './decks/choice.ts';
import { readAsset } from './read-asset.ts';
import { shownGame, type ThargosTypes } from './readonly-game.ts';
import { configFor } from './room-config.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';

export interface ThargosModule extends GameModule<ThargosTypes> {
  /** The chosen rules, completed and checked. */
  readonly configure: Configure;
  /** The same game with these packs and stories too. */
  withAssets(supplies: Assets): ThargosModule;
}

/** The game with content that `find` provides on demand. */
export const thargosWith = (find: FindAsset): ThargosModule => {
  const rulebook = makeRulebook(find);
  const { meet } = rulebook;
  const configure = makeConfigure(rulebook);
  return {
    ...shownGame(rulebook, find),
    configure,
    setup: (seats, given, wish) => setup(configure, seats, given, wish),
    decide: (state, seat, command) => {
      meet(state.config);
      return decide(state, seat, command);
    },
    sample: (shown, random) => {
      meet(shown.config);
      return sample(shown, random);
    },
    chosen: withDeck,
    configFor,
    readAsset: readAsset,
    withAssets: supplies => thargosWith(key => supplies.get(key) ?? find(key)),
  };
};

/**
 * Cursed Empire: Heroes of Thargos, in all modes. The shipped stories are loaded like other content, so a page
 * fetches them only when one is played.
 */
export const thargos: ThargosModule = thargosWith(() => undefined);
