import type { Viewer } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/text.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { thargos as game } from '../../../../games/thargos/game.ts';
import type { State } from '../../../../games/thargos/types.ts';
import { happened } from '../../../../games/thargos/words/happened.ts';
import type { ThargosRecord } from '../local-table.ts';

export interface Line {
  readonly text: string;
  readonly rule?: string;
  /** Begins a turn. */
  readonly isTurn?: boolean;
  readonly round?: number;
}

/** The whole game so far as one viewer may know it, sentence by sentence. */
export const chronicleOf = (
  { log }: Pick<ThargosRecord, 'log'>,
  viewer: Viewer,
  names: readonly string[],
  language: Language,
): Line[] => {
  const lines: Line[] = [];
  let state: State | undefined;
  for (const { events } of log)
    for (const event of events) {
      const seen = game.redact(event, viewer, state);
      state = game.evolve(state, event);
      if (seen) lines.push(...lineOf(seen, state, viewer, names, language));
    }
  return lines;
};

const lineOf = (
  event: Event,
  state: State,
  viewer: Viewer,
  names: readonly string[],
  language: Language,
): Line[] => {
  const told = happened(event, game.view(state, viewer), { viewer, names, language });
  if (!told) return [];
  if (event.type !== 'turnBegun') return [told];
  return [{ ...told, isTurn: true, round: Math.ceil(state.turn.number / state.players.length) }];
};
