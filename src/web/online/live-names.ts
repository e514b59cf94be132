import type { ReadonlySignal } from '@preact/signals';
import type { RoomShown } from '../../sync/messages.ts';
import type { SeatedPlayer } from '../client/table.ts';
import { named } from '../screens/new-game/bots.ts';

const TEXTS = ['name', 'title', 'motto', 'crest'] as const;

interface Online {
  readonly players: readonly SeatedPlayer[];
  readonly room: ReadonlySignal<RoomShown>;
}

/** The players of an online table. Their texts follow the room: a player who deletes their data loses the name. */
export const liveNames = (
  { players, room }: Online,
  botName: (seat: number) => string,
): readonly SeatedPlayer[] =>
  players.map((player, seat) => {
    const now = (): SeatedPlayer | undefined => named(room.value.seats, botName)[seat];
    return Object.defineProperties(
      { ...player },
      Object.fromEntries(TEXTS.map(key => [key, { enumerable: true, get: () => now()?.[key] }])),
    );
  });
