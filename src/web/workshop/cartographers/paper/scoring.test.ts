import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../../engine/util.ts';
import { makeDrawing } from '../../../../games/cartographers/board/drawing.ts';
import { landOf } from '../../../../games/cartographers/board/land.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import { namedGame, playGame } from '../../../../games/cartographers/test/games.ts';
import type { Event, Season, State } from '../../../../games/cartographers/types.ts';
import { FRESH, type PaperSheet, paperRules, parseSheet, scorePaper } from './scoring.ts';

type ScoredEvent = Extract<Event, { type: 'scored' }>;

/** A sheet from a finished game, as a player would copy it into the scoring tool. */
const copied = (state: State, seat: number, season: Season): PaperSheet => {
  const { map } = rulesOf(state.config);
  const sheet = state.sheets[seat]!;
  const rows = makeDrawing(landOf(map, sheet)).map(row => row.replace(/[\^#R]/g, '.'));
  const choice = typeof state.config.map === 'string' ? state.config.map : { ...state.config.map };
  const coins = sheet.coinsEarned - sheet.coinsSpent;
  return { ...FRESH, map: choice, rows, edicts: state.edicts, edition: state.config.edition, season, coins };
};

test('in many random games, a copied sheet gets the same winter score as from the engine', () => {
  let compared = 0;
  for (const i of range(40)) {
    const { seats, wish } = namedGame(`paper-${i}`, 3);
    // The games have no house rules, because the scoring tool doesn't support them.
    const { game, map, edition } = { edition: 'printed' as const, ...wish };
    playGame(seats, `paper-${i}`, { game, map, edition } as typeof wish, ({ after, events }) => {
      const scored = events.find((event): event is ScoredEvent => event.type === 'scored');
      if (!scored || after.phase.type !== 'over') return;
      // Skips games in which effects change the sheet after the winter scoring.
      if (
        events
          .slice(events.indexOf(scored))
          .some(event => event.type === 'drawn' || event.type === 'destroyed')
      )
        return;
      compared++;
      const paper = scorePaper(copied(after, 0, scored.season), paperRules(after.config.edition));
      assert.equal(
        paper.season,
        scored.total,
        `expected the score to equal the engine's score in the game paper-${i}`,
      );
      assert.deepEqual(paper.preyed, scored.preyed);
    });
  }
  assert.ok(compared > 15, `expected to compare more than 15 games, found ${compared}`);
});

test('CS-06 scorePaper returns a rating only after all four season totals are entered', () => {
  const rules = paperRules('printed');
  assert.equal(scorePaper(FRESH, rules).rating, undefined);
  const { par, rating, title } = scorePaper({ ...FRESH, totals: [30, 30, 30, 30] }, rules);
  assert.equal(rating, 120 - par);
  assert.equal(title, 30);
});

test('a corrected card value changes the stars, and an invalid correction is ignored', () => {
  const edicts = ['greenbough', ...FRESH.edicts.slice(1)];
  const sheet = { ...FRESH, edicts, rows: ['F'.padEnd(11, '.'), ...FRESH.rows.slice(1)] };
  const stars = (corrections: Parameters<typeof paperRules>[1]) =>
    scorePaper(sheet, paperRules('printed', corrections)).counts[0]!.stars;
  assert.equal(stars({}), 2);
  assert.equal(stars({ greenbough: { values: { stars: 3 } } }), 6);
  assert.equal(stars({ greenbough: { values: { moons: 3 } } }), 2);
});

test('parseSheet restores a stored sheet only if it is valid', () => {
  assert.deepEqual(parseSheet(JSON.parse(JSON.stringify(FRESH))), FRESH);
  const bad = [
    null,
    7,
    {},
    { ...FRESH, rows: [] },
    { ...FRESH, map: 'Z' },
    { ...FRESH, edicts: ['x', 'x', 'x', 'x'] },
  ];
  for (const kept of [...bad, { ...FRESH, coins: '<b>' }, { ...FRESH, season: 4 }, { ...FRESH, totals: [1] }])
    assert.equal(parseSheet(kept), undefined);
});
