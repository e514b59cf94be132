import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { chooseEncoding, type Encoding, pack } from './encoding.ts';
import { SECURITY_HEADERS, THREAD_HEADERS } from './headers.ts';

/** Answers one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void => {
  const body = Buffer.from(`${status} ${text}\n`);
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...more,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** The path of an address, without what follows `?`; nothing when it cannot be read. */
const pathOf = (address: string): string | undefined => {
  try {
    return decodeURIComponent(address.split(/[?#]/)[0]!);
  } catch {
    return undefined;
  }
};

/** Whether the client has this version already, by its `If-None-Match`. */
export const isKnown = (request: IncomingMessage, tag: string): boolean => {
  const tags = request.headers['if-none-match']?.split(',').map(known => known.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(tag) || tags.includes('*'));
};

const send = async (request: IncomingMessage, response: ServerResponse, file: ServedFile): Promise<void> => {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  const packed = encoding && (await file.packed(encoding));
  const tag = `"${file.hash}${packed ? `-${encoding}` : ''}"`;
  const policy = file.isThread ? THREAD_HEADERS : SECURITY_HEADERS;
  const headers = { ...policy, ETag: tag, 'Cache-Control': file.caching, Vary: 'Accept-Encoding' };
  if (isKnown(request, tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = packed ?? file.body;
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(packed && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** The files of one folder and nothing else. */
export const serveFolder = (folder: string): RequestHandler => {
  const files = readFolder(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 405, 'only GET and HEAD', { Allow: 'GET, HEAD' });
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return refuse(request, response, 400, 'this address cannot be read');
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) return refuse(request, response, 404, 'there is nothing here');
    await send(request, response, file);
  };
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** One file of the page, ready to be sent. */
export interface ServedFile {
  readonly type: string;
  readonly hash: string;
  readonly caching: string;
  /** Whether a thread of the page begins with it. */
  readonly isThread: boolean;
  readonly body: Buffer;
  /** The packed bytes; nothing when packing would not help. */
  readonly packed: (encoding: Encoding) => Promise<Buffer> | undefined;
}

/** The build puts a hash of the content into these names, so what one holds never changes. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** The build calls them after `thread.ts`, in which they begin. */
const isThread = (path: string): boolean => /^\/assets\/thread-[^/]*\.js$/.test(path);

/** A font or a picture is packed already. */
const isText = (type: string): boolean => type.includes('charset') || type.includes('svg');

const serve = (path: string, body: Buffer): ServedFile => {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const done = new Map<Encoding, Promise<Buffer>>();
  const packed = (encoding: Encoding): Promise<Buffer> | undefined => {
    if (!isText(type) || body.length < 500) return undefined;
    const known = done.get(encoding) ?? pack(encoding, body);
    done.set(encoding, known);
    return known;
  };
  const caching = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type, hash, caching, isThread: isThread(path), body, packed };
};

/** Files and folders with a leading dot are notes of the build. */
const isShown = (path: string): boolean => !path.split('/').some(part => part.startsWith('.'));

/**
 * Everything in the folder, read once, by its address. Whatever an address says, it is only looked up here, so it
 * cannot leave the folder; and a build that goes on meanwhile never mixes with the one being served. `@fastify/static` reads
 * the folder with every request, follows links and makes tags from file times, which differ between servers of one address.
 */
export const readFolder = (folder: string): ReadonlyMap<string, ServedFile> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  );
  const paths = entries.map(entry =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  );
  return new Map(
    paths.filter(isShown).map(path => [`/${path}`, serve(`/${path}`, readFileSync(join(folder, path)))]),
  );
};
