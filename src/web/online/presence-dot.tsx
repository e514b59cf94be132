import type { Presence, RoomShown } from '../../sync/messages.ts';

interface Here {
  readonly viewer: RoomShown['viewer'];
  /** This device is offline. */
  readonly isLost: boolean;
}

/** Whether a player is connected; unknown while this device is offline. */
export const hereAt = (
  presence: Presence | undefined,
  seat: number,
  { viewer, isLost }: Here,
): boolean | undefined => {
  if (isLost) return seat === viewer ? false : undefined;
  return presence?.seats[seat] ?? false;
};

export const Dot = ({ isHere }: { readonly isHere: boolean | undefined }) => (
  <span
    class={`friends-dot ${isHere === undefined ? 'is-unknown' : isHere ? 'is-here' : ''}`}
    aria-hidden="true"
  />
);
