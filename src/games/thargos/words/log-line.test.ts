import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { designsOf } from '../board/library.ts';
import type { CardId } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { action, advantage, deed, hero, mission, ONE, times } from '../test/cards.ts';
import { thargos as anyPack } from '../test/game.ts';
import { foldEvents, overGames, playGame, startGame } from '../test/games.ts';
import { attempt, PILE, solo, two } from '../test/modes-table.ts';
import { viewersOf } from '../test/non-interference.ts';
import { duel, type Played } from '../test/table.ts';
import type { State } from '../types.ts';
import { logDetails } from './log-details.ts';
import { logLine } from './log-line.ts';

const NAMES = ['Ada', 'Bea', 'Cat', 'Dan', 'Eve', 'Rival'];

/**
 * Asserts that the log lines of these events, for a spectator and for seat 0, cite a rule or a card in each
 * language.
 */
const checkCites = (before: State, events: readonly Event[]): void => {
  let state = before;
  for (const event of events) {
    const after = thargos.evolve(state, event);
    for (const viewer of ['spectator', 0] as const) {
      const seen = thargos.redact(event, viewer, state);
      if (!seen) continue;
      const { config } = after;
      for (const language of LANGUAGES) {
        const told = logLine(seen, logDetails(seen, viewer, after), {
          viewer,
          names: NAMES,
          language,
          config,
        });
        if (!told) continue;
        assert.ok(
          told.rule ?? told.card,
          `expected the line "${told.text}" to cite a rule or a card, for ${JSON.stringify(event)}`,
        );
        assert.ok(told.card === undefined || designsOf(config).has(told.card));
      }
    }
    state = after;
  }
};

test('every log line cites a rule or a card, in every mode and language', () => {
  overGames('cites', 22, (name, kind) => {
    const [started, ...events] = startGame(kind, name);
    checkCites(foldEvents([started!]), events);
    playGame(kind, name, step => checkCites(step.before, step.events));
  });
});

test('a card that an event names as its cause is known to all players', () => {
  let caused = 0;
  overGames('causes', 22, (name, kind) => {
    const seen = new Set<CardId | null>(foldEvents(startGame(kind, name)).faces);
    playGame(kind, name, ({ before, events }) => {
      let state = before;
      for (const event of events) {
        for (const id of state.faces) seen.add(id);
        if (event.cause !== undefined) {
          caused += 1;
          assert.ok(
            seen.has(event.cause),
            `expected all players to know the cause of ${JSON.stringify(event)}`,
          );
        }
        state = thargos.evolve(state, event);
      }
    });
  });
  assert.ok(caused > 100, `expected more than 100 events to have a cause, found ${caused}`);
});

/** The log lines of the last command. Each ends with the rule or card that it cites, in brackets. */
const cited = ({ state, events }: Pick<Played, 'state' | 'events'>): string[] =>
  events.flatMap(event => {
    const told = logLine(event, logDetails(event, 'spectator', state), {
      viewer: 'spectator',
      names: NAMES,
      language: 'en',
      config: state.config,
    });
    if (!told) return [];
    const card = told.card && designsOf(state.config).get(told.card)?.card.name.en;
    return [`${told.text} [${card ?? told.rule}]`];
  });

test('the log cites an Action for its effects, and a rule for its consequences', () => {
  const raid = deed(
    'Raid',
    { op: 'draw', who: 'self', amount: 1 },
    { op: 'wound', target: { kind: 'hero', pick: 'choose', of: 'opponent' } },
  );
  const t = duel({ a: { hand: [raid], deck: times(9, ONE) }, b: { heroes: [hero('Bo')] } });
  const asked = t.play('Raid');
  assert.deepEqual(cited(asked), ['Ada plays Raid. [HT-4.4]', 'Ada draws 1 card. [Raid]']);
  assert.equal(cited(asked.choose('Bo'))[0], 'Bo is wounded. [Raid]');
  const lost = duel({ a: { heroes: [hero('Ann', '0 0 0')] }, b: { heroes: [hero('Bo', '9 9 9')] } });
  assert.ok(cited(lost.attempt(0).place().defend()).includes('Ann is wounded. [HT-5.10]'));
});

