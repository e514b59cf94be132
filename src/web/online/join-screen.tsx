import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { gameOf } from '../games/list.ts';
import { say, text } from '../i18n.ts';
import { fromHere, replaceRoute } from '../route.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import { isMine, takeSeat } from './api.ts';
import { ConnectionNote, useLasting } from './connection-note.tsx';
import { ONLINE_MESSAGES } from './messages.ts';
import { NoAccess } from './no-access.tsx';
import type { OnlineGame } from './online-game.ts';
import { OpenSeedNote } from './open-seed.tsx';
import { PaceNote } from './pace-note.tsx';
import { RefusalText } from './refusal.tsx';
import { serverText } from './refusal-messages.ts';
import { SeatList } from './seat-list.tsx';
import { hasNoIdentity, me, requestKey, saveMe, saveTable } from './stored-keys.ts';
import { Terms } from './terms.tsx';
import { useOnlineGame } from './use-game.ts';
import { useRoom } from './use-room.ts';

interface JoinProps {
  readonly id: string;
  readonly invite: string;
}

interface FormProps extends JoinProps {
  readonly room: RoomShown;
}

const freeIn = ({ seats }: RoomShown): readonly number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

interface TextProps {
  readonly label: string;
  readonly text: Signal<string>;
  readonly autocomplete?: string;
}

const NameField = ({ label, text: typed, autocomplete = 'off' }: TextProps) => (
  <label>
    {label}
    <Input
      class="friends-name"
      aria-invalid={!isEnteredText(typed.value)}
      value={typed.value}
      maxLength={60}
      autocomplete={autocomplete}
      onValue={value => {
        typed.value = value;
      }}
    />
  </label>
);

/** Asks for the player's name and seat. */
const JoinForm = ({ id, invite, room }: FormProps) => {
  const words = say(ONLINE_MESSAGES);
  const game = useOnlineGame(room.game);
  const name = useSignal(me().name ?? '');
  const title = useSignal(me().title ?? '');
  const motto = useSignal(me().motto ?? '');
  const crest = useSignal(me().crest);
  const wanted = useSignal<number | undefined>(undefined);
  const choice = useSignal<unknown>(undefined);
  const state = useSignal<'rest' | 'busy' | Refusal>('rest');
  const free = freeIn(room);
  // Another player may have taken the seat meanwhile.
  const seat = wanted.value !== undefined && free.includes(wanted.value) ? wanted.value : undefined;
  const called = name.value.trim();
  // The choice belongs to the previous seat's deck.
  useLayoutEffect(() => {
    choice.value = undefined;
  }, [seat]);
  const join = async (): Promise<void> => {
    state.value = 'busy';
    const self = {
      ...(called && { name: called }),
      ...(title.value.trim() && { title: title.value.trim() }),
      ...(motto.value.trim() && { motto: motto.value.trim() }),
      ...(crest.value && { crest: crest.value }),
    };
    saveMe(self);
    const go = fromHere(replaceRoute);
    const taken = await takeSeat(id, {
      invite,
      ...self,
      ...(seat !== undefined && { seat }),
      ...(choice.value !== undefined && { choice: choice.value }),
    });
    if (isRefusal(taken)) {
      state.value = taken;
      return;
    }
    // The seat now belongs to the identity; an older key to this table no longer works.
    saveTable(id, { invite, token: undefined });
    go('friends', 'room', id);
  };
  const CrestField = game?.crests?.Field;
  const ChoiceField = game?.choice?.Field;
  return (
    <form
      class="panel one-column"
      onSubmit={event => {
        event.preventDefault();
        if (state.value !== 'busy' && [called, title.value, motto.value].every(isEnteredText)) void join();
      }}
    >
      <NameField label={words.name} text={name} autocomplete="nickname" />
      <UnfitText texts={[called]} />
      {free.length > 1 && (
        <label>
          {words.whichSeat}
          <Select<number | ''>
            class="friends-name"
            value={seat ?? ''}
            onValue={chosen => {
              wanted.value = chosen === '' ? undefined : chosen;
            }}
            options={[
              { value: '', name: words.anySeat },
              ...free.map(value => ({ value, name: words.seat(value + 1) })),
            ]}
          />
        </label>
      )}
      {ChoiceField && (
        <ChoiceField
          key={seat}
          config={room.config}
          seat={seat ?? free[0] ?? 0}
          choose={made => {
            choice.value = made;
            return undefined;
          }}
        />
      )}
      {CrestField && (
        <details>
          <summary>{words.crest}</summary>
          <NameField label={words.jobTitle} text={title} />
          <NameField label={words.motto} text={motto} />
          <UnfitText texts={[title.value, motto.value]} />
          <CrestField
            crest={crest.value}
            seat={seat ?? free[0] ?? 0}
            choose={made => {
              crest.value = made;
            }}
          />
        </details>
      )}
      {typeof state.value === 'object' && (
        <p class="error" role="alert">
          <RefusalText
            refusal={state.value}
            says={serverText(state.value) ?? game?.choice?.why(state.value)}
          />
        </p>
      )}
      <Button type="submit" look="main" disabled={state.value === 'busy'}>
        {state.value === 'busy' ? words.looking : words.join}
      </Button>
    </form>
  );
};

