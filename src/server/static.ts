import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { type ContentEncoding, chooseEncoding, pack } from './encoding.ts';
import { SECURITY_HEADERS, THREAD_HEADERS } from './headers.ts';

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

/** Returns the decoded path of a URL, or undefined if the URL is malformed. */
const pathOf = (address: string): string | undefined => {
  try {
    return decodeURIComponent(address.split(/[?#]/)[0]!);
  } catch {
    return undefined;
  }
};

/** Whether the client already has this version of the file: whether its `If-None-Match` header contains the ETag. */
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

/** Returns a handler that serves the files of a folder. */
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

/** A file of the page, as the server has it in memory. */
interface ServedFile {
  readonly type: string;
  readonly hash: string;
  readonly caching: string;
  /** Whether the file is a worker script. Worker scripts have other headers. */
  readonly isThread: boolean;
  readonly body: Buffer;
  /** Returns the compressed file, or undefined if compression doesn't make it smaller. */
  readonly packed: (encoding: ContentEncoding) => Promise<Buffer> | undefined;
}

/** Whether a file never changes: the build adds a hash of the content to the names in this folder. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Whether a file is a worker script. The build names these after their source, `thread.ts`. */
const isThread = (path: string): boolean => /^\/assets\/thread-[^/]*\.js$/.test(path);

/** Whether compression can make a file of this media type smaller. Fonts and pictures are already compressed. */
const isText = (type: string): boolean => type.includes('charset') || type.includes('svg');

const serve = (path: string, body: Buffer): ServedFile => {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const done = new Map<ContentEncoding, Promise<Buffer>>();
  const packed = (encoding: ContentEncoding): Promise<Buffer> | undefined => {
    if (!isText(type) || body.length < 500) return undefined;
    const known = done.get(encoding) ?? pack(encoding, body);
    done.set(encoding, known);
    return known;
  };
  const caching = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type, hash, caching, isThread: isThread(path), body, packed };
};

/** Whether the server serves this file. It doesn't serve dot files, which contain data of the build. */
const isShown = (path: string): boolean => !path.split('/').some(part => part.startsWith('.'));

/**
 * Reads all files of a folder into memory once, so that no request can reach files outside it, and no response mixes
 * two builds. `@fastify/static` is not used: it reads the disk for every request, follows links, and derives ETags from
 * file times, which differ between servers.
 */
const readFolder = (folder: string): ReadonlyMap<string, ServedFile> => {
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
