import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../wire/messages.ts';
import { applyUpdate, lookForUpdate, updateReady } from '../offline.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { wholeSeconds } from './away.ts';
import { COMPANY_WORDS } from './company-words.ts';
import { seatBot, takeBackSeat } from './doors.ts';
import type { AnyRemoteLink } from './far-game.ts';
import { keyFor } from './kept.ts';
import { friendsText } from './refusal-words.ts';
import { inWords } from './time.ts';

/** Whether a bot plays for whoever looks. */
export const isStoodIn = ({ status, seats, viewer }: RoomShown): boolean =>
  status === 'running' && typeof viewer === 'number' && seats[viewer]?.standIn !== undefined;

interface StripProps {
  readonly says: string;
  readonly children: ComponentChildren;
}

const Strip = ({ says, children }: StripProps) => (
  <div class="friends-strip" role="status">
    <span>{says}</span>
    {children}
  </div>
);

const Later = ({ says, onClick }: { readonly says: string; readonly onClick: () => void }) => (
  <button type="button" class="plain-button" onClick={onClick}>
    {says}
  </button>
);

/** Whoever is missed: he owes an answer, and has been away for long; bots and whoever sits here are never. */
const missedAt = ({ seats, viewer, status }: RoomShown, { owing, away }: NewsProps): number | undefined =>
  status === 'running'
    ? owing.find(
        seat =>
          seat !== viewer &&
          seats[seat]?.kind === 'person' &&
          seats[seat].standIn === undefined &&
          away[seat] !== undefined,
      )
    : undefined;

interface NewsProps {
  readonly link: AnyRemoteLink;
  readonly names: readonly string[];
  readonly owing: readonly number[];
  /** For how long each seat has been empty. */
  readonly away: readonly (number | undefined)[];
}

/** Below the bar: what somebody at the table should know now, and can do about it. One thing at a time. */
export const News = (props: NewsProps) => {
  const words = say(COMPANY_WORDS);
  const { link, names, owing, away } = props;
  const room = link.room.value;
  const { id, viewer, isHost } = room;
  const isOld = link.isOld.value;
  /** All that was waved away. */
  const done = useSignal<ReadonlySet<unknown>>(new Set());
  const waveAway = (what: unknown): void => {
    done.value = new Set([...done.value, what]);
  };
  /** Why the server did not do what one asked for below this notice. */
  const fault = useSignal<{ readonly at: unknown; readonly text: string } | undefined>(undefined);
  const act = async (at: unknown, work: Promise<unknown>): Promise<void> => {
    const answer = await work;
    fault.value = isRefusal(answer) ? { at, text: friendsText(answer) } : undefined;
  };
  const faultAt = (at: unknown): string | undefined =>
    fault.value?.at === at ? fault.value?.text : undefined;
  useEffect(() => {
    if (isOld) lookForUpdate();
  }, [isOld]);
  const timeOf = (ms: number): string => inWords(wholeSeconds(ms), language.value);

  const wasAway = link.wasAway.value;
  if (isStoodIn(room))
    return (
      <Strip
        says={faultAt('standing') ?? (wasAway ? words.standingSince(timeOf(wasAway.ms)) : words.standing)}
      >
        <button type="button" onClick={() => act('standing', takeBackSeat(id, keyFor(id), viewer as number))}>
          {words.back}
        </button>
      </Strip>
    );
  if (wasAway && !done.value.has(wasAway) && owing.some(seat => seat === viewer))
    return (
      <Strip says={words.wereAway(timeOf(wasAway.ms))}>
        <button type="button" onClick={() => waveAway(wasAway)}>
          {words.understood}
        </button>
      </Strip>
    );
  const isKeptHere = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  // It is offered as soon as a reload would bring it.
  if (isOld && (updateReady.value || !isKeptHere) && !done.value.has('newer'))
    return (
      <Strip says={words.newer}>
        <button type="button" onClick={applyUpdate}>
          {words.update}
        </button>
        <Later says={words.later} onClick={() => waveAway('newer')} />
      </Strip>
    );
  const missed = missedAt(room, props);
  if (missed === undefined || !isHost || done.value.has(missed)) return null;
  const name = names[missed]!;
  return (
    <Strip says={faultAt(missed) ?? words.isAway(name, timeOf(away[missed]!))}>
      <button
        type="button"
        aria-label={words.botFor(name)}
        onClick={() => act(missed, seatBot(id, keyFor(id), missed))}
      >
        {words.letBot}
      </button>
      <Later says={words.wait} onClick={() => waveAway(missed)} />
    </Strip>
  );
};
