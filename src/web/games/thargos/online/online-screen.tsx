import { isRefusal } from '../../../../engine/refusal.ts';
import type { ConfigWish, ThargosTypes } from '../../../../games/thargos/ui.ts';
import { connectSocket } from '../../../client/socket-table.ts';
import { liveNames, onlineScreen } from '../../../online/online-table.tsx';
import { letGo } from '../device.ts';
import { loadAssets } from '../local-table.ts';
import { botName } from '../new-game/bot-messages.ts';
import { loadStoredPacks } from '../packs.ts';
import { Reason } from '../table/asked/refused.tsx';
import { fetchWords, laidOut } from '../table/open.ts';
import { Seated } from '../table/table-screen.tsx';

/** Shows a table on a server with the same screens as a local table, after loading the table's packs and stories. */
export const OnlineScreen = onlineScreen({
  open: async ({ seat, ways, config, ...place }) => {
    const who = {};
    const wish: ConfigWish = config;
    const isMissing = (await loadAssets(who, wish, loadStoredPacks)) !== undefined;
    const missing = isMissing
      ? ((await (await import('./borrow.ts')).borrow(place, wish)) ??
        (await loadAssets(who, wish, loadStoredPacks)))
      : undefined;
    if (missing) return missing;
    await fetchWords();
    const transport = await connectSocket<ThargosTypes>(place, seat, ways);
    if (isRefusal(transport)) {
      letGo(who);
      return transport;
    }
    const table = await laidOut({ ...transport, players: liveNames(transport, botName) });
    return {
      transport,
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
