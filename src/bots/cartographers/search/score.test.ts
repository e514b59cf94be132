import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDrawing } from '../../../games/cartographers/board/drawing.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { EDITIONS, type Values } from '../../../games/cartographers/cards/edict.ts';
import { EDICTS } from '../../../games/cartographers/cards/sets.ts';
import { CHOICES, type HouseRules } from '../../../games/cartographers/config.ts';
import { preyedCells } from '../../../games/cartographers/phases/score.ts';
import { countedAwards } from '../../../games/cartographers/rules.ts';
import { coreEdict, starsOf } from './edicts.ts';
import { monsterLoss } from './moves.ts';
import { CoreRandom } from './random.ts';
import { coreMap } from './rules.ts';
import { WRITTEN_CARDS } from './score.generated.ts';
import { loadDrawing, newSheet } from './sheet.ts';
import { randomLand } from './test/land.ts';

const LANDS = 700;

const oneOf = <T>(random: CoreRandom, list: readonly T[]): T => list[random.below(list.length)];

const randomHouse = (random: CoreRandom): HouseRules => ({
  destroyedRuins: oneOf(random, CHOICES.destroyedRuins),
  greatCity: oneOf(random, CHOICES.greatCity),
  shieldgateTie: oneOf(random, CHOICES.shieldgateTie),
  gorgonTarget: 'any',
});

/** The values of an edition, now and then corrected by a little. */
const randomValues = (random: CoreRandom, editions: Partial<Record<string, Values>>): Values => {
  const values = editions[oneOf(random, EDITIONS)] ?? (editions.printed as Values);
  if (random.below(4) > 0) return values;
  const corrected = Object.entries(values).map(([name, n]) => [name, Math.max(0, n + random.below(5) - 2)]);
  return Object.fromEntries(corrected);
};

test('the core knows exactly the scoring cards of the boxes', () => {
  assert.deepEqual(Object.keys(WRITTEN_CARDS).sort(), [...EDICTS.keys()].sort());
});

test('every scoring card and the monsters count the same in the core as by the card', () => {
  for (let seed = 1; seed <= LANDS; seed++) {
    const random = new CoreRandom(seed);
    const { map, drawing } = randomLand(random);
    const land = landOf(map, drawing);
    const core = coreMap(map, 14, 3);
    const sheet = newSheet(core);
    loadDrawing(sheet, core, drawing);
    const picture = () => `seed ${seed}\n${makeDrawing(land).join('\n')}`;
    assert.equal(monsterLoss(sheet), preyedCells(land).size, `monsters, ${picture()}`);
    for (const card of EDICTS.values()) {
      const house = randomHouse(random);
      const values = randomValues(random, card.values);
      const awards = countedAwards({ card, values, solo: 0 }, card.score(land, values, house));
      const expected = awards.reduce((sum, award) => sum + award.stars, 0);
      const says = () => `${card.id} ${JSON.stringify({ values, house })}, ${picture()}`;
      assert.equal(starsOf(coreEdict(card.id, values, house), sheet, core), expected, says());
    }
  }
});
