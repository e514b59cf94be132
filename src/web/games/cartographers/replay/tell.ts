import type { Cell, Grid } from '../../../../games/cartographers/board/grid.ts';
import { makeCell } from '../../../../games/cartographers/board/grid.ts';
import { titleText } from '../../../../games/cartographers/result.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Event, Result, SheetEvent, State } from '../../../../games/cartographers/types.ts';
import { number, say, text } from '../../../say.ts';
import type { Player } from '../../../table.ts';
import { cardName, mapName, seatName } from '../table/question.ts';
import { WORDS } from './words.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const cellNames = (grid: Grid, cells: readonly Cell[]): string =>
  cells.map(cell => makeCell(grid, cell)).join(' ');

const drawnText = (grid: Grid, players: readonly Player[], event: Told<'drawn'>): string => {
  const words = say(WORDS);
  const map = mapName(players, event.sheet);
  const what = words.terrain[event.terrain];
  const cells = cellNames(grid, event.cells);
  if (event.by === null) return words.comes(map, what, cells);
  const who = seatName(players, event.by);
  return event.by === event.sheet ? words.draws(who, what, cells) : words.ambushes(who, map, what, cells);
};

const coinedText = (grid: Grid, players: readonly Player[], event: Told<'coined'>): string[] => {
  if (event.to === null || event.coins === 0) return [];
  const who = seatName(players, event.to);
  return [say(WORDS).coined[event.why](who, event.coins, cellNames(grid, event.cells))];
};

const sheetText = (grid: Grid, players: readonly Player[], event: SheetEvent): string[] => {
  const words = say(WORDS);
  const owner = seatName(players, event.sheet);
  switch (event.type) {
    case 'drawn':
      return [drawnText(grid, players, event), ...(event.single ? [words.single] : [])];
    case 'marked':
      return event.cells.length > 0 ? [words.marks(owner, cellNames(grid, event.cells))] : [];
    case 'destroyed':
      return [words.destroyed[event.why](mapName(players, event.sheet), cellNames(grid, event.cells))];
    case 'coined':
      return coinedText(grid, players, event);
    default:
      return [];
  }
};

const counted = (stars: number): string => say(WORDS).stars(stars, number(stars));

const resultText = (state: State, players: readonly Player[], result: Result): string[] => {
  const words = say(WORDS);
  if (result.solo) {
    const { rating, title } = result.solo;
    const name = title === null ? undefined : titleText(title, state.config.titleSet);
    return [words.over, words.soloEnd(counted(result.totals[0]), number(rating), name ? text(name) : '–')];
  }
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map(seat => seatName(players, seat)).join(words.listAnd);
  const stars = counted(result.totals[winners[0]]);
  return [words.over, winners.length > 1 ? words.shares(names, stars) : words.wins(names, stars)];
};

/** Events in the reader's words; `state` is how the table stands after them. */
export const tellEvents = (events: readonly Event[], state: State, players: readonly Player[]): string[] => {
  const words = say(WORDS);
  const { grid } = rulesOf(state.config).map;
  const isScored = events.findIndex(event => event.type === 'scored');
  return events.flatMap((event, i) => {
    switch (event.type) {
      case 'begun':
        return [words.begins(words.season[event.season])];
      case 'revealed':
        return [words.turnedUp(cardName(event.card))];
      case 'ignored':
        return [words.ignored(cardName(event.card))];
      case 'scored':
        return i === isScored ? [words.scored(words.season[event.season])] : [];
      case 'ended':
        return resultText(state, players, event.result);
      case 'drawn':
      case 'marked':
      case 'destroyed':
      case 'coined':
        return sheetText(grid, players, event);
      default:
        return [];
    }
  });
};
