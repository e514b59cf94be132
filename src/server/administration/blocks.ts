import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Refusal } from '../../engine/refusal.ts';
import type { Block, BlockTarget } from '../../sync/administration.ts';
import { bodyOf } from '../club/bodies.ts';
import type { Data } from '../data.ts';
import { dropDocument, putDocument } from '../documents.ts';
import type { KeyHash } from '../keys.ts';
import { networkOf } from '../limits.ts';
import { inNetworks, parseNetwork } from '../notify/networks.ts';
import { orNotKept, refuse } from '../refused.ts';

/** Who sends a request. */
export interface Caller {
  /** The address as `clientAddress` returns it. */
  readonly address?: string;
  /** The hashes of the key that was sent, and of the identity that it belongs to. */
  readonly people?: readonly (KeyHash | undefined)[];
}

interface Ports {
  readonly data: Pick<
    Data,
    'document' | 'documentsOf' | 'createDocument' | 'changeDocument' | 'removeDocument'
  > &
    Pick<Data, 'cluster'>;
  readonly report: (error: unknown) => void;
  readonly reloadMs?: number;
}

const BLOCKS = 'blocks';
const PREFIX = 'block:';
const MOST_BLOCKS = 10_000;
/** How often a server reads the blocks again, in case a message between servers was lost. */
const RELOAD_MS = 5000;
/** A block of a larger network would be a mistake: it would block a large part of the internet. */
const LEAST_PREFIX = { ipv4: 8, ipv6: 16 } as const;
/** The server counts an IPv6 client by its /64 network. */
const IPV6_CLIENT = 64;

/** The normal form of an address or network; undefined if the text isn't one, or if the network is too large. */
export const normalNetwork = (text: string): string | undefined => {
  const parsed = parseNetwork(text.trim());
  if (!parsed) return undefined;
  const { address, prefix, type } = parsed;
  const plain = networkOf(address);
  // An IPv4 address in the form of an IPv6 address.
  if (type === 'ipv6' && isIPv4(plain)) return prefix === 128 ? `${plain}/32` : undefined;
  if (prefix < LEAST_PREFIX[type]) return undefined;
  if (type === 'ipv4') return `${address}/${prefix}`;
  return prefix >= IPV6_CLIENT ? plain : `${address}/${prefix}`;
};

const textOf = (target: BlockTarget): string =>
  'person' in target ? `person:${target.person}` : `network:${target.network}`;

const idOf = (target: BlockTarget): string =>
  createHash('sha256').update(textOf(target)).digest('base64url').slice(0, 16);

/** The address of a client in the form that a list of networks can check. */
const plainAddress = (address: string): string => address.replace(/\/\d+$/, '');

/** NP-127: the blocked identities and networks. Every server has all of them in memory. */
export const openBlocks = ({ data, report, reloadMs = RELOAD_MS }: Ports) => {
  let people = new Map<KeyHash, Block>();
  let networks: readonly { readonly block: Block; readonly has: (address: string) => boolean }[] = [];
  const listeners = new Set<() => void>();
  let isClosed = false;

  const isActive = ({ until }: Block): boolean => until === undefined || until > Date.now();
  const read = async (): Promise<readonly Block[]> =>
    (await data.documentsOf(BLOCKS, MOST_BLOCKS)).map(found => bodyOf<Block>(found));
  let loaded = '';
  let [begun, newest] = [0, 0];
  const load = async (): Promise<void> => {
    begun += 1;
    const number = begun;
    const all = await read();
    // With several connections, an earlier read may end later. It may lack the last block.
    if (number < newest) return;
    newest = number;
    const text = JSON.stringify(all);
    if (text === loaded) return;
    loaded = text;
    people = new Map(all.flatMap(block => ('person' in block ? [[block.person, block] as const] : [])));
    networks = all.flatMap(block =>
      'network' in block ? [{ block, has: inNetworks([block.network]) }] : [],
    );
    for (const listener of [...listeners]) listener();
  };
  const reload = (): Promise<void> =>
    load().catch(error => {
      // A store that doesn't answer reports its own failures, and the next reload tries again.
      if (!isClosed && loaded !== '') report(error);
    });
  data.cluster?.subscribe(notice => {
    if (notice.type === 'document' && notice.id.startsWith(PREFIX)) void reload();
  });
  data.cluster?.onReconnect(() => void reload());
  const reloading = setInterval(() => {
    if (data.cluster || loaded === '') void reload();
  }, reloadMs).unref();

  const find = ({ address, people: keys = [] }: Caller): Block | undefined => {
    const block = keys
      .map(key => (key === undefined ? undefined : people.get(key)))
      .find(each => each && isActive(each));
    if (block || address === undefined || networks.length === 0) return block;
    const plain = plainAddress(address);
    return networks.find(each => each.has(plain) && isActive(each.block))?.block;
  };

  return {
    /** Resolves when the blocks are loaded, or when the store has failed; they are loaded later then. */
    ready: reload(),
    /** The refusal of a blocked caller. It doesn't contain the reason. */
    whyBlocked: (caller: Caller): Refusal<'blocked'> | undefined =>
      (people.size > 0 || networks.length > 0) && find(caller) ? refuse('blocked') : undefined,
    /** All blocks, also those that have ended; the newest first. */
    list: (): Promise<readonly Block[]> => orNotKept(read()),
    /** Blocks a target. Replaces an earlier block of the same target. */
    add: async (target: BlockTarget, wish: Pick<Block, 'reason' | 'until'>): Promise<Block> => {
      const { reason, until } = wish;
      const id = idOf(target);
      const since = Date.now();
      const block: Block = { id, ...target, reason, since, ...(until !== undefined && { until }) };
      await orNotKept(putDocument(data, { id: PREFIX + id, at: since, names: [BLOCKS], body: block }));
      await orNotKept(load());
      return block;
    },
    /** Ends a block. */
    remove: async (id: string): Promise<void> => {
      await orNotKept(dropDocument(data, PREFIX + id));
      await orNotKept(load());
    },
    /** Calls the listener after the blocks have changed, on this server or another one. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: (): void => {
      isClosed = true;
      clearInterval(reloading);
    },
  };
};

export type Blocks = ReturnType<typeof openBlocks>;
