import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../../route.ts';
import { say, text } from '../../../say.ts';
import { keepGames, newId } from '../../../store.ts';
import type { Player } from '../../../table.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CartographersRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-words.ts';
import { seatName } from '../table/question.ts';
import { cutAt } from './open.ts';
import { WORDS } from './words.ts';

interface ForkProps {
  readonly record: CartographersRecord;
  readonly players: readonly Player[];
  readonly batch: number;
}

interface PickProps {
  readonly name: string;
  readonly bot: string;
  readonly onBot: (bot: string) => void;
}

const SeatPick = ({ name, bot, onBot }: PickProps) => {
  const words = say(WORDS);
  return (
    <label class="replay-pick">
      {name}
      <select value={bot} onChange={event => onBot(event.currentTarget.value)}>
        <option value="">{words.person}</option>
        {BOT_NAMES.map(id => (
          <option key={id} value={id}>
            {text(BOT_WORDS[id].name)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Plays on from a moment, as a new game beside the old one. */
export const ForkPanel = ({ record, players, batch }: ForkProps) => {
  const words = say(WORDS);
  const [bots, setBots] = useState(() => players.map(player => player.bot ?? ''));
  const [fault, setFault] = useState<'forkHidden' | 'forkFailed' | undefined>();
  useEffect(() => setFault(undefined), [batch]);
  const isEnd =
    batch === record.log.length - 1 && record.log[batch].events.some(event => event.type === 'ended');
  const start = async () => {
    const cut = cutAt(record, batch);
    if (!cut) return setFault('forkHidden');
    const id = newId();
    await keepGames([{ id, changed: Date.now(), isOver: false, players: bots, record: cut }]);
    goTo('table', id);
  };
  return (
    <details class="panel replay-fork">
      <summary>
        <h2>{words.fork}</h2>
      </summary>
      <p>{isEnd ? words.forkOver : words.forkLead}</p>
      {!isEnd && (
        <>
          <div class="replay-picks">
            {players.map((player, seat) => (
              <SeatPick
                key={`${seat} ${player.name ?? ''}`}
                name={seatName(players, seat)}
                bot={bots[seat]}
                onBot={bot => setBots(bots.map((old, i) => (i === seat ? bot : old)))}
              />
            ))}
          </div>
          <button type="button" onClick={() => start().catch(() => setFault('forkFailed'))}>
            <Icon name="play" /> {words.start}
          </button>
          <p role="alert" class="error">
            {fault ? words[fault] : ''}
          </p>
        </>
      )}
    </details>
  );
};
