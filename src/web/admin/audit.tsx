import { isRefusal } from '../../engine/refusal.ts';
import type { AuditEntry } from '../../sync/administration.ts';
import { say } from '../i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { Id, Paged, timeText } from './parts.tsx';
import { fetchAudit } from './requests.ts';

/** NP-134: what administrators have done. The actions are those of the command line. */
export const AdminAudit = () => {
  const words = say(ADMIN_MESSAGES);
  const load = async (last: AuditEntry | undefined) => {
    const answer = await fetchAudit(last?.number);
    return isRefusal(answer) ? answer : answer.entries;
  };
  return (
    <Panel class="stack">
      <Paged of="audit" load={load} none={words.noEntries}>
        {entries => (
          <ol class="bare-list admin-log" aria-label={words.parts.audit}>
            {entries.map(({ number, at, who, action, target, note }) => (
              <li key={number}>
                <span class="note">
                  {timeText(at)} · {who}
                </span>
                <span>
                  <b>{action}</b> <Id id={target} />
                </span>
                {note !== undefined && <span class="admin-text">{note}</span>}
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </Panel>
  );
};
