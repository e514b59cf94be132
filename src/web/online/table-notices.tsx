import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { applyUpdate, lookForUpdate, updateReady } from '../offline.ts';
import { linkTo } from '../route.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { wholeSeconds } from './absence.ts';
import { reactToNudge, seatBot, takeBackSeat } from './api.ts';
import { BotOffer } from './bot-offer.tsx';
import { lostSeatReason } from './lost-seat.ts';
import { Notice } from './notice.tsx';
import type { AnySocketTransport } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { RefusalText } from './refusal.tsx';
import { serverText } from './refusal-messages.ts';
import { RematchOffer, type RematchState } from './rematch.tsx';
import { keyFor } from './stored-keys.ts';
import { inWords } from './time-control.ts';
import { WatchInstead } from './watch-instead.tsx';

const goneText = (gone: Refusal): ComponentChildren => {
  const by = lostSeatReason(gone);
  return <RefusalText refusal={gone} says={by ? say(PRESENCE_MESSAGES)[by] : serverText(gone)} />;
};

const Later = ({ says, onClick }: { readonly says: string; readonly onClick: () => void }) => (
  <Button look="plain" onClick={onClick}>
    {says}
  </Button>
);

/** The player that the others wait for: away for long, or nudged. */
const missedAt = (
  { seats, viewer, status }: RoomShown,
  { link, owing, away }: NewsProps,
): number | undefined => {
  const nudged = link.presence.value?.nudged ?? [];
  return status === 'running'
    ? owing.find(
        seat =>
          seat !== viewer &&
          seats[seat]?.kind === 'person' &&
          seats[seat].standIn === undefined &&
          (away[seat] !== undefined || typeof nudged[seat] === 'number'),
      )
    : undefined;
};

/** NP-49: more than half of the players who are connected, without the missing one. */
const votesNeeded = ({ link }: NewsProps, missed: number): number => {
  const { seats, viewer } = link.room.value;
  const isHere = (seat: number): boolean => seat === viewer || link.presence.value?.seats[seat] === true;
  const present = seats.filter(
    ({ kind, hasLeft, standIn }, seat) =>
      seat !== missed && kind === 'person' && !hasLeft && standIn === undefined && isHere(seat),
  );
  return Math.floor(present.length / 2) + 1;
};

interface NewsProps {
  readonly link: AnySocketTransport;
  readonly names: readonly string[];
  readonly owing: readonly number[];
  /** For how long each seat has been empty. */
  readonly away: readonly (number | undefined)[];
  /** From when a bot may answer for each player. */
  readonly botFrom: readonly (number | undefined)[];
  /** How to play again once the game is over. */
  readonly next?: RematchState | undefined;
}

/** Below the bar: what somebody at the table should know now, and can do about it. One thing at a time. */
export const TableNotices = (props: NewsProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { link, names, owing, away, botFrom } = props;
  const room = link.room.value;
  const { id, viewer, isHost } = room;
  const isOld = link.isOld.value;
  /** Everything the player dismissed. */
  const done = useSignal<ReadonlySet<unknown>>(new Set());
  const waveAway = (what: unknown): void => {
    done.value = new Set([...done.value, what]);
  };
  /** Why the server refused a request made in this notice. */
  const fault = useSignal<{ readonly at: unknown; readonly refusal: Refusal } | undefined>(undefined);
  const act = async (at: unknown, work: Promise<unknown>): Promise<void> => {
    const answer = await work;
    fault.value = isRefusal(answer) ? { at, refusal: answer } : undefined;
  };
  const faultAt = (at: unknown): ComponentChildren =>
    fault.value && fault.value.at === at ? <RefusalText refusal={fault.value.refusal} /> : undefined;
  useEffect(() => {
    if (isOld) lookForUpdate();
  }, [isOld]);
  const timeOf = (ms: number): string => inWords(wholeSeconds(ms), language.value);

  const { value: gone } = link.gone;
  if (gone)
    return (
      <Notice says={goneText(gone)} role="alert">
        {lostSeatReason(gone) === 'moved' && <WatchInstead id={id} />}
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </Notice>
    );
  const isKeptHere = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  // Offered once a reload would load it.
  const newer = isOld && (updateReady.value || !isKeptHere) && !done.value.has('newer') && (
    <Notice says={words.newer}>
      <Button onClick={applyUpdate}>{words.update}</Button>
      <Later says={words.later} onClick={() => waveAway('newer')} />
    </Notice>
  );
  // Comes before the notices below: the end pages have no other button for a rematch.
  if (props.next)
    return (
      <>
        <RematchOffer room={room} {...props.next} />
        {newer}
      </>
    );
  const wasAway = link.wasAway.value;
  if (link.isStoodIn.value)
    return (
      <Notice
        says={faultAt('standing') ?? (wasAway ? words.standingSince(timeOf(wasAway.ms)) : words.standing)}
      >
        <Button
          onClick={() => {
            waveAway(wasAway);
            void act('standing', takeBackSeat(id, keyFor(id), viewer as number));
          }}
        >
          {words.back}
        </Button>
      </Notice>
    );
  if (wasAway && !done.value.has(wasAway) && owing.some(seat => seat === viewer))
    return (
      <Notice
        says={[words.wereAway(timeOf(wasAway.ms)), ...(owing.length === 1 ? [words.awaited] : [])].join(' ')}
      >
        <Button onClick={() => waveAway(wasAway)}>{words.understood}</Button>
      </Notice>
    );
  const { nudged = [], votes = [] } = link.presence.value ?? {};
  if (typeof viewer === 'number' && typeof nudged[viewer] === 'number')
    return (
      <Notice says={faultAt('nudged') ?? words.nudged} role="alert">
        <Button onClick={() => act('nudged', reactToNudge(id, keyFor(id), viewer))}>{words.stillHere}</Button>
      </Notice>
    );
  if (newer) return newer;
  const missed = missedAt(room, props);
  if (missed === undefined || (viewer === 'spectator' && !isHost) || done.value.has(missed)) return null;
  const name = names[missed]!;
  const why = away[missed] === undefined ? words.wasNudged(name) : words.isAway(name, timeOf(away[missed]));
  const cast = votes[missed] ?? [];
  const hasVoted = cast.some(seat => seat === viewer);
  const tally = cast.length > 0 ? `${why} ${words.votes(cast.length, votesNeeded(props, missed))}` : why;
  return (
    <Notice says={faultAt(missed) ?? tally}>
      {hasVoted ? (
        <Button aria-disabled="true">{words.voted}</Button>
      ) : (
        <BotOffer
          name={name}
          from={botFrom[missed]}
          says={words.letBot}
          onClick={() => void act(missed, seatBot(id, keyFor(id), missed))}
        />
      )}
      <Later says={words.wait} onClick={() => waveAway(missed)} />
    </Notice>
  );
};
