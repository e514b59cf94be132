import { useState } from 'preact/hooks';
import {
  type Card,
  FACTION_NAMES,
  type FaceName,
  PLACE_NAMES,
  tagName,
} from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Meanings } from '../card/meanings.tsx';
import { shortsOn } from '../card/shorts.ts';
import { WORDS } from './messages.ts';

interface EnlargedProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** A card in full size, with details for which a small card has no room. */
export const Enlarged = ({ card, onClose }: EnlargedProps) => {
  const words = say(WORDS);
  const [face, setFace] = useState<FaceName>('active');
  return (
    <Dialog class="tcards-large" label={text(card.name)} closesBeside onClose={onClose}>
      {close => (
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
                <Button onClick={() => setFace(face === 'active' ? 'wounded' : 'active')}>
                  <Icon name="turn" /> {words.other}
                </Button>
              )}
              <Button onClick={close}>
                <Icon name="close" /> {words.close}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
};
