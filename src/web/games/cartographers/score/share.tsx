import { useState } from 'preact/hooks';
import { saveFile } from '../../../files.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { shareOr } from '../../../ui/share-or.ts';
import type { MapScene } from '../art/map.ts';
import type { Caption } from '../art/standalone.ts';
import type { CartographersRecord } from '../local-table.ts';
import { shareText } from './share-text.ts';

const WORDS = {
  en: {
    share: 'Share',
    picture: 'Picture',
    text: 'Text',
    send: 'Send picture and text',
    copied: 'Copied: paste it into a message.',
    copyThis: 'Copy this:',
    failed: 'Couldn’t create the picture. Try again.',
  },
  fr: {
    share: 'Partager',
    picture: 'Image',
    text: 'Texte',
    send: 'Envoyer l’image et le texte',
    copied: 'Copié\u202f: collez-le dans un message.',
    copyThis: 'Copiez ceci\u202f:',
    failed: 'Impossible de créer l’image. Réessayez.',
  },
};

export interface ShareProps {
  readonly scene: MapScene;
  readonly caption: Caption;
  /** The name of the game, and the standings. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly record: CartographersRecord | undefined;
}

// Packing a game into an address comes with the replay, when a game is over.
const CopyLink = lazy(async () => (await import('../replay/copy-link.tsx')).CopyLink);

const pictureOf = async ({ scene, caption }: ShareProps): Promise<File> => {
  const keep = await import('./keep.ts');
  const picture = await keep.pictureOf(await keep.mapFile(scene, caption));
  const name = keep.fileName(['alidade', caption.title, String(caption.stars)], 'png');
  return new File([picture], name, { type: 'image/png' });
};

const textOf = ({ title, lines, scene: { map, sheet } }: ShareProps): string =>
  shareText({ title, lines, map, sheet });

/** Where the system hands things on, it takes the picture and the text at once. */
const canSend = (): boolean => {
  const probe = new File([''], 'a.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
};

/** The ways to hand a finished map on: as a picture, as a link that plays the game, as squares in a message. */
export const ShareWays = (props: ShareProps) => {
  const words = say(WORDS);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string>();
  const failing = (work: () => Promise<void>) => () => {
    setSaid('');
    setShown(undefined);
    work().catch(() => setSaid(words.failed));
  };
  const copy = async (): Promise<void> => {
    const text = textOf(props);
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // Without leave to write to the clipboard it is shown, to be copied by hand.
      setShown(text);
      setSaid(words.copyThis);
    }
  };
  const save = async (): Promise<void> => {
    const picture = await pictureOf(props);
    saveFile(picture.name, picture, picture.type);
  };
  const send = async (): Promise<void> =>
    shareOr(copy, { files: [await pictureOf(props)], text: textOf(props) });
  return (
    <div class="end-share panel">
      <div class="row">
        {canSend() && (
          <Button onClick={failing(send)}>
            <Icon name="share" /> {words.send}
          </Button>
        )}
        <Button onClick={failing(save)}>
          <Icon name="download" /> {words.picture}
        </Button>
        <Button onClick={failing(copy)}>
          <Icon name="copy" /> {words.text}
        </Button>
        {props.record && <CopyLink record={props.record} />}
      </div>
      <p role="status">{said}</p>
      {shown && <textarea class="end-text" readOnly rows={14} value={shown} aria-label={words.copyThis} />}
    </div>
  );
};

interface ShareButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One button; its panel is below the other buttons. */
export const ShareButton = ({ isOpen, onOpen }: ShareButtonProps) => (
  <MenuButton isOpen={isOpen} onToggle={onOpen}>
    <Icon name="share" /> {say(WORDS).share}
  </MenuButton>
);
