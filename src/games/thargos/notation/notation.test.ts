import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSeed } from '../../../engine/random.ts';
import { readRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fold } from '../../../engine/replay.ts';
import { verify } from '../../../engine/verify.ts';
import type { ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { playedRecord } from '../test/recorded-games.ts';
import type { Command, State } from '../types.ts';
import { makeDecision, parseDecision } from './lines.ts';
import { makeNotation, parseNotation, type ThargosRecord } from './notation.ts';
import { reader } from './parse-command.ts';

const TABLES: readonly [string, number, ConfigWish][] = [
  ['a duel', 2, {}],
  ['a duel with the undead', 2, { undead: true, quickPlay: true, decks: ['random', 'random'] }],
  ['a circle', 3, { mode: 'circle', decks: ['random', 'random', 'random'] }],
  ['a story', 2, { mode: 'story', movement: 'paced' }],
  ['solo', 1, { mode: 'solo' }],
  ['a solo story', 1, { mode: 'solo-story' }],
];

describe('game notation', () => {
  for (const [name, seats, config] of TABLES)
    test(`${name}: the notation survives a round trip`, () => {
      const record = playedRecord(seats, config, name);
      const text = makeNotation(record) as string;
      assert.equal(typeof text, 'string');
      const again = parseNotation(text) as ThargosRecord;
      assert.ok(
        !isRefusal(again),
        `expected parseNotation to return a record, found ${JSON.stringify(again)}`,
      );
      assert.deepEqual(again.log, record.log);
      assert.equal(makeNotation(again), text);
    });

  for (const [name, seats, config] of TABLES)
    test(`${name}: the file is read and verified`, () => {
      const record = playedRecord(seats, config, `file ${name}`);
      const read = readRecord(reader, JSON.stringify(record)) as ThargosRecord;
      assert.ok(!isRefusal(read), `expected the file to contain a record, found ${JSON.stringify(read)}`);
      assert.deepEqual(verify(thargos, read), { verified: true });
    });

  const text = makeNotation(playedRecord(2, {}, 'edited')) as string;
  const refused = (changed: string): Refusal => {
    const answer = parseNotation(changed);
    assert.ok(isRefusal(answer));
    return answer;
  };

  test('parseNotation accepts a text without event lines and without card ids', () => {
    const bare = text
      .split('\n')
      .filter(line => !line.startsWith('*') && !line.startsWith('=='))
      .map(line => line.replace(/[A-Z]\d+#/g, '#'))
      .join('\n');
    assert.ok(!isRefusal(parseNotation(bare)));
  });

  test('parseNotation refuses a wrong card id with its line number, and also refuses wrong events, commands and header lines', () => {
    const line = text.split('\n').findIndex(said => /places hero C\d+#/.test(said)) + 1;
    const { refused: code, line: at } = refused(text.replace(/places hero C\d+#/, 'places hero C999#'));
    assert.deepEqual([code, at], ['notation-differs', line]);
    assert.equal(refused(text.replace(/begins/, 'sleeps')).refused, 'notation-differs');
    assert.equal(refused(`${text}seat 1 dances\n`).refused, 'notation-bad-line');
    assert.equal(refused(`${text}seat 1 passes\n`).refused, 'notation-refused');
    assert.equal(refused(text.replace('thargos duel', 'thargos waltz')).refused, 'notation-bad-line');
    assert.equal(refused(text.replace('seats: 2', 'seats: 3')).refused, 'notation-refused');
  });

  test('every type of command has a line that survives a round trip', () => {
    const commands: readonly Command[] = [
      { type: 'chooseHandLimit', cards: 5 },
      { type: 'playAction', card: 9, hero: 0 },
      { type: 'attemptNode', node: 'the old "gate"', hero: 0 },
      { type: 'move', hero: 0, node: 'Gate-2' },
      { type: 'placePam', cards: [] },
      {
        type: 'defend',
        cards: [
          { card: 9, colour: 'mind' },
          { card: 10, colour: 'power' },
        ],
      },
      { type: 'shift', hero: 0, track: 2 },
      { type: 'choose', picks: [3, 1] },
      { type: 'choose', picks: [] },
      { type: 'propose', changes: [{ change: 'vp', who: 0, amount: -2 }] },
      { type: 'agree' },
      { type: 'object' },
      { type: 'concede' },
    ];
    const state = fold<State, Event>(thargos, [
      { events: thargos.setup(2, parseSeed('lines'), {}) as readonly Event[] },
    ]);
    for (const command of commands) {
      const decision = { seat: 1, command };
      assert.deepEqual(parseDecision(makeDecision(state, decision)), decision);
    }
  });
});
