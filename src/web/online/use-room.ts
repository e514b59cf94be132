import { useEffect, useMemo } from 'preact/hooks';
import { openSocket } from '../client/reconnecting-socket.ts';
import { SERVER } from './api.ts';
import { makeRoomState } from './room-state.ts';
import { onWake } from './wake.ts';

/** The state of a room, updated by the server before, during and after its game. */
export type RoomSubscription = ReturnType<typeof openRoomLine>;

const openRoomLine = (id: string, token: string) => {
  const { room, state, take } = makeRoomState();
  const line = openSocket({ server: SERVER, id, token }, { onMessage: take });
  const stop = onWake(line.reconnect);
  const close = (): void => {
    stop();
    line.close();
  };
  return { room, ...state, isConnected: line.isConnected, close };
};

/** Subscribes to a room while its screen is shown. */
export const useRoom = (id: string, token: string): RoomSubscription => {
  const line = useMemo(() => openRoomLine(id, token), [id, token]);
  useEffect(() => line.close, [line]);
  return line;
};
