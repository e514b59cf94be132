import { parseRecord } from '../../../../engine/record.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { gridOf } from '../../../../games/cartographers/board/grid.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { parseNotation } from '../../../../games/cartographers/notation.ts';
import { reader } from '../../../../games/cartographers/parse-command.ts';
import { refusalText } from '../../../../games/cartographers/refusals.ts';
import type { Command, Event } from '../../../../games/cartographers/types.ts';
import type { ScreenProps } from '../../../app.tsx';
import { FoundGame, type ReplayOf } from '../../../replay/found.tsx';
import { partOf } from '../../../replay/part.ts';
import { language } from '../../../settings.ts';
import type { CartographersRecord } from '../local-table.ts';
import { checkedGame, playersOf, readGame } from './open.ts';
import { Player } from './player.tsx';
import './replay.css';

const GAME: ReplayOf<CartographersRecord> = {
  box: 'cartographers',
  read: readGame,
  check: kept => {
    const record = parseRecord<Command, Event>(reader, kept);
    return isRefusal(record) ? record : checkedGame(record);
  },
  part: partOf(cartographers, parseNotation, checkedGame),
  why: refusal => refusalText(refusal, language.value, gridOf(11, 11)),
};

export const ReplayScreen = ({ at: [id] }: ScreenProps) => (
  <FoundGame game={GAME} id={id}>
    {(record, bots, isSent) => (
      <Player record={record} players={playersOf(record, bots, isSent)} startsAtEnd={isSent} />
    )}
  </FoundGame>
);
