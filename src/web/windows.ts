/** Other windows of this browser may sit at the same table: each tells the others when it has written. */

const NAME = 'alidade-tables';

let channel: BroadcastChannel | undefined;

const open = (): BroadcastChannel | undefined => {
  // Without it a window still reads on when it wants to write.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** That no table but the list of games is another: what was dropped or brought cannot be read on. */
const LIST = '';

export const tellWindows = (id: string = LIST): void => open()?.postMessage(id);

/** Calls when another window has written to this table; answers how to stop. */
export const hearWindows = (id: string, onWritten: () => void): (() => void) => {
  const hear = ({ data }: MessageEvent): void => {
    if (data === id) onWritten();
  };
  open()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};

/** Calls when another window has changed any game; answers how to stop. */
export const hearAllWindows = (onChanged: () => void): (() => void) => {
  open()?.addEventListener('message', onChanged);
  return () => channel?.removeEventListener('message', onChanged);
};

/** Does the work whenever it is called, but one at a time: many calls meanwhile are one more. */
export const eachInTurn = (work: () => Promise<unknown>): (() => void) => {
  let isWorking = false;
  let isWanted = false;
  const next = async (): Promise<void> => {
    isWorking = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isWorking = false;
  };
  return () => {
    isWanted = true;
    if (!isWorking) void next();
  };
};
