import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../../../games/thargos/cards/card.ts';
import type { FaceName } from '../../../../games/thargos/types.ts';
import { FACTION_NAMES, PLACE_NAMES, tagName } from '../../../../games/thargos/words/names.ts';
import { say, text } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Meanings } from '../card/meanings.tsx';
import { shortsOn } from '../card/shorts.ts';
import { WORDS } from './words.ts';

interface EnlargedProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** One card to read, with what the small one has no room for. */
export const Enlarged = ({ card, onClose }: EnlargedProps) => {
  const words = say(WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const [face, setFace] = useState<FaceName>('active');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The focus goes to the first button; what one came for is the card above it.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="tcards-large"
      aria-label={text(card.name)}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current?.close()}
      onKeyDown={event => event.key === 'Escape' && dialog.current?.close()}
    >
      <div class="tcards-sheet">
        <span key={face} class="tcards-turn">
          <CardFace card={card} size="large" face={face} />
        </span>
        <div class="tcards-facts">
          <dl>
            {(['name', 'values', 'effect'] as const).map(part => (
              <div key={part}>
                <dt>{words.source[part]}</dt>
                <dd>{words.from[card.source[part]]}</dd>
              </div>
            ))}
            {(card.type === 'hero' || card.type === 'advantage') && (
              <div>
                <dt>{words.faction}</dt>
                <dd>{card.faction ? text(FACTION_NAMES[card.faction]) : words.noFaction}</dd>
              </div>
            )}
            {card.type === 'mission' && (card.region === 'urban' || card.region === 'wilderness') && (
              <div>
                <dt>{words.place}</dt>
                <dd>{text(PLACE_NAMES[card.region])}</dd>
              </div>
            )}
            {card.tags && card.tags.length > 0 && (
              <div>
                <dt>{words.tags}</dt>
                <dd>{card.tags.map(tag => text(tagName(tag))).join(', ')}</dd>
              </div>
            )}
          </dl>
          <Meanings of={shortsOn(card)} />
          <p class="quiet">{words.copies(card.boxCopies)}</p>
          <div class="row">
            {card.type === 'hero' && (
              <button type="button" onClick={() => setFace(face === 'active' ? 'wounded' : 'active')}>
                <Icon name="turn" /> {words.other}
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()}>
              <Icon name="close" /> {words.close}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
};
