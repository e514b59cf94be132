import { signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Update } from '../../../../engine/update.ts';
import {
  design,
  type Event,
  type Instance,
  type Options,
  type State,
  type View,
} from '../../../../games/thargos/ui.ts';
import { connect } from '../../../client/client.ts';
import { fixedTransport } from '../../../client/transport-fixed.ts';
import { say } from '../../../i18n.ts';
import { CardFace } from '../card/card-face.tsx';
import { useStoryTexts } from '../card/text.ts';
import type { ThargosRecord, ThargosTable } from '../local-table.ts';
import { Close } from '../table/board/card-sheet.tsx';
import { Piles } from '../table/board/piles.tsx';
import { Rail } from '../table/board/rails.tsx';
import { Tabs } from '../table/board/tabs.tsx';
import { Track } from '../table/board/track.tsx';
import { tracksFor, trackTotals } from '../table/board/track-totals.ts';
import { useWhy } from '../table/board/why.tsx';
import { ConflictPanel } from '../table/conflict/conflict.tsx';
import { type Model, tableModel } from '../table/model.ts';
import { StoryMap } from '../table/story/story-map.tsx';
import '../table/table.css';
import '../table/board/board.css';
import '../table/conflict/conflict.css';
import '../table/layouts.css';
import '../table/buttons.css';
import { WORDS } from './messages.ts';
import { type Eyes, viewFor } from './tell.ts';

interface StageProps {
  readonly record: ThargosRecord;
  readonly state: State;
  readonly eyes: Eyes;
  readonly names: readonly string[];
  /** The seat addressed as "you". */
  readonly you: Seat | undefined;
  /** The updates that the seat received so far. */
  readonly told: () => readonly Update<Event>[];
}

/** A table model without options: it can only be looked at. */
const stoppedModel = ({ seats, config }: ThargosRecord, view: View, seat: Seat): Model => {
  const table: ThargosTable = connect(fixedTransport(view, seats, config));
  return {
    ...tableModel(table),
    viewer: signal(seat),
    people: [],
    options: signal<Options>({ type: 'none' }),
  };
};

type Shown =
  | { readonly type: 'card'; readonly card: Instance }
  | { readonly type: 'piles'; readonly seat: Seat };

const Hand = ({ view, cards, label }: HandProps) => {
  const words = say(WORDS);
  return (
    <section class="th-replay-hand" aria-label={label}>
      <h2>{label}</h2>
      {cards.length === 0 && <p>{words.none}</p>}
      <ul class="bare-list">
        {cards.map(card => {
          const id = view.faces[card];
          return <li key={card}>{id && <CardFace card={design(view.config, id).card} size="small" />}</li>;
        })}
      </ul>
    </section>
  );
};

interface HandProps {
  readonly view: View;
  readonly cards: readonly Instance[];
  readonly label: string;
}

/** The hand of this seat, or all hands if all cards are visible. */
const Hands = ({
  state,
  view,
  eyes,
  names,
  you,
}: Omit<StageProps, 'record' | 'told'> & { readonly view: View }) => {
  const words = say(WORDS);
  const seats = eyes.isOpen ? Array.from({ length: state.seats }, (_, seat) => seat) : [eyes.seat];
  return (
    <>
      {seats.map(seat => (
        <Hand
          key={seat}
          view={view}
          cards={viewFor(state, { seat, isOpen: false }).hand}
          label={seat === you ? words.yourHand : words.hand(names[seat]!)}
        />
      ))}
    </>
  );
};

/** The board at one moment. */
export const Stage = ({ record, state, eyes, names, you, told }: StageProps) => {
  const words = say(WORDS);
  const view = useMemo(() => viewFor(state, eyes), [state, eyes.seat, eyes.isOpen]);
  useStoryTexts(view.story !== null);
  const model = useMemo(() => stoppedModel(record, view, eyes.seat), [view]);
  const shownTrack = useMemo(() => signal(0), []);
  const [shown, setShown] = useState<Shown>();
  const look = (card: Instance): void => setShown({ type: 'card', card });
  const close = (): void => setShown(undefined);
  const ledgers = useMemo(
    () => tracksFor(view, eyes.seat).map(track => trackTotals(view, track, eyes.seat)),
    [view, eyes.seat],
  );
  const why = useWhy(view, ledgers, names);
  const board = () => {
    if (view.conflict) return <ConflictPanel model={model} names={names} />;
    if (view.story) return <StoryMap model={model} names={names} onLook={look} />;
    return (
      <>
        <Tabs view={view} ledgers={ledgers} shown={shownTrack} />
        <div class="th-tracks" data-shown={shownTrack.value}>
          {ledgers.map(ledger => (
            <Track
              key={ledger.track}
              view={view}
              ledger={ledger}
              names={names}
              isOwn={false}
              isHeld={false}
              canAttempt={false}
              asked={[]}
              onHold={() => undefined}
              onLook={look}
              onWhy={why.onWhy}
            />
          ))}
        </div>
      </>
    );
  };
  return (
    <section class="th-replay-stage" aria-label={words.board}>
      <div class="th-replay-rails">
        {view.players.map((_, seat) => (
          <Rail
            key={seat}
            view={view}
            seat={seat}
            name={names[seat]!}
            isAsked={view.question?.seat === seat}
            onPiles={() => setShown({ type: 'piles', seat })}
          />
        ))}
      </div>
      <div class="th-replay-board">{board()}</div>
      {why.panel}
      <Hands state={state} view={view} eyes={eyes} names={names} you={you} />
      {shown?.type === 'card' && <Close view={view} card={shown.card} onClose={close} />}
      {shown?.type === 'piles' && (
        <Piles view={view} seat={shown.seat} names={names} told={told()} onClose={close} />
      )}
    </section>
  );
};
