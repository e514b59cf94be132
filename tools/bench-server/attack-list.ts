import { makeBusyTables } from '../../src/server/test/attacks/bots.ts';
import { floodPings } from '../../src/server/test/attacks/frames.ts';
import { prepareSlowMoves } from '../../src/server/test/attacks/moves.ts';
import { heaviestLegalPack, tooHeavyPack, tryPack } from '../../src/server/test/attacks/packs.ts';
import {
  type FinishedTable,
  floodRecords,
  makeFinishedTable,
} from '../../src/server/test/attacks/records.ts';
import { floodUpgrades } from '../../src/server/test/attacks/upgrades.ts';
import { clientOf } from '../../src/server/test/client.ts';

/** Prepares an attack on a server. The function that it returns attacks the server for `ms` milliseconds. */
type Attack = (address: string) => Promise<(ms: number) => Promise<unknown>>;

const SOCKETS = 4;
const UPGRADES = 3000;
const READS_PER_SECOND = 20;
const BUSY_TABLES = 3;
const WATCH_MS = 250;

const pings: Attack = async address => async ms => {
  // The server closes a socket that floods it, so the attacker opens new sockets until the time is over.
  const until = performance.now() + ms;
  while (performance.now() < until)
    await floodPings({ address, sockets: SOCKETS, ms: until - performance.now() }).catch(() => undefined);
};

const upgrades: Attack = async address => async ms => {
  const over = new Promise(resolve => setTimeout(resolve, ms));
  const { release } = await floodUpgrades({ address, count: UPGRADES });
  await over;
  release();
};

const records: Attack = async address => {
  const table = await makeFinishedTable(clientOf(address));
  return ms => floodRecords({ address, tables: [table], perSecond: READS_PER_SECOND, ms });
};

const told: Attack = async address => {
  const table = await makeFinishedTable(clientOf(address));
  return ms => floodRecords({ address, tables: [table], read: 'told', perSecond: READS_PER_SECOND, ms });
};

/** Reads tables again and again, because tables with only bots pause while no one watches them. */
const watchAll = async (address: string, tables: readonly FinishedTable[], ms: number): Promise<void> => {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const { id, token } of tables) await clientOf(address).get(`tables/${id}`, token);
    await new Promise(resolve => setTimeout(resolve, WATCH_MS));
  }
};

const bots: Attack = async address => {
  const tables = await makeBusyTables(clientOf(address), { tables: BUSY_TABLES });
  return ms => watchAll(address, tables, ms);
};

/** Sends card packs that the server refuses, while bots play at tables with the heaviest pack that the limits allow. */
const packs: Attack = async address => {
  const client = clientOf(address);
  const made = await tryPack(client, { pack: heaviestLegalPack(), tables: BUSY_TABLES });
  const tables = made.map(({ status, body }) => {
    if (status !== 201) throw new Error(`expected 201 for the heaviest legal pack, found ${status}`);
    return { id: body.id, token: body.token };
  });
  return async ms => {
    const watched = watchAll(address, tables, ms);
    const until = performance.now() + ms;
    while (performance.now() < until) {
      await tryPack(client, { pack: tooHeavyPack, tables: 1 });
      await new Promise(resolve => setTimeout(resolve, WATCH_MS));
    }
    await watched;
  };
};

const ATTACKS = { packs, moves: prepareSlowMoves, pings, upgrades, records, told, bots } as const;

export type AttackName = keyof typeof ATTACKS;
export const ATTACK_NAMES = Object.keys(ATTACKS) as readonly AttackName[];

export const attackNamed = (name: string): Attack => {
  const attack = (ATTACKS as Readonly<Record<string, Attack>>)[name];
  if (!attack) throw new Error(`unknown attack ${name}; expected one of ${ATTACK_NAMES.join(', ')}`);
  return attack;
};
