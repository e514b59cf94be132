import { signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { refuseEngine } from '../../../../engine/refusals.ts';
import type { Update } from '../../../../engine/update.ts';
import { range } from '../../../../engine/util.ts';
import {
  design,
  type Event,
  type Instance,
  type Options,
  type State,
  type View,
} from '../../../../games/thargos/ui.ts';
import { connect, makeReplica, makeReplicas } from '../../../client/client.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
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
import { type PointOfView, viewFor } from './log-lines.ts';
import { WORDS } from './messages.ts';

interface StageProps {
  readonly record: ThargosRecord;
  readonly state: State;
  readonly viewer: PointOfView;
  readonly names: readonly string[];
  /** The seat whose player is called "you"; undefined if all players are named. */
  readonly you: Seat | undefined;
  /** The updates that the seat had received up to this frame. */
  readonly told: () => readonly Update<Event>[];
  /** Whether players review the game together: then they can also open and point at the cards of hands. */
  readonly isShared: boolean;
  /** The accessible name, if the screen shows several games. */
  readonly label?: string;
}

const refused = async () => refuseEngine('game-over');
const nothing = (): void => undefined;

/** A read-only model for this view. It refuses every command. */
const stoppedModel = ({ seats, config }: ThargosRecord, view: View, seat: Seat): Model => {
  const snapshot = { version: 0, view, activeSeats: [], isOver: false, canUndo: false };
  const table: ThargosTable = connect({
    id: '',
    players: seats,
    config,
    replicas: makeReplicas(() => makeReplica(snapshot)),
    submit: refused,
    undo: refused,
    practice: refused,
    updatesSince: async () => [],
    record: refused,
    trouble: signal(undefined),
    retry: nothing,
    leave: nothing,
  });
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

interface HandsProps extends Omit<StageProps, 'record' | 'told' | 'isShared'> {
  readonly view: View;
  readonly onLook: ((card: Instance) => void) | undefined;
}

/** The hand of the selected seat, or all hands if all cards are visible. */
const Hands = ({ state, view, viewer, names, you, onLook }: HandsProps) => {
  const words = say(WORDS);
  const handOf = (seat: Seat) => {
    const { hand } = viewFor(state, { seat, isOpen: false });
    const label = seat === you ? words.yourHand : words.hand(names[seat]!);
    return (
      <section key={seat} class="th-replay-hand" aria-label={label}>
        <h2>{label}</h2>
        {hand.length === 0 && <p>{words.none}</p>}
        <ul class="in-lines bare-list">
          {hand.map(card => {
            const id = view.faces[card];
            const face = id && <CardFace card={design(view.config, id).card} size="small" />;
            return (
              <li key={card}>
                {onLook ? (
                  <Button look="plain" class="th-replay-card" data-card={card} onClick={() => onLook(card)}>
                    {face}
                  </Button>
                ) : (
                  face
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  };
  return <>{(viewer.isOpen ? range(state.seats) : [viewer.seat]).map(handOf)}</>;
};

export const Stage = ({ record, state, viewer, names, you, told, isShared, label }: StageProps) => {
  const words = say(WORDS);
  const view = useMemo(() => viewFor(state, viewer), [state, viewer]);
  useStoryTexts(view.story !== null);
  const model = useMemo(() => stoppedModel(record, view, viewer.seat), [record, view, viewer.seat]);
  const shownTrack = useMemo(() => signal(0), []);
  const [shown, setShown] = useState<Shown>();
  const look = (card: Instance): void => setShown({ type: 'card', card });
  const close = (): void => setShown(undefined);
  const allTotals = useMemo(
    () => tracksFor(view, viewer.seat).map(track => trackTotals(view, track, viewer.seat)),
    [view, viewer.seat],
  );
  const why = useWhy(view, allTotals, names);
  const board = () => {
    if (view.conflict) return <ConflictPanel model={model} names={names} />;
    if (view.story) return <StoryMap model={model} names={names} onLook={look} />;
    return (
      <>
        <Tabs view={view} allTotals={allTotals} shown={shownTrack} />
        <div class="th-tracks" data-shown={shownTrack.value}>
          {allTotals.map(trackTotals => (
            <Track
              key={trackTotals.track}
              view={view}
              trackTotals={trackTotals}
              names={names}
              isOwn={false}
              isHeld={false}
              canAttempt={false}
              asked={[]}
              onHold={nothing}
              onLook={look}
              onWhy={why.onWhy}
              board={label}
            />
          ))}
        </div>
      </>
    );
  };
  return (
    <section class="th-replay-stage one-column" aria-label={label ?? words.board}>
      <div class="th-replay-rails in-lines">
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
      <div class="th-replay-board" data-part="replay-board">
        {board()}
      </div>
      {why.panel}
      <Hands
        state={state}
        view={view}
        viewer={viewer}
        names={names}
        you={you}
        onLook={isShared ? look : undefined}
      />
      {shown?.type === 'card' && <Close view={view} card={shown.card} onClose={close} />}
      {shown?.type === 'piles' && (
        <Piles view={view} seat={shown.seat} names={names} told={told()} onClose={close} />
      )}
    </section>
  );
};
