import { useSignal } from '@preact/signals';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { Confirm } from '../confirm.tsx';
import { listed, say } from '../i18n.ts';
import { fromHere, linkTo, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOnce } from '../ui/once.ts';
import { freeSeat, moveSeat, seatBot, takeBackSeat, voteToRewind } from './api.ts';
import { WatchLink } from './invitations.tsx';
import { seatLink } from './links.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { FaultLine, RefusalText, useRequests } from './notice.tsx';
import { type Around, useOnlineGame } from './online-game.ts';
import { OtherSeats } from './other-seats.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { WayBack } from './rematch.tsx';
import { ProfileLinks } from './seat-profiles.tsx';
import { ShareLink } from './share-link.tsx';
import { keyFor, knownTable, me, saveTable } from './stored-keys.ts';
import { OpenSeedNote, Terms } from './terms.tsx';
import { Watchers } from './watchers.tsx';

interface OwnProps {
  readonly id: string;
  readonly seat: number;
  readonly isStoodIn: boolean;
  /** Whether a bot can play for this player: only during the game, and not in a challenge (NP-61) or tournament (NP-91). */
  readonly mayHaveBot: boolean;
}

/** The player's actions for their own seat during the game. */
const OwnSeat = ({ id, seat, isStoodIn, mayHaveBot }: OwnProps) => {
  const words = say(PRESENCE_MESSAGES);
  const link = useSignal<string | undefined>(undefined);
  const { act, refusal } = useRequests();
  // A second request would use the key that the first one revoked.
  const move = useOnce(async () => {
    const key = keyFor(id);
    const moved = await act(moveSeat(id, seat));
    if (isRefusal(moved)) return;
    // A player who moved here with a seat link continues with the new key.
    if (key !== me().key) saveTable(id, { token: moved.token });
    link.value = seatLink(id, moved.token);
  });
  return (
    <>
      {mayHaveBot && (
        <section>
          {isStoodIn && <p>{words.standing}</p>}
          <Button onClick={() => void act(isStoodIn ? takeBackSeat(id, seat) : seatBot(id, seat))}>
            {isStoodIn ? words.back : words.toBot}
          </Button>
          {!isStoodIn && <p class="online-note">{words.toBotNote}</p>}
        </section>
      )}
      <section>
        <h3>{words.move}</h3>
        {link.value === undefined ? (
          <Button onClick={() => move()}>{words.moveShow}</Button>
        ) : (
          <>
            <p>{words.moveNote}</p>
            <ShareLink link={link.value} label={words.move} />
          </>
        )}
      </section>
      <FaultLine refusal={refusal} />
    </>
  );
};

/** The rules of this table, and what each player chose, such as a deck. */
const Rules = ({ transport, names }: Pick<MenuProps, 'transport' | 'names'>) => {
  const { game: id, config } = transport.room.value;
  const game = useOnlineGame(id);
  return (
    <details>
      <summary>{say(ONLINE_MESSAGES).terms}</summary>
      <Terms game={game} config={config} />
      {game?.choice && (
        <ul class="bare-list">
          {names.map((name, seat) => (
            <li key={seat}>{listed(name, game.choice!.of(config, seat))}</li>
          ))}
        </ul>
      )}
    </details>
  );
};

/** Leaving is final, so it asks for confirmation. */
const Leave = ({ id, seat }: Pick<OwnProps, 'id' | 'seat'>) => {
  const words = say(PRESENCE_MESSAGES);
  const leave = async () => {
    const go = fromHere(replaceRoute);
    const answer = await freeSeat(id, seat);
    if (isRefusal(answer)) return <RefusalText refusal={answer} />;
    go('friends');
    return undefined;
  };
  return (
    <section>
      <Confirm
        look="plain"
        question={words.leaveNote}
        yes={words.leaveSure}
        no={words.stay}
        onConfirm={leave}
      >
        {words.leave}
      </Confirm>
    </section>
  );
};

/** At a convention table: the way to the host desk, and a vote to undo the current card. */
const ConventionPart = ({ room: { id, isHost, viewer, status, desk } }: { readonly room: RoomShown }) => {
  const words = say(PRESENCE_MESSAGES);
  const { act, refusal } = useRequests();
  return (
    <>
      {isHost && (
        <a class="button" href={linkTo('friends', 'desk', id)}>
          {words.hostDesk}
        </a>
      )}
      {typeof viewer === 'number' && status === 'running' && !desk?.vote && (
        <section>
          <Button onClick={() => act(voteToRewind(id))}>{words.undoCard}</Button>
          <p class="online-note">{words.undoCardNote}</p>
          <FaultLine refusal={refusal} />
        </section>
      )}
    </>
  );
};

interface MenuProps extends Omit<Around, 'away'> {
  readonly onClose: () => void;
}

/** The menu of a seat and its table, on top of the table. */
export const SeatMenu = ({ onClose, ...around }: MenuProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { transport, names } = around;
  const { id, seats, viewer, status, isHost, daily, tournament, desk } = transport.room.value;
  const { watch } = knownTable(id);
  const isStoodIn = typeof viewer === 'number' && seats[viewer]?.standIn !== undefined;
  const title = viewer === 'spectator' ? words.table : words.menu;
  return (
    <Dialog class="online-menu panel stack" onClose={onClose} label={title}>
      {close => (
        <>
          <h2>{title}</h2>
          <OpenSeedNote room={transport.room.value} />
          {typeof viewer === 'number' && (
            <OwnSeat
              id={id}
              seat={viewer}
              isStoodIn={isStoodIn}
              mayHaveBot={status !== 'over' && !daily && (!tournament || isStoodIn)}
            />
          )}
          {desk ? <ConventionPart room={transport.room.value} /> : <OtherSeats {...around} />}
          <ProfileLinks room={transport.room.value} names={names} />
          {(viewer === 'spectator' || (transport.presence.value?.watching ?? 0) > 0) && (
            <Watchers presence={transport.presence.value} viewer={viewer} onRename={transport.retry} />
          )}
          {(watch !== undefined || isHost) && !daily && (
            <details>
              <summary>{say(ONLINE_MESSAGES).watch}</summary>
              <WatchLink id={id} isHost={isHost} />
            </details>
          )}
          <Rules {...around} />
          {typeof viewer === 'number' && status === 'running' && !daily && <Leave id={id} seat={viewer} />}
          <div class="row online-menu-end">
            <Button look="main" onClick={close}>
              {words.close}
            </Button>
            <WayBack room={transport.room.value} look="button" />
          </div>
        </>
      )}
    </Dialog>
  );
};
