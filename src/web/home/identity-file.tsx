import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ErrorLine } from '../error-line.tsx';
import { say } from '../i18n.ts';
import { adopt, type Identity, identityFrom, identityHere } from '../online/stored-keys.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, Input, type InputProps } from '../ui/field.tsx';
import { useOnce } from '../ui/once.ts';
import type { FoundIdentity } from './bundle.ts';
import type { Encrypted } from './encrypt.ts';
import { type BundleSaving, EMPTY, type Passphrase, SHORTEST } from './saving.ts';

const WORDS = {
  en: {
    include: 'Include my identity (keep the file secret)',
    includeNote: 'Anyone with the file and its passphrase can play your online seats.',
    passphrase: 'Passphrase',
    repeat: 'Repeat the passphrase',
    least: (least: number) => `At least ${least} characters.`,
    short: (least: number) => `The passphrase is too short. Use at least ${least} characters.`,
    differ: 'The passphrases differ. Type the same one twice.',
    insecure: 'This browser encrypts only over https. Open the page over https to include your identity.',
    working: 'Encrypting…',
    opening: 'Decrypting…',
    sealed:
      'This file contains an encrypted identity. Enter the passphrase to use this identity on this device.',
    sealedNote: 'Everything else is restored already.',
    plain: (name: string) => `This file contains an identity: ${name}. Use it on this device?`,
    plainNameless: 'This file contains an identity without a name. Use it on this device?',
    plainNote: 'You can then play that player’s online seats on this device.',
    replaces: 'This identity replaces the one in this browser. You lose the online seats you have here.',
    wrong: 'Wrong passphrase. Check it and try again.',
    use: 'Use identity',
    skip: 'Don’t use it',
    used: 'This device now uses the identity from the file.',
    skipped: 'The identity was not used.',
  },
  fr: {
    include: 'Inclure mon identité (gardez le fichier secret)',
    includeNote: 'Le fichier et sa phrase secrète suffisent pour jouer vos places en ligne.',
    passphrase: 'Phrase secrète',
    repeat: 'Répéter la phrase secrète',
    least: (least: number) => `Au moins ${least} caractères.`,
    short: (least: number) => `La phrase secrète est trop courte. Utilisez au moins ${least} caractères.`,
    differ: 'Les phrases secrètes diffèrent. Saisissez deux fois la même.',
    insecure: 'Ce navigateur ne chiffre que par https. Ouvrez la page par https pour inclure votre identité.',
    working: 'Chiffrement…',
    opening: 'Déchiffrement…',
    sealed:
      'Ce fichier contient une identité chiffrée. Saisissez la phrase secrète pour utiliser cette identité sur cet appareil.',
    sealedNote: 'Tout le reste est déjà restauré.',
    plain: (name: string) =>
      `Ce fichier contient une identité\u202f: ${name}. L’utiliser sur cet appareil\u202f?`,
    plainNameless: 'Ce fichier contient une identité sans nom. L’utiliser sur cet appareil\u202f?',
    plainNote: 'Vous pourrez alors jouer les places en ligne de cette personne sur cet appareil.',
    replaces:
      'Cette identité remplace celle de ce navigateur. Vous perdez les places en ligne que vous avez ici.',
    wrong: 'Phrase secrète incorrecte. Vérifiez-la et réessayez.',
    use: 'Utiliser l’identité',
    skip: 'Ne pas l’utiliser',
    used: 'Cet appareil utilise maintenant l’identité du fichier.',
    skipped: 'L’identité n’a pas été utilisée.',
  },
};

interface FieldProps extends Pick<InputProps, 'value' | 'onValue' | 'autocomplete'> {
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
}

const PassphraseField = ({ label, hint, fault, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div class="home-passphrase">
      <Field label={label}>
        <Input type="password" aria-invalid={fault !== undefined} aria-describedby={id} {...input} />
      </Field>
      <div id={id}>
        <ErrorLine>{fault}</ErrorLine>
        {!fault && hint}
      </div>
    </div>
  );
};

interface IncludeProps {
  readonly saving: BundleSaving;
}

