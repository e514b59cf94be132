import { goOnTo } from '../route.ts';
import { say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { COMPANY_WORDS } from './company-words.ts';
import { keepTable, knownTable } from './kept.ts';

/** For a device that lost its seat: the table as spectators see it, if this browser has a link. */
export const WatchInstead = ({ id }: { readonly id: string }) => {
  const { watch, invite } = knownTable(id);
  const key = watch ?? invite;
  if (key === undefined) return null;
  return (
    <Button
      onClick={() => {
        keepTable(id, { token: key, watch: key });
        goOnTo('friends', 'room', id);
      }}
    >
      {say(COMPANY_WORDS).watchInstead}
    </Button>
  );
};
