import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Update } from '../../../../engine/update.ts';
import { gridOf, parseCell } from '../../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../../games/cartographers/board/land.ts';
import { withCells } from '../../../../games/cartographers/board/rows.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { preyedCells } from '../../../../games/cartographers/phases/score.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import { KINDS, randomGame } from '../../../../games/cartographers/test/random-game.ts';
import { act, monster, tableWith } from '../../../../games/cartographers/test/table.ts';
import type { Event, State } from '../../../../games/cartographers/types.ts';
import { logDetails } from '../../../../games/cartographers/words/log-details.ts';
import { attacksOn } from './attacks.ts';

const GRID = gridOf(11, 11);
const cellsOf = (names: string) => names.split(' ').map(name => parseCell(GRID, name)!);

/** Every update that seat 0 receives in a random game, with the view after it. */
const entriesOf = (seats: number, config: (typeof KINDS)[number]) => {
  const told: Update<Event>[] = [];
  let state: State | undefined;
  return randomGame('attacks', { seats, config }).log.map((batch, version) => {
    if ('undo' in batch)
      throw new Error(`expected a random game without undo, found an undo in version ${version}`);
    const { seat, events } = batch as { seat?: number; events: readonly Event[] };
    const happened = events.map(event => {
      state = game.evolve(state, event);
      return { event, about: logDetails(event, 0, state) };
    });
    told.push({ version, ...(seat === undefined ? {} : { seat }), events: happened });
    return { told: [...told], state: state!, events };
  });
};

test('CA-40: until the player draws, attacksOn lists the monsters that a neighbor drew on the player’s map', () => {
  let seen = 0;
  for (const config of KINDS)
    for (const { told, state, events } of entriesOf(3, config)) {
      const drawn = events.filter(event => event.type === 'drawn' && event.sheet === 0);
      const own = drawn.findLastIndex(event => event.type === 'drawn' && event.by === 0);
      const later = drawn.slice(own + 1);
      const attacks = attacksOn(told, game.view(state, 0), 0);
      for (const event of later) {
        if (event.type !== 'drawn' || event.terrain !== 'monster') continue;
        seen++;
        const found = attacks.find(({ cells }) => cells.join() === event.cells.join());
        assert.equal(found?.by ?? null, event.by);
        assert.equal(rulesOf(state.config).card(found!.card!).kind, 'ambush');
      }
      if (own >= 0 && later.length === 0)
        assert.deepEqual(
          attacks.filter(({ cost }) => cost !== undefined),
          [],
        );
    }
  assert.ok(seen > 5, `expected the test games to have more than 5 attacks, found ${seen}`);
});

test('CA-45: an attack shows how many stars it costs on the current map', () => {
  const start = tableWith({ seats: 2, deck: ['goblin-attack'] });
  const first = act(start, 0, monster('C7 D6 E5'));
  const decided = game.decide(first, 1, monster('C7 D6 E5'));
  assert.ok(!isRefusal(decided));
  const { events, state } = decided;
  const told = [{ version: 1, seat: 1, events: events.map(event => ({ event })) }];
  const [attack, ...others] = attacksOn(told, game.view(state, 0), 0);
  assert.deepEqual(others, []);
  assert.equal(attack?.by, 1);
  assert.equal(attack.cost, preyedCells(landOf(rulesOf(state.config).map, state.sheets[0]!)).size);
  assert.ok(attack.cost > 0);
});

test('CA-45: the costs of two attacks add up to the stars that the map loses', () => {
  const start = tableWith({ seats: 2, deck: ['goblin-attack'] });
  const state = {
    ...start,
    sheets: start.sheets.map(sheet => ({
      ...sheet,
      monster: withCells(GRID, sheet.monster, cellsOf('C5 C7')),
    })),
  };
  const drawn = (cells: string) => ({
    event: { type: 'drawn', sheet: 0, by: 1, terrain: 'monster', cells: cellsOf(cells) } as const,
  });
  const told = [{ version: 1, seat: 1, events: [drawn('C5'), drawn('C7')] }];
  const attacks = attacksOn(told, game.view(state, 0), 0);
  const lost = preyedCells(landOf(rulesOf(state.config).map, state.sheets[0]!)).size;
  assert.equal(attacks[0]!.cost! + attacks[1]!.cost!, lost);
});
