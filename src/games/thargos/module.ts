import type { Assets, GameModule } from '../../engine/module.ts';
import { type FindAsset, makeRulebook } from './assets.ts';
import { type Configure, makeConfigure } from './configure.ts';
import { decide } from './decide.ts';
import { withDeck, withSeats } from './decks/choice.ts';
import { readAsset } from './read-asset.ts';
import { shownGame, type ThargosTypes } from './readonly-game.ts';
import { configFor } from './room-config.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';

export interface ThargosModule extends GameModule<ThargosTypes> {
  /** Completes and checks the config that players ask for. */
  readonly configure: Configure;
  /** The same module, which can also load these packs and stories. */
  withAssets(assets: Assets): ThargosModule;
}

/** The rules module, which calls `find` for the packs and stories that a config refers to. */
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
    forSeats: withSeats,
    configFor,
    readAsset: readAsset,
    withAssets: assets => thargosWith(key => assets.get(key) ?? find(key)),
  };
};

/** The rules module in all modes, without stories. A page loads a story only when it is played. */
export const thargos: ThargosModule = thargosWith(() => undefined);
