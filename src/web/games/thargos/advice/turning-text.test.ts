import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWithBest } from '../../../../bots/thargos/advise.ts';
import { BOTS } from '../../../../bots/thargos/index.ts';
import { playMatch } from '../../../../engine/match.ts';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { thargos } from '../../../../games/thargos/module.ts';
import { language } from '../../../settings.ts';
import { turningText } from './conflict-text.ts';
import { momentsOf, playBeside, type ReviewedPlay, type Turning, turningOf } from './reviewing.ts';

const NAMES = ['Ada', 'Bruno'];
const whoIs = (seat: number): string | undefined => (seat === 0 ? undefined : NAMES[seat]);

interface Reviewed {
  readonly plays: readonly ReviewedPlay[];
  readonly isWon: boolean;
  readonly turning: Turning | undefined;
}

/** Plays a whole duel between bots and analyzes the decisions of seat 0. */
const reviewed = (seed: string): Reviewed => {
  const players = [BOTS.greedy, BOTS.greedy];
  const match = playMatch(thargos, { seed: parseSeed(seed), config: { quickPlay: true }, players });
  if (isRefusal(match)) throw new Error(`expected a game to start, got the refusal ${match.refused}`);
  const chance = stream(parseSeed('advice').seed, 'advice');
  const plays = momentsOf(match.log, 0).flatMap(moment => {
    if (moment.type !== 'play') return [];
    return playBeside(moment, compareWithBest(moment.view, chance, { nodes: 40 }, moment.command)) ?? [];
  });
  const isWon = match.state.result?.places[0] === 1;
  return { plays, isWon, turning: turningOf(plays, isWon, 1 / 2) };
};

const games = ['turning 1', 'turning 2', 'turning 3', 'turning 4', 'turning 17', 'turning 19'].map(reviewed);
const found = games.flatMap(({ turning, ...rest }) => (turning ? [{ ...rest, turning }] : []));

test('after the turning point, the chance to win stays above one half for the winner and below it for the loser', () => {
  assert.ok(found.length > 3);
  assert.ok(found.some(({ isWon }) => isWon) && found.some(({ isWon }) => !isWon));
  for (const { plays, isWon, turning } of found) {
    const at = plays.indexOf(turning.play);
    const isDecided = ({ best }: ReviewedPlay): boolean => best.worth >= 1 / 2 === isWon;
    assert.ok(plays.slice(at + 1).every(isDecided));
    assert.equal(turning.before, plays[at]!.best.worth);
    assert.equal(turning.after, plays[at + 1]?.best.worth);
  }
});

test('the sentence about the turning point names the turn, its player and both chances', () => {
  language.value = 'en';
  for (const { isWon, turning } of found) {
    const { play, before, after } = turning;
    const { number, seat } = play.view.turn;
    const whose = seat === 0 ? 'yours' : 'Bruno’s';
    const hundred = (share: number): number => Math.round(share * 100);
    const then = after === undefined ? 'the last one of the game' : `${hundred(after)} at the next one`;
    assert.equal(
      turningText(turning, isWon, whoIs),
      `The game was ${isWon ? 'won' : 'lost'} in turn ${number} (${whose}): ${hundred(before)} chances in 100 to win at this decision, ${then}.`,
    );
  }
  // Defenses count as decisions too, so some games are decided in the opponent's turn.
  assert.ok(found.some(({ turning }) => turning.play.view.turn.seat === 1));
});

test('the sentence about the turning point is translated to French', () => {
  language.value = 'fr';
  const turning = { ...found[0]!.turning, before: 0.4, after: 0.7 };
  assert.match(
    turningText(turning, true, seat => NAMES[seat]),
    /^La partie s’est gagnée au tour \d+ \((celui d’Ada|celui de Bruno)\)\u202f: 40 chances de victoire sur 100 à cette décision, 70 à la suivante\.$/,
  );
  language.value = 'en';
});
