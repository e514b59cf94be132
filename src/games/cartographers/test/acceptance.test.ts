import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cells } from '../board/cells.ts';
import { type Drawing, type Land, landOf } from '../board/land.ts';
import { type MapId, namedMap } from '../board/maps.ts';
import type { Edition } from '../cards/edict.ts';
import { EDICTS } from '../cards/sets.ts';
import { starsAt } from './stars.ts';
import { cells } from './table.ts';

/** The tables in docs/rules/acceptance.md explain the stars of each row. */
type Row = readonly [id: string, card: string, map: MapId, drawn: string, stars: number];

const PRINTED: readonly Row[] = [
  ['CA-T-01', 'sentinel-wood', 'A', 'forest A1 A2 B2 K11', 3],
  ['CA-T-02', 'greenbough', 'A', 'forest A1 B1 B2 B5', 5],
  ['CA-T-03', 'treetower', 'A', 'forest A1 B1; village A2; farm B2', 1],
  ['CA-T-04', 'treetower', 'A', 'forest A1; village A2; destroyed B1', 1],
  ['CA-T-05', 'treetower', 'A', 'forest B2; farm A2 B1 B3', 0],
  ['CA-T-06', 'stoneside-forest', 'A', 'forest B3 C4', 0],
  ['CA-T-07', 'stoneside-forest', 'A', 'forest B5-B9', 6],
  ['CA-T-08', 'stoneside-forest', 'A', 'forest B5-B9 C5 D5 E5 F5', 9],
  ['CA-T-09', 'canal-lake', 'A', 'water E2; farm E1 E3 D2', 4],
  ['CA-T-10', 'mages-valley', 'A', 'water A4; farm B3', 3],
  ['CA-T-11', 'the-golden-granary', 'A', 'farm C2; water C1 C3', 5],
  ['CA-T-12', 'the-golden-granary', 'A', 'water C2 C3', 1],
  ['CA-T-13', 'shoreside-expanse', 'A', 'farm E5; water G8', 6],
  ['CA-T-14', 'shoreside-expanse', 'A', 'farm E5 A1; water E6', 0],
  ['CA-T-15', 'wildholds', 'A', 'village E1-E6 G1-H6 A7-A11', 16],
  ['CA-T-16', 'great-city', 'A', 'village A1-A5 K1-K3', 3],
  ['CA-T-17', 'greengold-plains', 'A', 'village A4; forest A3; monster A5', 3],
  ['CA-T-18', 'greengold-plains', 'A', 'village A4; forest A3; destroyed A5', 0],
  ['CA-T-19', 'greengold-plains', 'A', 'village A4; forest A3; hero A5', 3],
  ['CA-T-20', 'shieldgate', 'A', 'village A1-A4 K1-K4', 8],
  ['CA-T-21', 'shieldgate', 'A', 'village A1-A5 K1-K3 K6-K8', 6],
  ['CA-T-22', 'shieldgate', 'A', 'village A1-A5', 0],
  ['CA-T-23', 'borderlands', 'A', 'farm B1-B11 A1-K1', 12],
  ['CA-T-24', 'lost-barony', 'A', '', 3],
  ['CA-T-25', 'lost-barony', 'B', '', 6],
  ['CA-T-26', 'lost-barony', 'A', 'farm A1-D4', 12],
  ['CA-T-27', 'the-broken-road', 'A', 'farm K1', 3],
  ['CA-T-28', 'the-broken-road', 'A', 'farm K1 J1 K2', 6],
  ['CA-T-29', 'the-broken-road', 'A', 'farm A1 B2 C3 D4 E5 G7 H8 I9 J10 K11', 3],
  ['CA-T-30', 'the-broken-road', 'A', 'farm A11 B10 D8 E7 G5 H4 J2', 0],
  ['CA-T-31', 'the-cauldrons', 'A', 'village A2; farm B1', 1],
  ['CA-T-32', 'the-cauldrons', 'A', 'farm B2 D2 C1 C3', 1],
  ['CA-T-33', 'faunlost-thicket', 'A', 'forest A1-D1 A5-D5', 8],
  ['CA-T-34', 'faunlost-thicket', 'A', 'forest A1 B1 D1; destroyed C1', 4],
  ['CA-T-35', 'deepwood', 'A', 'forest A1-A5 K1-K5; village J3', 6],
  ['CA-T-36', 'heart-of-the-forest', 'A', 'forest A1 A2 B1', 2],
  ['CA-T-38', 'heart-of-the-forest', 'A', 'forest A1 A2; village B1', 0],
  ['CA-T-39', 'sleepy-valley', 'A', 'forest A1 A5 A9 B1 B2', 4],
  ['CA-T-40', 'craylund', 'A', 'farm E5; water D5 E4 E6', 7],
  ['CA-T-42', 'craylund', 'A', 'farm D4 D5 E5; water E4 F5', 0],
  ['CA-T-43', 'ulems-wallow', 'A', 'water E5 G5; farm D5 E4 H5', 4],
  ['CA-T-45', 'clawsgrave-peaks', 'C', 'water A2 A3; farm A4', 5],
  ['CA-T-46', 'clawsgrave-peaks', 'C', 'farm A2', 0],
  ['CA-T-47', 'clawsgrave-peaks', 'C', 'water E4-E9; farm E10', 10],
  ['CA-T-48', 'jorekburg', 'A', 'farm A1 B1 A2 A3 B3; water C1 D1 C3', 4],
  ['CA-T-49', 'traylo-monastery', 'A', 'village E1-F4', 7],
  ['CA-T-50', 'traylo-monastery', 'A', 'village E1-F3', 0],
  ['CA-T-53', 'outer-enclave', 'A', 'village E5 E6 K1', 5],
  ['CA-T-54', 'gnomish-colony', 'A', 'village E1-F3', 6],
  ['CA-T-55', 'gnomish-colony', 'A', 'village E1 E2 F1; destroyed F2', 0],
  ['CA-T-56', 'caravansary', 'A', 'village E1-E4 F1 G1', 7],
  ['CA-T-57', 'dwarvenholds', 'A', 'farm B1-B11 A4-K4', 14],
  ['CA-T-59', 'dwarvenholds', 'A', 'farm A1-A11', 0],
  ['CA-T-60', 'silos', 'A', 'farm A1-K2', 10],
  ['CA-T-61', 'banded-hills', 'A', 'forest B1; village B2; farm B3; water B5', 4],
  ['CA-T-64', 'banded-hills', 'B', 'forest E1; village E2; farm E3; hero E10; monster E11; destroyed E9', 4],
  ['CA-T-65', 'starlit-sigil', 'A', 'farm A3 B2 C1', 4],
  ['CA-T-66', 'starlit-sigil', 'A', 'farm A4 B2 B3 C1', 0],
  ['CA-T-67', 'starlit-sigil', 'A', 'farm B1-B3 D1-D3 C4', 4],
];

