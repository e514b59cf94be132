import {
  blankSheet,
  EDICT_LETTERS,
  edictsOfSeason,
  type PrintedMap,
  type Season,
} from '../../../../games/cartographers/ui.ts';
import { rose } from '../../../art/compass.ts';
import { escapeXml, fix, path, rect, use } from '../../../art/ink.ts';
import { mapBox } from '../../../games/cartographers/art/frame.ts';
import { drawMap } from '../../../games/cartographers/art/map.ts';

/** The texts on a printed sheet, in the reader's language. */
export interface SheetWords {
  readonly name: string;
  readonly title: string;
  readonly coins: string;
  readonly total: string;
  readonly seasons: readonly string[];
}

/** The size of a sheet in SVG units. Its aspect ratio suits A4 and Letter, and half of either. */
const [WIDE, HIGH] = [640, 900];
const LEFT = 20;
const RIGHT = WIDE - LEFT;
/** CA-36: the number of coins on the coin track. */
const COINS = 14;

const words = (look: string, x: number, y: number, said: string): string =>
  `<text class="${look}" x="${fix(x)}" y="${fix(y)}">${escapeXml(said)}</text>`;

/** Text that shrinks to fit its place. Its width is estimated from the number of letters. */
const fitting = (look: string, x: number, y: number, said: string): string => {
  const size = Math.min(24, 155 / (0.5 * Math.max(1, said.length)));
  return words(look, x, y, said).replace('<text ', `<text font-size="${fix(size)}" `);
};

const SHIELD = 'M3 2.5h18v9c0 6-4 9-9 11c-5-2-9-5-9-11z';

/** Draws an empty shield for the crest, lines for the player's name and title, and the name of the map. */
const drawHead = (map: PrintedMap, said: SheetWords, mapName: string): string => {
  const line = (x: number, y: number, to: number) => path('a-rule', `M${x} ${y}H${to}`);
  const isPrinted = /^[A-D]$/.test(map.id);
  return (
    `<g transform="translate(${LEFT - 4} 12) scale(3.3)">${path('a-rule b-shield', SHIELD)}</g>` +
    line(104, 48, 360) +
    words('b-small', 104, 62, said.name) +
    line(104, 86, 360) +
    words('b-small', 104, 100, said.title) +
    fitting('b-name b-end', RIGHT - 88, 62, mapName) +
    (isPrinted ? words('b-small b-end', RIGHT - 88, 84, map.id) : '') +
    `<g transform="translate(${RIGHT - 78} 20) scale(.78)">${rose()}</g>`
  );
};

const drawEdicts = (y: number): string =>
  EDICT_LETTERS.map((letter, i) => {
    const x = LEFT + i * 152;
    return (
      `<circle class="a-rule b-ring" cx="${x + 13}" cy="${y}" r="11.5"/>` +
      words('b-letter', x + 13, y + 6, letter) +
      path('a-rule', `M${x + 32} ${y + 9}H${x + 144}`)
    );
  }).join('');

const drawCoins = (y: number, said: SheetWords): string => {
  const step = 36;
  const first = RIGHT - 13 - (COINS - 1) * step;
  let rings = '';
  for (let i = 0; i < COINS; i++)
    rings += `<circle class="a-rule b-ring" cx="${first + i * step}" cy="${y}" r="12.5"/>`;
  return words('b-head', LEFT, y + 6, said.coins) + rings;
};

const SEASON_WIDE = 143;

/** Draws the boxes for one season: two edicts, coins, monsters and their sum. */
const drawSeason = (season: Season, y: number, said: SheetWords): string => {
  const x = LEFT + season * (SEASON_WIDE + 9.3);
  const [first, second] = edictsOfSeason(season).map(edict => EDICT_LETTERS[edict]);
  const half = SEASON_WIDE / 2;
  const letter = (dx: number, mark: string) => words('b-mark', x + dx + 5, y + 38, mark);
  return (
    rect('a-rule b-box', x, y, SEASON_WIDE, 118, 2) +
    words('b-season', x + half, y + 17, said.seasons[season]!) +
    path('a-rule', `M${fix(x)} ${y + 24}h${SEASON_WIDE}m0 32h${-SEASON_WIDE}m0 32h${SEASON_WIDE}`) +
    path('a-rule', `M${fix(x + half)} ${y + 24}v64`) +
    letter(0, first!) +
    letter(half, second!) +
    `<g transform="translate(${fix(x + 12)} ${y + 68}) scale(.85)">${use('coin')}</g>` +
    `<g transform="translate(${fix(x + half + 2)} ${y + 58}) scale(.42)">${use('beast')}</g>` +
    words('b-mark', x + half + 20, y + 72, '−') +
    words('b-small', x + 5, y + 101, said.total)
  );
};

/** Draws a sheet as printed, on which nothing is filled in. */
export const drawBlankSheet = (map: PrintedMap, mapName: string, said: SheetWords): string => {
  const sheet = blankSheet(map.grid);
  const seasons = ([0, 1, 2, 3] as const).map(season => drawSeason(season, 776, said));
  return (
    `<svg class="blank-sheet" viewBox="0 0 ${WIDE} ${HIGH}">` +
    drawHead(map, said, mapName) +
    `<svg x="${LEFT}" y="108" width="600" height="592" viewBox="${mapBox(map.grid)}">` +
    `${drawMap({ map, sheet })}</svg>` +
    drawEdicts(718) +
    drawCoins(752, said) +
    seasons.join('') +
    '</svg>'
  );
};
