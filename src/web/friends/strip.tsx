import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { applyUpdate, lookForUpdate, updateReady } from '../offline.ts';
import { linkTo } from '../route.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { wholeSeconds } from './away.ts';
import { BotOffer } from './bot-offer.tsx';
import { COMPANY_WORDS } from './company-words.ts';
import { reactToNudge, seatBot, takeBackSeat } from './doors.ts';
import type { AnyRemoteLink } from './far-game.ts';
import { Fault } from './fault.tsx';
import { goneBy } from './gone.ts';
import { keyFor } from './kept.ts';
import { serverText } from './refusal-words.ts';
import { type AgainShown, NextGame } from './rematch.tsx';
import { Strip } from './strip-line.tsx';
import { inWords } from './time.ts';
import { WatchInstead } from './watch-instead.tsx';

const goneText = (gone: Refusal): ComponentChildren => {
  const by = goneBy(gone);
  return <Fault refusal={gone} says={by ? say(COMPANY_WORDS)[by] : serverText(gone)} />;
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
  readonly link: AnyRemoteLink;
  readonly names: readonly string[];
  readonly owing: readonly number[];
  /** For how long each seat has been empty. */
  readonly away: readonly (number | undefined)[];
  /** From when a bot may answer for each player. */
  readonly botFrom: readonly (number | undefined)[];
  /** How to play again once the game is over. */
  readonly next?: AgainShown | undefined;
}

/** Below the bar: what somebody at the table should know now, and can do about it. One thing at a time. */
export const News = (props: NewsProps) => {
  const words = say(COMPANY_WORDS);
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
    fault.value && fault.value.at === at ? <Fault refusal={fault.value.refusal} /> : undefined;
  useEffect(() => {
    if (isOld) lookForUpdate();
  }, [isOld]);
  const timeOf = (ms: number): string => inWords(wholeSeconds(ms), language.value);

  const { value: gone } = link.gone;
  if (gone)
    return (
      <Strip says={goneText(gone)} role="alert">
        {goneBy(gone) === 'moved' && <WatchInstead id={id} />}
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </Strip>
    );
  const isKeptHere = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  // Offered once a reload would load it.
  const newer = isOld && (updateReady.value || !isKeptHere) && !done.value.has('newer') && (
    <Strip says={words.newer}>
      <Button onClick={applyUpdate}>{words.update}</Button>
      <Later says={words.later} onClick={() => waveAway('newer')} />
    </Strip>
  );
  // Comes before the notices below: the end pages have no other button for a rematch.
  if (props.next)
    return (
      <>
        <NextGame room={room} {...props.next} />
        {newer}
      </>
    );
  const wasAway = link.wasAway.value;
  if (link.isStoodIn.value)
    return (
      <Strip
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
      </Strip>
    );
  if (wasAway && !done.value.has(wasAway) && owing.some(seat => seat === viewer))
    return (
      <Strip
        says={[words.wereAway(timeOf(wasAway.ms)), ...(owing.length === 1 ? [words.awaited] : [])].join(' ')}
      >
        <Button onClick={() => waveAway(wasAway)}>{words.understood}</Button>
      </Strip>
    );
  const { nudged = [], votes = [] } = link.presence.value ?? {};
  if (typeof viewer === 'number' && typeof nudged[viewer] === 'number')
    return (
      <Strip says={faultAt('nudged') ?? words.nudged} role="alert">
        <Button onClick={() => act('nudged', reactToNudge(id, keyFor(id), viewer))}>{words.stillHere}</Button>
      </Strip>
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
    <Strip says={faultAt(missed) ?? tally}>
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
    </Strip>
  );
};
