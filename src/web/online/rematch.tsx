import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import type { ReviewShown } from '../../sync/review.ts';
import { gameOf } from '../games/list.ts';
import { say } from '../i18n.ts';
import { fromHere, goTo, linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { requestRematch } from './api.ts';
import { Notice, RefusalText, useRequests } from './notice.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { reviewToLead } from './room-state.ts';
import { nameAt } from './seat-list.tsx';
import { keyFor, knownTable, me, saveTable } from './stored-keys.ts';

export interface RematchState {
  readonly again: () => void;
  readonly fault: Refusal | undefined;
}

/** Asks for another room with the same people, saves its keys and opens it. */
export const openNext = async (
  id: string,
  ask: () => ReturnType<typeof requestRematch>,
): Promise<Refusal | undefined> => {
  const key = keyFor(id);
  const go = fromHere();
  const made = await ask();
  if (isRefusal(made)) return made;
  saveTable(made.id, {
    ...(key !== me().key && { token: made.token }),
    ...(made.invite !== undefined && { invite: made.invite }),
    ...(made.watch !== undefined && { watch: made.watch }),
  });
  go('friends', 'room', made.id);
  return undefined;
};

/** Creates the next table, or opens it if another player was faster. Spectators stay spectators. */
export const useRematch = ({ id, viewer, next }: RoomShown): RematchState => {
  const { act, refusal } = useRequests();
  const { token } = knownTable(id);
  const come = (): Promise<unknown> => act(openNext(id, () => requestRematch(id)));
  const watch = (): void => {
    if (next === undefined) return goTo('friends');
    saveTable(next, { ...(token !== undefined && { token, watch: token }) });
    goTo('friends', 'room', next);
  };
  return { again: () => void (typeof viewer === 'number' ? come() : watch()), fault: refusal };
};

interface WayBackProps {
  readonly room: RoomShown;
  readonly look: string;
}

/** The address of the board of a challenge, which may be that of a group (NP-99). */
const boardOf = ({ game, date, week, group }: NonNullable<RoomShown['daily']>): readonly string[] => {
  const at = week ?? date ?? '';
  return group === undefined ? ['challenge', game, at] : ['groups', group, 'daily', game, at];
};

/** The link from a table to its tournament, challenge or group, or to the player's tables. */
export const WayBack = ({ room: { tournament, daily, group, viewer }, look }: WayBackProps) => {
  const words = say(PRESENCE_MESSAGES);
  const [says, ...to] = tournament
    ? [words.toTournament, 'tournaments', tournament.id]
    : daily
      ? [words.toChallenge, ...boardOf(daily)]
      : group !== undefined && typeof viewer === 'number'
        ? [words.toGroup, 'groups', group]
        : [words.tables, 'friends'];
  return (
    <a class={look} href={linkTo(...to)}>
      {says}
    </a>
  );
};

interface OfferProps extends RematchState {
  readonly room: RoomShown;
  readonly review: ReviewShown | undefined;
}

/** Opens the replay that the people of a finished table watch together. Without a leader, this player leads. */
const openReview = ({ id, game, viewer }: RoomShown, isLed: boolean): void => {
  reviewToLead.value = isLed || typeof viewer !== 'number' ? undefined : id;
  goTo(...(gameOf(game)?.prefix ?? []), `replay?table=${id}&together`);
};

/** Above the end screen: offers a rematch or the way back to the tournament or challenge, or says that one is open. Always present after the end, so that nothing moves. */
export const RematchOffer = ({ room, review, again, fault }: OfferProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { leader, here = [] } = review ?? {};
  const isLed = leader !== undefined && leader !== room.viewer && here.includes(leader);
  const isShared = room.seats.filter(({ kind }) => kind === 'person').length > 1;
  const isCalled = room.next !== undefined;
  const isPlayer = typeof room.viewer === 'number';
  const says = fault ? (
    <RefusalText refusal={fault} />
  ) : isCalled ? (
    words.called
  ) : isLed ? (
    words.reviewLed(nameAt(room.seats, leader))
  ) : (
    words.isOver
  );
  return (
    <Notice says={says}>
      {room.tournament || room.daily ? (
        <WayBack room={room} look="button main-button" />
      ) : (
        (isPlayer || isCalled) && (
          <Button look={isCalled ? 'main' : undefined} onClick={again}>
            {!isPlayer ? words.follow : isCalled ? words.join : words.rematch}
          </Button>
        )
      )}
      {!room.daily && (isLed || (isPlayer && isShared)) && (
        <Button onClick={() => openReview(room, isLed)}>{isLed ? words.followReview : words.review}</Button>
      )}
    </Notice>
  );
};
