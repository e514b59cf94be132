import type { IncomingHttpHeaders } from 'node:http';

/** Nothing but our own files may run, be shown or be asked. The page says so itself, whoever serves it. */
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

/** Only a header can say that no other page may frame us. */
const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;

const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'];

/** Sent with every answer, errors too, but for the threads. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * For the threads in which bots think: they may compile WebAssembly, of which they bring their own. A thread goes by the
 * policy of its own file, so the page stays as strict as it is.
 */
export const THREAD_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
};

/** Whether a browser that asks shows a page of ours. Whoever is no browser says nothing, and needs a key anyway. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, allowed?: string): boolean => {
  if (origin === undefined || origin === allowed) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
