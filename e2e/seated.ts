import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './helpers.ts';

/** A player at a table on the server, with everything that a browser stores for this player. */
export interface Seated {
  readonly id: string;
  readonly me: { readonly key: string; readonly name: string };
  readonly tables: Readonly<Record<string, Readonly<Record<'token' | 'invite' | 'watch', string>>>>;
  readonly secrets: readonly string[];
}

export const seatOnServer = async (page: Page, name = 'Ada'): Promise<Seated> => {
  const key = randomBytes(32).toString('hex');
  const made = await page.request.post('/api/v1/tables', {
    headers: { authorization: `Bearer ${key}` },
    data: { game: 'cartographers', config: {}, seats: [{ kind: 'me', name }, { kind: 'open' }] },
  });
  expect(made.status()).toBe(201);
  const { id, token, invite, watch } = await made.json();
  return {
    id,
    me: { key, name },
    tables: { [id]: { token, invite, watch } },
    secrets: [key, token, invite, watch],
  };
};

/**
 * Stores the keys of a player in this browser. The page must already be open, and uses the keys after a
 * reload.
 */
export const become = (page: Page, { me, tables }: Seated): Promise<void> =>
  page.evaluate(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'alidade.me': me, 'alidade.tables': tables },
  );
