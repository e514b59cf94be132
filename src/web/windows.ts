/** Windows of this browser notify each other after a write, because they may have the same table open. */

const NAME = 'alidade-tables';

let channel: BroadcastChannel | undefined;

const open = (): BroadcastChannel | undefined => {
  // In a browser without BroadcastChannel, a window reads new entries only before it writes.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** The message that the list of games has changed, because games were deleted or imported. */
const LIST = '';

export const notifyWindows = (id: string = LIST): void => open()?.postMessage(id);

/** Calls back when a different window has written to this table. Returns a function that unsubscribes. */
export const onWindowWrite = (id: string, onWritten: () => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === id) onWritten();
  };
  open()?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};

/** Calls back when a different window has changed any game. Returns a function that unsubscribes. */
export const onAnyWindowWrite = (onChanged: () => void): (() => void) => {
  open()?.addEventListener('message', onChanged);
  return () => channel?.removeEventListener('message', onChanged);
};
