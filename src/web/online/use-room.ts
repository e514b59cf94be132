import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import type { Presence, RoomShown } from '../../sync/messages.ts';
import type { SignShown } from '../../sync/signs.ts';
import { openSocket } from '../client/reconnecting-socket.ts';
import { SERVER } from './api.ts';
import { onNetworkLoss, onWake } from './wake.ts';

/** A room, updated from before its game to after it. */
export interface RoomSubscription {
  readonly room: ReadonlySignal<RoomShown | undefined>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly signs: ReadonlySignal<readonly SignShown[]>;
  readonly isConnected: ReadonlySignal<boolean>;
  /** Why this player isn't let in, or no longer is. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly close: () => void;
}

const openRoomLine = (id: string, token: string): RoomSubscription => {
  const room = signal<RoomShown | undefined>(undefined);
  const presence = signal<Presence | undefined>(undefined);
  const signs = signal<readonly SignShown[]>([]);
  const isConnected = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  const line = openSocket(
    { server: SERVER, id },
    {
      hello: () => ({ type: 'hello', token, diff: true, compact: true, whole: true }),
      onOpen: () => {
        isConnected.value = true;
      },
      onLost: () => {
        isConnected.value = false;
      },
      onMessage: message => {
        if (message.type === 'room') room.value = message;
        if (message.type === 'presence') presence.value = message;
        if (message.type === 'signs') signs.value = message.signs;
        if (message.type === 'refused') refusal.value = message;
      },
      onWake,
    },
  );
  const stop = onNetworkLoss(line.reconnect);
  return {
    room,
    presence,
    signs,
    isConnected,
    refusal,
    close: () => {
      stop();
      line.close();
    },
  };
};

/** Subscribes to a room while its screen is shown. */
export const useRoom = (id: string, token: string): RoomSubscription => {
  const line = useMemo(() => openRoomLine(id, token), [id, token]);
  useEffect(() => line.close, [line]);
  return line;
};
