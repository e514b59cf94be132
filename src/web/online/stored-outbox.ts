import type { Viewer } from '../../engine/game.ts';
import { isObject } from '../../engine/util.ts';
import type { OutboxMessage, OutboxStorage } from '../client/outbox.ts';

/** Commands that no server has answered yet, by seat. A reloaded page sends them again with their ids. */
export const UNSENT = 'alidade.unsent';
/** More commands than anyone sends without an answer. */
const MOST = 50;

interface KeptSaying {
  readonly table: string;
  readonly seat: Viewer;
  readonly said: OutboxMessage;
}

type Kept = readonly KeptSaying[];

const isKept = (each: unknown): each is KeptSaying =>
  isObject(each) && typeof each.table === 'string' && isObject(each.said) && typeof each.said.id === 'string';

const read = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

const write = (kept: Kept): void => {
  try {
    if (kept.length > 0) localStorage.setItem(UNSENT, JSON.stringify(kept.slice(-MOST)));
    else localStorage.removeItem(UNSENT);
  } catch {
    // A private window may forbid it; then it lasts as long as the page.
  }
};

/** Deletes this player's commands. */
export const deleteStoredOutbox = (): void => write([]);

/** Keyed by seat too: a player in another seat must not send the commands of the first. */
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
