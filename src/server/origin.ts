import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser that asks shows a page of ours. Whoever is no browser says nothing, and needs a key anyway. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, allowed?: string): boolean => {
  if (origin === undefined || origin === allowed) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
