import type { Viewer } from '../../engine/game.ts';
import { isObject } from '../../engine/util.ts';
import type { OutboxMessage, OutboxStorage } from '../client/outbox.ts';
import { readStored, removeStored, writeStored } from '../local-storage.ts';

/** Commands that no server has answered yet, by seat. A reloaded page sends them again with their ids. */
export const UNSENT = 'alidade.unsent';
/** The most commands that are stored; the oldest are dropped. */
const MOST = 50;

interface StoredMessage {
  readonly table: string;
  readonly seat: Viewer;
  readonly said: OutboxMessage;
}

type Kept = readonly StoredMessage[];

const isKept = (each: unknown): each is StoredMessage =>
  isObject(each) && typeof each.table === 'string' && isObject(each.said) && typeof each.said.id === 'string';

const read = (): Kept => {
  const kept = readStored(UNSENT);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
};

const write = (kept: Kept): void => {
  if (kept.length > 0) writeStored(UNSENT, kept.slice(-MOST));
  else removeStored(UNSENT);
};

/** Deletes this player's commands. */
export const deleteStoredOutbox = (): void => write([]);

/** The stored commands of one seat, because a player in another seat must not send them. */
export const storedOutbox = (table: string, seat: Viewer): OutboxStorage => ({
  read: () => read().flatMap(each => (each.table === table && each.seat === seat ? [each.said] : [])),
  save: said => {
    // A command that answers no decision might mean something else by the time it arrives.
    if (said.type !== 'command' || said.decision === undefined) return;
    write([...read().filter(each => each.said.id !== said.id), { table, seat, said }]);
  },
  remove: id => {
    const kept = read();
    if (kept.some(({ said }) => said.id === id)) write(kept.filter(({ said }) => said.id !== id));
  },
});
