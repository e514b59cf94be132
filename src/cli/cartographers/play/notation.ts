import { isSame } from '../../../engine/canonical.ts';
import { currentBatches } from '../../../engine/replay.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import { makeNotation } from '../../../games/cartographers/notation.ts';
import { type CartographersRecord, makeHeader } from '../../../games/cartographers/notation-header.ts';
import { factLines, makeDecision } from '../../../games/cartographers/notation-lines.ts';
import type { State, View } from '../../../games/cartographers/types.ts';
import { spaced } from '../../../text/notation.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import type { PlayTable, Scene } from './scene.ts';

/**
 * Returns a running game as text, as far as the player may know it. It omits face-down answers, hidden sheets and a
 * sealed seed, because the seed would reveal all future cards.
 */
const runningLines = ({ words, rules }: Scene, record: CartographersRecord, view: View): string[] => {
  const { edicts, openSeed, seedHash, config } = view;
  const seed = openSeed ? record.seed : `SHA-256 ${seedHash}`;
  const lines = makeHeader({ ...record, ...(seed === undefined ? {} : { seed }) }, edicts);
  const log = currentBatches(record.log);
  // The game asks again only after all players have answered, so all answers before the last event `asked` are public.
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

/** Returns the game as text. */
export const notationLines = async (scene: Scene, table: PlayTable): Promise<string[]> => {
  const record = await table.file();
  const { view, isOver } = table.seen();
  if (!isOver) return runningLines(scene, record, view);
  const text = makeNotation(record);
  return typeof text === 'string' ? text.trimEnd().split('\n') : [];
};
