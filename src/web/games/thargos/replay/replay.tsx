import { parseRecord } from '../../../../engine/record.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { parseNotation } from '../../../../games/thargos/notation/notation.ts';
import { reader } from '../../../../games/thargos/notation/parse-command.ts';
import { refusalText } from '../../../../games/thargos/refusals/refusals.ts';
import type { Command } from '../../../../games/thargos/types.ts';
import type { ScreenProps } from '../../../later.tsx';
import { FoundGame, type ReplayOf } from '../../../replay/found.tsx';
import { partOf } from '../../../replay/part.ts';
import { query } from '../../../route.ts';
import { language } from '../../../settings.ts';
import type { ThargosRecord } from '../local-table.ts';
import { stray } from '../own/pasted.ts';
import { strayText } from '../own/pasted-words.ts';
import { game } from '../rules.ts';
import { checkedGame, readGame, readyToRead } from './open.ts';
import { Player } from './player.tsx';
import './replay.css';

const GAME: ReplayOf<ThargosRecord> = {
  box: 'thargos',
  read: content => {
    const record = readGame(content);
    return isRefusal(record) ? (stray(content, 'game') ?? record) : record;
  },
  check: kept => {
    const record = parseRecord<Command, Event>(reader, kept);
    return isRefusal(record) ? record : checkedGame(record);
  },
  part: partOf(game, text => parseNotation(text, game), checkedGame),
  why: refusal => strayText(refusal, language.value) ?? refusalText(refusal, language.value),
  ready: readyToRead,
};

export const ReplayScreen = ({ at: [id, part] }: ScreenProps) => (
  <FoundGame game={GAME} id={id}>
    {(record, bots, isSent) => (
      <Player
        record={record}
        bots={bots}
        isSent={isSent}
        isReview={part === 'review' || query.value.has('review')}
      />
    )}
  </FoundGame>
);
