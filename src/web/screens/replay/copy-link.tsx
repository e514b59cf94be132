import { useState } from 'preact/hooks';
import { say } from '../../i18n.ts';
import { linkTo } from '../../route.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import './copy-link.css';
import { REPLAY_WORDS } from './messages.ts';
import { packed } from './share.ts';

interface CopyLinkProps {
  /** The screen that opens the link, and the query key of the code. */
  readonly screen: readonly string[];
  readonly name: string;
  readonly text: () => string;
  /** The message if the text is too long for a link. */
  readonly tooLong?: string;
  /** Another part of the query, such as "review". */
  readonly also?: string;
  /** The label of the button; "Copy link" by default. */
  readonly label?: string;
}

const linkFor = async ({ screen, name, text, also }: CopyLinkProps): Promise<string | undefined> => {
  const code = await packed(text());
  return (
    code && `${location.href.split('#')[0]}${linkTo(...screen)}?${name}=${code}${also ? `&${also}` : ''}`
  );
};

/** Copies a link that contains the whole text, so that it works without a server. */
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
      // Without permission to write to the clipboard, the player copies the link by hand.
      setLink(made);
      setSaid(words.copyThis);
    }
  };
  return (
    <div>
      <Button onClick={() => void copy()}>
        <Icon name="link" /> {props.label ?? words.copyLink}
      </Button>
      <p role="status">{said}</p>
      {link && (
        <Input
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
