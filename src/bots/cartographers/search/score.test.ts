import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDrawing } from '../../../games/cartographers/board/drawing.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { EDITIONS, type Values } from '../../../games/cartographers/cards/edict.ts';
import { EDICTS } from '../../../games/cartographers/cards/sets.ts';
import { CHOICES, type Config, type HouseRules } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { preyedCells } from '../../../games/cartographers/phases/score.ts';
import { countedAwards, rulesOf } from '../../../games/cartographers/rules.ts';
import { coreEdict, isWritten, starsOf } from './edicts.ts';
import { monsterLoss } from './moves.ts';
import { CoreRandom } from './random.ts';
import { coreMap, fitsCore } from './rules.ts';
import { WRITTEN_CARDS } from './score.generated.ts';
import { loadDrawing, newSheet } from './sheet.ts';
import { randomLand } from './test/land.ts';

const LANDS = 700;

const oneOf = <T>(random: CoreRandom, list: readonly T[]): T => list[random.below(list.length)]!;

const randomHouse = (random: CoreRandom): HouseRules => ({
  destroyedRuins: oneOf(random, CHOICES.destroyedRuins),
  greatCity: oneOf(random, CHOICES.greatCity),
  shieldgateTie: oneOf(random, CHOICES.shieldgateTie),
  gorgonTarget: 'any',
});

/** The values of a random edition. Sometimes one is corrected slightly. */
const randomValues = (random: CoreRandom, editions: Partial<Record<string, Values>>): Values => {
  const values = editions[oneOf(random, EDITIONS)] ?? editions.printed!;
  if (random.below(4) > 0) return values;
  const corrected = Object.entries(values).map(([name, n]) => [name, Math.max(0, n + random.below(5) - 2)]);
  return Object.fromEntries(corrected);
};

test('the search core supports all scoring cards of the boxes, and no others', () => {
  assert.deepEqual(
    Object.keys(WRITTEN_CARDS).filter(id => !EDICTS.has(id)),
    [],
  );
  for (const game of ['base', 'heroes', 'combined'] as const)
    assert.ok(
      fitsCore(rulesOf(configure({ game }) as Config)),
      `expected the core to support the game ${game}`,
    );
});

test('`fitsCore` is false for rules with an unsupported scoring card or a different map size', () => {
  const rules = rulesOf(configure({}) as Config);
  assert.ok(!fitsCore({ ...rules, suits: [...rules.suits, ['a-new-card']] }));
  const edicts = { A: 'a-new-card', B: 'borderlands', C: 'canal-lake', D: 'wildholds' };
  assert.ok(!fitsCore({ ...rules, config: { ...rules.config, edicts } }));
  const rows = Array<string>(10).fill('.'.repeat(11));
  const map = { id: 'short', name: { en: 'Short', fr: 'Court' }, rows };
  assert.ok(!fitsCore(rulesOf(configure({ map }) as Config)));
});

test('every scoring card gives the same stars in the core and in the engine, and monsters cost the same stars', () => {
  for (let seed = 1; seed <= LANDS; seed++) {
    const random = new CoreRandom(seed);
    const { map, drawing } = randomLand(random);
    const land = landOf(map, drawing);
    const core = coreMap(map, 14, 3);
    const sheet = newSheet(core);
    loadDrawing(sheet, core, drawing);
    const picture = () => `seed ${seed}\n${makeDrawing(land).join('\n')}`;
    assert.equal(
      monsterLoss(sheet),
      preyedCells(land).size,
      `expected the core to count the engine’s stars lost to monsters, on ${picture()}`,
    );
    for (const card of [...EDICTS.values()].filter(({ id }) => isWritten(id))) {
      const house = randomHouse(random);
      const values = randomValues(random, card.values);
      const awards = countedAwards({ card, values, solo: 0 }, card.score(land, values, house));
      const expected = awards.reduce((sum, award) => sum + award.stars, 0);
      const says = () =>
        `expected the engine’s stars of ${card.id} with ${JSON.stringify({ values, house })}, on ${picture()}`;
      assert.equal(starsOf(coreEdict(card.id, values, house), sheet, core), expected, says());
    }
  }
});