/** Asks whether to include the identity in the file; renders nothing if there is no identity. */
export const IncludeIdentity = ({ saving: { passphrase, state } }: IncludeProps) => {
  const words = say(WORDS);
  const note = useId();
  if (!identityHere()) return null;
  const { value: fault } = state;
  const { value: given } = passphrase;
  const set = (part: Partial<Passphrase>): void => {
    passphrase.value = { ...EMPTY, ...given, ...part };
  };
  return (
    <fieldset class="home-identity one-column">
      <Checkbox
        class="in-line"
        isOn={given !== undefined}
        about={given && note}
        onToggle={isOn => {
          passphrase.value = isOn ? EMPTY : undefined;
          state.value = 'rest';
        }}
      >
        {words.include}
      </Checkbox>
      {given && (
        <>
          <p id={note}>{words.includeNote}</p>
          <PassphraseField
            label={words.passphrase}
            value={given.typed}
            onValue={typed => set({ typed })}
            autocomplete="new-password"
            hint={words.least(SHORTEST)}
            fault={fault === 'short' ? words.short(SHORTEST) : undefined}
          />
          <PassphraseField
            label={words.repeat}
            value={given.repeated}
            onValue={repeated => set({ repeated })}
            autocomplete="new-password"
            fault={fault === 'differ' ? words.differ : undefined}
          />
          <ErrorLine>{fault === 'insecure' && words.insecure}</ErrorLine>
          <p role="status">{fault === 'busy' && words.working}</p>
        </>
      )}
    </fieldset>
  );
};

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

/** A question about an identity. It focuses the passphrase field or “Don’t use it”, so that Enter changes nothing. */
const Question = ({ title, note, children, onUse, skip }: QuestionProps) => {
  const words = say(WORDS);
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
      {identityHere()?.me && <p class="error">{words.replaces}</p>}
      {children}
      <div class="row">
        <Button type="submit">{words.use}</Button>
        <Button onClick={skip}>{words.skip}</Button>
      </div>
    </form>
  );
};

const Unseal = ({ sealed, use, skip }: DecideProps & { readonly sealed: Encrypted }) => {
  const words = say(WORDS);
  const [passphrase, setPassphrase] = useState('');
  const state = useSignal<'rest' | 'busy' | 'wrong' | 'insecure'>('rest');
  const open = useOnce(async () => {
    state.value = 'busy';
    const { canEncrypt, decrypt } = await import('./encrypt.ts');
    if (!canEncrypt()) {
      state.value = 'insecure';
      return;
    }
    const identity = identityFrom(await decrypt(sealed, passphrase));
    if (identity) use(identity);
    else state.value = 'wrong';
  });
  const { value: at } = state;
  const fault = at === 'wrong' ? words.wrong : at === 'insecure' ? words.insecure : undefined;
  return (
    <Question title={words.sealed} note={words.sealedNote} onUse={open} skip={skip}>
      <PassphraseField
        label={words.passphrase}
        value={passphrase}
        onValue={setPassphrase}
        autocomplete="off"
        fault={fault}
      />
      <p role="status">{at === 'busy' && words.opening}</p>
    </Question>
  );
};

const UsePlain = ({ plain, use, skip }: DecideProps & { readonly plain: Identity }) => {
  const words = say(WORDS);
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

/** Confirms the player's choice. It takes the focus, because the question has disappeared. */
const Answered = ({ text }: { readonly text: string }) => {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <p role="status" tabIndex={-1} ref={status}>
      {text}
    </p>
  );
};

/** Asks whether this browser should use the identity in a file. */
export const IdentityOffer = ({ found }: { readonly found: FoundIdentity }) => {
  const words = say(WORDS);
  const [answered, answer] = useState<'used' | 'skipped'>();
  const decide: DecideProps = {
    use: identity => {
      adopt(identity);
      answer('used');
    },
    skip: () => answer('skipped'),
  };
  // The file has the identity that this browser already uses, so there is nothing to decide.
  if ('plain' in found && !answered && found.plain.me?.key === identityHere()?.me?.key) return null;
  if (answered) return <Answered text={words[answered]} />;
  return 'sealed' in found ? (
    <Unseal sealed={found.sealed} {...decide} />
  ) : (
    <UsePlain plain={found.plain} {...decide} />
  );
};
