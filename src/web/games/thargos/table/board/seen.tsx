import { design, type Instance, type View } from '../../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Mark } from '../../card/pieces.tsx';
import { WORDS } from '../messages.ts';
import { placeSeen, SEEN_WORDS } from './seen-messages.ts';

interface SeenProps {
  readonly view: View;
  readonly looked: View['looked'];
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

/** Hidden cards that the viewer has seen; each can be shown again. */
export const Seen = ({ view, looked, names, onLook }: SeenProps) => {
  const words = say(SEEN_WORDS);
  return (
    <ul class="th-seen bare-list" aria-label={words.lookedAt}>
      {looked.map(look => {
        const { card, owner } = look;
        const id = view.faces[card];
        const found = id ? design(view.config, id).card : undefined;
        if (!found || found.type === 'hero') return null;
        return (
          <li key={card}>
            <Button onClick={() => onLook(card)}>
              <b>{number(found.pam)}</b> <Mark name={found.type} />
              <span>
                <b>{text(found.name)}</b>
                <small>{placeSeen(look, names[owner] ?? say(WORDS).rival, view)}</small>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
