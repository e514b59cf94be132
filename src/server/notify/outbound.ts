import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Refusal } from '../../engine/refusal.ts';
import { refuse } from '../refused.ts';
import { inNetworks, isPublicAddress } from './networks.ts';

/** A request to the server of a player's webhook or of their browser. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** What became of a request. */
export type DeliveryOutcome =
  | { readonly is: 'sent' }
  /** The other server answered: `gone` means 404 or 410, `busy` that a later attempt may succeed. */
  | { readonly is: 'gone' | 'busy' | 'rejected'; readonly status: number }
  /** Without an answer. Only an `unreachable` server certainly didn't receive the request. */
  | { readonly is: 'unreachable' | 'timeout' | 'private' };

interface OutboundSettings {
  /** Networks that are allowed although they aren't public. They may also use HTTP without TLS. */
  readonly networks?: readonly string[] | undefined;
  /** Addresses of DNS servers, if not those of the system. */
  readonly dnsServers?: readonly string[] | undefined;
  readonly timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 10_000;
const DNS_MS = 2000;
const DNS_TRIES = 2;
const LARGEST_HEADERS = 16 * 1024;

const outcomeOf = (status: number): DeliveryOutcome => {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone', status };
  return { is: status === 429 || status >= 500 ? 'busy' : 'rejected', status };
};

type Found = { readonly addresses: readonly string[]; readonly isAllowed: boolean };

/** Sends requests to servers that players name, and to no address that isn't public (NP-68). */
export const openOutbound = ({
  networks = [],
  dnsServers,
  timeoutMs = TIMEOUT_MS,
}: OutboundSettings = {}) => {
  const isListed = inNetworks(networks);
  // Unlike `dns.lookup`, a Resolver doesn't occupy a thread that files and the database need, too.
  const resolver = new Resolver({ timeout: DNS_MS, tries: DNS_TRIES });
  if (dnsServers) resolver.setServers(dnsServers);

  const resolved = async (host: string): Promise<readonly string[]> => {
    if (isIP(host) !== 0) return [host];
    if (/(?:^|\.)localhost\.?$/.test(host)) return ['127.0.0.1'];
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
  };

  /** The checked addresses of a URL. `new URL` has already turned forms such as 0x7f000001 into 127.0.0.1. */
  const find = async (url: URL): Promise<Found | 'private' | 'unreachable'> => {
    const addresses = await resolved(url.hostname.replace(/^\[|\]$/g, ''));
    if (addresses.length === 0) return 'unreachable';
    const isAllowed = addresses.every(isListed);
    return isAllowed || addresses.every(isPublicAddress) ? { addresses, isAllowed } : 'private';
  };

  /** Sends to one of the checked addresses, because another DNS answer could name a private one. */
  const request = (url: URL, { addresses }: Found, { headers, body }: OutboundRequest) =>
    new Promise<DeliveryOutcome>(resolve => {
      const pinned = addresses.map(address => ({ address, family: isIP(address) }));
      const lookup: LookupFunction = (_, { all }, done) =>
        all ? done(null, pinned) : done(null, pinned[0]!.address, pinned[0]!.family);
      let isConnected = false;
      const sending = (url.protocol === 'http:' ? http : https).request(url, {
        method: 'POST',
        agent: false,
        lookup,
        maxHeaderSize: LARGEST_HEADERS,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      });
      sending.on('socket', socket =>
        socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
          isConnected = true;
        }),
      );
      // Only the status matters. Redirects aren't followed, and the body isn't read.
      sending.on('response', response => {
        response.on('error', () => undefined);
        resolve(outcomeOf(response.statusCode ?? 0));
        response.destroy();
      });
      sending.on('error', () => resolve({ is: isConnected ? 'timeout' : 'unreachable' }));
      sending.on('close', () => resolve({ is: 'timeout' }));
      sending.end(body);
    });

  return {
    /** Why the server would send nothing to this URL; undefined if it would. */
    check: async (text: string): Promise<Refusal | undefined> => {
      if (!URL.canParse(text)) return refuse('bad-webhook', { why: 'url' });
      const url = new URL(text);
      if (url.username !== '' || url.password !== '') return refuse('bad-webhook', { why: 'password' });
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('bad-webhook', { why: 'url' });
      const found = await find(url);
      if (found === 'private') return refuse('private-address', { host: url.hostname });
      if (found === 'unreachable') return refuse('bad-webhook', { why: 'host', host: url.hostname });
      return url.protocol === 'http:' && !found.isAllowed
        ? refuse('bad-webhook', { why: 'https' })
        : undefined;
    },
    send: async (sent: OutboundRequest): Promise<DeliveryOutcome> => {
      const url = new URL(sent.url);
      const found = await find(url);
      if (typeof found === 'string') return { is: found };
      return url.protocol === 'http:' && !found.isAllowed ? { is: 'private' } : request(url, found, sent);
    },
  };
};