test('HT-8.6.1: if a wound asks the player for an Advantage, the log still cites its cause afterwards', () => {
  const bite = action('Bite', {
    tags: ['undead'],
    effects: [
      { on: 'play', do: [{ op: 'wound', target: { kind: 'hero', pick: 'choose', of: 'opponent' } }] },
    ],
  });
  const sides = { 0: [advantage('Sword'), advantage('Shield')] };
  const t = duel({
    a: { hand: [bite] },
    b: { heroes: [hero('Bo')], beside: sides },
    config: { undead: true },
  });
  const lines = cited(t.play('Bite').choose('Bo').choose('Sword'));
  assert.deepEqual(lines.slice(0, 2), ['Bea loses Sword. [Bite]', 'Bo is wounded. [Bite]']);
});

test('the log adds the owner to the name of a hero that both players have', () => {
  const raid = deed('Raid', { op: 'wound', target: { kind: 'hero', pick: 'choose', of: 'opponent' } });
  const bo = hero('Bo');
  const { play } = duel({ a: { hand: [raid], heroes: [bo] }, b: { heroes: [bo] } });
  const wounded = play('Raid').choose('Bo');
  assert.equal(cited(wounded)[0], 'Bea’s Bo is wounded. [Raid]');
});

test('HT-9.12 the log names the Mission that was won from the secondary pile', () => {
  const toll = mission('Toll', { power: 1 }, { vp: 2 });
  const table = two({ pile: [toll], sides: [{ heroes: [hero('A0', '99 99 99')] }, {}] });
  const asked = attempt(table, PILE);
  let { state } = asked;
  const lines = asked.place().events.flatMap(event => {
    state = anyPack.evolve(state, event);
    return cited({ state, events: [event] });
  });
  assert.ok(
    lines.includes('Ada gains 2 VP for Toll. [HT-9.11]'),
    `expected the log to contain "Ada gains 2 VP for Toll. [HT-9.11]", found:\n${lines.join('\n')}`,
  );
});

test('if a step is skipped, the log cites the card whose effect skips it', () => {
  const snare = deed('Snare', { op: 'skip', who: 'opponent', step: 'draw' });
  const t = duel({ a: { hand: [snare] } }).play('Snare');
  assert.ok(cited(t).includes('Bea skips their draw step. [Snare]'));
});

test('if a card requires manual changes, the log cites this card for each change', () => {
  const prompt = { en: 'Do it.', fr: 'Faites-le.' };
  const t = duel({ a: { hand: [deed('Hand', { op: 'manual', prompt })] } }).play('Hand');
  const done = t.propose({ change: 'vp', who: 0, amount: 2 }, { change: 'wound', hero: 0 }).agree();
  assert.deepEqual(
    cited(done)
      .slice(0, 2)
      .map(line => line.slice(-6)),
    ['[Hand]', '[Hand]'],
  );
});

test('the log says that an Action is played, and where an Action that stays in play is placed', () => {
  const trap = action('Trap', { play: 'track' });
  const lines = cited(duel({ a: { hand: [trap] } }).play('Trap', 'A1'));
  assert.deepEqual(lines.slice(0, 2), ['Ada plays Trap. [HT-4.4]', 'Trap stays on A1’s track. [HT-7.6]']);
  const told = cited(two({ sides: [{ hand: [trap] }, {}] }).play('Trap', 'A1'));
  assert.deepEqual(told.slice(0, 2), ['Ada plays Trap. [HT-4.4]', 'Trap stays with A1. [HT-9.10]']);
});

test('a log line names only cards that the viewer can see after the event', () => {
  const naming = new Set<Event['type']>();
  overGames('abouts', 22, (name, kind) => {
    playGame(kind, name, ({ before, events }) => {
      let state = before;
      for (const event of events) {
        const after = thargos.evolve(state, event);
        for (const viewer of viewersOf(after)) {
          const seen = thargos.redact(event, viewer, state);
          const { cards = [], hero } = (seen && logDetails(seen, viewer, after)) ?? {};
          if (cards.length > 0) naming.add(event.type);
          const { faces } = thargos.view(after, viewer);
          for (const id of hero ? [...cards, hero] : cards)
            assert.ok(faces.includes(id), `expected the view after ${JSON.stringify(event)} to show ${id}`);
        }
        state = after;
      }
    });
  });
  for (const type of ['moved', 'turned', 'declared', 'used'] as const)
    assert.ok(naming.has(type), `expected an event of the type "${type}" to name cards`);
});

