import type { Signal } from '@preact/signals';
import type { Seat } from '../../../../../engine/game.ts';
import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { layout } from '../../../../settings.ts';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';
import { useOf } from '../moves.ts';
import { ConflictPanel, Tabs } from '../parts.ts';
import { StoryMap } from '../story/story-map.tsx';
import { HiddenPart } from './hidden-part.tsx';
import { spotsFor } from './spots.ts';
import { Track } from './track.tsx';
import type { TrackTotals } from './track-totals.ts';
import type { OnWhy } from './why.tsx';

/** After the result the tracks matter again: an empty one may wait for its Mission. */
export const isFought = ({ conflict }: View): boolean => conflict !== null && conflict.success === null;

interface BoardProps {
  readonly model: Model;
  readonly names: readonly string[];
  /** Whether something else is shown in its place. */
  readonly isAway: boolean;
  /** The seat whose tracks are shown. */
  readonly watch: Seat;
  /** Cards on the table that may be picked now. */
  readonly asked: readonly Instance[];
  readonly ledgers: readonly TrackTotals[];
  readonly shownTrack: Signal<number>;
  readonly onLook: (card: Instance) => void;
  readonly onWhy: OnWhy;
}

type TracksProps = Omit<BoardProps, 'isAway'>;

const Tracks = ({ model, names, watch, asked, ledgers, shownTrack, onLook, onWhy }: TracksProps) => {
  const view = model.view.value;
  const options = model.options.value;
  const held = model.held.value;
  const isOwn = watch === view.viewer;
  const attaching =
    held?.type === 'card' && useOf(view, options, held.card) === 'attach' ? held.card : undefined;
  const spots = spotsFor(view, options, held, say(WORDS));
  // All places for the held card must be visible at once, even without the small print.
  const isGlance =
    options.type === 'placeHero' ||
    options.type === 'placeMission' ||
    (held?.type === 'card' && asked.length > 0);
  return (
    <>
      {layout.value === 'phone' && (
        <Tabs
          view={view}
          ledgers={ledgers}
          shown={shownTrack}
          onShow={() => {
            // A button must not act on a hidden track.
            if (held?.type === 'track') model.letGo();
          }}
        />
      )}
      <div class={`th-tracks ${isGlance ? 'is-glance' : ''}`} data-shown={shownTrack.value}>
        {ledgers.map(ledger => (
          <Track
            key={ledger.track}
            view={view}
            ledger={ledger}
            names={names}
            isOwn={isOwn}
            isHeld={held?.type === 'track' && held.track === ledger.track}
            canAttempt={isOwn && options.type === 'act' && options.attempts.includes(ledger.track)}
            asked={asked}
            spots={spots}
            attaching={attaching}
            isGlance={isGlance}
            onLay={({ command }) => void model.submit(command)}
            onHold={() => {
              model.held.value = { type: 'track', track: ledger.track };
            }}
            onLook={onLook}
            onWhy={onWhy}
          />
        ))}
      </div>
    </>
  );
};

/** The current focus of the game: a conflict, the story map, or the tracks. */
export const Board = ({ isAway, ...props }: BoardProps) => {
  const { model, names, onLook } = props;
  const view = model.view.value;
  const isConflict = !isAway && isFought(view);
  // Players decide about opposing with the whole story in view.
  const isMap = !isAway && view.story && (!isConflict || model.options.value.type === 'oppose');
  return (
    <>
      {isConflict && <ConflictPanel model={model} names={names} onLook={onLook} />}
      {isMap && <StoryMap model={model} names={names} onLook={onLook} />}
      {!view.story && (
        <HiddenPart isShown={!isAway && !isConflict}>
          <Tracks {...props} />
        </HiddenPart>
      )}
    </>
  );
};
