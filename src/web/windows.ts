/** Other windows of this browser may sit at the same table: each tells the others when it has written. */

const NAME = 'alidade-tables';

let channel: BroadcastChannel | undefined;

const open = (): BroadcastChannel | undefined => {
  // Without it a window still reads on when it wants to write.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

export const tellWindows = (id: string): void => open()?.postMessage(id);

/** Calls when another window has written to this table; answers how to stop. */
export const hearWindows = (id: string, onWritten: () => void): (() => void) => {
  const hear = ({ data }: MessageEvent): void => {
    if (data === id) onWritten();
  };
  open()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
