import type { Seat } from '../../engine/game.ts';
import type { Rows } from '../../games/cartographers/board/grid.ts';
import { DRAWABLE } from '../../games/cartographers/board/land.ts';
import { cellsOf } from '../../games/cartographers/board/rows.ts';
import { DECK_CARDS, EDICTS } from '../../games/cartographers/cards/sets.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { mustCoverRuins } from '../../games/cartographers/phases/draw.ts';
import { rulesOf, timeOf } from '../../games/cartographers/rules.ts';
import type { Phase, View } from '../../games/cartographers/types.ts';
import { countOf, type Feature, oneOf, type Tensor, tensorOf } from '../tensor.ts';

/**
 * A view as numbers. The names of planes and features change only if the rules version changes. A plane has the size of
 * the map.
 */
export interface CartographersTensors {
  readonly sheet: Seat;
  /** Zeros and ones with the shape [plane, row, column]. */
  readonly planes: Tensor;
  readonly table: Tensor;
}

const PRINTED = ['mountain', 'ruins', 'wasteland'] as const;
const DRAWN = [...DRAWABLE, 'destroyed', 'marks', 'paid'] as const;
/** CH-13: the letters of monsters. Each has a plane that shows its living monsters. */
const LETTERS = [...DECK_CARDS.values()].flatMap(card =>
  card.kind === 'ambush' && card.letter !== undefined ? [card.letter] : [],
);
const PLANES: readonly string[] = [...PRINTED, ...DRAWN, ...LETTERS.map(letter => `letter ${letter}`)];

const planesOf = (view: View, seat: Seat): Tensor => {
  const { map } = rulesOf(view.config);
  const { grid } = map;
  const size = grid.height * grid.width;
  const values = new Float32Array(PLANES.length * size);
  const sheet = view.sheets[seat];
  const write = (plane: number, rows: Rows): void => {
    for (const cell of cellsOf(grid, rows)) values[plane * size + cell] = 1;
  };
  for (const [i, name] of PRINTED.entries()) write(i, map[name].rows);
  if (sheet) {
    const layers = [
      ...DRAWN.map(name => sheet[name]),
      ...LETTERS.map(letter => sheet.letters[letter] ?? grid.none),
    ];
    for (const [i, rows] of layers.entries()) write(PRINTED.length + i, rows);
  }
  return { shape: [PLANES.length, grid.height, grid.width], names: PLANES, values };
};

const PHASES: readonly Phase['type'][] = [
  'explore',
  'draw',
  'ambush',
  'gaze',
  'hero',
  'choose',
  'ravage',
  'over',
];
const SEASONS = [0, 1, 2, 3] as const;
const CARDS = [...DECK_CARDS.keys()];
const SCORING = [...EDICTS.keys()];

interface Seen {
  readonly view: View;
  readonly seat: Seat;
}

const track = ({ view, seat }: Seen) => view.tracks[seat];
const thresholdOf = ({ view }: Seen): number => rulesOf(view.config).thresholds[view.season] ?? 0;

const FEATURES: readonly Feature<Seen>[] = [
  ...oneOf('season', SEASONS, ({ view }: Seen) => view.season),
  { name: 'time passed', of: ({ view }) => timeOf(rulesOf(view.config), view.column) },
  { name: 'time of the season', of: thresholdOf },
  ...oneOf('phase', PHASES, ({ view }: Seen) => view.phase.type),
  ...oneOf('card', CARDS, ({ view: { phase } }: Seen) => ('card' in phase ? phase.card : undefined)),
  { name: 'on ruins', of: ({ view }) => (mustCoverRuins(rulesOf(view.config), view.column) ? 1 : 0) },
  ...countOf('shown this season', CARDS, ({ view }: Seen) => view.column),
  ...countOf('shown ambush or hero', CARDS, ({ view }: Seen) => [...view.ambushes, ...view.heroes]),
  { name: 'deck', of: ({ view }) => view.deck.cards },
  { name: 'ambushes in the deck', of: ({ view }) => view.deck.ambushes },
  { name: 'heroes in the deck', of: ({ view }) => view.deck.heroes },
  ...['A', 'B', 'C', 'D'].flatMap((letter, i) =>
    oneOf(`edict ${letter}`, SCORING, ({ view }: Seen) => view.edicts[i]),
  ),
  { name: 'coins earned', of: seen => track(seen)?.coinsEarned ?? 0 },
  { name: 'coins spent', of: seen => track(seen)?.coinsSpent ?? 0 },
  ...SEASONS.map(season => ({
    name: `stars of season ${season}`,
    of: (seen: Seen) => track(seen)?.seasons[season]?.total ?? 0,
  })),
  { name: 'seats', of: ({ view }) => view.seats },
];

const NAMES = FEATURES.map(({ name }) => name);

/** The sheet on which the viewer draws now: a neighbor's in an ambush, otherwise the viewer's. */
const askedSheet = (view: View): Seat => {
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  if (view.phase.type === 'draw') return own;
  const options = cartographers.options(view);
  return 'sheet' in options ? options.sheet : own;
};

/**
 * Encodes a view: the planes of one map sheet, and the numbers of the shared table. By default, the sheet is that on
 * which the viewer draws now. If it is hidden from the viewer, its drawn layer is 0.
 */
export const tensors = (view: View, sheet: Seat = askedSheet(view)): CartographersTensors => ({
  sheet,
  planes: planesOf(view, sheet),
  table: tensorOf(FEATURES, NAMES, { view, seat: sheet }),
});
