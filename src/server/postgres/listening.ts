import { Client } from 'pg';
import { connectionTo } from './connect.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3000;

interface Ends {
  readonly hear: (payload: string | undefined) => void;
  readonly onHeld: () => void;
  readonly onLost: (error: unknown) => void;
}

/** A connection on which nothing is done but listened, made anew whenever it breaks. */
export const listenAt = (url: string, { hear, onHeld, onLost }: Ends) => {
  let client: Client | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const mine = new Client(connectionTo(url));
    client = mine;
    mine.on('error', error => lose(mine, error));
    mine.on('end', () => lose(mine, new Error('the connection ended')));
    mine.on('notification', ({ payload }) => mine === client && hear(payload));
    try {
      await mine.connect();
      await mine.query('LISTEN alidade');
      if (mine !== client) return;
      wait = FIRST_WAIT_MS;
      onHeld();
    } catch (error) {
      lose(mine, error);
    }
  };
  const lose = (lost: Client, error: unknown): void => {
    if (lost !== client) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (isClosed) return;
    onLost(error);
    timer = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  void connect();
  return {
    anew: () => client && lose(client, new Error('no heartbeat received')),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
