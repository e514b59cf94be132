import type { Seat } from '../../../engine/game.ts';
import { currentBatches } from '../../../engine/replay.ts';
import { spaced } from '../../../text/notation.ts';
import type { View } from '../types.ts';
import { decisionLine, factLines } from './lines.ts';
import { makeHeader, type ThargosRecord } from './notation.ts';

/**
 * Writes a running game as text, with only what one viewer may know. It omits the seed, which would reveal
 * all cards, and the decisions of other players.
 */
export const runningNotation = (
  record: ThargosRecord,
  { faces }: Pick<View, 'faces'>,
  decided: (seat: Seat) => string,
): string => {
  const lines = makeHeader({ ...record, seed: `SHA-256 ${record.seedHash}`, openSeed: false });
  let turns = 0;
  for (const { seat, command, events } of currentBatches(record.log)) {
    if (seat !== undefined) lines.push(command ? decisionLine(faces, { seat, command }) : decided(seat));
    for (const event of events) {
      const facts = factLines({ turn: { number: turns } }, event);
      if (event.type === 'turnBegun') turns += 1;
      lines.push(...spaced(facts));
    }
  }
  return `${lines.join('\n')}\n`;
};
