import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '../limits.ts';

/** NP-68: IPv4 networks that aren't public (RFC 6890). */
const CLOSED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** All public IPv6 addresses are in `PUBLIC_V6`, but not in these networks. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];
const PUBLIC_V6 = ['2000::/3'];

/** Parses an address or a network such as `192.168.1.0/24`; undefined if the text isn't one. */
export const parseNetwork = (text: string) => {
  const [, address = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (version === 0 || prefix > most) return undefined;
  return { address, prefix, type: version === 4 ? ('ipv4' as const) : ('ipv6' as const) };
};

export const isNetworkList = (text: string): boolean =>
  text.split(',').every(each => parseNetwork(each.trim()) !== undefined);

/** Returns a function that checks whether an address is in one of the networks. */
export const inNetworks = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text.trim());
    if (!network) throw new Error(`expected a network such as 192.168.1.0/24, found ${text}`);
    list.addSubnet(network.address, network.prefix, network.type);
  }
  return address => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

const isClosedV4 = inNetworks(CLOSED_V4);
const isClosedV6 = inNetworks(CLOSED_V6);
const isOpenV6 = inNetworks(PUBLIC_V6);

/** The IPv4 address inside an IPv6 address of a network that translates to IPv4; otherwise the address. */
const translated = (address: string): string => {
  const plain = address.replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  const { hostname } = new URL(`http://[${plain}]`);
  const short = hostname.slice(1, -1).replace(/^64:ff9b::/, '::ffff:');
  const network = networkOf(short);
  return isIPv4(network) ? network : short;
};

/** NP-68: whether an address is public: not private, loopback, link-local or reserved. */
export const isPublicAddress = (address: string): boolean => {
  const known = translated(address);
  if (isIPv4(known)) return !isClosedV4(known);
  return isIPv6(known) && isOpenV6(known) && !isClosedV6(known);
};
