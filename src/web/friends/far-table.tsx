import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { Screen, ScreenProps } from '../later.tsx';
import { linkTo } from '../route.ts';
import { Again } from '../ui/again.ts';
import { Opened } from '../ui/opened.tsx';
import { CompanyBar } from './company-bar.tsx';
import { lookIn, SERVER } from './doors.ts';
import type { Around, FarOpened, FarTable } from './far-game.ts';
import { keyFor } from './kept.ts';
import { goOnTo } from './links.ts';
import { serverText } from './refusal-words.ts';
import { NextGame, useAgain } from './rematch.tsx';
import { useKeptEnd } from './use-kept-end.ts';
import { useTurn } from './use-turn.ts';
import { hearLoss, hearWake } from './wake.ts';
import './friends.css';

interface SeatedProps<T extends Around> extends FarOpened<T> {
  readonly Table: FarTable<T>['Table'];
}

/** The table as at home, and above it what there is only far from home. */
const FarSeated = <T extends Around>({ Table, link, table }: SeatedProps<T>) => {
  table.version.value;
  const { owing, isOver } = table.seen('spectator');
  const { again, fault } = useAgain(link.room.value);
  useTurn(owing, link.room.value.viewer);
  useKeptEnd(table, isOver);
  useEffect(() => hearLoss(link.goOn), [link]);
  return (
    <div class="friends-far">
      <CompanyBar link={link} owing={owing} />
      {isOver && <NextGame room={link.room.value} again={again} fault={fault} />}
      <Again.Provider value={again}>
        <Table table={table} />
      </Again.Provider>
    </div>
  );
};

const openFar = async <T extends Around>(
  { open }: FarTable<T>,
  id: string,
): Promise<FarOpened<T> | Refusal> => {
  if (id === '') return refuse('no-such-table');
  const key = keyFor(id);
  const room = await lookIn(id, key);
  if (isRefusal(room)) return room;
  if (room.status === 'waiting') {
    goOnTo('friends', 'room', id);
    return refuse('not-begun');
  }
  if (room.viewer === 'guest') return refuse('not-yours');
  return open({ server: SERVER, id, token: key, seat: room.viewer, config: room.config, hearWake });
};

/** What leaving and trouble are about is the table; the link goes with it. */
const openAround = async <T extends Around>(far: FarTable<T>, id: string) => {
  const opened = await openFar(far, id);
  if (isRefusal(opened)) return opened;
  const { leave, trouble, goOn } = opened.table;
  return { ...opened, leave, trouble, goOn };
};

/** The screen of tables that are decided on a server, with what the game has at home. */
export const farScreen = <T extends Around>(far: FarTable<T>): Screen => {
  const FarScreen = ({ at: [id = ''] }: ScreenProps) => (
    <Opened
      id={id}
      open={which => openAround(far, which)}
      why={refusal => serverText(refusal) ?? far.why(refusal)}
      home={linkTo('friends')}
    >
      {({ link, table }) => <FarSeated Table={far.Table} link={link} table={table} />}
    </Opened>
  );
  return FarScreen;
};
