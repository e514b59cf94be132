import { type GameModule, needKey, type Supplies } from '../../engine/module.ts';
import { allows, type Options, options } from './asking/options.ts';
import { type Preview, preview } from './asking/preview.ts';
import type { ConfigWish } from './config.ts';
import { type Configure, makeConfigure } from './configure.ts';
import { decide, evolveLately } from './decide.ts';
import type { Event } from './events.ts';
import { isEvent, parseCommand } from './notation/parse-command.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import { SPELLING } from './spelling.ts';
import { type Find, makeRulebook, needsOf } from './supplies.ts';
import type { Command, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';
import { about } from './words/about.ts';

export interface ThargosModule extends GameModule<State, Command, Event, View, Options, Preview, ConfigWish> {
  /** The chosen rules, completed and checked. */
  readonly configure: Configure;
  /** The same game with these packs and stories too. */
  supplied(supplies: Supplies): ThargosModule;
}

const moduleWith = (find: Find): ThargosModule => {
  const rulebook = makeRulebook(find);
  const { meet } = rulebook;
  const configure = makeConfigure(rulebook);
  return {
    id: 'thargos',
    // 3: rules mended after an audit against the book (CHANGELOG).
    rulesVersion: 3,
    configure,
    setup: (seats, given, wish) => setup(configure, seats, given, wish),
    decide: (state, seat, command) => {
      meet(state.config);
      return decide(state, seat, command);
    },
    evolve: (state, event) => {
      if (state) meet(state.config);
      else if (event.type === 'started') meet(event.config);
      return evolveLately(state, event);
    },
    view,
    redact,
    options: shown => {
      meet(shown.config);
      return options(shown);
    },
    allows,
    preview: (shown, command) => {
      meet(shown.config);
      return preview(shown, command);
    },
    sample: (shown, random) => {
      meet(shown.config);
      return sample(shown, random);
    },
    reveals,
    owing: ({ question }) => (question ? [question.seat] : []),
    isOver: state => state.result !== null,
    decision: ({ question, decisions }, seat) => (question?.seat === seat ? `${decisions}` : undefined),
    seedOf: state => state.secret.seed,
    parseCommand,
    isEvent,
    spelling: SPELLING,
    needs: wish => needsOf(wish).filter(need => find(needKey(need)) === undefined),
    about,
    supplied: supplies => moduleWith(key => supplies.get(key) ?? find(key)),
  };
};

/**
 * Cursed Empire: Heroes of Thargos, in all its modes. The stories that come with it are supplies like any other: a
 * page fetches them when one is played.
 */
export const thargos: ThargosModule = moduleWith(() => undefined);
