import { useMemo, useState } from 'preact/hooks';
import { nameFor } from '../../game-routes.ts';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import { Controls } from './controls.tsx';
import type { Span } from './folding.ts';
import { ForkPanel } from './fork.tsx';
import { CheckPanel } from './keep.tsx';
import { REPLAY_WORDS } from './messages.ts';
import type { AnyRecord } from './open.ts';
import type { ReplayPlan } from './plan.ts';
import { practiceIn } from './practice.ts';

interface ToldProps {
  /** The number of the moment, and whether the game was practice. */
  readonly head: string;
  readonly lines: readonly string[];
  readonly isPlaying: boolean;
  readonly isScrolled: boolean;
}

const Told = ({ head, lines, isPlaying, isScrolled }: ToldProps) => (
  <div
    class="replay-told panel"
    role="status"
    aria-live={isPlaying ? 'off' : 'polite'}
    // A panel that scrolls must be reachable by keyboard.
    {...(isScrolled && { tabIndex: 0 })}
  >
    <p class="replay-quiet">{head}</p>
    {lines.map((line, i) => (
      <p key={i}>{line}</p>
    ))}
  </div>
);

interface PlayerProps<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly game: GameEntry;
  readonly plan: ReplayPlan<Recorded, State, Event, Frame>;
  readonly record: Recorded;
  readonly bots: readonly string[];
  readonly isSent: boolean;
  readonly isReview: boolean;
}

/** A game to step through. */
export const Player = <Recorded extends AnyRecord, State, Event, Frame extends Span>({
  game,
  plan,
  record,
  ...opened
}: PlayerProps<Recorded, State, Event, Frame>) => {
  const words = say(REPLAY_WORDS);
  const { opener } = plan;
  const playback = useMemo(() => opener.playback(record.log), [record]);
  const notation = useMemo(() => opener.notation(record), [record]);
  const { frames } = playback;
  const practice = useMemo(() => practiceIn(record.log, frames), [record]);
  const end = useMemo(() => playback.after(frames.at(-1)!), [playback]);
  const [at, setAt] = useState(() => (plan.isEndFirst && opened.isSent ? frames.length - 1 : 0));
  const [isPlaying, setPlaying] = useState(false);
  const frame = frames[at]!;
  const [events, state] = useMemo(() => [playback.events(frame), playback.after(frame)] as const, [frame]);
  const goTo = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  const goToBatch = (batch: number): number => {
    // An answer that stays hidden has no moment: the next one shows it.
    const to = frames.findIndex(each => each.batch >= batch);
    goTo(to);
    return to;
  };
  const slots = plan.useSlots({
    ...opened,
    ...{ record, playback, end, at, frame, events, state, goTo, goToBatch },
  });
  if (slots.instead) return <>{slots.instead}</>;
  const told = [...slots.told, ...practice.told(at), ...(slots.remarks ?? [])];
  const screen = (name: string): readonly string[] => [...game.prefix, nameFor(game, name)];
  return (
    <div class={`replay one-column ${plan.class ?? ''}`}>
      <div class="replay-stage">{slots.stage}</div>
      <div class="replay-side one-column">
        {slots.above}
        <div class="replay-desk">
          <Told
            head={[words.step(at + 1, frames.length), ...practice.tag()].join(' · ')}
            lines={told}
            isPlaying={isPlaying}
            isScrolled={plan.isToldScrolled ?? false}
          />
          <div class="replay-steer">
            <Controls
              count={frames.length}
              at={at}
              onAt={setAt}
              isPlaying={isPlaying}
              onPlay={setPlaying}
              told={told.join(' ')}
              length={plan.lengthOf(frame)}
            >
              {slots.jumps}
            </Controls>
          </div>
        </div>
        {slots.panels}
        {slots.review}
        <ForkPanel
          seats={slots.seats}
          bots={plan.bots}
          isOver={opener.isOver(state)}
          batch={frame.batch}
          cut={() => opener.cut(record, frame.batch)}
          screen={screen('table')}
        />
        <CheckPanel
          record={record}
          notation={notation}
          verify={() => opener.verify(record)}
          screen={screen('replay')}
        />
        {slots.below}
      </div>
    </div>
  );
};
