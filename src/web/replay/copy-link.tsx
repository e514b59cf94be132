import { useState } from 'preact/hooks';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { Icon } from '../ui/icon.tsx';
import './copy-link.css';
import { packed } from './share.ts';
import { REPLAY_WORDS } from './words.ts';

interface CopyLinkProps {
  /** The screen that opens it, and the word before the code. */
  readonly screen: readonly string[];
  readonly name: string;
  readonly text: () => string;
  /** What to say when it is too long for a link. */
  readonly tooLong?: string;
  /** What else the address says, such as "review". */
  readonly also?: string;
  /** The button; "Copy a link" if it is not said. */
  readonly label?: string;
}

const linkFor = async ({ screen, name, text, also }: CopyLinkProps): Promise<string | undefined> => {
  const code = await packed(text());
  return (
    code && `${location.href.split('#')[0]}${linkTo(...screen)}?${name}=${code}${also ? `&${also}` : ''}`
  );
};

/** A link that holds the whole thing: whoever opens it has it, without any server. */
export const CopyLink = (props: CopyLinkProps) => {
  const words = say(REPLAY_WORDS);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string>();
  const copy = async () => {
    const made = await linkFor(props);
    setLink(undefined);
    if (made === undefined) return setSaid(props.tooLong ?? words.tooLong);
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
        <Icon name="link" /> {props.label ?? words.copyLink}
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
