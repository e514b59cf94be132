import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { thargos } from './game.ts';
import { foldEvents, KINDS, overGames, playGame, startGame } from './games.ts';
import { checkCards } from './invariants.ts';
import { OWN_STORY, withRules } from './other-rules.ts';
import { checkSeen, nothingShown } from './seen.ts';
import { duel } from './table.ts';

test('a viewer sees all public cards and the cards that they hold, placed or were shown, in every mode', () => {
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
  assert.ok(
    held > 1000 && placed > 100 && looked > 20,
    `expected to check more than 1000 held, 100 placed and 20 shown cards, found ${held}, ${placed} and ${looked}`,
  );
});

test('during the opening, players see their own hand and all public cards', () => {
  overGames('first hands', KINDS.length, (name, kind) => {
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started!);
    const after = foldEvents(events, before);
    checkSeen({ before, events, after, seat: 0, command: { type: 'pass' } }, nothingShown(before));
  });
});

test('HT-A-41 a sampled state has the view that it was sampled from in over 98% of cases, and each card in one place', () => {
  let same = 0;
  let dealt = 0;
  let tables = 0;
  overGames('dealt', 2 * KINDS.length, (name, plain, random) => {
    tables += 1;
    const hidden = { deckLists: 'hidden', story: OWN_STORY } as const;
    const kind = tables <= KINDS.length ? plain : withRules(plain, hidden);
    // A guessed deck list may give a player too few Missions, so one who must place a Mission may hold none.
    const mayDiffer = kind === plain ? ['choose'] : ['choose', 'refill', 'placeMission'];
    playGame(kind, name, ({ after }) => {
      if (random.below(4) > 0) return;
      const seat = random.below(after.seats + 1);
      const viewer: Viewer = seat === after.seats ? 'spectator' : seat;
      const shown = thargos.view(after, viewer);
      const state = thargos.sample(shown, random);
      checkCards(state);
      // The config is not compared, because a sampled state takes it from the view.
      const [{ config: _, ...was }, { config: __, ...is }] = [shown, thargos.view(state, viewer)];
      dealt += 1;
      if (isDeepStrictEqual(is, was)) same += 1;
      else
        assert.ok(
          mayDiffer.includes(after.question!.type) && viewer !== after.question!.seat,
          `expected views to differ only while another player is asked ${mayDiffer.join(' or ')}, in ${name}`,
        );
    });
  });
  assert.ok(
    dealt > 200 && same > 0.98 * dealt,
    `expected more than 98% of at least 201 sampled states to have the same view, found ${same} of ${dealt}`,
  );
});

test('HT-5.3 a player sees the modifiers that they moved to other colors; others see only the number on each color', () => {
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

test('HT-5.3 a card placed from hand is visible to the player who placed it, and a card from the deck to nobody', () => {
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

test('only the asked seat sees what it can pick, and no viewer sees the pending tasks', () => {
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
