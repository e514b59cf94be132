import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import { SIGNS, type Sign, type SignShown } from '../../sync/signs.ts';
import { listed, text } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { clearSignRefusal, sendSign, signRefusal } from './message-outbox.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { RefusalText } from './refusal.tsx';

/** Long enough to read. */
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
  return made === seen || !Object.hasOwn(MESSAGE_TEXTS, made?.sign ?? '') ? undefined : made;
};

/** Why the last message was rejected, for as long as it is shown away from the buttons that sent it. */
export const useSignFault = (id: string, isShown: boolean): Refusal | undefined => {
  const refusal = isShown ? signRefusal(id) : undefined;
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => clearSignRefusal(id), SEEN_MS);
    return () => clearTimeout(timer);
  }, [id, refusal]);
  return refusal;
};

export const signText = ({ seat, sign }: SignShown, names: readonly string[]): string =>
  listed(names[seat] ?? '', text(MESSAGE_TEXTS[sign]));

/** Sends a message to the table with one tap. `onDone`: it is sent, or waits for a connection. */
export const Signs = ({ id, onDone }: { readonly id: string; readonly onDone?: () => void }) => {
  const refusal = signRefusal(id);
  // A rejected message of an earlier visit is no longer news.
  useEffect(() => clearSignRefusal(id), [id]);
  const send = async (sign: Sign): Promise<void> => {
    if (await sendSign(id, sign)) onDone?.();
  };
  return (
    <>
      <div class="row">
        {SIGNS.map(sign => (
          <Button key={sign} onClick={() => void send(sign)}>
            {text(MESSAGE_TEXTS[sign])}
          </Button>
        ))}
      </div>
      <div role="alert" class="error">
        {refusal && <RefusalText refusal={refusal} />}
      </div>
    </>
  );
};
