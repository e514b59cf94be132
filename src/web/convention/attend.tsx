import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { BUILD } from '../build.ts';
import { gameOf } from '../games/list.ts';
import { SERVER } from '../online/api.ts';
import { Looking, NoAccess } from '../online/notice.tsx';
import { onlineText } from '../online/refusal-messages.ts';
import { type RoomSubscription, useRoom } from '../online/use-room.ts';
import { onWake } from '../online/wake.ts';
import { refuse } from '../refusals.ts';
import { linkTo } from '../route.ts';
import { OpenTable } from '../screens/table/open-table.tsx';
import type { ConventionPlan, ConventionTable } from './plan.ts';

interface Attended {
  readonly id: string;
  readonly token: string;
  /** Rendered until the game starts. */
  readonly before: (room: RoomShown, line: RoomSubscription) => ComponentChildren;
  /** Rendered from the start of the game. */
  readonly during: (table: ConventionTable) => ComponentChildren;
}

/** Before the game: subscribes to the room, and says when the game has started. */
const Waiting = ({ id, token, before, onBegin }: Attended & { onBegin: (room: RoomShown) => void }) => {
  const line = useRoom(id, token);
  const room = line.room.value;
  const hasBegun = room !== undefined && room.status !== 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once; each update brings another room object
  useEffect(() => {
    if (hasBegun) onBegin(room);
  }, [hasBegun]);
  const { value: gone } = line.gone;
  if (gone) return <NoAccess id={id} refusal={gone} />;
  if (!room || hasBegun) return <Looking line={line} />;
  return <>{before(room, line)}</>;
};

const planOf = async (game: string): Promise<ConventionPlan | undefined> => gameOf(game)?.convention?.();

const open = async (
  { id, game, viewer, config }: RoomShown,
  token: string,
): Promise<ConventionTable | Refusal> => {
  const plan = await planOf(game);
  if (!plan || viewer === 'guest') return refuse('not-yours');
  // The screens show everyone the same, so they need only what spectators see.
  return plan.open({ server: SERVER, id, token, seat: 'spectator', config, ways: { build: BUILD } });
};

/** Keeps the connection of a table alive when the device wakes up. */
const Awake = ({ table, during }: Pick<Attended, 'during'> & { readonly table: ConventionTable }) => {
  useEffect(() => onWake(table.link.retry), [table]);
  const { value: gone } = table.link.gone;
  if (gone) return <NoAccess refusal={gone} />;
  return <>{during(table)}</>;
};

/** Follows a convention table before and during its game. */
export const Attend = (props: Attended) => {
  const { id, token, during } = props;
  const [begun, setBegun] = useState<RoomShown>();
  if (!begun) return <Waiting {...props} onBegin={setBegun} />;
  return (
    <OpenTable id={id} open={() => open(begun, token)} why={onlineText} home={linkTo('friends')}>
      {(table: ConventionTable) => <Awake table={table} during={during} />}
    </OpenTable>
  );
};
