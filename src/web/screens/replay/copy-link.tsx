import { say } from '../../i18n.ts';
import { linkTo } from '../../route.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy.tsx';
import { Icon } from '../../ui/icon.tsx';
import { packed } from './share.ts';

const WORDS = {
  en: { copyLink: 'Copy link', tooLong: 'This game is too long for a link. Send the file instead.' },
  fr: {
    copyLink: 'Copier le lien',
    tooLong: 'Cette partie est trop longue pour un lien. Envoyez plutôt le fichier.',
  },
};

interface CopyLinkProps {
  /** The route of the screen that opens the link. */
  readonly screen: readonly string[];
  /** The name of the query parameter with the compressed text. */
  readonly name: string;
  readonly text: () => string;
  /** The message if the text is too long for a link. */
  readonly tooLong?: string;
  /** An additional part of the query, such as "review". */
  readonly also?: string;
  /** The label of the button; "Copy link" by default. */
  readonly label?: string;
}

/** A button that copies a link with the whole text in it, so that the link works without a server. */
export const CopyLink = ({ screen, name, text, tooLong, also, label }: CopyLinkProps) => {
  const words = say(WORDS);
  const { copy, tell, result } = useCopy();
  const copyLink = async (): Promise<void> => {
    const code = await packed(text());
    if (code === undefined) return tell(tooLong ?? words.tooLong);
    const page = location.href.split('#')[0];
    await copy(`${page}${linkTo(...screen)}?${name}=${code}${also ? `&${also}` : ''}`);
  };
  return (
    <div>
      <Button onClick={() => void copyLink()}>
        <Icon name="link" /> {label ?? words.copyLink}
      </Button>
      {result}
    </div>
  );
};
