import { isSame } from '../../../engine/canonical.ts';
import { standingBatches } from '../../../engine/replay.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import { makeNotation } from '../../../games/cartographers/notation.ts';
import { type CartographersRecord, makeHeader } from '../../../games/cartographers/notation-header.ts';
import { factLines, makeDecision } from '../../../games/cartographers/notation-lines.ts';
import type { State, View } from '../../../games/cartographers/types.ts';
import { spaced } from '../../../text/notation.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import type { PlayTable } from './desk.ts';
import type { Scene } from './scene.ts';

/**
 * A running game as text, as far as the person at the keyboard may know it: no face-down answers, nothing of
 * sheets that are not shown, and no sealed seed, which would tell every card to come.
 */
const runningLines = ({ words, rules }: Scene, record: CartographersRecord, view: View): string[] => {
  const { edicts, openSeed, seedHash, config } = view;
  const seed = openSeed ? record.seed : `SHA-256 ${seedHash}`;
  const lines = makeHeader({ ...record, ...(seed === undefined ? {} : { seed }) }, edicts);
  const log = standingBatches(record.log);
  // Answers lie open as soon as something is drawn after them.
  const opened = log.findLastIndex(({ events }) => events.some(event => event.type === 'asked'));
  let state: State | undefined;
  for (const [batch, { seat, command, events }] of log.entries()) {
    const facts: string[] = [];
    let isKnown = true;
    for (const event of events) {
      const shown = cartographers.redact(event, HUMAN, state);
      if (!isSame(shown, event) && event.type === 'submitted' && batch > opened) isKnown = false;
      if (shown) facts.push(...factLines(state, shown));
      state = cartographers.evolve(state, event);
    }
    const isOwn = seat === HUMAN || (isKnown && config.openSheets);
    if (seat !== undefined && command)
      lines.push(isOwn ? makeDecision(rules.map.grid, { seat, command }) : words.faceDown(seat + 1));
    lines.push(...spaced(facts));
  }
  return lines;
};

/** The game as text. */
export const notationLines = async (scene: Scene, table: PlayTable): Promise<string[]> => {
  const record = await table.file();
  const { view, isOver } = table.seen();
  if (!isOver) return runningLines(scene, record, view);
  const text = makeNotation(record);
  return typeof text === 'string' ? text.trimEnd().split('\n') : [];
};
