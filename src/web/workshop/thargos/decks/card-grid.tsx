import { useSignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import type { Card } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { copiesIn, mostOf } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { limitText } from './limit-messages.ts';
import { WORDS } from './messages.ts';

/** What is dragged is the id of a card. */
export const DRAGGED = 'application/x-thargos-card';

interface FaceProps {
  readonly card: Card;
  /** Part of it only so that it is drawn anew when the language changes. */
  readonly spoken: string;
}

/** Drawn once: a hundred faces at every click would be slow. */
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
  const limit = lab.limits.value.get(card.id);
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
      <Button
        class="th-decks-face"
        tabIndex={tabIndex}
        onClick={() => {
          lab.shown.value = card;
        }}
      >
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
        {isOpen && (
          <IconButton
            icon="plus"
            tabIndex={tabIndex}
            label={words.add(name)}
            aria-disabled={limit !== undefined}
            title={limit && limitText(limit, card)}
            onClick={() => lab.add(card)}
          />
        )}
      </span>
    </li>
  );
};

/** How many tiles stand beside each other. */
const columnsOf = (list: HTMLElement): number => {
  const tops = [...list.children].map(tile => (tile as HTMLElement).offsetTop);
  return Math.max(1, tops.filter(top => top === tops[0]).length);
};

/** All cards that are on show; one stop for the keyboard, which walks within by arrows. */
export const CardGrid = ({ lab, cards }: { readonly lab: Lab; readonly cards: readonly Card[] }) => {
  const words = say(WORDS);
  const list = useRef<HTMLUListElement>(null);
  const reached = useSignal(0);
  const at = Math.min(reached.value, Math.max(0, cards.length - 1));

  const walk = (to: number): void => {
    const next = Math.min(Math.max(0, to), cards.length - 1);
    const tile = list.current?.children[next];
    reached.value = next;
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
  if (cards.length === 0) return <p class="th-decks-nothing">{words.nothing}</p>;
  return (
    <>
      <p class="hidden" id="grid-help">
        {words.gridHelp}
      </p>
      <ul
        class="th-decks-grid"
        ref={list}
        aria-label={words.grid}
        aria-describedby="grid-help"
        onKeyDown={onKey}
      >
        {cards.map((card, i) => (
          <Tile
            key={card.id}
            lab={lab}
            card={card}
            isReached={i === at}
            onReach={() => {
              reached.value = i;
            }}
          />
        ))}
      </ul>
    </>
  );
};
