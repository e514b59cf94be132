/**
 * A second implementation of the scoring rules, which works on the letters of a map and is as simple as possible. It
 * shares no code with the cards, so tests miss an error only if both implementations have it.
 */

/** A map as letters, with a separate layer for ruins, because a filled ruins space has the letter of its terrain. */
export interface Chart {
  readonly letters: readonly string[];
  readonly ruins: readonly (readonly boolean[])[];
}

/** The edition and the house rules that change scores, as in docs/rules/open-points.md. */
export interface Ruling {
  readonly english: boolean;
  readonly destroyedRuinsLost: boolean;
  readonly greatCityLargestOnly: boolean;
  readonly shieldgateNext: boolean;
}

type Place = readonly [row: number, column: number];

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

const heightOf = (chart: Chart): number => chart.letters.length;
const widthOf = (chart: Chart): number => chart.letters[0]!.length;
const isOn = (chart: Chart, r: number, c: number): boolean =>
  r >= 0 && c >= 0 && r < heightOf(chart) && c < widthOf(chart);
const letterAt = (chart: Chart, r: number, c: number): string => chart.letters[r]![c]!;
const isEmpty = (chart: Chart, r: number, c: number): boolean => '.R'.includes(letterAt(chart, r, c));

const places = (chart: Chart): Place[] => {
  const all: Place[] = [];
  for (let r = 0; r < heightOf(chart); r++) for (let c = 0; c < widthOf(chart); c++) all.push([r, c]);
  return all;
};

const around = (chart: Chart, [r, c]: Place): Place[] => {
  const found: Place[] = [];
  for (const [down, right] of SIDES)
    if (isOn(chart, r + down!, c + right!)) found.push([r + down!, c + right!]);
  return found;
};

const countAround = (chart: Chart, place: Place, letters: string): number => {
  let count = 0;
  for (const [r, c] of around(chart, place)) if (letters.includes(letterAt(chart, r, c))) count++;
  return count;
};

const isRing = (chart: Chart, [r, c]: Place): boolean =>
  r === 0 || c === 0 || r === heightOf(chart) - 1 || c === widthOf(chart) - 1;

/** Groups of side-connected spaces with one of these letters. */
const groups = (chart: Chart, letters: string): Place[][] => {
  const seen = new Set<string>();
  const found: Place[][] = [];
  for (const start of places(chart)) {
    if (seen.has(`${start}`) || !letters.includes(letterAt(chart, ...start))) continue;
    seen.add(`${start}`);
    const group = [start];
    for (let i = 0; i < group.length; i++)
      for (const next of around(chart, group[i]!))
        if (!seen.has(`${next}`) && letters.includes(letterAt(chart, ...next))) {
          seen.add(`${next}`);
          group.push(next);
        }
    found.push(group);
  }
  return found;
};

/** The spaces next to a group that have one of these letters, each once. */
const besideGroup = (chart: Chart, group: Place[], letters: string): Set<string> => {
  const found = new Set<string>();
  for (const place of group)
    for (const [r, c] of around(chart, place))
      if (letters.includes(letterAt(chart, r, c))) found.add(`${r},${c}`);
  return found;
};

const countPlaces = (chart: Chart, isGood: (place: Place, letter: string) => boolean): number => {
  let count = 0;
  for (const place of places(chart)) if (isGood(place, letterAt(chart, ...place))) count++;
  return count;
};

const countGroups = (chart: Chart, letters: string, isGood: (group: Place[]) => boolean): number => {
  let count = 0;
  for (const group of groups(chart, letters)) if (isGood(group)) count++;
  return count;
};

const columnText = (chart: Chart, c: number): string => {
  let text = '';
  for (let r = 0; r < heightOf(chart); r++) text += letterAt(chart, r, c);
  return text;
};
const rowTexts = (chart: Chart): string[] => [...chart.letters];
const columnTexts = (chart: Chart): string[] => {
  const texts: string[] = [];
  for (let c = 0; c < widthOf(chart); c++) texts.push(columnText(chart, c));
  return texts;
};
const isComplete = (text: string): boolean => !/[.R]/.test(text);
const countLetter = (text: string, letter: string): number => text.split(letter).length - 1;
const countLines = (lines: string[], isGood: (line: string) => boolean): number => {
  let count = 0;
  for (const line of lines) if (isGood(line)) count++;
  return count;
};

