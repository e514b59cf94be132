import assert from 'node:assert/strict';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify as verifySignature,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from './client.ts';

/** A message that the service accepted. */
export interface Received {
  readonly path: string;
  /** The decrypted message of a push, or the JSON body of a webhook. */
  readonly body: Json;
  readonly headers: IncomingMessage['headers'];
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

const base64url = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message with the content encoding aes128gcm (RFC 8188, RFC 8291). */
export const decrypt = (body: Buffer, { keys, auth }: Browser): string => {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  assert.ok(record.length <= size, 'expected one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(auth, keys.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  assert.ok(end >= 0 && padded.subarray(end + 1).every(byte => byte === 0), 'expected the last record');
  return padded.subarray(0, end).toString('utf8');
};

/** Checks the signature and the claims of a request to a push service (RFC 8292). Returns the public key. */
export const checkVapid = (authorization: string | undefined, audience: string): string => {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = base64url(publicKey);
  assert.equal(point.length, 65);
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isValid = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    base64url(signature),
  );
  assert.ok(isValid, 'expected a valid VAPID signature');
  assert.equal(JSON.parse(base64url(head).toString()).alg, 'ES256');
  const { aud, exp, sub } = JSON.parse(base64url(claims).toString());
  assert.equal(aud, audience);
  assert.match(sub, /^(?:mailto:|https:)/);
  const left = exp - Date.now() / 1000;
  assert.ok(left > 0 && left <= 24 * 3600, `expected an expiry within a day, found ${left} s`);
  return publicKey;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A push service and a server for webhooks. Pushes to it are verified and decrypted, so a wrong one fails the
 * test.
 */
export const startPushService = async () => {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, Answer>();
  const received: Received[] = [];
  const requests: string[] = [];
  const faults: unknown[] = [];
  const waiting = new Set<() => void>();
  const notice = (): void => {
    for (const each of waiting) each();
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      requests.push(path);
      const answer = answers.get(path);
      if (answer) answer(request, response);
      else
        try {
          const body = Buffer.concat(parts);
          const browser = browsers.get(path);
          if (browser) {
            checkVapid(request.headers.authorization, address);
            assert.equal(request.headers['content-encoding'], 'aes128gcm');
            assert.ok(Number(request.headers.ttl) > 0);
          }
          const text = browser ? decrypt(body, browser) : body.toString('utf8');
          received.push({ path, body: JSON.parse(text), headers: request.headers });
          response.writeHead(201).end();
        } catch (error) {
          faults.push(error);
          response.writeHead(400).end();
        }
      notice();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Cast: the server listens on a port, not on a pipe.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const until = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) {
      if (faults.length > 0) throw faults[0];
      await new Promise<void>(resolve => {
        const wake = (): void => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      });
    }
  };
  return {
    address,
    received,
    /** The paths of all requests, in order. */
    requests,
    faults,
    /** A subscription as a browser creates it. */
    subscribe: (name: string) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/push/${name}`, { keys, auth });
      return {
        endpoint: `${address}/push/${name}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** Answers requests to this path in another way; undefined for the usual way. */
    answer: (path: string, answer: Answer | undefined): void => {
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    /** Waits for messages at a path, and returns all so far. */
    messages: async (path: string, count = 1): Promise<readonly Received[]> => {
      const there = (): readonly Received[] => received.filter(each => each.path === path);
      await until(() => there().length >= count);
      return there();
    },
    /** Waits until this path got this many requests, accepted or not. */
    asked: (path: string, count = 1): Promise<void> =>
      until(() => requests.filter(each => each === path).length >= count),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;
