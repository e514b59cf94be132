import { queue } from '../engine/queue.ts';
import type { Chat } from './chat.ts';
import { whyUnread } from './chat-rules.ts';
import type { LiveRoom } from './live-room.ts';
import { RefusalError } from './refused.ts';
import type { Role } from './room.ts';

interface Client extends Pick<Role, 'viewer'> {
  /** A function, because another player may become the host while the client is connected. */
  readonly isHost: () => boolean;
}

/** NP-70, NP-71: sends a client the texts that it may read, and the host the reports. Returns a function that stops. */
export const openChatFeed = (
  chat: Chat,
  live: LiveRoom,
  { viewer, isHost }: Client,
  send: (message: object) => void,
): (() => void) => {
  const { id, chat: settings } = live.room();
  const inTurn = queue();
  let isLeft = false;
  let canRead = false;
  let wasHost = false;
  /** Whether the client certainly has an empty list. One that reconnects may have an older list. */
  const isEmpty = { texts: !settings?.isUsed, reports: !settings?.isUsed };

  const run = (work: () => Promise<void>): void => {
    inTurn(async () => {
      if (!isLeft && !live.isGone()) await work();
    }).catch(error => {
      // The store logs its own failures. A reconnection, or the next change, sends the texts again.
      if (!(error instanceof RefusalError)) chat.onError(error);
    });
  };
  const sendTexts = (load = () => chat.page(id)): void =>
    run(async () => {
      const page = canRead ? await load() : { texts: [] };
      if (isLeft || (isEmpty.texts && page.texts.length === 0)) return;
      isEmpty.texts = page.texts.length === 0;
      send({ type: 'texts', ...page });
    });
  const sendReports = (load = () => chat.reports(id)): void =>
    run(async () => {
      const reports = isHost() ? await load() : [];
      if (isLeft || (isEmpty.reports && reports.length === 0)) return;
      isEmpty.reports = reports.length === 0;
      send({ type: 'reports', reports });
    });
  const onChange = (): void => {
    const before = { canRead, wasHost };
    wasHost = isHost();
    canRead = whyUnread(live.room(), { viewer, isHost: wasHost }) === undefined;
    if (canRead !== before.canRead) sendTexts();
    if (wasHost !== before.wasHost) sendReports();
  };

  const stops = [
    live.onChange(onChange),
    chat.subscribe(id, {
      onText: text =>
        run(async () => {
          if (!canRead) return;
          isEmpty.texts = false;
          send({ type: 'text', ...text });
        }),
      onTexts: sendTexts,
      onReports: sendReports,
    }),
  ];
  onChange();
  if (!canRead) sendTexts();
  return () => {
    isLeft = true;
    for (const stop of stops) stop();
  };
};