const touchesRuins = (chart: Chart, place: Place, ruling: Ruling): boolean => {
  for (const [r, c] of around(chart, place)) if (isRuins(chart, r, c, ruling)) return true;
  return false;
};
const isRuins = (chart: Chart, r: number, c: number, ruling: Ruling): boolean =>
  chart.ruins[r]![c]! && !(ruling.destroyedRuinsLost && letterAt(chart, r, c) === 'X');

const sizesDown = (list: Place[][]): number[] => list.map(group => group.length).sort((a, b) => b - a);

const greatCity = (chart: Chart, ruling: Ruling): number => {
  let largest = 0;
  let best = 0;
  for (const group of groups(chart, 'V')) {
    largest = Math.max(largest, group.length);
    if (besideGroup(chart, group, '^').size === 0) best = Math.max(best, group.length);
  }
  return ruling.greatCityLargestOnly && best < largest ? 0 : best;
};

const shieldgate = (chart: Chart, ruling: Ruling): number => {
  const sizes = sizesDown(groups(chart, 'V'));
  const later = ruling.shieldgateNext ? sizes.filter(size => size < sizes[0]!) : sizes.slice(1);
  return 2 * (later[0] ?? 0);
};

const typesBeside = (chart: Chart, group: Place[]): number => {
  let types = 0;
  for (const letter of 'FAWMH^') if (besideGroup(chart, group, letter).size > 0) types++;
  return types;
};

const linkedMountains = (chart: Chart, letter: string, isLink: (group: Place[]) => boolean): number => {
  const linked = new Set<string>();
  for (const group of groups(chart, letter))
    if (isLink(group)) for (const mountain of besideGroup(chart, group, '^')) linked.add(mountain);
  return linked.size;
};

const isFilledSquare = (chart: Chart, top: number, left: number, side: number): boolean => {
  for (let r = top; r < top + side; r++)
    for (let c = left; c < left + side; c++) if (!isOn(chart, r, c) || isEmpty(chart, r, c)) return false;
  return true;
};

const largestSquare = (chart: Chart): number => {
  let side = 0;
  for (const [r, c] of places(chart)) while (isFilledSquare(chart, r, c, side + 1)) side++;
  return side;
};

const roads = (chart: Chart): number => {
  let count = 0;
  for (let start = 0; start < heightOf(chart); start++) {
    let r = start;
    let c = 0;
    while (isOn(chart, r, c) && !isEmpty(chart, r, c)) {
      r++;
      c++;
    }
    if (r === heightOf(chart)) count++;
  }
  return count;
};

const longestRun = (lines: string[], letter: string): number => {
  let longest = 0;
  for (const line of lines) while (line.includes(letter.repeat(longest + 1))) longest++;
  return longest;
};

const hasVillageLine = (group: Place[], length: number): boolean => {
  const set = new Set(group.map(String));
  for (const [r, c] of group)
    for (const [down, right] of SIDES) {
      let run = 0;
      while (set.has(`${r + run * down!},${c + run * right!}`)) run++;
      if (run >= length) return true;
    }
  return false;
};

const hasVillageSquare = (group: Place[]): boolean => {
  const set = new Set(group.map(String));
  for (const [r, c] of group)
    if (set.has(`${r},${c + 1}`) && set.has(`${r + 1},${c}`) && set.has(`${r + 1},${c + 1}`)) return true;
  return false;
};

const typesIn = (line: string): number => {
  let types = 0;
  for (const letter of 'FVAWMH^') if (line.includes(letter)) types++;
  return types;
};

const secluded = (chart: Chart, letter: string, foe: string): number =>
  countGroups(
    chart,
    letter,
    group => besideGroup(chart, group, foe).size === 0 && !group.some(place => isRing(chart, place)),
  );

const best = (values: number[]): number => Math.max(0, ...values);

type Scorer = (chart: Chart, ruling: Ruling) => number;

