import { useState } from 'preact/hooks';
import type { RoomShown } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { say, text } from '../i18n.ts';
import { SelectField } from '../screens/new-game/fields.tsx';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, Input } from '../ui/field.tsx';
import { type LobbyWish, renameSeat, setOpen, setReady, setReadyCheck } from './api.ts';
import { FillField, RangeFields } from './listing-fields.tsx';
import { LOBBY_MESSAGES } from './lobby-messages.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import type { Act } from './notice.tsx';
import type { OnlineGame } from './online-game.ts';
import { knownName, saveMe } from './stored-keys.ts';

interface ToolProps {
  readonly room: RoomShown;
  readonly act: Act;
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
  readonly onValue: (value: string) => void;
}

/** A field for a text that the server shows to the other players. */
export const NameField = ({ label, ...input }: NameProps) => (
  <Field label={label} class="online-name">
    <Input {...input} aria-invalid={!isEnteredText(input.value)} maxLength={60} />
  </Field>
);

interface LevelProps {
  /** Undefined until loaded. The field is rendered before that, so that nothing moves. */
  readonly game: OnlineGame | undefined;
  readonly level: string | undefined;
  readonly pick: (level: string) => void;
}

/** Chooses which bot takes an open seat. */
export const BotLevel = ({ game, level = '', pick }: LevelProps) => (
  <SelectField
    id="bot-level"
    title={say(ONLINE_MESSAGES).level}
    value={level}
    options={Object.entries(game?.bots ?? {}).map(([value, { name }]) => ({ value, name: text(name) }))}
    pick={pick}
  />
);

/** NP-54: the host turns the check on; the game then waits until everyone is ready. */
export const ReadyCheck = ({ room: { id, readyCheck }, act }: ToolProps) => (
  <Checkbox isOn={readyCheck === true} onToggle={isOn => act(setReadyCheck(id, isOn))}>
    {say(ONLINE_MESSAGES).check}
  </Checkbox>
);

/** The shortest time after which bots may take the open seats, in seconds. */
const SHORTEST_FILL_S = 5;

/** NP-58: the host opens the table to everyone, or closes it, and chooses when bots join and which ratings may. */
export const OpenToAll = ({ room: { id, open, group }, act }: ToolProps) => {
  const words = say(LOBBY_MESSAGES);
  const { language: spoken = language.value, fillAt, rating } = open ?? {};
  const left = (at: number): number => Math.max(SHORTEST_FILL_S, Math.round((at - Date.now()) / 1000));
  const fillAfter = fillAt === undefined ? undefined : left(fillAt);
  const save = (isOn: boolean, wish: LobbyWish = {}): void =>
    void act(setOpen(id, isOn, { language: spoken, ...wish }));
  return (
    <>
      <Checkbox isOn={open !== undefined} onToggle={isOn => save(isOn)}>
        {group === undefined ? words.openTo : words.openToGroup}
      </Checkbox>
      <p class="online-note">{group === undefined ? words.openNote : words.openGroupNote}</p>
      {open && (
        <div class="online-filters in-lines">
          <FillField
            value={undefined}
            fillAt={fillAt}
            pick={time => save(true, { rating, fillAfter: time })}
          />
          <RangeFields range={rating} pick={range => save(true, { rating: range, fillAfter })} />
        </div>
      )}
    </>
  );
};

/** NP-54: marks this player as ready, or not ready. */
export const ReadyButton = ({ room: { id, seats, viewer, isHost }, act }: ToolProps) => {
  const words = say(ONLINE_MESSAGES);
  // Cast: only a seated player has this control.
  const seat = viewer as number;
  const isReady = seats[seat]?.isReady ?? false;
  return (
    <Button look={isReady || isHost ? undefined : 'main'} onClick={() => act(setReady(id, seat, !isReady))}>
      {isReady ? words.notYet : words.ready}
    </Button>
  );
};

/** NP-55: changes the name of this player while they wait. */
export const NameForm = ({ room: { id, seats, viewer }, act }: ToolProps) => {
  const words = say(ONLINE_MESSAGES);
  // Cast: only a seated player has this control.
  const seat = viewer as number;
  const shown = seats[seat]?.name ?? '';
  // NP-56: the server may have added a number, which is not part of the player's own name.
  const [typed, setTyped] = useState(knownName() ?? shown);
  const name = typed.trim();
  const save = (): void => {
    if (name !== shown) saveMe({ name });
    void act(renameSeat(id, seat, name));
  };
  return (
    <details class="online-rename">
      <summary>{words.rename}</summary>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          if (isEnteredText(name)) save();
        }}
      >
        <NameField label={words.name} value={typed} autocomplete="nickname" onValue={setTyped} />
        <Button type="submit">{words.save}</Button>
      </form>
      <UnfitText texts={[name]} />
    </details>
  );
};
