import type { Signal } from '@preact/signals';
import type { Seat } from '../../../../../engine/game.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { say } from '../../../../say.ts';
import { ConflictPanel } from '../conflict/conflict.tsx';
import type { Model } from '../model.ts';
import { StoryMap } from '../story/story-map.tsx';
import { WORDS } from '../words.ts';
import type { TrackLedger } from './ledger.ts';
import { spotsFor } from './spots.ts';
import { Tabs } from './tabs.tsx';
import { Track } from './track.tsx';
import type { OnWhy } from './why.tsx';

/** Once it is decided the tracks matter again: an empty one may be waiting for its Mission. */
export const isFought = ({ conflict }: View): boolean => conflict !== null && conflict.success === null;

interface BoardProps {
  readonly model: Model;
  readonly names: readonly string[];
  /** Whose tracks are looked at. */
  readonly watch: Seat;
  /** Cards on the table that may be picked now. */
  readonly asked: readonly Instance[];
  readonly ledgers: readonly TrackLedger[];
  readonly shownTrack: Signal<number>;
  readonly onLook: (card: Instance) => void;
  readonly onWhy: OnWhy;
}

/** What the game is about now: a conflict, the map of a story, or the tracks. */
export const Board = ({ model, names, watch, asked, ledgers, shownTrack, onLook, onWhy }: BoardProps) => {
  const view = model.view.value;
  const options = model.options.value;
  const held = model.held.value;
  const map = view.story && <StoryMap model={model} names={names} onLook={onLook} />;
  if (isFought(view))
    return (
      <>
        <ConflictPanel model={model} names={names} onLook={onLook} />
        {/* Who opposes is decided with the whole story in mind. */}
        {options.type === 'oppose' && map}
      </>
    );
  if (map) return map;
  const isOwn = watch === model.eyes.value;
  const spots = spotsFor(view, options, held, say(WORDS));
  // Everything that can take what is held is seen at once, if need be at the cost of the small print.
  const isGlance =
    options.type === 'placeHero' ||
    options.type === 'placeMission' ||
    (held?.type === 'card' && asked.length > 0);
  return (
    <>
      <Tabs view={view} ledgers={ledgers} shown={shownTrack} />
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
