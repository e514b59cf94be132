import { isRefusal } from '../../../../engine/refusal.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import type { Command, Event, View } from '../../../../games/cartographers/types.ts';
import { farScreen } from '../../../friends/far-table.tsx';
import { liveNames } from '../../../friends/live-names.ts';
import { remoteLink } from '../../../remote-link.ts';
import { sitAt } from '../../../sit.ts';
import { botName } from '../new-game/bot-name.ts';
import { Seated, why } from '../table/table-screen.tsx';

/** A table that is decided on a server, on the screens of any table. */
export const FarScreen = farScreen({
  open: async ({ seat, ways, ...place }) => {
    const link = await remoteLink<Command, Event, View, ConfigWish>(cartographers, place, seat, ways);
    return isRefusal(link) ? link : { link, table: sitAt({ ...link, players: liveNames(link, botName) }) };
  },
  Table: Seated,
  why,
});
