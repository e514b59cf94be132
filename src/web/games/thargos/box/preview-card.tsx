import type { Card } from '../../../../games/thargos/cards/card.ts';
import { say } from '../../../say.ts';
import { BadgeOf, CardFace } from '../card/card-face.tsx';
import { FORM_WORDS } from './words.ts';

interface PreviewProps {
  readonly card: Card;
  readonly isWhole: boolean;
}

/** What is typed, at every letter, as the card that it becomes. */
export const Preview = ({ card, isWhole }: PreviewProps) => {
  const words = say(FORM_WORDS);
  return (
    <figure class="th-box-preview">
      <figcaption>{isWhole ? words.preview : words.previewPart}</figcaption>
      <CardFace card={card} size="small" />
      {card.type === 'hero' && <CardFace card={card} size="small" face="wounded" />}
      <p>
        <BadgeOf card={card} isFull />
      </p>
    </figure>
  );
};
