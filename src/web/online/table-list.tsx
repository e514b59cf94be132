import { isRefusal } from '../../engine/refusal.ts';
import { say } from '../i18n.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { HideableList, useMyTables } from './my-tables.tsx';
import { RefusalText } from './refusal.tsx';

/** All tables of this identity, or why they can't be loaded. */
export const TableListOrFault = () => {
  const words = say(ONLINE_MESSAGES);
  const tables = useMyTables();
  if (!tables) return <p role="status">{words.looking}</p>;
  if (isRefusal(tables))
    return (
      <p role="alert" class="error">
        <RefusalText refusal={tables} />
      </p>
    );
  return tables.length === 0 ? <p>{words.noTables}</p> : <HideableList tables={tables} />;
};
