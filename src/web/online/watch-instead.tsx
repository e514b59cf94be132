import { say } from '../i18n.ts';
import { replaceRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { knownTable, saveTable } from './stored-keys.ts';

/** For a device that lost its seat: the table as spectators see it, if this browser has a link. */
export const WatchInstead = ({ id }: { readonly id: string }) => {
  const { watch, invite } = knownTable(id);
  const key = watch ?? invite;
  if (key === undefined) return null;
  return (
    <Button
      onClick={() => {
        saveTable(id, { token: key, watch: key });
        replaceRoute('friends', 'room', id);
      }}
    >
      {say(PRESENCE_MESSAGES).watchInstead}
    </Button>
  );
};