test('log details take less than 20 bytes per event on average', () => {
  let [count, bytes] = [0, 0];
  overGames('small', 22, (name, kind) => {
    playGame(kind, name, ({ before, events }) => {
      let state = before;
      for (const event of events) {
        const seen = thargos.redact(event, 0, state);
        state = thargos.evolve(state, event);
        count += 1;
        bytes += JSON.stringify((seen && logDetails(seen, 0, state)) ?? null).length;
      }
    });
  });
  assert.ok(
    bytes / count < 20,
    `expected log details to take less than 20 bytes per event, found ${bytes / count}`,
  );
});

test('HT-11.7.2: the log cites HT-11.7.2 when the Rival digs for an Advantage, and HT-5.9 when it digs for a Mission', () => {
  const ruleOfDig = (before: Played, after: Played): string | undefined => {
    let { state } = before;
    for (const event of after.events) {
      state = anyPack.evolve(state, event);
      if (event.type !== 'moved' || event.why !== 'dig') continue;
      const reader = { viewer: 0, names: NAMES, config: state.config, language: 'en' } as const;
      return logLine(event, logDetails(event, 0, state), reader)?.rule;
    }
    return undefined;
  };
  const still = solo({ rival: { deck: [ONE, advantage('Horn'), ...times(20, ONE)] } });
  assert.equal(ruleOfDig(still, still.pass()), 'HT-11.7.2');
  const strong = solo({
    sides: [{ heroes: [hero('A0', '9 9 9')] }],
    rival: { deck: [ONE, mission('Road'), ...times(20, ONE)] },
  }).attempt(0);
  assert.equal(ruleOfDig(strong, strong.place()), 'HT-5.9');
});

test('HT-5.9: the log line of a dig says that the found card is placed and the cards before it are discarded', () => {
  const { config } = duel().state;
  const reader = { viewer: 0, names: NAMES, language: 'en', config } as const;
  const dug = (to: Extract<Event, { type: 'moved' }>['to']): string =>
    logLine(
      { type: 'moved', cards: [1], count: 1, from: { zone: 'deckTop', seat: 1 }, to, why: 'dig' },
      {},
      reader,
    )!.text;
  assert.equal(dug({ zone: 'mission', track: 2 }), 'Bea places 1 card on track 3.');
  assert.equal(dug({ zone: 'limbo' }), 'Bea finds 1 card.');
  assert.equal(dug({ zone: 'discard', seat: 1 }), 'Bea reveals and discards 1 card.');
  assert.equal(
    logLine(
      {
        type: 'moved',
        cards: [1],
        count: 1,
        from: { zone: 'deckTop', seat: 1 },
        to: { zone: 'mission', track: 1 },
        why: 'dig',
      },
      {},
      { ...reader, names: ['Ada', 'Le Rival'], language: 'fr' },
    )?.text,
    'Le Rival révèle 1 carte et la place sur la piste 2.',
  );
});

test('logLine describes an attempt from its event and log details, without a view', () => {
  const t = duel({ a: { heroes: [hero('Ann')] }, b: { heroes: [hero('Bo')] } });
  const { state, events } = t.attempt(0);
  const declared = events.find(event => event.type === 'declared');
  assert.ok(declared);
  const known = logDetails(declared, 1, state);
  const reader = { viewer: 1, names: NAMES, config: state.config } as const;
  assert.match(logLine(declared, known, { ...reader, language: 'en' })?.text ?? '', /^Ann attempts /);
  assert.match(
    logLine(declared, known, { ...reader, language: 'fr' })?.text ?? '',
    /^Ann tente «\u202f.+\u202f»\.$/,
  );
});

