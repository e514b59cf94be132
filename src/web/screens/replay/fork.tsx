import { useLayoutEffect, useState } from 'preact/hooks';
import type { Text } from '../../../engine/text.ts';
import { say, text } from '../../i18n.ts';
import { useStartGame } from '../../start-game.tsx';
import { newId, saveGames } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { REPLAY_WORDS } from './messages.ts';

interface ForkProps {
  /** The name of each seat and the bot that played it; empty for a person. */
  readonly seats: readonly { readonly name: string; readonly bot: string }[];
  readonly bots: readonly { readonly id: string; readonly name: Text }[];
  readonly isOver: boolean;
  readonly batch: number;
  /** The step at which the new game continues. */
  readonly step: number;
  /** Returns the record up to this moment; undefined if it can't be continued. */
  readonly cut: () => unknown;
  /** The route of the table screen, without the id of the game. */
  readonly screen: readonly string[];
}

/** The panel to start a new game from the current moment of a replay. */
export const ForkPanel = ({ seats, bots, isOver, batch, step, cut, screen }: ForkProps) => {
  const words = say(REPLAY_WORDS);
  const [chosen, setChosen] = useState(() => seats.map(({ bot }) => bot));
  const [isHidden, setHidden] = useState(false);
  const { begin, fault } = useStartGame(
    async (record: unknown) => {
      const id = newId();
      await saveGames([{ id, changed: Date.now(), isOver: false, players: chosen, record }]);
      return id;
    },
    ...screen,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the moment clears the last error
  useLayoutEffect(() => {
    setHidden(false);
    fault.value = undefined;
  }, [batch]);
  const start = (): void => {
    const record = cut();
    setHidden(!record);
    if (record) begin(record);
  };
  return (
    <details class="panel replay-fork">
      <summary>
        <h2>{words.fork}</h2>
      </summary>
      <p>{isOver ? words.forkOver : words.forkLead(step)}</p>
      {!isOver && (
        <>
          <div class="replay-picks">
            {seats.map(({ name }, seat) => (
              <label key={`${seat} ${name}`} class="one-line">
                {name}
                <Select
                  value={chosen[seat]}
                  onValue={bot => setChosen(chosen.map((old, i) => (i === seat ? bot : old)))}
                  options={[
                    { value: '', name: words.person },
                    ...bots.map(({ id, name: title }) => ({ value: id, name: text(title) })),
                  ]}
                />
              </label>
            ))}
          </div>
          <Button onClick={start}>
            <Icon name="play" /> {words.start}
          </Button>
          <p role="alert" class="error">
            {isHidden && words.forkHidden}
            {fault.value && words.forkFailed}
          </p>
        </>
      )}
    </details>
  );
};
