import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { saveFile } from '../files.ts';
import { GAMES } from '../games/list.ts';
import { say } from '../i18n.ts';
import { identityHere } from '../online/identity.ts';
import { gameFiles } from '../store.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/field.tsx';
import { useOnce } from '../ui/once.ts';
import { makeBundle } from './bundle-file.ts';
import type { Encrypted } from './encrypt.ts';
import { IDENTITY_MESSAGES } from './identity-messages.ts';
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

/** Whether the identity is saved too, and its passphrase. */
export interface FileSaving {
  readonly isIncluded: Signal<boolean>;
  readonly passphrase: Signal<string>;
  readonly repeated: Signal<string>;
  readonly state: Signal<'rest' | 'busy' | 'short' | 'differ' | 'insecure' | 'unsaved'>;
  readonly save: () => void;
}

/** Minimum length of a passphrase. */
const SHORTEST = 8;

const sealedHere = async (passphrase: string, repeated: string) => {
  const { canEncrypt, encrypt } = await import('./encrypt.ts');
  if (!canEncrypt()) return 'insecure';
  if (passphrase.length < SHORTEST) return 'short';
  if (passphrase !== repeated) return 'differ';
  return encrypt(identityHere(), passphrase);
};

export const useSaving = (): FileSaving => {
  const isIncluded = useSignal(false);
  const passphrase = useSignal('');
  const repeated = useSignal('');
  const state = useSignal<FileSaving['state']['value']>('rest');
  const save = useOnce(async () => {
    try {
      state.value = 'busy';
      const sealed = isIncluded.value ? await sealedHere(passphrase.value, repeated.value) : undefined;
      if (typeof sealed === 'string') {
        state.value = sealed;
        return;
      }
      await saveAll(sealed);
      state.value = 'rest';
      isIncluded.value = false;
      passphrase.value = '';
      repeated.value = '';
    } catch {
      state.value = 'unsaved';
    }
  });
  return { isIncluded, passphrase, repeated, state, save };
};

interface FieldProps {
  readonly label: string;
  readonly typed: Signal<string>;
  readonly autocomplete: 'new-password' | 'off';
  readonly hint?: string;
  readonly fault?: string | undefined;
}

export const PassphraseField = ({ label, typed, autocomplete, hint, fault }: FieldProps) => {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div class="home-passphrase">
      <label>
        {label}
        <Input
          type="password"
          value={typed.value}
          autocomplete={autocomplete}
          aria-invalid={fault !== undefined}
          aria-describedby={note === undefined ? undefined : id}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      {fault !== undefined && (
        <p id={id} class="error" role="alert">
          {fault}
        </p>
      )}
      {fault === undefined && hint !== undefined && <p id={id}>{hint}</p>}
    </div>
  );
};

/** Whether the identity goes into the file; shown to players of online tables. */
export const IncludeIdentity = ({ saving }: { readonly saving: FileSaving }) => {
  const words = say(IDENTITY_MESSAGES);
  const note = useId();
  const { isIncluded, passphrase, repeated, state } = saving;
  if (!identityHere()) return null;
  const { value: fault } = state;
  return (
    <fieldset class="home-identity one-column">
      <Checkbox
        class="in-line"
        isOn={isIncluded.value}
        about={isIncluded.value ? note : undefined}
        onToggle={isOn => {
          isIncluded.value = isOn;
          state.value = 'rest';
        }}
      >
        {words.include}
      </Checkbox>
      {isIncluded.value && (
        <>
          <p id={note}>{words.includeNote}</p>
          <PassphraseField
            label={words.passphrase}
            typed={passphrase}
            autocomplete="new-password"
            hint={words.least(SHORTEST)}
            fault={fault === 'short' ? words.short(SHORTEST) : undefined}
          />
          <PassphraseField
            label={words.repeat}
            typed={repeated}
            autocomplete="new-password"
            fault={fault === 'differ' ? words.differ : undefined}
          />
          {fault === 'insecure' && (
            <p class="error" role="alert">
              {words.insecure}
            </p>
          )}
          <p role="status">{fault === 'busy' && words.working}</p>
        </>
      )}
    </fieldset>
  );
};
