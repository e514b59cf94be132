import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { AdminReport } from '../../sync/administration.ts';
import { say } from '../i18n.ts';
import { linkTo } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { AdminFault, Paged, timeText } from './parts.tsx';
import { closeReport, fetchReports } from './requests.ts';

const Report = ({ of }: { readonly of: AdminReport }) => {
  const words = say(ADMIN_MESSAGES);
  const [isClosed, setClosed] = useState(of.isClosed);
  const [refusal, setRefusal] = useState<Refusal>();
  const { table, number, name = words.unnamed, text, at, by } = of;
  const close = async (): Promise<void> => {
    const answer = await closeReport(table, number);
    setRefusal(isRefusal(answer) ? answer : undefined);
    if (!isRefusal(answer)) setClosed(true);
  };
  return (
    <li class="panel stack">
      <blockquote class="admin-text">{text}</blockquote>
      <p class="note">{[words.spoken(name, timeText(at)), words.reportedBy(by.length)].join(' · ')}</p>
      <div class="row">
        <a class="button" href={linkTo('admin', 'tables', table)}>
          {words.openTable}
        </a>
        {isClosed ? (
          <span>{words.isClosed}</span>
        ) : (
          <Button onClick={() => void close()}>{words.close}</Button>
        )}
      </div>
      <AdminFault refusal={refusal} />
    </li>
  );
};

/** NP-133: the texts that players have reported. */
export const AdminReports = () => {
  const words = say(ADMIN_MESSAGES);
  const load = async (last: AdminReport | undefined) => {
    const answer = await fetchReports(last?.reportedAt);
    return isRefusal(answer) ? answer : answer.reports;
  };
  return (
    <Paged of="reports" load={load} none={words.noReports}>
      {reports => (
        <ul class="bare-list one-column" aria-label={words.parts.reports}>
          {reports.map(report => (
            <Report key={JSON.stringify(report)} of={report} />
          ))}
        </ul>
      )}
    </Paged>
  );
};
