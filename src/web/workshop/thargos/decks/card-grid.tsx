import { memo } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import type { Card } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button, type ButtonProps, IconButton } from '../../../ui/button.tsx';
import { copiesIn, mostOf } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { limitText } from './limit.ts';
import { WORDS } from './messages.ts';

/** The MIME type for a card that is dragged. The data is the card's id. */
export const DRAGGED = 'application/x-thargos-card';

interface AddProps extends Pick<ButtonProps, 'look' | 'tabIndex'> {
  readonly lab: Lab;
  readonly card: Card;
}

/** A button that adds a card to the deck. If the card can't be added, the button says why. */
export const AddButton = ({ lab, card, ...rest }: AddProps) => {
  const limit = lab.limits.value.get(card.id);
  return (
    <IconButton
      icon="plus"
      label={say(WORDS).add(text(card.name))}
      aria-disabled={limit !== undefined}
      title={limit && limitText(limit, card)}
      onClick={() => lab.add(card)}
      {...rest}
    />
  );
};

interface FaceProps {
  readonly card: Card;
  /** Not used by the component. It makes the memoized card render again when the language changes. */
  readonly spoken: string;
}

/** Memoized, because rendering a hundred cards on every click would be slow. */
const Face = memo(({ card }: FaceProps) => <CardFace card={card} size="small" />);

interface TileProps {
  readonly lab: Lab;
  readonly card: Card;
  readonly isReached: boolean;
  readonly onReach: () => void;
}

const Tile = ({ lab, card, isReached, onReach }: TileProps) => {
  const words = say(WORDS);
  const name = text(card.name);
  const copies = copiesIn(lab.own.value.deck, card);
  const most = mostOf(card);
  const isOpen = lab.kind === 'own';
  const tabIndex = isReached ? 0 : -1;
  return (
    <li
      class={`th-decks-tile ${copies > most ? 'is-wrong' : ''} ${copies > 0 ? 'is-in' : ''}`}
      data-card={card.id}
      draggable={isOpen}
      onDragStart={event => event.dataTransfer?.setData(DRAGGED, card.id)}
      onFocusCapture={onReach}
    >
      <Button class="th-decks-face" tabIndex={tabIndex} onClick={() => lab.show(card)}>
        <Face card={card} spoken={language.value} />
      </Button>
      <span class="th-decks-copies">
        {isOpen && (
          <IconButton
            icon="minus"
            tabIndex={tabIndex}
            label={words.take(name)}
            aria-disabled={copies === 0}
            onClick={() => lab.take(card)}
          />
        )}
        <span>
          {copies > most && <Mark name="lost" />}
          <span aria-hidden="true">
            {copies} / {most}
          </span>
          <span class="hidden">{words.count(copies, most)}</span>
        </span>
        {isOpen && <AddButton lab={lab} card={card} tabIndex={tabIndex} />}
      </span>
    </li>
  );
};

/** The number of columns in the grid, counted in its first row. */
const columnsOf = (list: HTMLElement): number => {
  const tops = [...list.querySelectorAll<HTMLElement>(':scope > li')].map(tile => tile.offsetTop);
  return Math.max(1, tops.filter(top => top === tops[0]).length);
};

/** All cards that match the filter. The Tab key reaches the grid once; arrow keys move between its cards. */
export const CardGrid = ({ lab, cards }: { readonly lab: Lab; readonly cards: readonly Card[] }) => {
  const words = say(WORDS);
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(0);
  const at = Math.min(reached, Math.max(0, cards.length - 1));

  const walk = (to: number): void => {
    const next = Math.min(Math.max(0, to), cards.length - 1);
    const tile = list.current?.children[next];
    setReached(next);
    tile?.querySelector('button')?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
    const columns = columnsOf(list.current);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: cards.length - 1,
    };
    const card = cards[at];
    if (event.key in steps) walk(steps[event.key]!);
    else if (card && (event.key === '+' || event.key === '=')) lab.add(card);
    else if (card && (event.key === '-' || event.key === 'Delete')) lab.take(card);
    else return;
    event.preventDefault();
  };
  if (cards.length === 0) return <p class="th-decks-note">{words.nothing}</p>;
  return (
    <>
      <p class="hidden" id="grid-help">
        {words.gridHelp}
      </p>
      <ul
        class="th-decks-grid tiles"
        ref={list}
        aria-label={words.grid}
        aria-describedby="grid-help"
        onKeyDown={onKey}
      >
        {cards.map((card, i) => (
          <Tile key={card.id} lab={lab} card={card} isReached={i === at} onReach={() => setReached(i)} />
        ))}
      </ul>
    </>
  );
};
