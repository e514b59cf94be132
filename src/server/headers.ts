import type { IncomingHttpHeaders } from 'node:http';

/**
 * The content security policy of the page: it may load and run only files of this server, and connect only to this
 * server. The page also contains the policy in a meta element, for other web servers.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The policy in the header. Its directive frame-ancestors is only here, because browsers ignore it in a meta element.
 */
const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;

const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'];

/** The headers of every response, except responses with a worker script. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of a response with the script of a bot worker, which may also compile WebAssembly. A worker follows the
 * policy of its own file, so the policy of the page stays strict.
 */
export const THREAD_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
};

/**
 * Whether a request comes from a page of this server, or has no origin. Clients other than browsers send no origin, but
 * they need a key.
 */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, allowed?: string): boolean => {
  if (origin === undefined || origin === allowed) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
