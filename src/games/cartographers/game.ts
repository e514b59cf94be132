import type { Game } from '../../engine/game.ts';
import { allows } from './allows.ts';
import { options } from './ask.ts';
import type { ConfigWish } from './config.ts';
import { decide, evolveLately } from './decide.ts';
import type { Options } from './options.ts';
import { type Preview, preview } from './preview.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { Command, Event, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';

/** Cartographers, Cartographers Heroes, and both combined. */
export const cartographers: Game<State, Command, Event, View, Options, Preview, ConfigWish> = {
  id: 'cartographers',
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
