import { isRefusal } from '../../../../engine/refusal.ts';
import type { CartographersTypes } from '../../../../games/cartographers/ui.ts';
import { connectSocket } from '../../../client/socket-table.ts';
import { liveNames, onlineScreen } from '../../../online/online-table.tsx';
import { botName } from '../new-game/bot-messages.ts';
import { Seated, why } from '../table/table-screen.tsx';

export const OnlineScreen = onlineScreen({
  open: async ({ seat, ways, ...place }) => {
    const transport = await connectSocket<CartographersTypes>(place, seat, ways);
    return isRefusal(transport)
      ? transport
      : { transport, table: { ...transport, players: liveNames(transport, botName) } };
  },
  Table: Seated,
  why,
});
