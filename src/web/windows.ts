/** Other windows may have the same table open: each notifies the others after a write. */

const NAME = 'alidade-tables';

let channel: BroadcastChannel | undefined;

const open = (): BroadcastChannel | undefined => {
  // Without it, a window still catches up when it wants to write.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** The message for changes of the list: deleted or imported games. */
const LIST = '';

export const notifyWindows = (id: string = LIST): void => open()?.postMessage(id);

/** Calls back when another window has written to this table. Returns an unsubscribe function. */
export const onWindowWrite = (id: string, onWritten: () => void): (() => void) => {
  const hear = ({ data }: MessageEvent): void => {
    if (data === id) onWritten();
  };
  open()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};

/** Calls back when another window has changed any game. Returns an unsubscribe function. */
export const onAnyWindowWrite = (onChanged: () => void): (() => void) => {
  open()?.addEventListener('message', onChanged);
  return () => channel?.removeEventListener('message', onChanged);
};

/** Runs the work on each call, one at a time: calls during a run cause one more run. */
export const coalesce = (work: () => Promise<unknown>): (() => void) => {
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
