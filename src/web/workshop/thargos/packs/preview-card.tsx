import { BADGE_WORDS, badgeOf, type Card } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { say, text } from '../../../i18n.ts';
import { FORM_WORDS } from './messages.ts';

interface PreviewProps {
  readonly card: Card;
  readonly isWhole: boolean;
}

/** What is typed, at every letter, as the card that it becomes. */
export const Preview = ({ card, isWhole }: PreviewProps) => {
  const words = say(FORM_WORDS);
  const badge = badgeOf(card);
  return (
    <figure class="th-box-preview">
      <figcaption>{isWhole ? words.preview : words.previewPart}</figcaption>
      <CardFace card={card} size="small" />
      {card.type === 'hero' && <CardFace card={card} size="small" face="wounded" />}
      {badge && <p class="quiet">{text(BADGE_WORDS[badge])}</p>}
    </figure>
  );
};
