import { useRef } from 'preact/hooks';
import type { RoomShown } from '../../sync/messages.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { hostWait } from './away.ts';
import { LineNote, useLasting } from './line-note.tsx';
import type { RoomLine } from './room-line.ts';
import { WAITING_WORDS } from './waiting-words.ts';

interface NoticeProps {
  readonly room: RoomShown;
  readonly line: RoomLine;
  /** The name of the player at a seat. */
  readonly nameOf: (seat: number) => string;
}

/** What everyone in the waiting room should know now: the connection, and who starts the game. It stays in view. */
export const RoomNotice = ({ room: { host, isHost }, line, nameOf }: NoticeProps) => {
  const words = say(WAITING_WORDS);
  const presence = line.presence.value;
  const isConnected = line.isConnected.value;
  const isAway = useLasting(isConnected && !isHost && host !== undefined && presence?.seats[host] === false);
  const wasHost = useRef(isHost);
  const isNew = isHost && !wasHost.current;
  return (
    <div class="friends-notice">
      <LineNote isConnected={line.isConnected} />
      <div role="status">
        {isAway && <p>{words.hostAway(nameOf(host!), hostWait(presence, language.value))}</p>}
        {isNew && <p>{words.hostNow}</p>}
      </div>
    </div>
  );
};
