import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { SIGNS, type SignShown } from '../../wire/signs.ts';
import { listed, text } from '../say.ts';
import { makeSign } from './doors.ts';
import { keyFor } from './kept.ts';
import { SIGN_WORDS } from './sign-words.ts';

/** Long enough to be read. */
const SEEN_MS = 6000;

/** What somebody just said to the table. */
export const useSign = (
  sign: ReadonlySignal<SignShown | undefined>,
  names: readonly string[],
): string | undefined => {
  const [seen, setSeen] = useState<SignShown>();
  const made = sign.value;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(made), SEEN_MS);
    return () => clearTimeout(timer);
  }, [made]);
  // A newer server may know signs that this page does not.
  if (!made || made === seen || !Object.hasOwn(SIGN_WORDS, made.sign)) return undefined;
  return listed(names[made.seat] ?? '', text(SIGN_WORDS[made.sign]));
};

/** Something friendly for the whole table, with one tap. */
export const Signs = ({ id, onDone }: { readonly id: string; readonly onDone: () => void }) => (
  <div class="row">
    {SIGNS.map(sign => (
      <button
        key={sign}
        type="button"
        onClick={() => {
          void makeSign(id, keyFor(id), sign);
          onDone();
        }}
      >
        {text(SIGN_WORDS[sign])}
      </button>
    ))}
  </div>
);
