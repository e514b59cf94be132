import { useState } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import type { ScreenProps } from '../lazy.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AdminAudit } from './audit.tsx';
import { AdminBlocks } from './blocks.tsx';
import { AdminFigures } from './figures.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { AdminFault } from './parts.tsx';
import { AdminPeople } from './people.tsx';
import { AdminReports } from './reports.tsx';
import { hasToken, signIn, signOut } from './requests.ts';
import { AdminTables } from './tables.tsx';
import './admin.css';

const PARTS = ['tables', 'people', 'blocks', 'reports', 'figures', 'audit'] as const;

const SignIn = () => {
  const words = say(ADMIN_MESSAGES);
  const [token, setToken] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setRefusal(await signIn(token));
  };
  return (
    <Panel class="full-fields">
      <form class="stack" onSubmit={event => void send(event)}>
        <TextField
          label={words.token}
          hint={words.tokenHint}
          type="password"
          autocomplete="off"
          value={token}
          onValue={setToken}
        />
        <AdminFault refusal={refusal} />
        <div class="row">
          <Button type="submit" look="main" disabled={token.trim() === ''}>
            {words.signIn}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const Part = ({ part, id }: { readonly part: (typeof PARTS)[number]; readonly id: string | undefined }) => {
  if (part === 'people') return <AdminPeople key={id} id={id} />;
  if (part === 'blocks') return <AdminBlocks person={id} />;
  if (part === 'reports') return <AdminReports />;
  if (part === 'figures') return <AdminFigures />;
  return part === 'audit' ? <AdminAudit /> : <AdminTables key={id} id={id} />;
};

/** The tools of administrators (NP-125). No screen links to it: the operator knows the address from docs/hosting.md. */
export const AdminScreen = ({ at: [name, id] }: ScreenProps) => {
  const words = say(ADMIN_MESSAGES);
  const part = PARTS.find(each => each === name) ?? PARTS[0];
  return (
    <Page title={words.title}>
      <div class="row admin-top">
        <p>{words.lead}</p>
        {hasToken() && <Button onClick={signOut}>{words.signOut}</Button>}
      </div>
      {hasToken() ? (
        <div class="one-column">
          <Tabs
            label={words.title}
            tabs={PARTS.map(each => ({ name: words.parts[each], at: ['admin', each] }))}
            current={PARTS.indexOf(part)}
          />
          <Part part={part} id={id} />
        </div>
      ) : (
        <SignIn />
      )}
    </Page>
  );
};
