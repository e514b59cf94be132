import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../bots/thargos/index.ts';
import { playMatch } from '../../../../engine/match.ts';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { cardOf } from '../../../../games/thargos/board/lookup.ts';
import { isEmptyLost } from '../../../../games/thargos/conflict.ts';
import { thargos } from '../../../../games/thargos/module.ts';
import type { Placed } from '../../../../games/thargos/types.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { language } from '../../../settings.ts';
import { linesOf, sidesOf } from './conflict-text.ts';
import { type ConflictMoment, momentsOf } from './reviewing.ts';

const NAMES = ['Ada', 'Aldric'];
const whoIs = (seat: number): string | undefined => (seat === 0 ? undefined : NAMES[seat]);

const conflictsIn = (seed: string): ConflictMoment[] => {
  const match = playMatch(thargos, {
    seed: parseSeed(seed),
    config: {},
    players: [BOTS.greedy, BOTS.greedy],
  });
  if (isRefusal(match)) throw new Error(`expected a game to start, got the refusal ${match.refused}`);
  return momentsOf(match.log, 0).filter(moment => moment.type === 'conflict');
};

const conflicts = ['texts 1', 'texts 2', 'texts 3', 'texts 4'].flatMap(conflictsIn);

const attacks = (isOwn: boolean): ConflictMoment =>
  conflicts.find(
    ({ conflict, attack }) =>
      conflict.defender !== null &&
      (conflict.attacker === 0) === isOwn &&
      (attack?.laid.cards.length ?? 0) >= 2,
  )!;

/** An analysis that finds the same chance for placing no cards as for placing these cards. */
const thrifty = (cards: readonly Placed[]) => ({
  played: { cards, chance: 0.5 },
  better: { cards: [], chance: 0.5 },
});

test('advice on an attack says that its chance is measured before the defender responds', () => {
  const found = attacks(true);
  const { cards } = found.attack!.laid;
  const lines = (splits: ReturnType<typeof thrifty>) => linesOf({ ...found, attackSplits: splits }, whoIs);
  language.value = 'en';
  assert.deepEqual(lines(thrifty(cards)), [
    `You could have saved ${cards.length} cards: before the defender answered, the chances were the same without any`,
  ]);
  const better = { ...thrifty(cards), better: { cards: [], chance: 0.9 } };
  assert.deepEqual(lines(better), [
    'Better odds for you before the defender answered: no cards (succeeds in about 90 of 100 cases instead of 50)',
  ]);
  language.value = 'fr';
  assert.deepEqual(lines(thrifty(cards)), [
    `Vous pouviez garder ${cards.length} cartes\u202f: avant la réponse du défenseur, les chances étaient aussi bonnes sans aucune`,
  ]);
  assert.deepEqual(lines(better), [
    'De meilleures chances pour vous avant la réponse du défenseur\u202f: aucune carte (réussit environ 90 fois sur 100 au lieu de 50)',
  ]);
});

test('advice on a defense does not say that its chance is measured before the defender responds', () => {
  const found = conflicts.find(({ isConceded, defence }) => !isConceded && defence?.laid.cards.length)!;
  language.value = 'en';
  const lines = linesOf({ ...found, defenseSplits: thrifty(found.defence!.laid.cards) }, whoIs);
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /could have saved (a card|\d cards): the chances were the same without any$/);
});

test('HT-5.5: a conceded Mission shows the odds without cards only if a defense without cards compares totals', () => {
  language.value = 'en';
  const seen = new Set<boolean>();
  for (const found of conflicts) {
    const { isConceded, defence } = found;
    if (!isConceded || defence?.view.question?.type !== 'defend') continue;
    const needsCards = isEmptyLost(defence.view.config, defence.view.question.rule);
    const { holding: _, ...given } = defence;
    const lines = linesOf(
      { ...found, defence: given, defenseSplits: { played: { cards: [], chance: 0 } } },
      whoIs,
    );
    const odds = 'Without cards, the defense would have held in about 0 of 100 cases';
    assert.deepEqual(lines, needsCards ? [] : [odds]);
    seen.add(needsCards);
  }
  assert.ok(seen.has(true));
});

test('the title of a conflict addresses the reader as "you", capitalized only at the start', () => {
  language.value = 'en';
  assert.equal(sidesOf(attacks(true), whoIs), 'You against Aldric');
  assert.equal(sidesOf(attacks(false), whoIs), 'Aldric against you');
  language.value = 'fr';
  assert.equal(sidesOf(attacks(true), whoIs), 'Vous contre Aldric');
  assert.equal(sidesOf(attacks(false), whoIs), 'Aldric contre vous');
});

test('the review of a conceded Mission names the cards and colors that would have held it', () => {
  const found = conflicts.find(({ isConceded, defence }) => isConceded && defence?.holding?.length)!;
  const { view, holding } = found.defence!;
  const sums = new Map<string, string[]>();
  for (const { card, colour } of holding!) {
    const { name } = cardOf(view, card);
    sums.set(colour, [...(sums.get(colour) ?? []), name.en]);
  }
  language.value = 'en';
  const [line = ''] = linesOf(found, whoIs).slice(-1);
  assert.match(line, /^Against the attacker’s cards, (you|Aldric) could have held the Mission with /);
  for (const [colour, names] of sums) {
    assert.ok(
      line.includes(ATTRIBUTE_NAMES[colour as 'mind'].en),
      `expected the line "${line}" to name the color ${colour}`,
    );
    assert.ok(
      line.includes(`(${names.join(', ')})`),
      `expected the line "${line}" to name the cards ${names}`,
    );
  }
  const bare = { ...found, defence: { ...found.defence!, holding: [] } };
  assert.match(linesOf(bare, whoIs).at(-1)!, /could have held the Mission without cards$/);
  language.value = 'fr';
  assert.match(
    linesOf(found, whoIs).at(-1)!,
    /^Face aux cartes de l’attaquant, (vous auriez|Aldric aurait) pu tenir la mission avec /,
  );
  const { holding: _, ...lost } = found.defence!;
  assert.deepEqual(linesOf({ ...found, defence: lost }, whoIs), []);
});
