import type { Seat } from '../../../../engine/game.ts';
import { type Cell, type Grid, makeCell } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { namesIn, number, plural, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { crestFor, drawCrest, parseCrest } from '../art/crest.ts';
import { seatName } from '../table/question.ts';
import { SCORE_WORDS } from './messages.ts';

/** Names, crests, lists: how people and spaces are written while counting. */

export { seatName };

export const namesOf = (players: readonly SeatedPlayer[], seats: readonly Seat[]): string =>
  namesIn(seats.map(seat => seatName(players, seat)));

/** "1 star", "12 stars" */
export const starsText = (n: number): string =>
  say(SCORE_WORDS).stars(number(n), plural(n, 'one', 'many') === 'one');

/** Spaces as they are named on the sheet: "B4, B5". Long lists are cut when a number of names is given. */
export const cellNames = (grid: Grid, cells: readonly Cell[], most = cells.length): string => {
  const names = cells.map(cell => makeCell(grid, cell));
  if (names.length <= most + 1) return names.join(', ');
  return say(SCORE_WORDS).andMore(names.slice(0, most).join(', '), number(names.length - most));
};

interface OfSeat {
  readonly players: readonly SeatedPlayer[];
  readonly seat: Seat;
}

export const Crest = ({ players, seat }: OfSeat) => (
  <Art class="score-crest" svg={drawCrest(parseCrest(players[seat]?.crest ?? '') ?? crestFor(seat))} />
);

interface SeatPickerProps extends OfSeat {
  readonly onPick: (seat: Seat) => void;
}

const MOST_BUTTONS = 6;

/** Whose map is shown. Alone there is nothing to pick. */
export const SeatPicker = ({ players, seat, onPick }: SeatPickerProps) => {
  const words = say(SCORE_WORDS);
  if (players.length < 2) return null;
  if (players.length > MOST_BUTTONS)
    return (
      <label class="score-seats">
        {words.whose}{' '}
        <Select
          value={seat}
          onValue={chosen => onPick(Number(chosen))}
          options={players.map((_, i) => ({ value: i, name: seatName(players, i) }))}
        />
      </label>
    );
  return (
    <fieldset class="score-seats row">
      <legend class="hidden">{words.whose}</legend>
      {players.map((_, i) => (
        <Button key={i} aria-pressed={i === seat} onClick={() => onPick(i)}>
          <Crest players={players} seat={i} />
          <span class="score-name">{seatName(players, i)}</span>
        </Button>
      ))}
    </fieldset>
  );
};
