/** A name nobody else has. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
