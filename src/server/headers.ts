import type { IncomingHttpHeaders } from 'node:http';

/**
 * Only our own files may run, load or connect. The page also has this policy in a meta element, for other web
 * servers.
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

/** Browsers ignore frame-ancestors in a meta element. */
const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;

const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'];

/** Headers of every response except worker scripts. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of bot worker scripts, which compile WebAssembly. A worker uses the policy of its own file, so the page's
 * policy stays strict.
 */
export const THREAD_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
};

/** Whether a request comes from our own page. Clients other than browsers send no origin; they still need a key. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, allowed?: string): boolean => {
  if (origin === undefined || origin === allowed) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
