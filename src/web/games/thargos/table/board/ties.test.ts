import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeroCard } from '../../../../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../../../../games/thargos/cards/set.ts';
import { hero } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import { WORDS } from '../messages.ts';
import { movesFor } from '../moves.ts';
import { forecast } from './forecast.ts';
import { trackTotals } from './track-totals.ts';
import { WHY_WORDS } from './why-messages.ts';

/** Captain Dorrec's card: he wins ties as a defender. He has Power 4, and the Mission adds 1. */
const DORREC = DEFAULT_SET.find(({ id }) => id === 'C519') as HeroCard;
const dueling = (attrs: string) => duel({ a: { heroes: [hero('Ada', attrs)] }, b: { heroes: [DORREC] } });
const seen = (attrs: string, seat = 0): View => thargos.view(dueling(attrs).state, seat);

test('HT-5.8: if a card lets the defender win ties, an attacker with an equal total lacks 1, and the page names that card', () => {
  const tied = trackTotals(seen('5 0 0'), 0, 0);
  assert.deepEqual(tied.lacks, [{ attribute: 'power', by: 1 }]);
  assert.equal(tied.tieCard, 'C519');
  assert.deepEqual(trackTotals(seen('6 0 0'), 0, 0).lacks, []);
  // When Dorrec attacks, the attacker wins ties as usual: 4 against 3 + 1.
  const his = trackTotals(seen('3 0 0', 1), 0, 1);
  assert.deepEqual([his.lacks, his.tieCard], [[], undefined]);
  assert.match(WHY_WORDS.en.note('Captain Dorrec'), /The defender wins ties: Captain Dorrec\.$/);
  assert.match(WHY_WORDS.fr.note('Dorrec'), /L’égalité revient au défenseur\u202f: Dorrec\.$/);
});

test('HT-5.9: the forecast for placing a Mission considers who wins ties', () => {
  const view = seen('5 0 0');
  const command = { type: 'refill', card: view.missions[0]! } as const;
  assert.deepEqual(forecast(view, { track: 0, command }).attempts, [
    { seat: 0, lacks: [{ attribute: 'power', by: 1 }] },
    { seat: 1, lacks: [{ attribute: 'power', by: 2 }] },
  ]);
});

test('HT-9.5: a hero who wins ties as a defender would lead if they oppose with an equal total', () => {
  const { state } = dueling('5 0 0').attempt(0);
  const view = thargos.view(state, 1);
  const asked: View = { ...view, conflict: { ...view.conflict!, defender: null, against: null } };
  const [dorrec, other] = [0, 1].map(place => view.posts[4 + place]!.hero!);
  const noted = movesFor(asked, { type: 'oppose', heroes: [dorrec!, other!] }, undefined, WORDS.en);
  assert.deepEqual(
    noted.map(({ note }) => note),
    [
      'Power 5 against 5: you would lead, before effects and cards',
      'Power 5 against 3: the attacker would lead, before effects and cards',
      undefined,
    ],
  );
});
