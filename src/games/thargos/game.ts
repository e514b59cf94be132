import type { Game } from '../../engine/game.ts';
import type { ConfigWish } from './config.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { allows, type Options, options } from './options.ts';
import { type Preview, preview } from './preview.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { Command, Event, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';

/** Cursed Empire: Heroes of Thargos, in all its modes. */
export const thargos: Game<State, Command, Event, View, Options, Preview, ConfigWish> = {
  id: 'thargos',
  setup,
  decide,
  evolve,
  view,
  redact,
  options,
  allows,
  preview,
  sample,
  reveals,
};
