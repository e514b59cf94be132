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
import { deskNotice } from './desk-notices.tsx';
import { BotOffer, Notice, RefusalText, WatchInstead } from './notice.tsx';
import { isOffered, NotifyOffer } from './notify-offer.tsx';
import type { Around } from './online-game.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { lostSeatReason, serverText } from './refusal-messages.ts';
import { RematchOffer, type RematchState } from './rematch.tsx';
import { inWords } from './time-control.ts';

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
  { transport, activeSeats, away }: NoticesProps,
): number | undefined => {
  const nudged = transport.presence.value?.nudged ?? [];
  return status === 'running'
    ? activeSeats.find(
        seat =>
          seat !== viewer &&
          seats[seat]?.kind === 'person' &&
          seats[seat].standIn === undefined &&
          (away[seat] !== undefined || typeof nudged[seat] === 'number'),
      )
    : undefined;
};

/** NP-49: more than half of the players who are connected, without the missing one. */
const votesNeeded = ({ transport }: NoticesProps, missed: number): number => {
  const { seats, viewer } = transport.room.value;
  const isHere = (seat: number): boolean => seat === viewer || transport.presence.value?.seats[seat] === true;
  const present = seats.filter(
    ({ kind, hasLeft, standIn }, seat) =>
      seat !== missed && kind === 'person' && !hasLeft && standIn === undefined && isHere(seat),
  );
  return Math.floor(present.length / 2) + 1;
};

interface NoticesProps extends Around {
  /** How to play again once the game is over. */
  readonly next?: RematchState | undefined;
}

/**
 * Below the bar: the most important notice for this player, and what they can do about it. Only one at a
 * time.
 */
export const TableNotices = (props: NoticesProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { transport, names, activeSeats, away, botFrom } = props;
  const room = transport.room.value;
  const { id, viewer, isHost } = room;
  const isOld = transport.isOld.value;
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

  const { value: gone } = transport.gone;
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
  if (room.ended)
    return (
      <Notice says={words.ended} role="alert">
        <a class="button" href={linkTo('friends')}>
          {words.home}
        </a>
      </Notice>
    );
  // Offered only when a reload would load the new version.
  const newer = isOld && (updateReady.value || !isKeptHere) && !done.value.has('newer') && (
    <Notice says={words.newer}>
      <Button onClick={applyUpdate}>{words.update}</Button>
      <Later says={words.later} onClick={() => waveAway('newer')} />
    </Notice>
  );
  const fromDesk = room.desk && deskNotice({ room, done: done.value, dismiss: waveAway, act, faultAt });
  if (fromDesk) return <>{fromDesk}</>;
  // Comes before the notices below: the end pages have no other button for a rematch.
  if (props.next)
    return (
      <>
        <RematchOffer room={room} review={transport.review.value} {...props.next} />
        {newer}
      </>
    );
  const wasAway = transport.wasAway.value;
  if (transport.isStoodIn.value && typeof viewer === 'number')
    return (
      <Notice
        says={faultAt('standing') ?? (wasAway ? words.standingSince(timeOf(wasAway.ms)) : words.standing)}
      >
        <Button
          onClick={() => {
            waveAway(wasAway);
            void act('standing', takeBackSeat(id, viewer));
          }}
        >
          {words.back}
        </Button>
      </Notice>
    );
  if (wasAway && !done.value.has(wasAway) && activeSeats.some(seat => seat === viewer))
    return (
      <Notice
        says={[words.wereAway(timeOf(wasAway.ms)), ...(activeSeats.length === 1 ? [words.awaited] : [])].join(
          ' ',
        )}
      >
        <Button onClick={() => waveAway(wasAway)}>{words.understood}</Button>
      </Notice>
    );
  const { nudged = [], votes = [] } = transport.presence.value ?? {};
  if (typeof viewer === 'number' && typeof nudged[viewer] === 'number')
    return (
      <Notice says={faultAt('nudged') ?? words.nudged} role="alert">
        <Button onClick={() => act('nudged', reactToNudge(id, viewer))}>{words.stillHere}</Button>
      </Notice>
    );
  if (newer) return newer;
  // At a convention table, the host helps players who are away, from the desk.
  const missed = room.desk ? undefined : missedAt(room, props);
  if (missed === undefined || (viewer === 'spectator' && !isHost) || done.value.has(missed))
    return isOffered(room) ? <NotifyOffer /> : null;
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
          says={words.toBot}
          onClick={() => void act(missed, seatBot(id, missed))}
        />
      )}
      <Later says={words.wait} onClick={() => waveAway(missed)} />
    </Notice>
  );
};
