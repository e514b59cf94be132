import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding.ts';
import { readFolder, type ServedFile } from './files.ts';
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
