import { useState } from 'preact/hooks';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { textOf } from './open.ts';
import { packed } from './share.ts';
import { WORDS } from './words.ts';
import './copy-link.css';

const linkFor = async (record: CartographersRecord): Promise<string | undefined> => {
  const code = await packed(textOf(record));
  return code && `${location.href.split('#')[0]}#/replay?game=${code}`;
};

/** A link that holds the whole game: whoever opens it can watch. */
export const CopyLink = ({ record }: { readonly record: CartographersRecord }) => {
  const words = say(WORDS);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string>();
  const copy = async () => {
    const made = await linkFor(record);
    setLink(undefined);
    if (made === undefined) return setSaid(words.tooLong);
    try {
      await navigator.clipboard.writeText(made);
      setSaid(words.copied);
    } catch {
      // Without leave to write to the clipboard the link is shown, to be copied by hand.
      setLink(made);
      setSaid(words.copyThis);
    }
  };
  return (
    <div>
      <button type="button" onClick={() => void copy()}>
        <Icon name="link" /> {words.copyLink}
      </button>
      <p role="status">{said}</p>
      {link && (
        <input
          class="replay-link"
          readOnly
          value={link}
          aria-label={words.copyThis}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  );
};
