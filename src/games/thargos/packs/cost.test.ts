import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import { LANGUAGES } from '../../../engine/text.ts';
import { range } from '../../../engine/util.ts';
import type { Card, CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Condition, Effect, Expr } from '../effects/effect.ts';
import { givePack, thargos } from '../test/game.ts';
import { HEAVY_HEROES, heavyPack } from '../test/heavy-pack.ts';
import { EXAMPLE_CARDS, EXAMPLE_PACK } from '../test/pack-examples.ts';
import { packHash } from './apply.ts';
import { boardSteps, MOST_BOARD_STEPS, MOST_EFFECTS, MOST_TERMS } from './cost.ts';
import { faultLine } from './faults.ts';
import type { Pack } from './pack.ts';
import { parsePack } from './parse.ts';

const faultsOf = (pack: Pack) =>
  parsePack(JSON.stringify(pack), { base: DEFAULT_SET })
    .faults.filter(({ level }) => level === 'semantics')
    .map(({ code, place }) => [code, place]);

/** The heavy pack, with these as the only effects on the Active face of its first hero. */
const packWith = (effects: readonly Effect[]): Pack => {
  const pack = heavyPack({ effects: 0, width: 0 });
  const [first, ...others] = pack.cards as Extract<Card, { type: 'hero' }>[];
  const faces = { ...first!.faces, active: { ...first!.faces.active, effects } };
  return { ...pack, cards: [{ ...first!, faces }, ...others] };
};

const gain = (amount: Expr): Effect => ({ on: 'turnStart', do: [{ op: 'gainVp', who: 'self', amount }] });

test('parsePack refuses a pack with long sums over all heroes, and gives the place and the limit', () => {
  const pack = heavyPack({ effects: 30, width: 8 });
  const text = JSON.stringify(pack);
  assert.ok(
    text.length < 256 * 1024,
    `expected the pack to be smaller than 256 KiB, which a server accepts, found ${text.length} bytes`,
  );
  const { value, faults } = parsePack(text, { base: DEFAULT_SET });
  assert.equal(value, undefined);
  const found = faults.find(({ code }) => code === 'pack-too-complex');
  assert.ok(found && found.place === 'cards' && found.line === 1);
  assert.ok(Number(found.details.found) > 20 * MOST_BOARD_STEPS);
  for (const language of LANGUAGES) {
    const line = faultLine(found, language);
    assert.match(line, /10000/, `expected the text to contain the limit 10000, found: ${line}`);
    assert.doesNotMatch(line, /\?/, `expected the text to have every detail, found: ${line}`);
  }
  assert.ok(
    faults.some(({ code, place }) => code === 'too-many-effects' && place.endsWith('active.effects')),
  );
});

test('parsePack accepts lists, effects and faces of the largest allowed size, and refuses larger ones', () => {
  const terms = (count: number): Expr => ({ sum: range(count) });
  assert.deepEqual(faultsOf(packWith([gain(terms(MOST_TERMS))])), []);
  assert.deepEqual(faultsOf(packWith([gain(terms(MOST_TERMS + 1))])), [
    ['too-many-terms', 'cards[0].faces.active.effects[0].do[0].amount.sum'],
  ]);
  const any: Condition = { any: range(MOST_TERMS + 1).map(() => ({ is: 'solo' as const })) };
  assert.deepEqual(faultsOf(packWith([{ ...gain(1), if: any }])), [
    ['too-many-terms', 'cards[0].faces.active.effects[0].if.any'],
  ]);
  assert.deepEqual(faultsOf(packWith(range(MOST_EFFECTS).map(() => gain(1)))), []);
  assert.deepEqual(faultsOf(packWith(range(MOST_EFFECTS + 1).map(() => gain(1)))), [
    ['too-many-effects', 'cards[0].faces.active.effects'],
  ]);
  const nested = (depth: number): Expr =>
    depth === 0 ? 1 : { sum: range(MOST_TERMS).map(() => nested(depth - 1)) };
  assert.deepEqual(faultsOf(packWith([gain(nested(3))])), [
    ['effect-too-complex', 'cards[0].faces.active.effects[0]'],
  ]);
});

test('the shipped cards and the example packs take less than a tenth of the allowed steps', () => {
  assert.ok(
    boardSteps(DEFAULT_SET) * 10 < MOST_BOARD_STEPS,
    `expected the shipped cards to take less than ${MOST_BOARD_STEPS / 10} steps, found ${boardSteps(DEFAULT_SET)}`,
  );
  assert.ok(boardSteps(JSON.parse(EXAMPLE_CARDS)) * 10 < MOST_BOARD_STEPS);
  const full = {
    format: 'thargos-cardpack/1',
    pack: { id: 'all', version: '1.0.0', mode: 'full', provenance: 'community' },
    cards: DEFAULT_SET,
  };
  for (const text of [JSON.stringify(full), EXAMPLE_PACK])
    assert.ok(
      parsePack(text, { base: DEFAULT_SET }).value,
      `expected parsePack to accept ${text.slice(0, 80)}`,
    );
});

test('the limit allows every card to have an effect that compares all heroes and changes only the card’s own hero', () => {
  const effect: Effect = {
    on: 'static',
    if: {
      cmp: [
        { attr: ['host', 'power'] },
        '>=',
        { attr: [{ kind: 'hero', of: 'self', pick: 'highest' }, 'power'] },
      ],
    },
    do: [{ op: 'modAttr', target: 'host', attr: 'mind', amount: 1 }],
  };
  const cards = DEFAULT_SET.map((card): Card => {
    if (card.type === 'advantage') return { ...card, effects: [effect] };
    if (card.type !== 'hero') return card;
    const { active, wounded } = card.faces;
    return {
      ...card,
      faces: { active: { ...active, effects: [effect] }, wounded: { ...wounded, effects: [effect] } },
    };
  });
  assert.ok(
    boardSteps(cards) < MOST_BOARD_STEPS,
    `expected the cards to take less than ${MOST_BOARD_STEPS} steps, found ${boardSteps(cards)}`,
  );
});

test('configure refuses packs that are too complex together, even if each is accepted alone', () => {
  const packs = HEAVY_HEROES.map((id: CardId) => {
    const pack = heavyPack({ effects: 8, width: 4 }, [id]);
    return { ...pack, pack: { ...pack.pack, id: `heavy-${id.toLowerCase()}` } };
  });
  const refs = packs.map(pack => {
    assert.deepEqual(faultsOf(pack), []);
    const hash = packHash(pack);
    givePack(hash, pack);
    return { id: pack.pack.id, version: '1.0.0', hash };
  });
  assert.ok(!isRefusal(thargos.configure({ packs: refs.slice(0, 1) })));
  const refused = thargos.configure({ packs: refs });
  assert.ok(
    isRefusal(refused) && refused.refused === 'too-complex',
    `expected configure to refuse the packs as too-complex, found ${JSON.stringify(refused)}`,
  );
});
