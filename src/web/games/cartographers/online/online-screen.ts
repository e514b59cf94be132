import { isRefusal } from '../../../../engine/refusal.ts';
import type { CartographersTypes } from '../../../../games/cartographers/ui.ts';
import { connect } from '../../../client/client.ts';
import { socketTransport } from '../../../client/transport-socket.ts';
import { liveNames } from '../../../online/live-names.ts';
import { onlineScreen } from '../../../online/online-table.tsx';
import { botName } from '../new-game/bot-name.ts';
import { Seated, why } from '../table/table-screen.tsx';

/** A table that is decided on a server, on the screens of any table. */
export const OnlineScreen = onlineScreen({
  open: async ({ seat, ways, ...place }) => {
    const link = await socketTransport<CartographersTypes>(place, seat, ways);
    return isRefusal(link) ? link : { link, table: connect({ ...link, players: liveNames(link, botName) }) };
  },
  Table: Seated,
  why,
});
