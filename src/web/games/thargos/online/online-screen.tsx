import { isRefusal } from '../../../../engine/refusal.ts';
import type { ConfigWish, ThargosTypes } from '../../../../games/thargos/ui.ts';
import { connect } from '../../../client/client.ts';
import { socketTransport } from '../../../client/transport-socket.ts';
import { liveNames } from '../../../online/live-names.ts';
import { onlineScreen } from '../../../online/online-table.tsx';
import { letGo } from '../device.ts';
import { stock } from '../local-table.ts';
import { botName } from '../new-game/bot-messages.ts';
import { loadStoredPacks } from '../packs.ts';
import { Reason } from '../table/asked/refused.tsx';
import { fetchWords, laidOut } from '../table/open.ts';
import { Seated } from '../table/table-screen.tsx';

/** A table that is decided on a server, on the screens of any table; what it is played with must be here as well. */
export const OnlineScreen = onlineScreen({
  open: async ({ seat, ways, config, ...place }) => {
    const who = {};
    const wish = config as ConfigWish;
    const isLacking = (await stock(who, wish, loadStoredPacks)) !== undefined;
    const lacking = isLacking
      ? ((await (await import('./borrow.ts')).borrow(place, wish)) ??
        (await stock(who, wish, loadStoredPacks)))
      : undefined;
    if (lacking) return lacking;
    await fetchWords();
    const link = await socketTransport<ThargosTypes>(place, seat, ways);
    if (isRefusal(link)) {
      letGo(who);
      return link;
    }
    const table = await laidOut(connect({ ...link, players: liveNames(link, botName) }));
    return {
      link,
      table: {
        ...table,
        leave: () => {
          table.leave();
          letGo(who);
        },
      },
    };
  },
  Table: Seated,
  why: refusal => <Reason refusal={refusal} />,
});
