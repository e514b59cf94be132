import type { AdminReport, Block } from '../../sync/administration.ts';
import { allReports, type Chat } from '../chat.ts';
import type { Profiles } from '../club/profiles.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { Forgetting } from '../forget-player.ts';
import type { Groups } from '../groups/open.ts';
import type { Subscriptions } from '../notify/subscriptions.ts';
import { orNotKept, RefusalError, refused } from '../refused.ts';
import type { Rooms } from '../rooms.ts';
import { type AuditNote, openAuditLog } from './audit-log.ts';
import { type Blocks, normalNetwork } from './blocks.ts';
import { openPeople } from './people.ts';
import { readStatistics } from './statistics.ts';
import { openAdminTables } from './tables.ts';

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly chat: Pick<Chat, 'closeReport'>;
  readonly profiles: Pick<Profiles, 'own'>;
  readonly groups: Pick<Groups, 'mine'>;
  readonly subscriptions: Pick<Subscriptions, 'find'>;
  readonly forgetting: Pick<Forgetting, 'forget'>;
  readonly blocks: Blocks;
  /** Saves the moves that this server has counted. */
  readonly saveCounts: () => Promise<void>;
  readonly now: Now;
}

/** Whom an administrator wants to block. */
export interface BlockWish {
  readonly person?: string;
  readonly network?: string;
  readonly reason: string;
  readonly until?: number;
}

/**
 * The tools of administrators. The admin API and the command line both use them. Each change gets the name of the
 * administrator, `who`, for the audit log.
 */
export const openAdministration = (ports: Ports) => {
  const { data, chat, blocks, forgetting, saveCounts } = ports;
  const audit = openAuditLog(data);
  const tables = openAdminTables(ports);
  const people = openPeople(ports);

  /**
   * Writes down an action, then does it. So no action is missing in the log, even if the server is killed meanwhile. An
   * action that fails gets another entry.
   */
  const noted = async <T>(note: AuditNote, work: () => Promise<T>): Promise<T> => {
    await audit.append(note);
    try {
      return await work();
    } catch (error) {
      const why = error instanceof RefusalError ? error.refusal.refused : 'failed';
      await audit.append({ ...note, note: `failed: ${why}` });
      throw error;
    }
  };
  /** Does something with a table. Refuses an unknown table before the action is written down. */
  const withTable = async (who: string, action: string, id: string, work: () => Promise<void>) => {
    await tables.find(id);
    await noted({ who, action, target: id }, work);
  };

  return {
    tables: tables.list,
    table: tables.find,
    end: (who: string, id: string) => withTable(who, 'end', id, () => tables.end(id)),
    hide: (who: string, id: string, isHidden: boolean) =>
      withTable(who, isHidden ? 'hide' : 'unhide', id, () => tables.hide(id, isHidden)),
    remove: (who: string, id: string) => withTable(who, 'delete', id, () => tables.remove(id)),

    blocks: blocks.list,
    block: async (who: string, { person, network, reason, until }: BlockWish): Promise<Block> => {
      if ((person === undefined) === (network === undefined)) throw refused('bad-request', { place: 'body' });
      const normal = normalNetwork(network ?? '');
      if (network !== undefined && normal === undefined)
        throw refused('bad-request', { place: 'body.network' });
      const target = normal === undefined ? { person: await people.resolve(person!) } : { network: normal };
      const wish = { reason, ...(until !== undefined && { until }) };
      const note = { who, action: 'block', target: Object.values(target)[0]!, note: reason };
      return noted(note, () => blocks.add(target, wish));
    },
    unblock: async (who: string, id: string): Promise<void> => {
      const block = (await blocks.list()).find(each => each.id === id);
      if (!block) throw refused('no-such-block', { id });
      const target = 'person' in block ? block.person : block.network;
      await noted({ who, action: 'unblock', target }, () => blocks.remove(id));
    },

    exportData: async (who: string, id: string) => {
      const person = await people.known(id);
      return noted({ who, action: 'export', target: person }, () => people.exportData(person));
    },
    erase: async (who: string, id: string): Promise<void> => {
      const person = await people.known(id);
      await noted({ who, action: 'erase', target: person }, () => forgetting.forget(person));
    },

    statistics: () => readStatistics(data, saveCounts),
    reports: (most: number, before?: number): Promise<readonly AdminReport[]> =>
      orNotKept(allReports(data, most, before)),
    closeReport: (who: string, table: string, number: number) =>
      noted({ who, action: 'close-report', target: `${table}:${number}` }, () =>
        chat.closeReport(table, number),
      ),
    audit: audit.page,
  };
};

export type Administration = ReturnType<typeof openAdministration>;
