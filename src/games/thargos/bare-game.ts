import type { Game } from '../../engine/game.ts';
import { allows, type Options, options } from './asking/options.ts';
import { type Preview, preview } from './asking/preview.ts';
import type { ConfigWish } from './config.ts';
import { decide, evolveLately } from './decide.ts';
import type { Event } from './events.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { Command, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';

/**
 * Cursed Empire: Heroes of Thargos, in all its modes, without the stories that come with it. A page fetches these
 * when one of them is played.
 */
export const thargos: Game<State, Command, Event, View, Options, Preview, ConfigWish> = {
  id: 'thargos',
  setup,
  decide,
  evolve: evolveLately,
  view,
  redact,
  options,
  allows,
  preview,
  sample,
  reveals,
};
