import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPractice, practiceUndosAfter } from '../../../engine/replay.ts';
import type { ReviewPosition } from '../../../sync/review.ts';
import { shownSeat } from '../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../client/table.ts';
import { nameFor } from '../../game-routes.ts';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import { type Steps, useSteps } from '../../ui/steps.tsx';
import { PRACTICE_MESSAGES } from '../table/practice-messages.ts';
import { Controls, StepText } from './controls.tsx';
import { ForkPanel } from './fork.tsx';
import { REPLAY_WORDS } from './messages.ts';
import type { AnyRecord, Span } from './open.ts';
import type { ReplayPlan, SharedReview } from './plan.ts';
import { CheckPanel } from './share-panel.tsx';

/** The moment at a position, or the last one before it. */
const momentOf = (
  frames: readonly Span[],
  { batch, events }: Pick<ReviewPosition, 'batch' | 'events'>,
): number =>
  Math.max(
    0,
    frames.findLastIndex(each => each.batch < batch || (each.batch === batch && each.to <= events)),
  );

/** The steps of this player, who stops following the leader with each of them. */
const useOwnSteps = (steps: Steps, shared: SharedReview | undefined): Steps => {
  const own = useRef(0);
  if (!shared) return steps;
  const wander = (): void => {
    own.current += 1;
    shared.wander();
  };
  return {
    ...steps,
    // The page doesn't scroll when the leader steps.
    taken: own.current,
    goTo: (...to) => {
      wander();
      steps.goTo(...to);
    },
    toggle: () => {
      wander();
      steps.toggle();
    },
  };
};

interface PlayerProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly game: GameEntry;
  readonly plan: ReplayPlan<Recorded, State, Event, Frame>;
  readonly record: Recorded;
  readonly bots: readonly string[];
  readonly isSent: boolean;
  readonly isReview: boolean;
  readonly shared?: SharedReview | undefined;
}

/** The duration of a moment at speed 1, in milliseconds. */
const PACE = 1100;

/** Shows a recorded game moment by moment. */
export const Player = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  game,
  plan,
  record,
  bots,
  shared,
  ...opened
}: PlayerProps<Recorded, State, Event, Frame>) => {
  const words = say(REPLAY_WORDS);
  const practice = say(PRACTICE_MESSAGES);
  const { opener } = plan;
  const playback = useMemo(() => opener.playback(record.log), [opener, record]);
  const { frames } = playback;
  const undos = useMemo(() => practiceUndosAfter(record.log), [record]);
  const end = useMemo(() => playback.after(frames.at(-1)!), [playback, frames]);
  const players = useMemo(
    () => record.seats.map((seat, i) => shownSeat<SeatedPlayer>(bots[i] ? { ...seat, bot: bots[i] } : seat)),
    [record, bots],
  );
  const [speed, setSpeed] = useState(1);
  const bare = useSteps({
    of: playback,
    count: frames.length,
    first: plan.isEndFirst && opened.isSent ? frames.length - 1 : 0,
    lasts: step => (PACE * plan.lengthOf(frames[step]!)) / speed,
  });
  const steps = useOwnSteps(bare, shared);
  const { at, goTo } = steps;
  const frame = frames[at]!;
  const [events, state] = useMemo(
    () => [playback.events(frame), playback.after(frame)] as const,
    [playback, frame],
  );
  const goToBatch = (batch: number): number => {
    // A hidden answer has no moment of its own. The next moment shows it.
    const to = frames.findIndex(each => each.batch >= batch);
    goTo(to);
    return to;
  };
  const slots = plan.useSlots({
    ...opened,
    ...{ record, players, playback, end, at, frame, events, state, goTo, goToBatch },
    ...(shared && { shared: { focus: shared.shown, wander: shared.wander, point: shared.point } }),
  });
  /** The moment that the leader shows, until this page shows it too. */
  const coming = useRef<number | undefined>(undefined);
  const shown = shared?.shown;
  const { focus } = slots;
  const stepOf = (batch: number): number => 1 + frames.findLastIndex(each => each.batch <= batch);
  // A game that continues from here keeps the whole batch.
  const kept = stepOf(frame.batch);
  const isOver = useMemo(
    () => opener.isOver(playback.after(frames[kept - 1]!)),
    [opener, playback, frames, kept],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another position moves the page
  useEffect(() => {
    if (!shown) return;
    const to = momentOf(frames, shown);
    if (to === at) return;
    coming.current = to;
    bare.goTo(to);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new leader and another moment are sent
  useEffect(() => {
    if (coming.current === at) coming.current = undefined;
    if (coming.current === undefined) shared?.publish({ batch: frame.batch, events: frame.to, ...focus });
  }, [frame, focus.seat, focus.open, shared?.isLeading]);
  if (slots.instead) return <>{slots.instead}</>;
  const undone = frames[at + 1]?.batch === frame.batch ? undefined : undos.get(frame.batch);
  const told = [
    ...slots.told,
    ...(undone === undefined ? [] : [practice.after(undone)]),
    ...(slots.remarks ?? []),
  ];
  const head = [words.step(at + 1, frames.length), ...(isPractice(record.log) ? [practice.tag] : [])];
  const screen = (name: string): readonly string[] => [...game.prefix, nameFor(game, name)];
  return (
    <div class={`replay one-column ${plan.class ?? ''}`}>
      <div class="replay-stage">
        {shared ? (
          <shared.Stage names={slots.names} seat={focus.seat} moment={frame}>
            {slots.stage}
          </shared.Stage>
        ) : (
          slots.stage
        )}
      </div>
      <div class="replay-side one-column">
        {shared && (
          <shared.Panel
            names={slots.names}
            batch={frame.batch}
            isOver={isOver}
            stepOf={stepOf}
            slots={slots}
          />
        )}
        {slots.above}
        <div class="replay-desk">
          <StepText
            head={head.join(' · ')}
            lines={told}
            isPlaying={steps.isPlaying}
            isScrolled={plan.isToldScrolled}
          />
          <div class="replay-steer">
            <Controls
              label={words.title}
              steps={steps}
              told={told.join(' ')}
              speed={speed}
              onSpeed={setSpeed}
            >
              {slots.jumps}
            </Controls>
          </div>
        </div>
        {slots.panels}
        {slots.review}
        <ForkPanel
          seats={players.map(({ bot = '' }, i) => ({ name: slots.names[i]!, bot }))}
          bots={plan.bots}
          isOver={isOver}
          batch={frame.batch}
          step={kept}
          cut={() => opener.cut(record, frame.batch)}
          screen={screen('table')}
        />
        <CheckPanel
          record={record}
          notation={() => opener.notation(record)}
          verify={() => opener.verify(record)}
          screen={screen('replay')}
        />
        {slots.below}
      </div>
    </div>
  );
};
