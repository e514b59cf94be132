import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Socket } from 'node:net';

/**
 * A small WebSocket client. Node's own, which Node 18 lacks, hides the bytes on the network and why a server refused a
 * connection.
 */
export interface LoadSocket {
  send(text: string): void;
  /** Closes the connection without waiting for the server. */
  end(): void;
  /** The bytes on the network so far, in both directions. */
  bytes(): { readonly sent: number; readonly received: number };
}

/** Why a socket closed: the code of a close frame, the HTTP status of a refused connection, or neither. */
export interface SocketEnd {
  readonly code?: number;
  readonly status?: number;
  /** How many seconds to wait before the next attempt, if the server says so. */
  readonly retryAfter?: number;
}

interface Listeners {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onEnd: (end: SocketEnd) => void;
}

/** RFC 6455 adds this text to the key of the client, so that the answer shows that the server knows WebSockets. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const CONNECT_MS = 6000;
const FIN = 0x80;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

const frameOf = (opcode: number, body: Buffer): Buffer => {
  const isShort = body.length < 126;
  const frame = Buffer.allocUnsafe(body.length + (isShort ? 6 : body.length < 65_536 ? 8 : 14));
  frame[0] = FIN | opcode;
  let at = 2;
  if (isShort) frame[1] = FIN | body.length;
  else if (body.length < 65_536) {
    frame[1] = FIN | 126;
    at = frame.writeUInt16BE(body.length, 2);
  } else {
    frame[1] = FIN | 127;
    at = frame.writeBigUInt64BE(BigInt(body.length), 2);
  }
  const mask = randomBytes(4);
  mask.copy(frame, at);
  for (let i = 0; i < body.length; i++) frame[at + 4 + i] = body[i]! ^ mask[i & 3]!;
  return frame;
};

/** Returns a function that takes bytes of a server and calls `onFrame` with each complete frame. */
const frameReader = (onFrame: (opcode: number, isLast: boolean, body: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < 2) return;
      const short = rest[1]! & 127;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (rest.length < start) return;
      const size =
        short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      if (rest.length < start + size) return;
      const body = rest.subarray(start, start + size);
      const first = rest[0]!;
      rest = rest.subarray(start + size);
      onFrame(first & 15, (first & FIN) !== 0, body);
    }
  };
};

const endOf = ({ statusCode, headers }: IncomingMessage): SocketEnd => {
  const retryAfter = Number(headers['retry-after']);
  return {
    ...(statusCode !== undefined && { status: statusCode }),
    ...(retryAfter > 0 && { retryAfter }),
  };
};

export const openLoadSocket = (address: URL, { onOpen, onText, onEnd }: Listeners): LoadSocket => {
  const key = randomBytes(16).toString('base64');
  const ask = address.protocol === 'https:' ? requestSecurely : request;
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
  };
  let line: Socket | undefined;
  let isEnded = false;
  const finish = (end: SocketEnd): void => {
    if (isEnded) return;
    isEnded = true;
    opening.destroy();
    line?.destroy();
    onEnd(end);
  };

  let parts: Buffer[] = [];
  const read = frameReader((opcode, isLast, body) => {
    if (isEnded) return;
    if (opcode === PING) return void line?.write(frameOf(PONG, body));
    if (opcode === CLOSE) return finish(body.length >= 2 ? { code: body.readUInt16BE(0) } : {});
    if (opcode > TEXT) return;
    parts.push(body);
    if (!isLast) return;
    const text = (parts.length === 1 ? body : Buffer.concat(parts)).toString();
    parts = [];
    onText(text);
  });

  const opening = ask(address, { headers, agent: false, timeout: CONNECT_MS });
  opening.on('upgrade', (response, socket, head) => {
    const expected = createHash('sha1').update(`${key}${GUID}`).digest('base64');
    socket.on('error', () => finish({}));
    socket.on('close', () => finish({}));
    if (isEnded || response.headers['sec-websocket-accept'] !== expected) {
      socket.destroy();
      return finish({});
    }
    line = socket;
    socket.setNoDelay(true);
    socket.setTimeout(0);
    socket.on('data', read);
    onOpen();
    if (head.length > 0) read(head);
  });
  opening.on('response', response => {
    response.resume();
    finish(endOf(response));
  });
  opening.on('timeout', () => finish({}));
  opening.on('error', () => finish({}));
  opening.end();
  return {
    send: text => void (!isEnded && line?.write(frameOf(TEXT, Buffer.from(text)))),
    end: () => {
      isEnded = true;
      opening.destroy();
      line?.destroy();
    },
    bytes: () => ({ sent: line?.bytesWritten ?? 0, received: line?.bytesRead ?? 0 }),
  };
};