test('after a modifier may have moved, the log gives the number on each color, which may be unchanged', () => {
  const { config } = duel().state;
  const told = (language: 'en' | 'fr'): string | undefined =>
    logLine(
      { type: 'reassigned', side: 'defence', counts: { power: 2, mind: 0, mysticism: 1 } } as Event,
      undefined,
      { viewer: 0, names: NAMES, language, config },
    )?.text;
  assert.equal(told('en'), 'Face-down defense cards now: Power 2, Mysticism 1.');
  assert.equal(told('fr'), 'Nouvelle répartition en défense\u202f: Puissance 2, Mysticisme 1.');
});

test('HT-11.4: the French log line of the decision die names the hero or track that it selects', () => {
  const { config } = duel().state;
  const told = (what: string, value: number): string | undefined =>
    logLine({ type: 'rolled', dice: '1d6', values: [value], what }, undefined, {
      viewer: 0,
      names: NAMES,
      language: 'fr',
      config,
    })?.text;
  assert.equal(told('attach', 5), 'Dé de décision (avantage)\u202f: 5, 4ᵉ héros.');
  assert.equal(told('attempt', 2), 'Dé de décision (tentative)\u202f: 2, piste 1.');
  assert.equal(told('oppose', 1), 'Dé de décision (opposition)\u202f: 1, aucun héros ne s’oppose.');
});

test('HT-5.1: the log names a closed track by its number, and the card that closes it', () => {
  const { state } = duel();
  const event: Event = {
    type: 'began',
    lasting: {
      seat: 1,
      card: 'A509',
      until: 'startOfYourNextTurn',
      what: { type: 'rule', rule: 'cannotBeAttempted', track: 3 },
    },
  };
  const told = LANGUAGES.map(language =>
    logLine(event, undefined, { viewer: 0, names: NAMES, language, config: state.config }),
  );
  assert.deepEqual(told, [
    { text: 'Track 4 is closed.', card: 'A509' },
    { text: 'La piste 4 est fermée.', card: 'A509' },
  ]);
});

test('the log names the cards of a hand for the player who looks at it, and only their number for others', () => {
  const look = deed('Look', { op: 'look', who: 'opponent', from: 'hand', amount: 9 });
  const held = ['Ford', 'Hill', 'Lake', 'Moor', 'Pass'].map(name => mission(name));
  const t = duel({ a: { hand: [look] }, b: { hand: held } }).play('Look');
  const [event] = t.told('looked') as readonly Event[];
  const told = (viewer: 0 | 'spectator', language: 'en' | 'fr'): string | undefined => {
    const seen = anyPack.redact(event!, viewer, t.state)!;
    const reader = { viewer, names: NAMES, language, config: t.state.config };
    return logLine(seen, logDetails(seen, viewer, t.state), reader)?.text;
  };
  assert.equal(told(0, 'en'), 'You look at Ford, Hill, Lake, Moor and Pass.');
  assert.match(told(0, 'fr')!, /^Vous regardez .*Ford.*Moor.* et .*Pass/);
  assert.equal(told('spectator', 'en'), 'Ada looks at 5 cards.');
});

test('the French log capitalizes the article of a hero’s name only at the start of a sentence', () => {
  const ranger = { ...hero('Ranger'), name: { en: 'The Ranger', fr: 'Le Rôdeur' } };
  const { config, faces } = duel({ a: { heroes: [ranger] } }).state;
  const card = faces.find(id => id && designsOf(config).get(id)?.card.name.en === 'The Ranger')!;
  const reader = { viewer: 0, names: NAMES, config } as const;
  const placed = LANGUAGES.map(
    language =>
      logLine(
        { type: 'heroPlaced', seat: 0, hero: 0, post: 1 },
        { cards: [card], track: 2 },
        { ...reader, language },
      )?.text,
  );
  assert.deepEqual(placed, ['You place The Ranger on track 2.', 'Vous placez le Rôdeur sur la piste 2.']);
  const swapped = logLine(
    { type: 'heroesSwapped', a: 0, b: 1 },
    { cards: [card, card] },
    { ...reader, language: 'fr' },
  );
  assert.equal(swapped?.text, 'Le Rôdeur et le Rôdeur échangent leurs places.');
});
