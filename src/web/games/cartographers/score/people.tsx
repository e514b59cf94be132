import type { Seat } from '../../../../engine/game.ts';
import { type CardId, type Cell, EDICTS, type Grid, makeCell } from '../../../../games/cartographers/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { namesIn, number, plural, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { crestFor, drawCrest, parseCrest } from '../art/crest.ts';
import { seatName } from '../table/question.ts';
import { SCORE_WORDS } from './messages.ts';

/** Helpers for the scoring screens: names, crests, and lists of players and spaces. */

export const namesOf = (players: readonly SeatedPlayer[], seats: readonly Seat[]): string =>
  namesIn(seats.map(seat => seatName(players, seat)));

/** The name of a scoring card; its id if a file names an unknown card. */
export const edictName = (id: CardId): string => {
  const name = EDICTS.get(id)?.name;
  return name ? text(name) : id;
};

/** A number of stars: "1 star", "12 stars". */
export const starsText = (n: number): string =>
  say(SCORE_WORDS).stars(number(n), plural(n, 'one', 'many') === 'one');

/** Names of spaces such as "B4, B5". A list longer than `most` ends with the number of omitted spaces. */
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

export const PlayerLabel = (of: OfSeat) => (
  <>
    <Crest {...of} /> <span class="score-name one-line">{seatName(of.players, of.seat)}</span>
  </>
);

interface SeatPickerProps extends OfSeat {
  readonly onPick: (seat: Seat) => void;
}

const MOST_BUTTONS = 6;

/** Lets the viewer choose whose map is shown. It is hidden in solo games. */
export const SeatPicker = ({ players, seat, onPick }: SeatPickerProps) => {
  const words = say(SCORE_WORDS);
  if (players.length < 2) return null;
  if (players.length > MOST_BUTTONS)
    return (
      <label class="score-seats">
        {words.whose}{' '}
        <Select
          value={seat}
          onValue={onPick}
          options={players.map((_, i) => ({ value: i, name: seatName(players, i) }))}
        />
      </label>
    );
  return (
    <fieldset class="score-seats row">
      <legend class="hidden">{words.whose}</legend>
      {players.map((_, i) => (
        <Button key={i} aria-pressed={i === seat} onClick={() => onPick(i)}>
          <PlayerLabel players={players} seat={i} />
        </Button>
      ))}
    </fieldset>
  );
};
