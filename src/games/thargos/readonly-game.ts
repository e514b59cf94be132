import { assetKey, type GameModule, type TableRules } from '../../engine/module.ts';
import { allows, type Options, options } from './asking/options.ts';
import { type Preview, preview } from './asking/preview.ts';
import { type FindAsset, type Rulebook, requiredAssets } from './assets.ts';
import type { ConfigWish } from './config.ts';
import { ENCODING, SEED_AT } from './encoding.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { isEvent, parseCommand } from './notation/parse-command.ts';
import type { Command, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';
import { logDetails } from './words/log-details.ts';

export interface ThargosTypes {
  readonly State: State;
  readonly Command: Command;
  readonly Event: Event;
  readonly View: View;
  readonly Options: Options;
  readonly Preview: Preview;
  readonly Config: ConfigWish;
}

/** The rules without setup, decisions and search, which is enough to show a stored game. */
export interface ReadonlyGame
  extends Omit<TableRules<ThargosTypes>, 'decide' | 'supplied'>,
    Pick<GameModule<ThargosTypes>, 'options' | 'allows' | 'preview'> {}

export const shownGame = ({ meet }: Rulebook, find: FindAsset): ReadonlyGame => ({
  id: 'thargos',
  // CHANGELOG.md lists the changes of each version.
  rulesVersion: 10,
  evolve: (state, event) => {
    if (state) meet(state.config);
    else if (event.type === 'started') meet(event.config);
    return evolve(state, event);
  },
  view: (state, viewer) => {
    const shown = view(state, viewer);
    if (shown.config !== state.config) meet(shown.config);
    return shown;
  },
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
  reveals,
  activeSeats: ({ question }) => (question ? [question.seat] : []),
  isOver: state => state.result !== null,
  decision: ({ question, decisions }, seat) => (question?.seat === seat ? `${decisions}` : undefined),
  seedOf: state => state.secret.seed,
  seedAt: SEED_AT,
  parseCommand,
  isEvent,
  encoding: ENCODING,
  requiredAssets: wish => requiredAssets(wish).filter(need => find(assetKey(need)) === undefined),
  about: logDetails,
});
