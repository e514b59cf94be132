import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { isRefusedWith } from '../../sync/refusals.ts';
import type { ReviewTarget } from '../../sync/review.ts';
import { gameOf } from '../games/list.ts';
import { namesIn, say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { REPLAY_WORDS } from '../screens/replay/messages.ts';
import type { SharedPanelProps, SharedReview, SharedStageProps } from '../screens/replay/plan.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { isFinger } from '../ui/dom.ts';
import { Icon } from '../ui/icon.tsx';
import { myTableAt, requestFork } from './api.ts';
import { ConnectionNote, FaultLine, RefusalText, useRequests } from './notice.tsx';
import { openNext } from './rematch.tsx';
import { openReview, type ReviewLine, type ShownMark } from './shared-review.ts';
import { keyFor } from './stored-keys.ts';
import { inWords } from './time-control.ts';
import { TOGETHER_MESSAGES } from './together-messages.ts';
import { watchersText } from './watchers.tsx';
import './together.css';

interface LineProps {
  readonly line: ReviewLine;
}

/** Who leads, and whether this player follows. */
const statusText = ({ line, names }: LineProps & Pick<SharedPanelProps, 'names'>): string => {
  const words = say(TOGETHER_MESSAGES);
  const { leader } = line.review.value ?? {};
  if (leader === undefined) return words.nobody;
  if (line.isLeading.value) return words.leading;
  const name = names[leader] ?? '';
  if (!line.isLed.value) return words.gone(name);
  return line.isFollowing.value ? words.led(name) : words.free(name);
};

/** Why the server refused; undefined for the usual text of the code. */
const refusalText = ({ line, names }: LineProps & Pick<SharedPanelProps, 'names'>): string | undefined => {
  const { value: refusal } = line.refusal;
  const { leader } = line.review.value ?? {};
  if (!isRefusedWith(refusal, 'too-soon') || refusal.seconds === undefined || leader === undefined)
    return undefined;
  return say(TOGETHER_MESSAGES).tooSoon(names[leader] ?? '', inWords(refusal.seconds, language.value));
};

/** The buttons to lead, to follow, and to make another player the leader. */
const Lead = ({
  line,
  names,
  seat,
}: LineProps & Pick<SharedPanelProps, 'names'> & { readonly seat?: number }) => {
  const words = say(TOGETHER_MESSAGES);
  const { here = [] } = line.review.value ?? {};
  const isFollowing = line.isFollowing.value;
  if (line.isLeading.value)
    return (
      <>
        <Button onClick={line.stopLeading}>{words.stop}</Button>
        {here
          .filter(each => each !== seat)
          .map(each => (
            <Button key={each} onClick={() => line.hand(each)}>
              {words.hand(names[each] ?? '')}
            </Button>
          ))}
      </>
    );
  if (line.isLed.value)
    return (
      <Button look={isFollowing ? undefined : 'main'} onClick={() => line.setFollowing(!isFollowing)}>
        {isFollowing ? words.unfollow : words.follow}
      </Button>
    );
  return seat === undefined ? null : (
    <Button look="main" onClick={line.lead}>
      {words.lead}
    </Button>
  );
};

interface ForkProps extends Pick<SharedPanelProps, 'names' | 'batch' | 'isOver' | 'stepOf'> {
  readonly room: RoomShown;
}

/** NP-73: continues the game from this step with the same people, or joins the player who does. */
const Fork = ({ room: { id, fork, viewer }, names, batch, isOver, stepOf }: ForkProps) => {
  const words = say(TOGETHER_MESSAGES);
  const { act, refusal } = useRequests();
  const isBusy = useSignal(false);
  const [offered, setOffered] = useState<string>();
  const next = fork?.id;
  useEffect(() => {
    if (next === undefined) return;
    void myTableAt(next).then(mine => {
      if (mine?.status !== 'over') setOffered(next);
    });
  }, [next]);
  const go = async (from?: number): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    await act(openNext(id, () => requestFork(id, from)));
    isBusy.value = false;
  };
  return (
    <>
      {fork && fork.id === offered && (
        <p class="together-fork" role="status">
          <span>{words.forked(names[fork.seat] ?? '', stepOf(fork.batch))}</span>{' '}
          <Button look={fork.seat === viewer ? undefined : 'main'} onClick={() => void go()}>
            {words.join}
          </Button>
        </p>
      )}
      <details>
        <summary>{words.fork}</summary>
        <p>{isOver ? say(REPLAY_WORDS).forkOver : words.forkNote(stepOf(batch))}</p>
        {!isOver && (
          <Button onClick={() => void go(batch)}>
            <Icon name="play" /> {words.fork}
          </Button>
        )}
      </details>
      <FaultLine refusal={refusal} />
    </>
  );
};