const BASE: Readonly<Record<string, Scorer>> = {
  'sentinel-wood': chart => countPlaces(chart, (place, letter) => letter === 'F' && isRing(chart, place)),
  greenbough: chart =>
    countLines(rowTexts(chart), line => line.includes('F')) +
    countLines(columnTexts(chart), line => line.includes('F')),
  treetower: chart =>
    countPlaces(chart, (place, letter) => letter === 'F' && countAround(chart, place, '.R') === 0),
  'stoneside-forest': chart =>
    3 * linkedMountains(chart, 'F', group => besideGroup(chart, group, '^').size >= 2),
  'canal-lake': chart =>
    countPlaces(
      chart,
      (place, letter) =>
        (letter === 'W' && countAround(chart, place, 'A') > 0) ||
        (letter === 'A' && countAround(chart, place, 'W') > 0),
    ),
  'mages-valley': chart =>
    2 * countPlaces(chart, (place, letter) => letter === 'W' && countAround(chart, place, '^') > 0) +
    countPlaces(chart, (place, letter) => letter === 'A' && countAround(chart, place, '^') > 0),
  'the-golden-granary': (chart, ruling) =>
    countPlaces(chart, (place, letter) => letter === 'W' && touchesRuins(chart, place, ruling)) +
    3 * countPlaces(chart, ([r, c], letter) => letter === 'A' && isRuins(chart, r, c, ruling)),
  'shoreside-expanse': chart => 3 * secluded(chart, 'A', 'W') + 3 * secluded(chart, 'W', 'A'),
  wildholds: chart => 8 * countGroups(chart, 'V', group => group.length >= 6),
  'great-city': greatCity,
  'greengold-plains': chart => 3 * countGroups(chart, 'V', group => typesBeside(chart, group) >= 3),
  shieldgate,
  borderlands: chart =>
    6 * countLines(rowTexts(chart), isComplete) + 6 * countLines(columnTexts(chart), isComplete),
  'lost-barony': chart => 3 * largestSquare(chart),
  'the-broken-road': chart => 3 * roads(chart),
  'the-cauldrons': chart =>
    countPlaces(chart, (place, letter) => '.R'.includes(letter) && countAround(chart, place, '.R') === 0),
};

const HEROES: Readonly<Record<string, Scorer>> = {
  'faunlost-thicket': chart => 2 * longestRun(columnTexts(chart), 'F'),
  deepwood: chart =>
    6 * countGroups(chart, 'F', group => group.length >= 5 && besideGroup(chart, group, 'V').size === 0),
  'heart-of-the-forest': (chart, { english }) =>
    (english ? 3 : 2) *
    countPlaces(chart, (place, letter) => letter === 'F' && countAround(chart, place, '.RVAWMH^#X') === 0),
  'sleepy-valley': chart => 4 * countLines(rowTexts(chart), line => countLetter(line, 'F') >= 3),
  craylund: (chart, { english }) =>
    (english ? 6 : 7) * countGroups(chart, 'A', group => besideGroup(chart, group, 'W').size >= 3),
  'ulems-wallow': (chart, { english }) =>
    (english ? 3 : 4) *
    countPlaces(chart, (place, letter) => letter === 'W' && countAround(chart, place, 'A') >= 2),
  'clawsgrave-peaks': chart =>
    5 * linkedMountains(chart, 'W', group => besideGroup(chart, group, 'A').size > 0),
  jorekburg: chart =>
    4 *
    countLines(
      columnTexts(chart),
      line => line.includes('A') && countLetter(line, 'A') === countLetter(line, 'W'),
    ),
  'traylo-monastery': (chart, { english }) =>
    english
      ? 6 * countGroups(chart, 'V', group => group.length >= 5 && group.some(place => isRing(chart, place)))
      : 7 * countGroups(chart, 'V', group => hasVillageLine(group, 4)),
  'outer-enclave': chart => best(groups(chart, 'V').map(group => besideGroup(chart, group, '.R').size)),
  'gnomish-colony': chart => 6 * countGroups(chart, 'V', hasVillageSquare),
  caravansary: chart =>
    best(
      groups(chart, 'V').map(
        group => new Set(group.map(([r]) => r)).size + new Set(group.map(([, c]) => c)).size,
      ),
    ),
  dwarvenholds: (chart, { english }) =>
    (english ? 8 : 7) *
    countLines([...rowTexts(chart), ...columnTexts(chart)], line => isComplete(line) && line.includes('^')),
  silos: chart => {
    let stars = 0;
    for (let number = 1; number <= widthOf(chart); number += 2)
      if (isComplete(columnText(chart, number - 1))) stars += 10;
    return stars;
  },
  'banded-hills': (chart, { english }) =>
    english
      ? 3 * countLines(rowTexts(chart), line => isComplete(line) && typesIn(line) >= 5)
      : 4 * countLines(rowTexts(chart), line => typesIn(line) >= 5),
  'starlit-sigil': chart => 4 * countGroups(chart, '.R', group => group.length === 3),
};

export const NAIVE: Readonly<Record<string, Scorer>> = { ...BASE, ...HEROES };

/** CA-45: the stars lost to monsters, one for every empty space next to a monster. */
export const naivePenalty = (chart: Chart): number =>
  countPlaces(chart, (place, letter) => '.R'.includes(letter) && countAround(chart, place, 'M') > 0);
