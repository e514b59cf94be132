import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { SIGNS, type SignShown } from '../../wire/signs.ts';
import { listed, text } from '../say.ts';
import { makeSign } from './doors.ts';
import { keyFor } from './kept.ts';
import { SIGN_WORDS } from './sign-words.ts';

/** Long enough to be read. */
const SEEN_MS = 6000;

/** A message that has just arrived, for as long as it is shown. */
export const useSign = (sign: ReadonlySignal<SignShown | undefined>): SignShown | undefined => {
  const [seen, setSeen] = useState<SignShown>();
  const made = sign.value;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(made), SEEN_MS);
    return () => clearTimeout(timer);
  }, [made]);
  // A newer server may know signs that this page does not.
  return made === seen || !Object.hasOwn(SIGN_WORDS, made?.sign ?? '') ? undefined : made;
};

export const signText = ({ seat, sign }: SignShown, names: readonly string[]): string =>
  listed(names[seat] ?? '', text(SIGN_WORDS[sign]));

/** Sends a message to the table with one tap. */
export const Signs = ({ id, onDone }: { readonly id: string; readonly onDone?: () => void }) => (
  <div class="row">
    {SIGNS.map(sign => (
      <button
        key={sign}
        type="button"
        onClick={() => {
          void makeSign(id, keyFor(id), sign);
          onDone?.();
        }}
      >
        {text(SIGN_WORDS[sign])}
      </button>
    ))}
  </div>
);
