import { isRefusal } from '../engine/refusal.ts';
import { missingSince } from './api/replace.ts';
import { steadyNow } from './clock.ts';
import type { LiveRoom } from './live-room.ts';
import type { PresenceTracker } from './presence.ts';
import { hostSeatOf, withNextHost } from './seating.ts';

/** The delay before a failed write is retried. */
const AGAIN_MS = 1000;

interface Place {
  readonly live: LiveRoom;
  visitors: number;
  timer?: NodeJS.Timeout | undefined;
}

/** Returns functions that make another player the host of a room when its host has been disconnected for `hostMs`. */
export const watchHosts = (presence: PresenceTracker, hostMs: number, report: (error: unknown) => void) => {
  const places = new Map<string, Place>();

  const look = (id: string): void => {
    const place = places.get(id);
    if (!place) return;
    clearTimeout(place.timer);
    const { live } = place;
    const host = hostSeatOf(live.room());
    if (host === undefined || presence.isHere(id, host)) return;
    const left = missingSince(live, presence, host) + hostMs - steadyNow();
    if (left > 0) return wait(place, left);
    live
      .change(room => withNextHost(room, host, seat => presence.isHere(id, seat)))
      .then(answer => {
        if (isRefusal(answer) && answer.refused === 'not-kept') wait(place, AGAIN_MS);
      })
      .catch(report);
  };
  const wait = (place: Place, ms: number): void => {
    clearTimeout(place.timer);
    place.timer = setTimeout(() => look(place.live.room().id), ms).unref();
  };
  presence.onChange(look);

  return {
    /**
     * Starts to watch the host of a room for a client that has connected to this server. Returns a function to call
     * when the client disconnects.
     */
    attend: (live: LiveRoom): (() => void) => {
      const { id } = live.room();
      const known = places.get(id);
      const place = known?.live === live ? known : { live, visitors: 0 };
      clearTimeout(known?.timer);
      places.set(id, place);
      place.visitors += 1;
      look(id);
      return () => {
        place.visitors -= 1;
        if (place.visitors > 0) return;
        clearTimeout(place.timer);
        if (places.get(id) === place) places.delete(id);
      };
    },
    close: (): void => {
      for (const { timer } of places.values()) clearTimeout(timer);
      places.clear();
    },
  };
};

export type HostWatch = ReturnType<typeof watchHosts>;
