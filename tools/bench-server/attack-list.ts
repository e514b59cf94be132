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
import { fillClub, floodPaths, prepareCrowd } from './flood.ts';

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

/** Reads everything of the club, as often as the server allows. */
const club: Attack = async address => {
  const api = clientOf(address);
  const reads = await fillClub(api);
  return async ms => {
    const until = performance.now() + ms;
    const asked: Promise<unknown>[] = [];
    for (let n = 0; performance.now() < until; n++) {
      const { path, key } = reads[n % reads.length]!;
      asked.push(api.get(path, key).catch(() => undefined));
      await new Promise(resolve => setTimeout(resolve, 1000 / READS_PER_SECOND));
    }
    await Promise.all(asked);
  };
};

/** Reads the page of a large tournament, as often as the server allows. */
const tournament: Attack = async address => {
  const reads = (await fillClub(clientOf(address))).filter(({ path }) => path.startsWith('tournaments/'));
  return async ms => {
    const until = performance.now() + ms;
    for (let n = 0; performance.now() < until; n++) {
      void clientOf(address)
        .get(reads[n % reads.length]!.path, reads[0]!.key)
        .catch(() => undefined);
      await new Promise(resolve => setTimeout(resolve, 1000 / READS_PER_SECOND));
    }
  };
};

const metrics: Attack = async address => ms => floodPaths(address, ['metrics', 'readyz'], ms);
const files: Attack = async address => ms => floodPaths(address, ['', 'index.html', '%2e%2e/x', '%zz'], ms);
const api: Attack = async address => ms => floodPaths(address, ['api/v1/openapi.json', 'api/v1/lobby'], ms);

const quickBots: Attack = async address => {
  const tables = await makeBusyTables(clientOf(address), { tables: 60, seats: 8, bot: 'random' });
  return ms => watchAll(address, tables, ms);
};

const crowd: Attack = async address => {
  const send = await prepareCrowd(address);
  return ms => send(ms, n => ({ type: 'undo', id: `u-${n}` }));
};

const ATTACKS = {
  ...{ packs, moves: prepareSlowMoves, pings, upgrades, records, told, bots, quickBots },
  ...{ club, tournament, metrics, files, api, crowd },
} as const;

export type AttackName = keyof typeof ATTACKS;
export const ATTACK_NAMES = Object.keys(ATTACKS) as readonly AttackName[];

export const attackNamed = (name: string): Attack => {
  const attack = (ATTACKS as Readonly<Record<string, Attack>>)[name];
  if (!attack) throw new Error(`unknown attack ${name}; expected one of ${ATTACK_NAMES.join(', ')}`);
  return attack;
};
