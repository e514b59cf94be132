import { isRefusal } from '../../engine/refusal.ts';
import { hostSeatOf, passedOn } from '../hosting.ts';
import type { OpenRoom } from '../open-room.ts';
import type { Companies } from './company.ts';
import { missingSince } from './replace.ts';

/** A change that could not be written is tried again after this time. */
const AGAIN_MS = 1000;

interface Place {
  readonly open: OpenRoom;
  visitors: number;
  timer?: NodeJS.Timeout | undefined;
}

/** Makes another player the host when the host of a room is disconnected for too long. */
export const watchHosts = (companies: Companies, hostMs: number, report: (error: unknown) => void) => {
  const places = new Map<string, Place>();

  const look = (id: string): void => {
    const place = places.get(id);
    if (!place) return;
    clearTimeout(place.timer);
    const { open } = place;
    const host = hostSeatOf(open.room());
    if (host === undefined || companies.isHere(id, host)) return;
    const left = missingSince(open, companies, host) + hostMs - Date.now();
    if (left > 0) return wait(place, left);
    open
      .change(room => passedOn(room, host, seat => companies.isHere(id, seat)))
      .then(answer => {
        if (isRefusal(answer) && answer.refused === 'not-kept') wait(place, AGAIN_MS);
      })
      .catch(report);
  };
  const wait = (place: Place, ms: number): void => {
    clearTimeout(place.timer);
    place.timer = setTimeout(() => look(place.open.room().id), ms).unref();
  };
  companies.onChange(look);

  return {
    /** Watches the host of this room while someone is connected here; returns how to stop. */
    attend: (open: OpenRoom): (() => void) => {
      const { id } = open.room();
      const known = places.get(id);
      const place = known?.open === open ? known : { open, visitors: 0 };
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

export type Hosts = ReturnType<typeof watchHosts>;
