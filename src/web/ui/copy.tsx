import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../i18n.ts';

const WORDS = {
  en: { copied: 'Copied.', copyThis: 'Copy this:' },
  fr: { copied: 'Copié.', copyThis: 'Copiez ceci\u202f:' },
};

const MOST_ROWS = 14;

interface Copying {
  readonly copy: (text: string) => Promise<void>;
  /** Replaces the message in `result`. */
  readonly tell: (text: string) => void;
  /** A message that the text was copied, or the text itself if it couldn't be copied. */
  readonly result: ComponentChildren;
}

/** Copies a text. If the browser forbids that, `result` shows the text, so that the player can copy it by hand. */
export const useCopy = (): Copying => {
  const words = say(WORDS);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string>();
  const tell = (text: string): void => {
    setShown(undefined);
    setSaid(text);
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      tell(words.copied);
    } catch {
      setShown(text);
      setSaid(words.copyThis);
    }
  };
  const result = (
    <>
      <p role="status">{said}</p>
      {shown && (
        <textarea
          class="copy-this"
          readOnly
          rows={Math.min(MOST_ROWS, shown.split('\n').length + 1)}
          value={shown}
          aria-label={words.copyThis}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  );
  return { copy, tell, result };
};
