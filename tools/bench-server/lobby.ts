import { range } from '../../src/engine/util.ts';
import { clientOf } from '../../src/server/test/client.ts';
import { openLobbyLine } from '../../src/server/test/socket.ts';
import { GAME } from './games.ts';
import { inLots } from './lines.ts';

const OPEN_TABLES = 500;
const WATCHING = 1000;
const CHANGES = 50;
const SEATS = 4;

/** What a change of the lobby costs: the time until each watching socket has it, in ms, and the bytes of its message. */
interface LobbyCosts {
  readonly took: readonly number[];
  readonly bytes: readonly number[];
}

/**
 * Opens many tables and sockets, and takes seats at the tables, one after the other. The sockets may be at another server
 * (`watched`) that shares the database.
 */
export const measureLobby = async (url: string, watched = url): Promise<LobbyCosts> => {
  const api = clientOf(url);
  const seats = range(SEATS).map(seat => (seat === 0 ? { kind: 'me', name: 'Player' } : { kind: 'open' }));
  const ids = await inLots(range(OPEN_TABLES), async (): Promise<string> => {
    const wish = { game: GAME, seats, open: true, lobby: { pace: 'days', language: 'en' } };
    return (await api.post('tables', wish)).body.id;
  });
  const lines = await inLots(range(WATCHING), () => openLobbyLine(watched));
  await Promise.all(
    lines.map(async line => {
      const { tables } = await line.next(({ type }) => type === 'tables');
      // Another server may still be reading the last tables.
      for (let listed = tables.length; listed < OPEN_TABLES; listed++)
        await line.next(({ type }) => type === 'table');
    }),
  );
  const took: number[] = [];
  const bytes: number[] = [];
  for (const n of range(CHANGES)) {
    const id = ids[n]!;
    const name = `Guest ${n}`;
    const began = performance.now();
    const taken = api.post(`lobby/${id}/seats`, { name });
    await Promise.all(
      lines.map(async line => {
        await line.next(({ table }) => table?.id === id && table.seats[1].name === name);
        took.push(performance.now() - began);
      }),
    );
    await taken;
    bytes.push(Buffer.byteLength(lines[0]!.raw.at(-1)!));
  }
  for (const line of lines) line.end();
  return { took, bytes };
};
