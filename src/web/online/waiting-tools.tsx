import { useSignal } from '@preact/signals';
import type { RoomShown } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { say, text } from '../i18n.ts';
import { SelectField } from '../screens/new-game/fields.tsx';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/field.tsx';
import { renameSeat, setReady, setReadyCheck } from './api.ts';
import type { OnlineGame } from './online-game.ts';
import { keyFor, knownName, saveMe } from './stored-keys.ts';
import { WAITING_MESSAGES } from './waiting-messages.ts';

type Act = (work: Promise<unknown>) => Promise<void>;

interface ToolProps {
  readonly room: RoomShown;
  readonly act: Act;
}

interface LevelProps {
  /** Undefined until loaded. The field is rendered before, so that nothing moves. */
  readonly game: OnlineGame | undefined;
  readonly level: string | undefined;
  readonly pick: (level: string) => void;
}

/** Which bot takes an open seat. */
export const BotLevel = ({ game, level = '', pick }: LevelProps) => (
  <SelectField
    id="bot-level"
    title={say(WAITING_MESSAGES).level}
    value={level}
    options={Object.entries(game?.bots ?? {}).map(([value, { name }]) => ({ value, name: text(name) }))}
    pick={pick}
  />
);

/** NP-54: the host turns the check on; the game then waits until everyone is ready. */
export const ReadyCheck = ({ room: { id, readyCheck }, act }: ToolProps) => (
  <Checkbox isOn={readyCheck === true} onToggle={isOn => act(setReadyCheck(id, keyFor(id), isOn))}>
    {say(WAITING_MESSAGES).check}
  </Checkbox>
);

/** NP-54: marks this player as ready, or not ready. */
export const ReadyButton = ({ room: { id, seats, viewer, isHost }, act }: ToolProps) => {
  const words = say(WAITING_MESSAGES);
  const seat = viewer as number;
  const isReady = seats[seat]?.isReady ?? false;
  return (
    <Button
      look={isReady || isHost ? undefined : 'main'}
      onClick={() => act(setReady(id, keyFor(id), seat, !isReady))}
    >
      {isReady ? words.notYet : words.ready}
    </Button>
  );
};

/** NP-55: changes the name of this player while they wait. */
export const NameForm = ({ room: { id, seats, viewer }, act }: ToolProps) => {
  const words = say(WAITING_MESSAGES);
  const seat = viewer as number;
  const shown = seats[seat]?.name ?? '';
  // NP-56: the server may have added a number, which is not part of the player's own name.
  const typed = useSignal(knownName() ?? shown);
  const name = typed.value.trim();
  const save = (): void => {
    if (name !== shown) saveMe({ name });
    void act(renameSeat(id, keyFor(id), seat, name));
  };
  return (
    <details class="friends-rename">
      <summary>{words.rename}</summary>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          if (isEnteredText(name)) save();
        }}
      >
        <Input
          class="friends-name"
          aria-label={words.name}
          value={typed.value}
          maxLength={60}
          autocomplete="nickname"
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit">{words.save}</Button>
      </form>
      <UnfitText texts={[name]} />
    </details>
  );
};
