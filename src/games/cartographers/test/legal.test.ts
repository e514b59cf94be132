import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { DRAWABLE } from '../board/land.ts';
import { cartographers } from '../game.ts';
import { rulesOf } from '../rules.ts';
import type { Command, State } from '../types.ts';
import { namedGame, playGame, type Step } from './games.ts';

/** These tests check that `decide` accepts the commands that `allows` accepts, and refuses all others with a code. */

const checkSame = (state: State, seat: number, command: Command): void => {
  const options = cartographers.options(cartographers.view(state, seat));
  const answer = cartographers.decide(state, seat, command);
  assert.equal(
    cartographers.allows(options, command),
    !isRefusal(answer),
    `expected \`allows\` and \`decide\` to agree, found ${JSON.stringify({ command, answer })}`,
  );
  if (isRefusal(answer)) assert.match(answer.refused, /^[a-z-]+$/);
};

const sizeOf = (state: State): number => {
  const { height, width } = rulesOf(state.config).map.grid;
  return height * width;
};

/** A legal command with a small random change, which may make it illegal. */
const spoilt = (command: Command, size: number, random: Random): Command => {
  const any = () => random.below(size + 4) - 2;
  if (command.type === 'draw')
    return pick<Command>(random, [
      { ...command, terrain: pick(random, DRAWABLE) },
      { ...command, cells: command.cells.map(cell => cell + 1) },
      { ...command, cells: command.cells.map((cell, i) => (i === 0 ? any() : cell)) },
      { ...command, cells: command.cells.slice(1) },
      { ...command, cells: [...command.cells, command.cells[0]!] },
      { ...command, cells: [...command.cells].reverse() },
    ]);
  if (command.type === 'drawMonster')
    return { ...command, cells: command.cells.map(cell => cell + random.below(3) - 1) };
  if (command.type === 'drawHero') return { ...command, cell: any(), orientation: random.below(9) - 1 };
  if (command.type === 'choose') return { ...command, clusters: command.clusters.map(any) };
  return command.type === 'cancel' ? command : { ...command, cell: any() };
};

/** A command of each type for every single space of the sheet. */
const singles = (size: number): Command[] =>
  range(size).flatMap((cell): Command[] => [
    ...DRAWABLE.map(terrain => ({ type: 'draw', terrain, cells: [cell] }) as const),
    { type: 'drawMonster', cells: [cell] },
    { type: 'drawHero', cell, orientation: 1 },
    { type: 'gaze', cell },
    { type: 'ravage', cell },
  ]);

const checkStepOptions = (step: Step, random: Random): void => {
  const size = sizeOf(step.before);
  for (let i = 0; i < 6; i++) checkSame(step.before, step.seat, spoilt(step.command, size, random));
  for (const seat of range(step.before.seats)) {
    checkSame(step.before, seat, step.command);
    checkSame(step.before, seat, { type: 'cancel' });
  }
  if (random.below(20) === 0) for (const command of singles(size)) checkSame(step.before, step.seat, command);
};

test('`allows` accepts exactly the commands that `decide` accepts, and every seat that must answer has one', () => {
  for (const name of range(80).map(i => `legal ${i}`)) {
    const { seats, wish } = namedGame(name);
    const random = stream(parseSeed(name).seed, 'legal');
    try {
      playGame(seats, name, wish, step => checkStepOptions(step, random));
    } catch (error) {
      throw new Error(`expected \`allows\` and \`decide\` to agree in the whole game "${name}"`, {
        cause: error,
      });
    }
  }
});
