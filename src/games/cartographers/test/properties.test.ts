import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../engine/game.ts';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { CHOICES } from '../config.ts';
import { PRESETS } from '../configure.ts';
import { cartographers } from '../game.ts';
import { anyCommand } from '../pick.ts';
import { rulesOf } from '../rules.ts';
import { blankSheet, coinsOf, isSheetEvent } from '../sheet.ts';
import type { Event, State } from '../types.ts';
import { anyWish, foldEvents, namedGame, playGame } from './games.ts';
import { checkStep } from './invariants.ts';
import { mapFile } from './table.ts';

const NAMES = range(120).map(i => `property ${i}`);

/** Adds a test that checks a property in many random games; its error names the game that failed. */
const always = (says: string, check: (name: string) => void): void => {
  test(says, () => {
    for (const name of NAMES)
      try {
        check(name);
      } catch (error) {
        throw new Error(`expected in the game "${name}": ${says}`, { cause: error });
      }
  });
};

const logOf = (name: string): Event[] => {
  const { seats, wish } = namedGame(name);
  const log: Event[] = [];
  const { start } = playGame(seats, name, wish, step => log.push(...step.events));
  return [...start, ...log];
};

always('the same seed and the same commands give the same log', name => {
  assert.deepEqual(logOf(name), logOf(name));
});

always('applying the events of the log gives the state of the played game', name => {
  const { seats, wish } = namedGame(name);
  const log: Event[] = [];
  const { start, state } = playGame(seats, name, wish, step => log.push(...step.events));
  assert.deepEqual(foldEvents([...start, ...log]), state);
});

always(
  'a state is unchanged after a round trip through JSON, and the next command gives the same result',
  name => {
    const { seats, wish } = namedGame(name);
    playGame(seats, name, wish, ({ before, seat, command, events, after }) => {
      const thawed = JSON.parse(JSON.stringify(before)) as State;
      assert.deepEqual(thawed, before);
      assert.deepEqual(cartographers.decide(thawed, seat, command), { events, state: after });
    });
  },
);

always('events are unchanged after a round trip through JSON', name => {
  const log = logOf(name);
  assert.deepEqual(JSON.parse(JSON.stringify(log)), log);
});

always('no card is lost or doubled, filled spaces stay filled, and coins stay within the track', name => {
  const { seats, wish } = namedGame(name);
  playGame(seats, name, wish, checkStep);
});

always('a preview shows the events, coins and sheet that the answer then gives', name => {
  const { seats, wish } = namedGame(name, 1);
  playGame(seats, name, wish, ({ before, command, events, after }) => {
    const preview = cartographers.preview(cartographers.view(before, 0), command);
    if (!('events' in preview)) return;
    const told = preview.events as readonly Event[];
    assert.deepEqual(events.slice(0, told.length), told);
    const sheet = foldEvents(told, before).sheets[0]!;
    assert.equal(coinsOf(sheet), (preview as { coins: { after: number } }).coins.after);
    const more = events.slice(told.length).filter(isSheetEvent);
    if (more.length === 0) assert.deepEqual(after.sheets[0], sheet);
  });
});

/** Checks that a sampled state keeps all invariants, and that every seat that must answer has a legal command. */
const checkDealt = (dealt: State): void => {
  const blank = blankSheet(rulesOf(dealt.config).map.grid);
  checkStep({ before: { ...dealt, sheets: dealt.sheets.map(() => blank) }, after: dealt });
  for (const [seat, command] of Object.entries(dealt.secret.answers)) {
    const open = { ...dealt, owing: [...dealt.owing, Number(seat)], answered: [] };
    assert.ok(cartographers.allows(cartographers.options(cartographers.view(open, Number(seat))), command));
  }
  for (const seat of dealt.owing) {
    const random = stream(parseSeed('answer').seed, 'answer');
    const command = anyCommand(cartographers.options(cartographers.view(dealt, seat)), random);
    assert.ok(command && !isRefusal(cartographers.decide(dealt, seat, command)));
  }
};

const checkSample = (after: State, viewer: Viewer, random: Random): void => {
  const seen = cartographers.view(after, viewer);
  const dealt = cartographers.sample(seen, random);
  const again = cartographers.view(dealt, seen.viewer);
  assert.deepEqual({ ...again, sheets: [] }, { ...seen, sheets: [] });
  assert.deepEqual(
    seen.sheets.filter((sheet, i) => sheet && again.sheets[i] !== sheet),
    [],
  );
  checkDealt(dealt);
};

always('a state sampled from any view is playable, and gives the same view again', name => {
  const { seats, wish } = namedGame(name);
  const random = stream(parseSeed(name).seed, 'sample');
  playGame(seats, name, wish, ({ after }) => {
    const viewer = random.below(after.seats + 1);
    checkSample(after, viewer === after.seats ? 'spectator' : viewer, random);
  });
});

test('CH-15, CH-16 a sampled state has the Troll or Gorgon of the current decision on the hidden sheet', () => {
  const asked = new Set<string>();
  for (const name of range(60).map(i => `closed beasts ${i}`)) {
    const random = stream(parseSeed(name).seed, 'rules');
    const wish = {
      ...anyWish(random),
      game: 'heroes',
      map: pick(random, ['C', 'D', mapFile('....R .^... ..... ...#. .....')] as const),
      openSheets: false,
      ambushPool: PRESETS.heroes.ambushPool,
      scoringPool: 'heroes',
      exploreSet: 'heroes',
      ruins: false,
      heroes: random.below(2) === 0,
      gorgonTarget: pick(random, CHOICES.gorgonTarget),
      gorgonChooser: pick(random, CHOICES.gorgonChooser),
      trollChooser: pick(random, CHOICES.trollChooser),
    } as const;
    playGame(1 + random.below(4), name, wish, ({ after }) => {
      if (after.phase.type !== 'gaze' && after.phase.type !== 'ravage') return;
      asked.add(after.phase.type);
      for (const viewer of [...range(after.seats), 'spectator' as const]) checkSample(after, viewer, random);
    });
  }
  assert.equal(asked.size, 2);
});