/** All seats are taken: watch, or move your seat here from another device. */
const Full = ({ id, invite, room: { status } }: FormProps) => {
  const words = say(ONLINE_MESSAGES);
  return (
    <section class="panel one-column">
      <p>{status === 'over' ? words.fullOver : words.full}</p>
      <Button
        look="main"
        onClick={() => {
          saveTable(id, { token: invite, watch: invite });
          replaceRoute('friends', 'room', id);
        }}
      >
        <Icon name="eye" /> {status === 'over' ? words.lookBack : words.lookOn}
      </Button>
      <h2>{words.elsewhere}</h2>
      <p>{words.elsewhereNote}</p>
    </section>
  );
};

/** Warns before joining that this device lacks the cards. */
const useLacks = (game: OnlineGame | undefined, supplies: RoomShown['supplies']): boolean => {
  const [lacks, setLacks] = useState(false);
  useEffect(() => {
    if (!game?.hasOwn || !supplies) return;
    // If this lookup fails, the table reports missing cards later.
    game.hasOwn(supplies).then(
      hasAll => setLacks(!hasAll),
      () => undefined,
    );
  }, [game]);
  return lacks;
};

/** A removed player who opens an old invite reads that the host removed them. */
const Uninvited = ({ id, refusal }: { readonly id: string; readonly refusal: Refusal }) => {
  const own = useRoom(id, requestKey()).refusal.value;
  return <NoAccess refusal={own?.why === 'removed' ? own : refusal} />;
};

const Invited = ({ id, invite }: JoinProps) => {
  const words = say(ONLINE_MESSAGES);
  const line = useRoom(id, invite);
  const isLost = useLasting(!line.isConnected.value);
  const room = line.room.value;
  const game = useOnlineGame(room?.game);
  const lacks = useLacks(game, room?.supplies);
  const refusal = line.refusal.value ?? (lacks ? refuse('not-shared') : undefined);
  if (refusal?.why === 'replaced' && !hasNoIdentity()) return <Uninvited id={id} refusal={refusal} />;
  if (refusal) return <NoAccess refusal={refusal} />;
  if (!room)
    return (
      <Page>
        <p role="status">{words.looking}</p>
        <ConnectionNote isConnected={line.isConnected} />
      </Page>
    );
  const name = gameOf(room.game)?.name;
  return (
    <Page title={words.joinTitle(name ? text(name) : room.game)}>
      <OpenSeedNote room={room} />
      <div class="friends-room">
        {freeIn(room).length > 0 ? (
          <JoinForm id={id} invite={invite} room={room} />
        ) : (
          <Full id={id} invite={invite} room={room} />
        )}
        <section class="panel" aria-live="polite">
          <h2>{words.terms}</h2>
          <Terms game={game} config={room.config} />
          {room.clock && <PaceNote pace={room.clock} />}
          <h2>{words.seats}</h2>
          <SeatList room={room} presence={line.presence.value} isLost={isLost} game={game} />
          <ConnectionNote isConnected={line.isConnected} />
        </section>
      </div>
    </Page>
  );
};

/** An invited player has a seat already, or takes one. */
export const Join = ({ id, invite }: JoinProps) => {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const go = fromHere(replaceRoute);
    void isMine(id).then(isSeated => {
      if (!isSeated) return setNew(true);
      saveTable(id, { invite });
      go('friends', 'room', id);
    });
  }, [id]);
  if (isNew) return <Invited id={id} invite={invite} />;
  return (
    <Page>
      <p role="status">{say(ONLINE_MESSAGES).looking}</p>
    </Page>
  );
};
