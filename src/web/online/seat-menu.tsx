import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { listed, say } from '../i18n.ts';
import { fromHere, linkTo, replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOnce } from '../ui/once.ts';
import { SureButton } from '../ui/sure-button.tsx';
import { freeSeat, moveSeat, seatBot, takeBackSeat } from './api.ts';
import { WatchLink } from './invitations.tsx';
import { seatLink } from './links.ts';
import { Signs } from './message-buttons.tsx';
import { SignHistory } from './message-history.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import type { AnySocketTransport } from './online-game.ts';
import { OpenSeedNote } from './open-seed.tsx';
import { OtherSeats } from './other-seats.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { RefusalText } from './refusal.tsx';
import { ShareLink } from './share-link.tsx';
import { keyFor, knownTable, me, saveTable } from './stored-keys.ts';
import { Terms } from './terms.tsx';
import { useOnlineGame } from './use-game.ts';

interface OwnProps {
  readonly id: string;
  readonly seat: number;
  readonly isStoodIn: boolean;
  readonly isOver: boolean;
}

/** What players can do with their own seat during the game. */
const OwnSeat = ({ id, seat, isStoodIn, isOver }: OwnProps) => {
  const words = say(PRESENCE_MESSAGES);
  const link = useSignal<string | undefined>(undefined);
  const fault = useSignal<Refusal | undefined>(undefined);
  const act = async <T,>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    fault.value = isRefusal(answer) ? answer : undefined;
    return answer;
  };
  // A second request would use the key that the first one revoked.
  const move = useOnce(async () => {
    const key = keyFor(id);
    const moved = await act(moveSeat(id, key, seat));
    if (isRefusal(moved)) return;
    // A player who came by such a link continues with the new key.
    if (key !== me().key) saveTable(id, { token: moved.token });
    link.value = seatLink(id, moved.token);
  });
  return (
    <>
      {!isOver && (
        <section>
          {isStoodIn && <p>{words.standing}</p>}
          <Button
            onClick={() =>
              void act(isStoodIn ? takeBackSeat(id, keyFor(id), seat) : seatBot(id, keyFor(id), seat))
            }
          >
            {isStoodIn ? words.back : words.toBot}
          </Button>
          {!isStoodIn && <p class="friends-note">{words.toBotNote}</p>}
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
      {fault.value && (
        <p class="error" role="alert">
          <RefusalText refusal={fault.value} />
        </p>
      )}
    </>
  );
};

/** The rules of this table, and who plays with what. */
const Rules = ({ link, names }: Pick<MenuProps, 'link' | 'names'>) => {
  const { game: id, config } = link.room.value;
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
  const isAsking = useSignal(false);
  const fault = useSignal<Refusal | undefined>(undefined);
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.scrollIntoView({ block: 'nearest' }), [isAsking.value]);
  const leave = async (): Promise<void> => {
    const go = fromHere(replaceRoute);
    const answer = await freeSeat(id, keyFor(id), seat);
    if (isRefusal(answer)) fault.value = answer;
    else go('friends');
  };
  return (
    <section>
      {isAsking.value ? (
        <div role="alert" class="friends-ask" ref={asked}>
          <p>{fault.value ? <RefusalText refusal={fault.value} /> : words.leaveNote}</p>
          <div class="row">
            <Button
              onClick={() => {
                isAsking.value = false;
              }}
            >
              {words.stay}
            </Button>
            <SureButton onClick={() => void leave()}>{words.leaveSure}</SureButton>
          </div>
        </div>
      ) : (
        <Button
          look="plain"
          onClick={() => {
            isAsking.value = true;
          }}
        >
          {words.leave}
        </Button>
      )}
    </section>
  );
};

interface MenuProps {
  readonly link: AnySocketTransport;
  readonly names: readonly string[];
  readonly owing: readonly number[];
  readonly botFrom: readonly (number | undefined)[];
  readonly onClose: () => void;
}

/** The menu of a seat and its table, on top of the table. */
export const SeatMenu = ({ link, names, owing, botFrom, onClose }: MenuProps) => {
  const words = say(PRESENCE_MESSAGES);
  const { id, seats, viewer, status, isHost } = link.room.value;
  const { watch } = knownTable(id);
  const title = viewer === 'spectator' ? words.table : words.menu;
  return (
    <Dialog class="friends-menu" onClose={onClose} label={title}>
      {close => (
        <>
          <h2>{title}</h2>
          <OpenSeedNote room={link.room.value} />
          <section>
            <h3>{words.say}</h3>
            <SignHistory room={link.room.value} signs={link.signs.value} names={names} />
            {typeof viewer === 'number' && <Signs id={id} onDone={close} />}
          </section>
          {typeof viewer === 'number' && (
            <OwnSeat
              id={id}
              seat={viewer}
              isStoodIn={seats[viewer]?.standIn !== undefined}
              isOver={status === 'over'}
            />
          )}
          <OtherSeats link={link} names={names} owing={owing} botFrom={botFrom} />
          {(watch !== undefined || isHost) && (
            <details>
              <summary>{say(ONLINE_MESSAGES).watch}</summary>
              <WatchLink id={id} isHost={isHost} />
            </details>
          )}
          <Rules link={link} names={names} />
          {typeof viewer === 'number' && status === 'running' && <Leave id={id} seat={viewer} />}
          <div class="row friends-menu-end">
            <Button look="main" onClick={close}>
              {words.close}
            </Button>
            <a class="button" href={linkTo('friends')}>
              {words.tables}
            </a>
          </div>
        </>
      )}
    </Dialog>
  );
};
