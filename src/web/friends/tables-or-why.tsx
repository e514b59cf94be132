import { isRefusal } from '../../engine/refusal.ts';
import { say } from '../say.ts';
import { Fault } from './fault.tsx';
import { HideableList, useMyTables } from './my-tables.tsx';
import { FRIENDS_WORDS } from './words.ts';

/** All tables of this identity, or why they can't be loaded. */
export const TablesOrWhy = () => {
  const words = say(FRIENDS_WORDS);
  const tables = useMyTables();
  if (!tables) return <p role="status">{words.looking}</p>;
  if (isRefusal(tables))
    return (
      <p role="alert" class="error">
        <Fault refusal={tables} />
      </p>
    );
  return tables.length === 0 ? <p>{words.noTables}</p> : <HideableList tables={tables} />;
};
