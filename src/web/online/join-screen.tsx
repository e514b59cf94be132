import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { refuse } from '../refusals.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import { isMine, takeSeat } from './api.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import {
  ConnectionNote,
  FaultLine,
  Looking,
  NoAccess,
  useLasting,
  useRequests,
  watchWith,
} from './notice.tsx';
import { type OnlineGame, useOnlineGame } from './online-game.ts';
import { serverText } from './refusal-messages.ts';
import { SeatList } from './seat-list.tsx';
import { hasNoIdentity, me, requestKey, saveMe, saveTable, selfTexts } from './stored-keys.ts';
import { OpenSeedNote, PaceNote, Terms } from './terms.tsx';
import { useRoom } from './use-room.ts';
import { NameField } from './waiting-tools.tsx';

interface JoinProps {
  readonly id: string;
  readonly invite: string;
}

interface FormProps extends JoinProps {
  readonly room: RoomShown;
}

const freeIn = ({ seats }: RoomShown): readonly number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

/** Asks for the player's name and seat. */
const JoinForm = ({ id, invite, room }: FormProps) => {
  const words = say(ONLINE_MESSAGES);
  const game = useOnlineGame(room.game);
  const { act, refusal } = useRequests();
  const [isBusy, setBusy] = useState(false);
  const [self, setSelf] = useState(() => selfTexts(me()));
  const [wanted, setWanted] = useState<number | ''>('');
  const [chosen, setChosen] = useState<{ readonly seat: number | undefined; readonly choice: unknown }>();
  const free = freeIn(room);
  // Another player may have taken the seat meanwhile.
  const seat = wanted !== '' && free.includes(wanted) ? wanted : undefined;
  const shownSeat = seat ?? free[0] ?? 0;
  const { name, title, motto } = self;
  const isFit = [name, title, motto].every(text => isEnteredText(text ?? ''));
  const join = async (): Promise<void> => {
    setBusy(true);
    const trimmed = selfTexts(self);
    saveMe(trimmed);
    const go = fromHere(replaceRoute);
    // A deck that was chosen for another seat is not sent.
    const choice = chosen?.seat === seat ? chosen?.choice : undefined;
    const taken = await act(takeSeat(id, { invite, ...trimmed, seat, choice }));
    setBusy(false);
    if (isRefusal(taken)) return;
    // The seat now belongs to the identity; an older key to this table no longer works.
    saveTable(id, { invite, token: undefined });
    go('friends', 'room', id);
  };
  const field = (key: 'name' | 'title' | 'motto', label: string) => (
    <NameField
      label={label}
      value={self[key] ?? ''}
      autocomplete={key === 'name' ? 'nickname' : 'off'}
      onValue={typed => setSelf({ ...self, [key]: typed })}
    />
  );
  const CrestField = game?.crests?.Field;
  const ChoiceField = game?.choice?.Field;
  return (
    <form
      class="panel one-column"
      onSubmit={event => {
        event.preventDefault();
        if (!isBusy && isFit) void join();
      }}
    >
      {field('name', words.name)}
      <UnfitText texts={[name]} />
      {!room.desk && free.length > 1 && (
        <Field label={words.whichSeat} class="online-name">
          <Select<number | ''>
            value={seat ?? ''}
            onValue={setWanted}
            options={[
              { value: '', name: words.anySeat },
              ...free.map(value => ({ value, name: words.seat(value + 1) })),
            ]}
          />
        </Field>
      )}
      {ChoiceField && (
        <ChoiceField
          key={seat}
          config={room.config}
          seat={shownSeat}
          choose={choice => {
            setChosen({ seat, choice });
            return undefined;
          }}
        />
      )}
      {CrestField && !room.desk && (
        <details>
          <summary>{words.crest}</summary>
          {field('title', words.jobTitle)}
          {field('motto', words.motto)}
          <UnfitText texts={[title, motto]} />
          <CrestField crest={self.crest} seat={shownSeat} choose={crest => setSelf({ ...self, crest })} />
        </details>
      )}
      <FaultLine refusal={refusal} says={refusal && (serverText(refusal) ?? game?.choice?.why(refusal))} />
      <Button type="submit" look="main" disabled={isBusy}>
        {isBusy ? say(LOAD_MESSAGES).loading : words.join}
      </Button>
    </form>
  );
};

/** Shown if all seats are taken: the player can watch, or move their seat here from another device. */
const Full = ({ id, invite, room: { status } }: FormProps) => {
  const words = say(ONLINE_MESSAGES);
  return (
    <section class="panel one-column">
      <p>{status === 'over' ? words.fullOver : words.full}</p>
      <Button look="main" onClick={() => watchWith(id, invite)}>
        <Icon name="eye" /> {status === 'over' ? words.lookBack : words.lookOn}
      </Button>
      <h2>{words.elsewhere}</h2>
      <p>{words.elsewhereNote}</p>
    </section>
  );
};

/** Whether this device lacks cards of the table, so that the screen can say so before the player joins. */
const useMissing = (game: OnlineGame | undefined, assets: RoomShown['supplies']): boolean => {
  const [isMissing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table's cards never change, but each update copies the list
  useEffect(() => {
    if (!game?.hasOwn || !assets) return;
    // If this lookup fails, the table reports missing cards later.
    game.hasOwn(assets).then(
      hasAll => setMissing(!hasAll),
      () => undefined,
    );
  }, [game]);
  return isMissing;
};

/** A removed player who opens an old invite reads that the host removed them. */
const Uninvited = ({ id, refusal }: { readonly id: string; readonly refusal: Refusal }) => {
  const own = useRoom(id, requestKey()).gone.value;
  return <NoAccess refusal={own?.why === 'removed' ? own : refusal} />;
};

const Invited = ({ id, invite }: JoinProps) => {
  const words = say(ONLINE_MESSAGES);
  const line = useRoom(id, invite);
  const isLost = useLasting(!line.isConnected.value);
  const room = line.room.value;
  const game = useOnlineGame(room?.game);
  const isMissing = useMissing(game, room?.supplies);
  const refusal = line.gone.value ?? (isMissing ? refuse('not-shared') : undefined);
  if (refusal?.why === 'replaced' && !hasNoIdentity()) return <Uninvited id={id} refusal={refusal} />;
  if (refusal) return <NoAccess refusal={refusal} />;
  if (!room) return <Looking line={line} />;
  const name = gameOf(room.game)?.name;
  return (
    <Page title={words.joinTitle(name ? text(name) : room.game)}>
      <OpenSeedNote room={room} />
      <div class="online-room columns">
        {freeIn(room).length > 0 ? (
          <JoinForm id={id} invite={invite} room={room} />
        ) : (
          <Full id={id} invite={invite} room={room} />
        )}
        <section class="panel" aria-live="polite">
          <h2>{words.terms}</h2>
          <Terms game={game} config={room.config} />
          {room.clock && <PaceNote pace={room.clock} />}
          {!room.desk && (
            <>
              <h2>{words.seats}</h2>
              <SeatList room={room} presence={line.presence.value} isLost={isLost} game={game} />
            </>
          )}
          <ConnectionNote isConnected={line.isConnected} />
        </section>
      </div>
    </Page>
  );
};

/** The screen of an invite. A player who already has a seat goes to the table. */
export const Join = ({ id, invite }: JoinProps) => {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const go = fromHere(replaceRoute);
    void isMine(id).then(isSeated => {
      if (!isSeated) return setNew(true);
      saveTable(id, { invite });
      go('friends', 'room', id);
    });
  }, [id, invite]);
  return isNew ? <Invited id={id} invite={invite} /> : <Looking />;
};
