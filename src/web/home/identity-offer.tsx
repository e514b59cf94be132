import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../i18n.ts';
import { adopt, type Identity, identityFrom, identityHere } from '../online/identity.ts';
import { Button } from '../ui/button.tsx';
import { useOnce } from '../ui/once.ts';
import type { FoundIdentity } from './bundle.ts';
import type { Encrypted } from './encrypt.ts';
import { IDENTITY_MESSAGES } from './identity-messages.ts';
import { PassphraseField } from './save-all.tsx';

interface DecideProps {
  readonly use: (identity: Identity) => void;
  readonly skip: () => void;
}

interface QuestionProps extends Pick<DecideProps, 'skip'> {
  readonly title: string;
  readonly note: string;
  readonly children?: ComponentChildren;
  readonly onUse: () => void;
}

const isPlayerHere = (): boolean => identityHere()?.me !== undefined;

/** Focuses the passphrase if there is one; otherwise “Don’t use it”, so that Enter changes nothing. */
const Question = ({ title, note, children, onUse, skip }: QuestionProps) => {
  const words = say(IDENTITY_MESSAGES);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button[type="button"]')?.focus(), []);
  return (
    <form
      ref={form}
      class="panel one-column"
      aria-label={title}
      onSubmit={event => {
        event.preventDefault();
        onUse();
      }}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{note}</p>
      {isPlayerHere() && <p class="error">{words.replaces}</p>}
      {children}
      <div class="row">
        <Button type="submit">{words.use}</Button>
        <Button onClick={skip}>{words.skip}</Button>
      </div>
    </form>
  );
};

const Unseal = ({ sealed, use, skip }: DecideProps & { readonly sealed: Encrypted }) => {
  const words = say(IDENTITY_MESSAGES);
  const passphrase = useSignal('');
  const state = useSignal<'rest' | 'busy' | 'wrong' | 'insecure'>('rest');
  const open = useOnce(async () => {
    state.value = 'busy';
    const { canEncrypt, decrypt } = await import('./encrypt.ts');
    if (!canEncrypt()) {
      state.value = 'insecure';
      return;
    }
    const identity = identityFrom(await decrypt(sealed, passphrase.value));
    if (identity) use(identity);
    else state.value = 'wrong';
  });
  const { value: at } = state;
  const fault = at === 'wrong' ? words.wrong : at === 'insecure' ? words.insecure : undefined;
  return (
    <Question title={words.sealed} note={words.sealedNote} onUse={open} skip={skip}>
      <PassphraseField label={words.passphrase} typed={passphrase} autocomplete="off" fault={fault} />
      <p role="status">{at === 'busy' && words.opening}</p>
    </Question>
  );
};

const UsePlain = ({ plain, use, skip }: DecideProps & { readonly plain: Identity }) => {
  const words = say(IDENTITY_MESSAGES);
  const name = plain.me?.name;
  return (
    <Question
      title={name === undefined ? words.plainNameless : words.plain(name)}
      note={words.plainNote}
      onUse={() => use(plain)}
      skip={skip}
    />
  );
};

/** Takes the focus from the question that disappeared. */
const Answered = ({ text }: { readonly text: string }) => {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <p role="status" tabIndex={-1} ref={status}>
      {text}
    </p>
  );
};

/** Asks whether this browser should become the player whose identity is in a file. */
export const IdentityOffer = ({ found }: { readonly found: FoundIdentity }) => {
  const words = say(IDENTITY_MESSAGES);
  const answer = useSignal<'used' | 'skipped' | undefined>(undefined);
  const use = (identity: Identity): void => {
    adopt(identity);
    answer.value = 'used';
  };
  const skip = (): void => {
    answer.value = 'skipped';
  };
  // A backup of the same player: nothing to decide.
  if ('plain' in found && !answer.value && found.plain.me?.key === identityHere()?.me?.key) return null;
  if (answer.value) return <Answered text={words[answer.value]} />;
  return 'sealed' in found ? (
    <Unseal sealed={found.sealed} use={use} skip={skip} />
  ) : (
    <UsePlain plain={found.plain} use={use} skip={skip} />
  );
};
