import { useSignal } from '@preact/signals';
import type { Presence, RoomShown } from '../../sync/messages.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { namesIn, say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';
import { watchName } from './room-state.ts';
import { knownName } from './stored-keys.ts';

const LONGEST_NAME = 60;

/** NP-74: the spectators with a name, and the number of the others. */
export const watchersText = (presence: Pick<Presence, 'watching' | 'watchers'> | undefined): string => {
  const words = say(PRESENCE_MESSAGES);
  const { watching = 0, watchers = [] } = presence ?? {};
  const unnamed = watching - watchers.length;
  if (watching === 0) return words.noSpectators;
  return namesIn([...watchers, ...(unnamed > 0 ? [words.unnamed(unnamed, watchers.length > 0)] : [])]);
};

interface WatchersProps {
  readonly presence: Presence | undefined;
  readonly viewer: RoomShown['viewer'];
  /** Sends the new name of this spectator. */
  readonly onRename: () => void;
}

/** Who watches. A spectator may show their name. */
export const Watchers = ({ presence, viewer, onRename }: WatchersProps) => {
  const words = say(PRESENCE_MESSAGES);
  const typed = useSignal(watchName.value ?? knownName() ?? '');
  const isWrong = !isEnteredText(typed.value);
  const save = (): void => {
    if (isWrong) return;
    watchName.value = typed.value.trim() || undefined;
    onRename();
  };
  return (
    <section>
      <h3>{words.spectators}</h3>
      <p role="status">{watchersText(presence)}</p>
      {viewer === 'spectator' && (
        <form
          class="stack"
          onSubmit={event => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            class="online-name"
            label={words.watchAs}
            hint={words.watchAsNote}
            maxLength={LONGEST_NAME}
            errors={isWrong ? [words.badName] : []}
            value={typed.value}
            onValue={text => {
              typed.value = text;
            }}
          />
          <div>
            <Button type="submit">{words.showName}</Button>
          </div>
        </form>
      )}
    </section>
  );
};
