import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { TournamentMessage, TournamentShown } from '../../sync/tournaments.ts';
import { openSocket } from '../client/reconnecting-socket.ts';
import { isTemporary, SERVER } from '../online/api.ts';
import { hasNoIdentity, me, requestKey } from '../online/stored-keys.ts';
import { onWake } from '../online/wake.ts';
import { fetchTournament } from './requests.ts';

interface Shown {
  readonly tournament?: TournamentShown;
  /** Why the server doesn't show the tournament. */
  readonly gone?: Refusal;
}

/** A tournament, updated by the server while its screen is shown. */
export const useTournament = (id: string) => {
  const shown = useSignal<Shown>({});
  // The server tells players who they are in the tournament, so a new identity needs a new socket.
  const identity = hasNoIdentity() ? undefined : me().key;
  const line = useMemo(() => {
    // The first message precedes the answer to `hello`, so it doesn't say what belongs to this player.
    let isFirst = true;
    const socket = openSocket<TournamentMessage | ({ readonly type: 'refused' } & Refusal)>(
      { server: SERVER, what: 'tournaments', id, token: identity ?? requestKey() },
      {
        hello: () => {
          isFirst = true;
          return {};
        },
        onMessage: message => {
          if (message.type === 'tournament' && !isFirst) shown.value = { tournament: message.tournament };
          if (message.type === 'tournament') isFirst = false;
          if (message.type === 'refused' && message.refused === 'no-such-tournament')
            shown.value = { gone: message };
        },
      },
    );
    const stop = onWake(socket.reconnect);
    const close = (): void => {
      stop();
      socket.close();
    };
    return { isConnected: socket.isConnected, close };
  }, [id, identity, shown]);
  useEffect(() => line.close, [line]);
  useEffect(() => {
    // The answer is often faster than the socket, which doesn't say why the server refuses it.
    void fetchTournament(id).then(answer => {
      if (!isRefusal(answer)) shown.value = { tournament: answer, ...shown.value };
      else if (!isTemporary(answer)) shown.value = { gone: answer };
    });
  }, [id, shown]);
  return { ...shown.value, isConnected: line.isConnected };
};
