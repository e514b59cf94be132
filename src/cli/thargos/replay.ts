import { makeNotation, parseNotation, type ThargosRecord } from '../../games/thargos/notation/notation.ts';
import type { State } from '../../games/thargos/types.ts';
import type { Teller } from '../games.ts';
import { givenNames, thargos } from './game.ts';
import { readPacks, sayThargos } from './rules.ts';

/** The functions that read saved games of Thargos. */
export const STORED = {
  module: thargos,
  parseNotation: (text: string) => parseNotation(text, thargos),
  given: givenNames,
  say: sayThargos,
};

export const teller: Teller<State> = {
  ...STORED,
  // Cast: a `Teller` passes only records that it has read itself.
  makeNotation: record => makeNotation(record as ThargosRecord, thargos),
  // A game file contains only the names of its card packs, so the packs must be loaded before the game.
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
};
