import { useSignal } from '@preact/signals';
import { saveFile } from '../files.ts';
import { GAMES } from '../games/list.ts';
import { identityHere } from '../online/stored-keys.ts';
import { gameFiles } from '../store.ts';
import { useOnce } from '../ui/once.ts';
import { makeBundle } from './bundle-file.ts';
import type { Encrypted } from './encrypt.ts';
import { notesHere } from './notes.ts';

const saveAll = async (identity?: Encrypted): Promise<void> => {
  const owned = GAMES.flatMap(({ id, userContent: own }) => (own ? [{ id, own }] : []));
  const [games, ...own] = await Promise.all([
    gameFiles(),
    ...owned.map(async ({ id, own }) => [id, await (await own()).bundle()] as const),
  ]);
  const bundled = { games, notes: notesHere(), ...Object.fromEntries(own), ...(identity && { identity }) };
  saveFile(`alidade-${new Date().toISOString().slice(0, 10)}.json`, makeBundle(bundled));
};

export interface Passphrase {
  readonly typed: string;
  readonly repeated: string;
}

export const EMPTY: Passphrase = { typed: '', repeated: '' };

/** The minimum length of a passphrase. */
export const SHORTEST = 8;

const sealedHere = async ({ typed, repeated }: Passphrase) => {
  const { canEncrypt, encrypt } = await import('./encrypt.ts');
  if (!canEncrypt()) return 'insecure';
  if (typed.length < SHORTEST) return 'short';
  if (typed !== repeated) return 'differ';
  return encrypt(identityHere(), typed);
};

/** Saves all data in a file. If the player typed a passphrase, the file includes the encrypted identity. */
export const useSaving = () => {
  const passphrase = useSignal<Passphrase | undefined>(undefined);
  const state = useSignal<'rest' | 'busy' | 'short' | 'differ' | 'insecure' | 'unsaved'>('rest');
  const save = useOnce(async () => {
    try {
      state.value = 'busy';
      const sealed = passphrase.value && (await sealedHere(passphrase.value));
      if (typeof sealed === 'string') {
        state.value = sealed;
        return;
      }
      await saveAll(sealed);
      state.value = 'rest';
      passphrase.value = undefined;
    } catch {
      state.value = 'unsaved';
    }
  });
  return { passphrase, state, save };
};

export type BundleSaving = ReturnType<typeof useSaving>;
