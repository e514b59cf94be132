import { SPECTATOR_CHAT } from '../../sync/chat.ts';
import { colon, say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SelectField } from '../ui/select.tsx';
import { closeReport, muteSeat, removeText, setChat } from './api.ts';
import { FaultLine, useRequests } from './notice.tsx';
import type { TalkProps } from './talk-history.tsx';
import { authorName } from './talk-live.ts';
import { TALK_MESSAGES } from './talk-messages.ts';

/** NP-71: the messages that were reported to the host, and what the host can do about them. */
export const Reports = ({ room, line, names }: TalkProps) => {
  const words = say(TALK_MESSAGES);
  const { id, seats, isHost, viewer } = room;
  const { act, refusal } = useRequests();
  const reports = line.reports.value;
  if (!isHost || (reports.length === 0 && !refusal)) return null;
  return (
    <section class="talk-reports stack" aria-label={words.reports}>
      <h3>{words.reports}</h3>
      <ul class="bare-list">
        {reports.map(report => {
          const { number, seat, text, by } = report;
          const author = authorName(report, names);
          const isMutable =
            seat !== undefined && seat !== viewer && seats[seat]?.kind === 'person' && !seats[seat].isMuted;
          const reporters = by.map(each => (each === 'spectator' ? words.spectator : (names[each] ?? '')));
          return (
            <li key={number}>
              <p class="talk-words">
                <b>{`${author}${colon()}`}</b> <span dir="auto">{text}</span>
              </p>
              <p class="note">{words.reportedBy(reporters.join(', '))}</p>
              <div class="row talk-actions">
                <Button onClick={() => void act(removeText(id, number))}>{words.remove}</Button>
                {isMutable && (
                  <Button onClick={() => void act(muteSeat(id, seat, true))}>{words.muteAll(author)}</Button>
                )}
                <Button onClick={() => void act(closeReport(id, number))}>{words.dismiss}</Button>
              </div>
            </li>
          );
        })}
      </ul>
      <FaultLine refusal={refusal} />
    </section>
  );
};

/** NP-70: the host decides who writes and reads. */
export const ChatSettings = ({ room }: Pick<TalkProps, 'room'>) => {
  const words = say(TALK_MESSAGES);
  const { id, isHost, chat, open } = room;
  const { act, refusal } = useRequests();
  if (!isHost || !chat) return null;
  const names = { off: words.off, read: words.read, write: words.readAndWrite };
  return (
    <details class="talk-settings">
      <summary>{words.settings}</summary>
      <Checkbox isOn={chat.isOn} onToggle={isOn => void act(setChat(id, { isOn }))}>
        {words.isOn}
      </Checkbox>
      <SelectField
        label={words.spectatorsMay}
        value={chat.spectators}
        options={SPECTATOR_CHAT.map(each => [each, names[each]] as const)}
        onValue={spectators => void act(setChat(id, { spectators }))}
      />
      {open && <p class="note">{words.listed}</p>}
      <FaultLine refusal={refusal} />
    </details>
  );
};
