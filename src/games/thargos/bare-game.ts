import type { GameModule } from '../../engine/module.ts';
import { allows, type Options, options } from './asking/options.ts';
import { type Preview, preview } from './asking/preview.ts';
import type { ConfigWish } from './config.ts';
import { decide, evolveLately } from './decide.ts';
import type { Event } from './events.ts';
import { isEvent, parseCommand } from './notation/parse-command.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { Command, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';
import { about } from './words/about.ts';

/**
 * Cursed Empire: Heroes of Thargos, in all its modes, without the stories that come with it. A page fetches these
 * when one of them is played.
 */
export const thargos: GameModule<State, Command, Event, View, Options, Preview, ConfigWish> = {
  id: 'thargos',
  rulesVersion: 1,
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
  owing: ({ question }) => (question ? [question.seat] : []),
  isOver: state => state.result !== null,
  decision: ({ question, decisions }, seat) => (question?.seat === seat ? `${decisions}` : undefined),
  seedOf: state => state.secret.seed,
  parseCommand,
  isEvent,
  needs: () => [],
  about,
};
