import { useRef } from 'preact/hooks';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../i18n.ts';
import { language } from '../settings.ts';
import { hostWait } from './absence.ts';
import { ConnectionNote, useLasting } from './connection-note.tsx';
import type { RoomSubscription } from './use-room.ts';
import { WAITING_MESSAGES } from './waiting-messages.ts';

interface NoticeProps {
  readonly room: RoomShown;
  readonly line: RoomSubscription;
  /** The name of the player at a seat. */
  readonly nameOf: (seat: number) => string;
}

/** What everyone in the waiting room should know now: the connection, and who starts the game. It stays in view. */
export const RoomNotice = ({ room: { host, isHost }, line, nameOf }: NoticeProps) => {
  const words = say(WAITING_MESSAGES);
  const presence = line.presence.value;
  const isConnected = line.isConnected.value;
  const isAway = useLasting(isConnected && !isHost && host !== undefined && presence?.seats[host] === false);
  const wasHost = useRef(isHost);
  const isNew = isHost && !wasHost.current;
  return (
    <div class="friends-notice">
      <ConnectionNote isConnected={line.isConnected} />
      <div role="status">
        {isAway && <p>{words.hostAway(nameOf(host!), hostWait(presence, language.value))}</p>}
        {isNew && <p>{words.hostNow}</p>}
      </div>
    </div>
  );
};