const RULEBOOK_EN: readonly Row[] = [
  ['CA-T-37', 'heart-of-the-forest', 'A', 'forest A1 A2 B1', 3],
  ['CA-T-41', 'craylund', 'A', 'farm E5; water D5 E4 E6', 6],
  ['CA-T-44', 'ulems-wallow', 'A', 'water E5 G5; farm D5 E4 H5', 3],
  ['CA-T-51', 'traylo-monastery', 'A', 'village E1-F3', 6],
  ['CA-T-52', 'traylo-monastery', 'A', 'village E2-F4', 0],
  ['CA-T-58', 'dwarvenholds', 'A', 'farm B1-B11 A4-K4', 16],
  ['CA-T-62', 'banded-hills', 'A', 'forest B1; village B2; farm B3; water B5', 0],
  ['CA-T-63', 'banded-hills', 'A', 'forest B1; village B2; farm B3; water B5-B11', 3],
];

/** Parses a drawing such as `forest A1-A5; village J3`. Printed mountains inside a block stay mountains. */
const parseLand = (id: MapId, drawn: string): Land => {
  const map = namedMap(id);
  const { none } = map.grid;
  const drawing: { -readonly [T in keyof Drawing]: Drawing[T] } = {
    forest: none,
    village: none,
    farm: none,
    water: none,
    monster: none,
    hero: none,
    destroyed: none,
  };
  for (const part of drawn.split('; ').filter(Boolean)) {
    const [terrain, ...ranges] = part.split(' ');
    const drawnCells = cells(ranges.join(' '), map.grid);
    drawing[terrain as keyof Drawing] = Cells.of(map.grid, drawnCells).minus(map.mountain).rows;
  }
  return landOf(map, drawing);
};

const run = (rows: readonly Row[], edition: Edition): void => {
  for (const [id, cardId, map, drawn, stars] of rows) {
    const card = EDICTS.get(cardId);
    test(`${id} ${card?.rule}: the score of ${cardId} is ${stars} for ${drawn || 'no drawing'} on sheet ${map}`, () => {
      assert.ok(card);
      assert.equal(starsAt(card, parseLand(map, drawn), edition), stars);
    });
  }
};

run(PRINTED, 'printed');
run(RULEBOOK_EN, 'rulebook-en');
