import type { Refusal } from '../../engine/refusal.ts';
import { parseNotation, type ThargosRecord } from '../../games/thargos/notation/notation.ts';
import { reader } from '../../games/thargos/notation/parse-command.ts';
import type { State } from '../../games/thargos/types.ts';
import type { Teller } from '../games.ts';
import { readGame } from '../read-game.ts';
import { thargos } from './game.ts';
import { readPacks, sayThargos } from './rules.ts';

/** A game that was saved. */
export const readStored = (text: string): ThargosRecord | Refusal => readGame(reader, parseNotation, text);

export const teller: Teller<State> = {
  module: thargos,
  read: readStored,
  // A game names its packs only; their cards must be known before it can be read.
  takePacks: (files, language) => {
    readPacks(files, language);
  },
  tell: ({ result, players, config }, { seats }) => ({
    mode: config.mode,
    finished: result !== null,
    seats: seats.map(({ name }, seat) => ({
      ...(name === undefined ? {} : { name }),
      vp: players[seat]?.vp,
      target: players[seat]?.target,
      ...(result && { place: result.places[seat] }),
    })),
    ...(result && { rounds: result.rounds, why: result.why }),
  }),
  say: sayThargos,
};
