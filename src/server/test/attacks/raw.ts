import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The request that opens a WebSocket. The table in its path doesn't have to exist. */
const HANDSHAKE = [
  'GET /api/v1/tables/anywhere/socket HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** Opens a TCP connection whose client side stays open when the server closes its side. */
export const connectRaw = async (address: string): Promise<Socket> => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/**
 * Requests a WebSocket. Resolves to the HTTP status, or to undefined if the server closes the connection without a
 * response.
 */
export const askForUpgrade = async (
  socket: Socket,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | undefined> => {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([...HANDSHAKE, ...more, '', ''].join('\r\n'));
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'end').then(() => ''),
    once(socket, 'close').then(() => ''),
  ]);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
};

const OPCODES = { continuation: 0, text: 1, ping: 9, pong: 10 } as const;
const FIN = 0x80;
const MASKED = 0x80;

/** Returns one WebSocket frame of at most 125 bytes, in the form in which clients send it (masked, here with zeros). */
export const frame = (kind: keyof typeof OPCODES, payload = '', isLast = true): Buffer =>
  Buffer.concat([
    Buffer.from([OPCODES[kind] | (isLast ? FIN : 0), MASKED | payload.length, 0, 0, 0, 0]),
    Buffer.from(payload, 'latin1'),
  ]);
