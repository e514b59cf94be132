import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { Confirm } from '../confirm.tsx';
import { saveFile } from '../files.ts';
import { say } from '../i18n.ts';
import { RefusalText } from '../online/notice.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { AdminFault } from './parts.tsx';
import { erasePerson, exportPerson } from './requests.ts';

/** NP-131: exports or erases the data of one person. */
export const AdminPeople = ({ id = '' }: { readonly id: string | undefined }) => {
  const words = say(ADMIN_MESSAGES);
  const [person, setPerson] = useState(id);
  const [refusal, setRefusal] = useState<Refusal>();
  const [said, setSaid] = useState('');
  const given = person.trim();
  const load = async (): Promise<void> => {
    setSaid('');
    const answer = await exportPerson(given);
    setRefusal(isRefusal(answer) ? answer : undefined);
    if (isRefusal(answer)) return;
    saveFile(`alidade-${given.slice(0, 8)}.json`, JSON.stringify(answer, undefined, 2));
    setSaid(words.exported);
  };
  const erase = async () => {
    setSaid('');
    setRefusal(undefined);
    const answer = await erasePerson(given);
    if (isRefusal(answer)) return <RefusalText refusal={answer} />;
    setSaid(words.erased);
    return undefined;
  };
  return (
    <Panel class="stack full-fields">
      <p>{words.personLead}</p>
      <TextField
        label={words.personId}
        value={person}
        maxLength={64}
        spellcheck={false}
        onValue={next => {
          setPerson(next);
          setSaid('');
          setRefusal(undefined);
        }}
      />
      {given !== '' && (
        <div class="row">
          <Button onClick={() => void load()}>{words.exportIt}</Button>
          <Confirm key={given} question={words.eraseSure} yes={words.yesErase} onConfirm={erase}>
            {words.erase}
          </Confirm>
        </div>
      )}
      <p role="status">{said}</p>
      <AdminFault refusal={refusal} />
    </Panel>
  );
};