/** Who reviews the game, who leads, and what they point at. */
const ReviewPanel = ({
  line,
  isPointing,
  names,
  slots,
  ...fork
}: SharedPanelProps & LineProps & { readonly isPointing: Signal<boolean> }) => {
  const words = say(TOGETHER_MESSAGES);
  const room = line.room.value;
  const presence = line.presence.value;
  const seat = typeof room?.viewer === 'number' ? room.viewer : undefined;
  const { here = [] } = line.review.value ?? {};
  const mark = line.marks.value.at(-1);
  const target = mark && slots.targetText(mark.at);
  const people = here.map(each => (each === seat ? words.you(names[each] ?? '') : (names[each] ?? '')));
  // The server lists only those who follow.
  if (seat !== undefined && !line.isFollowing.value && !here.includes(seat))
    people.push(words.alone(names[seat] ?? ''));
  return (
    <section class="panel together in-lines" aria-label={words.title}>
      <div class="together-status">
        <p role="status">{statusText({ line, names })}</p>
        <ConnectionNote isConnected={line.isConnected} />
        <FaultLine refusal={line.refusal.value} says={refusalText({ line, names })} />
      </div>
      <div class="row">
        <Lead line={line} names={names} {...(seat !== undefined && { seat })} />
        {seat !== undefined && slots.isPointingMode && (
          <Button
            aria-pressed={isPointing.value}
            onClick={() => {
              isPointing.value = !isPointing.value;
            }}
          >
            {words.pointMode}
          </Button>
        )}
        {room && (
          <a
            class="button"
            href={linkTo(...(gameOf(room.game)?.prefix ?? []), 'play', room.id)}
            aria-label={words.table}
          >
            <Icon name="back" /> {words.tableShort}
          </a>
        )}
      </div>
      <dl class="together-people">
        <div>
          <dt>{words.here}</dt>
          <dd>{namesIn(people)}</dd>
        </div>
        {(presence?.watching ?? 0) > 0 && (
          <div>
            <dt>{words.watching}</dt>
            <dd>{watchersText(presence)}</dd>
          </div>
        )}
      </dl>
      <p role="status" class="quiet together-mark">
        {mark && target
          ? words.pointsAt(names[mark.seat] ?? '', target)
          : seat !== undefined && !slots.isPointingMode && words.pointHint[isFinger() ? 'tap' : 'click']}
      </p>
      {room && seat !== undefined && <Fork room={room} names={names} {...fork} />}
    </section>
  );
};

const selectorOf = (at: ReviewTarget, seat: number | undefined): string | undefined => {
  if ('card' in at) return `[data-card="${at.card}"]`;
  return at.seat === seat ? `[data-cell="${at.cell}"]` : undefined;
};

interface PlacedMark {
  readonly mark: ShownMark;
  readonly style: { readonly [side in 'left' | 'top' | 'width' | 'height']: string };
}

/** Where the marks are on the stage; without those of other maps and of hidden cards. */
const placed = (
  stage: HTMLElement,
  marks: readonly ShownMark[],
  seat: number | undefined,
): readonly PlacedMark[] => {
  const outer = stage.getBoundingClientRect();
  return marks.flatMap(mark => {
    const selector = selectorOf(mark.at, seat);
    const boxes = selector === undefined ? [] : [...stage.querySelectorAll(selector)];
    const box = boxes.map(each => each.getBoundingClientRect()).find(({ width }) => width > 0);
    if (!box) return [];
    const [left, top] = [box.left - outer.left, box.top - outer.top];
    const style = { left: `${left}px`, top: `${top}px`, width: `${box.width}px`, height: `${box.height}px` };
    return [{ mark, style }];
  });
};

/** The marks above the spaces and cards. While there are any, they follow what they mark. */
const Marks = ({
  line,
  stage,
  names,
  seat,
}: LineProps &
  Pick<SharedStageProps, 'names' | 'seat'> & {
    readonly stage: { readonly current: HTMLElement | null };
  }) => {
  const marks = line.marks.value;
  const [shown, setShown] = useState<readonly PlacedMark[]>([]);
  useEffect(() => {
    if (marks.length === 0) return setShown([]);
    let frame = 0;
    let before = '';
    const look = (): void => {
      const now = stage.current ? placed(stage.current, marks, seat) : [];
      const text = JSON.stringify(now);
      if (text !== before) setShown(now);
      before = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [marks, seat, stage]);
  return (
    <>
      {shown.map(({ mark, style }) => (
        <span key={mark.number} class="together-pointer" style={style} aria-hidden="true">
          <b class="one-line">{names[mark.seat]}</b>
        </span>
      ))}
    </>
  );
};

const Stage = ({
  line,
  isPointing,
  children,
  ...marks
}: SharedStageProps & LineProps & { readonly isPointing: Signal<boolean> }) => {
  const stage = useRef<HTMLDivElement>(null);
  const onClick = (event: MouseEvent): void => {
    const card =
      event.target instanceof Element && event.target.closest('[data-card]')?.getAttribute('data-card');
    if (!isPointing.value || !card) return;
    event.stopPropagation();
    event.preventDefault();
    line.point({ card: Number(card) });
  };
  return (
    <div
      class={isPointing.value ? 'together-stage is-pointing' : 'together-stage'}
      ref={stage}
      onClickCapture={onClick}
    >
      {children}
      <Marks line={line} stage={stage} {...marks} />
    </div>
  );
};

/** Says that this browser has no access, above the replay, which goes on alone. */
const Alone = ({ refusal }: { readonly refusal: Refusal }) => (
  <p role="alert" class="error">
    <RefusalText refusal={refusal} />
  </p>
);

interface TogetherProps {
  readonly id: string;
  readonly children: (shared?: SharedReview) => ComponentChildren;
}

/** NP-72: a replay that the people of a finished table watch together. */
export const Together = ({ id, children }: TogetherProps) => {
  const line = useMemo(() => openReview(id, keyFor(id)), [id]);
  useEffect(() => line.close, [line]);
  const isPointing = useSignal(false);
  const parts = useMemo(
    () => ({
      Panel: (props: SharedPanelProps) => <ReviewPanel line={line} isPointing={isPointing} {...props} />,
      Stage: (props: SharedStageProps) => <Stage line={line} isPointing={isPointing} {...props} />,
    }),
    [line, isPointing],
  );
  const { value: gone } = line.gone;
  if (gone)
    return (
      <>
        <Alone refusal={gone} />
        {children()}
      </>
    );
  const isPlayer = typeof line.room.value?.viewer === 'number';
  return (
    <>
      {children({
        ...parts,
        shown: line.shown.value,
        isLeading: line.isLeading.value,
        publish: line.publish,
        wander: line.wander,
        point: isPlayer ? line.point : undefined,
      })}
    </>
  );
};
