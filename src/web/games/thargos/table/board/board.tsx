import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../../../../engine/game.ts';
import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { layout } from '../../../../settings.ts';
import { WORDS } from '../messages.ts';
import type { LookProps } from '../model.ts';
import { useOf } from '../moves.ts';
import { ConflictPanel, Tabs } from '../parts.ts';
import { StoryMap } from '../story/story-map.tsx';
import { spotsFor } from './spots.ts';
import { Track } from './track.tsx';
import type { TrackTotals } from './track-totals.ts';
import type { OnWhy } from './why.tsx';

interface KeptProps {
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

/** Hides its children without unmounting them, because mounting them again takes far longer. */
export const HiddenPart = ({ isShown, children }: KeptProps) => {
  const last = useRef<ComponentChildren>(null);
  if (isShown) last.current = children;
  return (
    <div class={isShown ? 'th-kept' : 'th-kept is-away'} data-part={isShown ? 'kept' : undefined}>
      {last.current}
    </div>
  );
};

/** Whether a conflict is still undecided. After the result the tracks are shown again, because one may need a Mission. */
export const isFought = ({ conflict }: View): boolean => conflict !== null && conflict.success === null;

interface BoardProps extends LookProps {
  /** Whether the board is hidden because something else is shown in its place. */
  readonly isAway: boolean;
  readonly watch: Seat;
  /** The cards on the table that the player may pick now. */
  readonly asked: readonly Instance[];
  readonly allTotals: readonly TrackTotals[];
  readonly shownTrack: Signal<number>;
  readonly onWhy: OnWhy;
}

type TracksProps = Omit<BoardProps, 'isAway'>;

const Tracks = ({ model, names, watch, asked, allTotals, shownTrack, onLook, onWhy }: TracksProps) => {
  const view = model.view.value;
  const options = model.options.value;
  const held = model.held.value;
  const isOwn = watch === view.viewer;
  const attaching =
    held?.type === 'card' && useOf(view, options, held.card) === 'attach' ? held.card : undefined;
  const spots = spotsFor(view, options, held, say(WORDS));
  // Tracks may hide their small print, so that all places for the held card are visible together.
  const isGlance =
    options.type === 'placeHero' ||
    options.type === 'placeMission' ||
    (held?.type === 'card' && asked.length > 0);
  return (
    <>
      {layout.value === 'phone' && (
        <Tabs
          view={view}
          allTotals={allTotals}
          shown={shownTrack}
          onShow={() => {
            // Deselects a track that isn't shown anymore, because the button would still attempt that track's Mission.
            if (held?.type === 'track') model.letGo();
          }}
        />
      )}
      <div class={`th-tracks ${isGlance ? 'is-glance' : ''}`} data-shown={shownTrack.value}>
        {allTotals.map(trackTotals => (
          <Track
            key={trackTotals.track}
            view={view}
            trackTotals={trackTotals}
            names={names}
            isOwn={isOwn}
            isHeld={held?.type === 'track' && held.track === trackTotals.track}
            canAttempt={isOwn && options.type === 'act' && options.attempts.includes(trackTotals.track)}
            asked={asked}
            spots={spots}
            attaching={attaching}
            isGlance={isGlance}
            onLay={({ command }) => void model.submit(command)}
            onHold={() => {
              model.held.value = { type: 'track', track: trackTotals.track };
            }}
            onLook={onLook}
            onWhy={onWhy}
          />
        ))}
      </div>
    </>
  );
};

/** The main part of the table: a conflict, the story map, or the tracks. */
export const Board = ({ isAway, ...props }: BoardProps) => {
  const { model, names, onLook } = props;
  const view = model.view.value;
  const isConflict = !isAway && isFought(view);
  // The story map stays visible while players decide whether to oppose, because they need all of it for this.
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
