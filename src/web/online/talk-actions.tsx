import { useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { muteSeat, removeText, reportText } from './api.ts';
import { setMuted } from './muted.ts';
import { FaultLine, useRequests } from './notice.tsx';
import { speakerOf, type TalkItem } from './talk-items.ts';
import { TALK_MESSAGES } from './talk-messages.ts';

type ItemAction = 'mute' | 'report' | 'remove' | 'muteAll' | 'unmuteAll';

/** What a reader can do about a message. */
export const itemActions = (
  { viewer, isHost, host, seats }: RoomShown,
  item: TalkItem,
): readonly ItemAction[] => {
  const { seat, text } = item;
  const isOwn = seat === undefined ? isHost && item.isHost === true : seat === viewer;
  const isByHost = seat === undefined ? item.isHost === true : seat === host;
  const author = seat === undefined ? undefined : seats[seat];
  const isPlayer = author?.kind === 'person' && !author.hasLeft;
  return [
    ...(!isOwn && speakerOf(item) !== undefined ? (['mute'] as const) : []),
    ...(!isOwn && !isHost && !isByHost && text !== undefined ? (['report'] as const) : []),
    ...(isHost && text !== undefined ? (['remove'] as const) : []),
    ...(isHost && !isOwn && isPlayer ? ([author.isMuted ? 'unmuteAll' : 'muteAll'] as const) : []),
  ];
};

interface ActionsProps {
  readonly room: RoomShown;
  readonly item: TalkItem;
  readonly author: string;
}

/** NP-71: mutes an author, reports a message to the host or, for the host, removes it. */
export const ItemActions = ({ room, item, author }: ActionsProps) => {
  const words = say(TALK_MESSAGES);
  const { id, seats } = room;
  const { act, refusal } = useRequests();
  const [isReported, setReported] = useState(false);
  // The speaker and the number are present whenever the list has an action that needs them.
  const speaker = speakerOf(item);
  const { seat = 0, number = 0 } = item;
  const name = item.seat === undefined ? words.spectators : author;
  const can = itemActions(room, item);
  const report = async (): Promise<void> => setReported(!isRefusal(await act(reportText(id, number))));
  return (
    <div class="row talk-actions">
      {can.includes('report') && !isReported && <Button onClick={() => void report()}>{words.report}</Button>}
      {can.includes('mute') && speaker !== undefined && (
        <Button onClick={() => setMuted(id, speaker, true)} title={words.muteNote}>
          {words.mute(name)}
        </Button>
      )}
      {can.includes('remove') && (
        <Button onClick={() => void act(removeText(id, number))}>{words.remove}</Button>
      )}
      {(can.includes('muteAll') || can.includes('unmuteAll')) && (
        <Button onClick={() => void act(muteSeat(id, seat, !seats[seat]?.isMuted))}>
          {can.includes('muteAll') ? words.muteAll(author) : words.unmuteAll(author)}
        </Button>
      )}
      <span role="status">{isReported && words.reported}</span>
      <FaultLine refusal={refusal} />
    </div>
  );
};
