import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { thargos } from './game.ts';
import { foldEvents, KINDS, overGames, playGame, startGame } from './games.ts';
import { OWN_STORY, withRules } from './other-rules.ts';
import { checkSeen, nothingShown } from './seen.ts';
import { checkCards, duel } from './table.ts';

test('whoever holds a card, placed it or was shown it sees its face, and everybody what lies open, in every mode', () => {
  let held = 0;
  let placed = 0;
  let looked = 0;
  overGames('seen', 2 * KINDS.length, (name, kind) => {
    let shown = nothingShown(foldEvents(startGame(kind, name)));
    playGame(kind, name, step => {
      shown = checkSeen(step, shown);
      const { secret } = step.after;
      held += secret.hands.flat().length;
      placed += [...secret.attack, ...secret.defence].flat().length;
      looked += shown.flat().length;
    });
  });
  assert.ok(held > 1000 && placed > 100 && looked > 20, `${held} held, ${placed} placed, ${looked} shown`);
});

test('the opening shows everybody his own hand and all that lies open', () => {
  overGames('first hands', KINDS.length, (name, kind) => {
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started!);
    const after = foldEvents(events, before);
    checkSeen({ before, events, after, seat: 0, command: { type: 'pass' } }, nothingShown(before));
  });
});

test('HT-A-41 what is dealt for search looks to its viewer as the table does, and every card lies in one place', () => {
  let same = 0;
  let dealt = 0;
  let tables = 0;
  overGames('dealt', 2 * KINDS.length, (name, plain, random) => {
    tables += 1;
    const hidden = { deckLists: 'hidden', story: OWN_STORY } as const;
    const kind = tables <= KINDS.length ? plain : withRules(plain, hidden);
    // A guessed deck may have no Mission left for a player who must place one.
    const mayDiffer = kind === plain ? ['choose'] : ['choose', 'refill', 'placeMission'];
    playGame(kind, name, ({ after }) => {
      if (random.below(4) > 0) return;
      const seat = random.below(after.seats + 1);
      const viewer: Viewer = seat === after.seats ? 'spectator' : seat;
      const shown = thargos.view(after, viewer);
      const state = thargos.sample(shown, random);
      checkCards(state);
      // The rules object of a state is known by itself; two are compared without it.
      const [{ config: _, ...was }, { config: __, ...is }] = [shown, thargos.view(state, viewer)];
      dealt += 1;
      if (isDeepStrictEqual(is, was)) same += 1;
      else assert.ok(mayDiffer.includes(after.question!.type) && viewer !== after.question!.seat, name);
    });
  });
  assert.ok(dealt > 200 && same > 0.98 * dealt, `${same} of ${dealt}`);
});

test('HT-5.3 modifiers that are laid anew are shown to whose they are, and counted for the others', () => {
  const before = duel().attempt(0).state;
  const counts = { power: 1, mind: 0, mysticism: 0 };
  for (const [side, owner] of [
    ['attack', 0],
    ['defence', 1],
  ] as const) {
    const event: Event = { type: 'reassigned', side, counts, secret: { cards: [[9], [], []] } };
    assert.deepEqual(thargos.redact(event, owner, before), event);
    for (const viewer of [1 - owner, 'spectator'] as const)
      assert.deepEqual(thargos.redact(event, viewer, before), { type: 'reassigned', side, counts });
  }
});

test('HT-5.3 what is placed from hand is shown to who placed it; what comes from the deck to nobody', () => {
  const before = duel().attempt(0).state;
  const counts = { power: 1, mind: 0, mysticism: 0 };
  for (const from of ['hand', 'deck'] as const) {
    const open = { type: 'committed', side: 'attack', seat: 0, counts, from } as const;
    const event: Event = { ...open, secret: { cards: [[9], [], []] } };
    assert.deepEqual(thargos.redact(event, 0, before), from === 'hand' ? event : open);
    for (const viewer of [1, 'spectator'] as const)
      assert.deepEqual(thargos.redact(event, viewer, before), open);
  }
});

test('who is asked is told what he may pick, nobody what the table has still to do', () => {
  const t = duel().attempt(0);
  const question = {
    type: 'attack',
    seat: 0,
    rule: { colours: ['power'], spread: false, least: 0 },
  } as const;
  const event: Event = { type: 'asked', question, secret: { from: [3, 4], agenda: t.state.secret.agenda } };
  assert.deepEqual(thargos.redact(event, 0, t.state), { type: 'asked', question, secret: { from: [3, 4] } });
  for (const viewer of [1, 'spectator'] as const)
    assert.deepEqual(thargos.redact(event, viewer, t.state), { type: 'asked', question });
});
