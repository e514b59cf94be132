import type { Seat } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { allows } from './allows.ts';
import { options } from './ask.ts';
import type { ConfigWish } from './config.ts';
import { decide } from './decide.ts';
import { ENCODING, SEED_AT } from './encoding.ts';
import { evolve } from './evolve.ts';
import type { Options } from './options.ts';
import { isEvent, parseCommand } from './parse-command.ts';
import { type Preview, preview } from './preview.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { Command, Event, State, View } from './types.ts';
import { redact, reveals, view } from './view.ts';
import { logDetails } from './words/log-details.ts';

export interface CartographersTypes {
  readonly State: State;
  readonly Command: Command;
  readonly Event: Event;
  readonly View: View;
  readonly Options: Options;
  readonly Preview: Preview;
  readonly Config: ConfigWish;
}

/** CA-30: a player who has answered may cancel, so the id of the decision stays the same until the last answer. */
const decision = ({ phase, turn, owing, answered }: State, seat: Seat): string | undefined => {
  if (!owing.includes(seat) && !answered.includes(seat)) return undefined;
  const card = 'card' in phase ? `:${phase.card}` : '';
  return `${turn}:${phase.type}${card}${'rest' in phase ? `:${phase.rest.length}` : ''}`;
};

/** The rules of Cartographers, Cartographers Heroes and both combined. */
export const cartographers: GameModule<CartographersTypes> = {
  id: 'cartographers',
  rulesVersion: 1,
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
  activeSeats: state => state.owing,
  turn: state => state.turn,
  isOver: state => state.phase.type === 'over',
  decision,
  seedOf: state => state.secret.seed,
  seedAt: SEED_AT,
  parseCommand,
  isEvent,
  encoding: ENCODING,
  requiredAssets: () => [],
  about: logDetails,
};
