import { signal } from '@preact/signals';
import type { LobbyTable } from '../../sync/lobby.ts';
import { GAMES } from '../games/list.ts';
import { number, say, text } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';
import { FillField } from './listing-fields.tsx';
import { type OwnRatings, type QuickWish, quickTables } from './lobby-filter.ts';
import { LOBBY_MESSAGES } from './lobby-messages.ts';
import { useOnlineGame } from './online-game.ts';

const FILL_AFTER_S = 120;

/** The last choice. It lasts until the page is closed. */
const chosen = signal<QuickWish>({ game: GAMES[0]!.id, mode: '', seats: 0, fillAfter: FILL_AFTER_S });

interface QuickProps {
  readonly tables: readonly LobbyTable[];
  readonly ratings: OwnRatings;
  readonly isDisabled: boolean;
  /** Takes the first open seat at these tables, or creates a table. */
  readonly find: (tables: readonly LobbyTable[], wish: QuickWish, config: object) => void;
}

/** Finds a live game with one tap. */
export const QuickMatch = ({ tables, ratings, isDisabled, find }: QuickProps) => {
  const words = say(LOBBY_MESSAGES);
  const { game, fillAfter } = chosen.value;
  const online = useOnlineGame(game);
  const sizes = online?.quick.sizes ?? {};
  const modes = Object.keys(sizes).filter(each => sizes[each]!.length > 0);
  const mode = modes.find(each => each === chosen.value.mode) ?? modes[0] ?? '';
  const seatCounts = sizes[mode] ?? [];
  const seats = seatCounts.find(each => each === chosen.value.seats) ?? seatCounts[0] ?? 0;
  const choose = (change: Partial<QuickWish>): void => {
    chosen.value = { ...chosen.value, ...change };
  };
  const wish: QuickWish = { game, mode, seats, fillAfter };
  return (
    <fieldset class="online-choices">
      <legend>{words.quick}</legend>
      <div class="online-filters in-lines">
        <SelectField
          label={words.game}
          value={game}
          options={GAMES.map(each => [each.id, text(each.name)])}
          onValue={value => choose({ game: value })}
        />
        <SelectField
          label={words.mode}
          value={mode}
          options={modes.map(each => [each, online?.modeName(each) ?? each])}
          onValue={value => choose({ mode: value })}
        />
        <SelectField
          label={words.seats}
          value={seats}
          options={seatCounts.map(each => [each, number(each)])}
          onValue={value => choose({ seats: value })}
        />
        <FillField value={fillAfter} pick={value => choose({ fillAfter: value })} />
      </div>
      <div class="row">
        <Button
          look="main"
          disabled={isDisabled || !online}
          onClick={() => find(quickTables(tables, wish, ratings), wish, { [online!.quick.key]: mode })}
        >
          {words.find}
        </Button>
      </div>
      <p class="online-note">{words.quickNote}</p>
    </fieldset>
  );
};
