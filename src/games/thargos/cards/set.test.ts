import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { sum } from '../../../engine/util.ts';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import type { Effect } from '../effects/effect.ts';
import {
  type ActionCard,
  type AdvantageCard,
  type Card,
  type DeckCard,
  type Face,
  type HeroCard,
  type MissionCard,
  SOURCES,
} from './card.ts';
import { DEFAULT_SET } from './set.ts';

const isHero = (card: Card): card is HeroCard => card.type === 'hero';
const isAdvantage = (card: Card): card is AdvantageCard => card.type === 'advantage';
const isAction = (card: Card): card is ActionCard => card.type === 'action';
const isMission = (card: Card): card is MissionCard => card.type === 'mission';
const isDeckCard = (card: Card): card is DeckCard => card.type !== 'hero';

const HEROES = DEFAULT_SET.filter(isHero);
const ADVANTAGES = DEFAULT_SET.filter(isAdvantage);
const ACTIONS = DEFAULT_SET.filter(isAction);
const MISSIONS = DEFAULT_SET.filter(isMission);
const CORE = DEFAULT_SET.filter(isDeckCard).filter(card => card.set === 'core');

const copies = (cards: readonly Card[]): number => sum(cards.map(card => card.boxCopies));

/** The only card with this English name, because the rulebook states facts by name. */
const named = <C extends Card>(cards: readonly C[], name: string): C => {
  const [card, ...others] = cards.filter(({ name: { en } }) => en === name);
  assert.ok(card && others.length === 0, name);
  return card;
};

const effectsOf = (card: Card): readonly Effect[] =>
  isHero(card)
    ? [...(card.faces.active.effects ?? []), ...(card.faces.wounded.effects ?? [])]
    : (card.effects ?? []);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

test('HT-1.1: 33 heroes, 56 Advantages, 55 Actions and 66 Missions', () => {
  assert.deepEqual([HEROES, ADVANTAGES, ACTIONS, MISSIONS].map(copies), [33, 56, 55, 66]);
  assert.equal(copies(DEFAULT_SET), 210);
});

test('HT-1.3: Condar has 2 Advantages, 7 Actions and 18 Missions of them', () => {
  const condar = DEFAULT_SET.filter(({ set }) => set === 'condar');
  assert.equal(copies(condar), 27);
  assert.deepEqual(
    [HEROES, ADVANTAGES, ACTIONS, MISSIONS].map(cards => copies(cards.filter(card => condar.includes(card)))),
    [0, 2, 7, 18],
  );
});

test('HT-1.6: every id is unique, and its letter is the type', () => {
  assert.equal(new Set(DEFAULT_SET.map(({ id }) => id)).size, DEFAULT_SET.length);
  const letters = { hero: 'C', advantage: 'L', action: 'A', mission: 'M' };
  for (const { id, type } of DEFAULT_SET) assert.match(id, new RegExp(`^${letters[type]}[1-9]\\d{0,2}$`));
});

test('the numbers of printed cards stay free: ours begin at 401, unless the rulebook gives the number', () => {
  const given = ['M3', 'M10', 'M11', 'M16', 'M17', 'M20', 'M21', 'M22', 'M23', 'M24', 'M26', 'M29'];
  for (const { id, source } of DEFAULT_SET) {
    const number = Number(id.slice(1));
    if (given.includes(id)) assert.equal(source.name, 'rulebook', id);
    else assert.ok(number > 400, id);
    if (number > 500) assert.equal(source.name, 'original', id);
  }
  assert.ok(given.every(id => MISSIONS.some(card => card.id === id)));
});

test('every card has a unique name in both languages', () => {
  for (const language of LANGUAGES) {
    const names = DEFAULT_SET.map(({ name }) => name[language]);
    assert.ok(names.every(name => name.trim() === name && name.length > 0));
    assert.equal(new Set(names).size, names.length);
  }
  for (const { name } of DEFAULT_SET)
    assert.ok(!/['"]/.test(name.en + name.fr), `straight quotes: ${name.en}`);
});

test('every card names its sources, and none claims to be printed', () => {
  for (const { id, source } of DEFAULT_SET)
    for (const mark of [source.name, source.values, source.effect])
      assert.ok(SOURCES.includes(mark) && mark !== 'printed' && mark !== 'unknown', id);
  const known = (part: 'values' | 'effect') =>
    DEFAULT_SET.filter(({ source }) => source[part] === 'rulebook').map(({ id }) => id);
  assert.deepEqual(known('values'), ['M401']);
  assert.deepEqual(known('effect'), ['C404', 'L401', 'A402']);
});

test('HT-1.6: modifiers are 1 to 3, rarely 4', () => {
  const cards = DEFAULT_SET.filter(isDeckCard);
  for (const { id, pam } of cards) assert.ok(isWhole(pam, 1, 4), id);
  assert.ok(cards.filter(({ pam }) => pam === 4).length <= 5);
});

test('HT-1.7: heroes have 3 to 12 points, and attributes of 1 to 4 on both faces', () => {
  for (const { id, hp, faces, boxCopies } of HEROES) {
    assert.ok(isWhole(hp, 3, 12) && boxCopies === 1, id);
    for (const { attrs } of [faces.active, faces.wounded]) {
      if ('roll' in attrs) continue;
      assert.ok(
        ATTRIBUTES.every(attribute => isWhole(attrs[attribute], 1, 4)),
        id,
      );
    }
  }
  assert.equal(Math.min(...HEROES.map(({ hp }) => hp)), 3);
  assert.equal(Math.max(...HEROES.map(({ hp }) => hp)), 12);
});

test('HT-1.7: hero points are the sum of the active attributes, or one more for a strong effect', () => {
  for (const { id, hp, faces } of HEROES) {
    const { attrs } = faces.active;
    if ('roll' in attrs) continue;
    const surplus = hp - sum(ATTRIBUTES.map(attribute => attrs[attribute]));
    assert.ok(surplus === 0 || surplus === 1, id);
  }
});

test('HT-1.7.1, HT-1.9: every hero face and every Mission has an effect without optional rules', () => {
  const isOptional = ({ do: ops }: Effect) => ops.every(op => op.op === 'rule' && op.rule === 'undead');
  const idle = ({ effects = [] }: Face) => effects.every(isOptional);
  const without = (side: 'active' | 'wounded') =>
    HEROES.filter(({ faces }) => idle(faces[side])).map(({ id }) => id);
  assert.deepEqual([without('active'), without('wounded')], [[], []]);
  const won = MISSIONS.filter(({ effects = [] }) => effects.some(({ on }) => on === 'missionWon'));
  assert.deepEqual(
    MISSIONS.filter(card => !won.includes(card)).map(({ id }) => id),
    [],
  );
});

test('HT-1.8: heroes and Advantages cover all fifteen factions, and most Advantages have one', () => {
  for (const faction of FACTIONS) {
    assert.ok(
      HEROES.some(hero => hero.faction === faction),
      faction,
    );
    assert.ok(
      ADVANTAGES.some(card => card.faction === faction),
      faction,
    );
  }
  assert.ok(ADVANTAGES.filter(card => card.faction !== null).length > ADVANTAGES.length / 2);
});

test('HT-1.9: Missions have one to three colors of 1 to 3, and 1 to 4 points', () => {
  for (const { id, vp, attrs } of MISSIONS) {
    assert.ok(isWhole(vp, 1, 4), id);
    const values = Object.values(attrs);
    assert.ok(values.length >= 1 && values.length <= 3 && values.every(value => isWhole(value, 1, 3)), id);
  }
  for (const attribute of ATTRIBUTES) assert.ok(MISSIONS.some(card => card.attrs[attribute] === 3));
});

test('HT-1.10: an Action is played at once or on a track, and has an effect', () => {
  for (const { id, play, effects } of ACTIONS) {
    assert.ok(play === 'instant' || play === 'track', id);
    assert.ok(effects.length > 0, id);
    // A track card without a limit would stay forever (HT-7.6).
    for (const { on, limit } of effects)
      assert.equal(on === 'play' || limit?.thenDiscard === true, true, `${id} ${play} ${on}`);
    assert.equal(
      effects.every(({ on }) => on === 'play'),
      play === 'instant',
      id,
    );
  }
});

test('HT-4.4: an Action ends the turn; only Bold Stroke and Sewer Ways grant an attempt', () => {
  const granting = ACTIONS.filter(({ effects }) =>
    effects.some(effect => effect.do.some(op => op.op === 'extraAction')),
  );
  assert.deepEqual(
    granting.map(({ id }) => id),
    ['A521', 'A528'],
  );
});

test('HT-11.2: the Spinocanth makes the opponent discard the whole hand', () => {
  const { effects, set } = named(ACTIONS, 'Spinocanth’s Lightning Attack');
  const ops = effects.flatMap(effect => effect.do);
  assert.equal(set, 'core');
  assert.ok(ops.some(op => op.op === 'discardHand' && op.who === 'opponent' && Number(op.amount) >= 12));
});

test('HT-1.9: some Missions are worth one point', () => {
  assert.ok(MISSIONS.filter(({ vp, set }) => vp === 1 && set === 'core').length >= 2);
});

test('HT-1.11: an Advantage is attached to its owner’s hero, and has an effect', () => {
  for (const card of ADVANTAGES) {
    assert.equal(card.attachTo, undefined, card.id);
    assert.ok(card.mods || card.effects, card.id);
    for (const value of Object.values(card.mods ?? {})) assert.ok(isWhole(value, 1, 2), card.id);
  }
});

test('HT-6.1: points come only from Missions, and no card needs manual play', () => {
  for (const card of DEFAULT_SET)
    assert.doesNotMatch(JSON.stringify(effectsOf(card)), /"op":"(gainVp|manual)"/, card.id);
});

test('exactly the effects that a player starts name a window', () => {
  for (const card of DEFAULT_SET)
    for (const { on, window } of effectsOf(card))
      assert.equal(window !== undefined, on === 'activated', card.id);
});

test('HT-2.3: few cards are locked, and each at most twice in the box', () => {
  const locked = DEFAULT_SET.filter(card => card.locked);
  assert.ok(locked.length < 12);
  for (const { id, boxCopies } of locked) assert.ok(boxCopies <= 2, id);
  for (const { id, boxCopies } of DEFAULT_SET) assert.ok(isWhole(boxCopies, 1, 4), id);
});

/** The lowest and highest sum of modifiers of twenty core cards of one type. */
const extremes = (type: DeckCard['type']): readonly [number, number] => {
  const values = CORE.filter(card => card.type === type)
    .flatMap(card => Array.from({ length: card.locked ? 1 : 4 }, () => card.pam))
    .sort((a, b) => a - b);
  return [sum(values.slice(0, 20)), sum(values.slice(-20))];
};

test('HT-2.6: decks of 20, 20 and 20 core cards reach every points build from 60 to 180', () => {
  const ranges = (['advantage', 'action', 'mission'] as const).map(extremes);
  assert.equal(sum(ranges.map(([least]) => least)), 60);
  assert.ok(sum(ranges.map(([, most]) => most)) >= 180);
});

test('HT-12.2: the Missions of one box allow a hard, a medium and an easy deck', () => {
  const values = MISSIONS.filter(({ set }) => set === 'core')
    .flatMap(card => Array.from({ length: card.boxCopies }, () => card.pam))
    .sort((a, b) => a - b);
  assert.ok(sum(values.slice(0, 20)) <= 29);
  assert.ok(sum(values.slice(-20)) >= 50);
});

test('HT-2.4: only the two Raskors are the same person', () => {
  const persons = HEROES.map(({ person }) => person);
  const twice = persons.filter((person, index) => persons.indexOf(person) !== index);
  assert.deepEqual(twice, ['raskor']);
  assert.equal(named(HEROES, 'Raskor, Champion of Celestia').person, 'raskor');
  assert.equal(named(HEROES, 'Raskor, Monster Slayer').person, 'raskor');
});

test('HT-7.5: the Jethreki Abomination rolls for its attributes', () => {
  const { faces } = named(HEROES, 'The Jethreki Abomination');
  assert.ok('roll' in faces.active.attrs && 'roll' in faces.wounded.attrs);
});

test('HT-3.1: the four Imperials have 34 hero points, the four Darkuns 32', () => {
  const names = ['Imperial Tracker', 'Imperial General', 'Imperial Healer', 'Krisoss – Lance of Condar'];
  const imperials = names.map(name => named(HEROES, name));
  assert.ok(imperials.every(({ faction }) => faction === 'imperial'));
  assert.equal(sum(imperials.map(({ hp }) => hp)), 34);
  const darkuns = HEROES.filter(({ tags }) => tags?.includes('darkun'));
  assert.equal(darkuns.length, 4);
  assert.equal(darkuns.filter(({ faction }) => faction === 'pure').length, 1);
  assert.equal(sum(darkuns.map(({ hp }) => hp)), 32);
});

test('HT-7.1: Krisoss has a hand limit of five on both faces, and Tebezil compensates for it', () => {
  const limits = (name: string) => {
    const { active, wounded } = named(HEROES, name).faces;
    return [active, wounded].map(({ effects = [] }) =>
      effects
        .flatMap(effect => effect.do)
        .flatMap(op => (op.op === 'handLimit' && 'value' in op ? [op.value] : [])),
    );
  };
  assert.deepEqual(limits('Krisoss – Lance of Condar'), [[5], [5]]);
  assert.deepEqual(limits('Tebezil'), [[7], [6]]);
});

test('HT-8.6: at least three heroes are undead on both faces and have the tag', () => {
  const undead = HEROES.filter(({ tags }) => tags?.includes('undead'));
  assert.ok(undead.length >= 3);
  for (const { id, faces, source } of undead) {
    assert.equal(source.name, 'original', id);
    for (const { effects = [] } of [faces.active, faces.wounded])
      assert.ok(
        effects.some(
          ({ on, do: ops }) => on === 'static' && ops.some(op => op.op === 'rule' && op.rule === 'undead'),
        ),
        id,
      );
  }
});

test('the Earth Elemental grows stronger beside a Guardian', () => {
  const elemental = named(ADVANTAGES, 'Earth Elemental');
  assert.deepEqual(elemental.effects, [
    {
      on: 'static',
      if: { hostHas: { type: 'advantage', tag: 'guardian' } },
      do: [{ op: 'modAttr', target: 'host', attr: 'power', amount: 1 }],
    },
  ]);
  assert.ok(named(ADVANTAGES, 'Guardian').tags?.includes('guardian'));
});

test('the Makden scout is not locked and four in the box, the Spinocanth locked and two', () => {
  const scout = named(ADVANTAGES, 'Makden Warrior Scout');
  assert.deepEqual([scout.locked ?? false, scout.boxCopies], [false, 4]);
  const spinocanth = named(ACTIONS, 'Spinocanth’s Lightning Attack');
  assert.deepEqual([spinocanth.locked, spinocanth.boxCopies], [true, 2]);
  assert.ok(scout.pam < spinocanth.pam);
});

test('HT-7.6: the Gryphon of Graxx gives +3 to one colour, three times, in attack and defence', () => {
  const { play, effects } = named(ACTIONS, 'Gryphon of Graxx Ambush');
  assert.equal(play, 'track');
  const [effect, ...others] = effects;
  assert.equal(others.length, 0);
  assert.deepEqual(effect?.limit, { uses: 3, per: 'game', thenDiscard: true });
  assert.equal(effect?.if, undefined);
  assert.deepEqual(effect?.do, [{ op: 'bonus', attr: 'chosen', amount: 3 }]);
});

test('the three raids of the rulebook burn the opponent’s deck', () => {
  for (const name of ['Cyclops of Slavit', 'Troll Raid', 'Darkun Commando Raid']) {
    const { effects, tags } = named(ACTIONS, name);
    assert.ok(tags?.includes('raid') && tags.includes('creature'), name);
    assert.ok(
      effects.some(effect => effect.do.some(op => op.op === 'burn' && op.who === 'opponent')),
      name,
    );
  }
});

test('HT-9.8: every creature stays out of towns', () => {
  const creatures = ACTIONS.filter(({ tags }) => tags?.includes('creature'));
  assert.ok(creatures.length >= 5);
  for (const { id, habitat } of creatures) assert.equal(habitat, 'wilderness', id);
});

test('HT-9.4: every Mission lies somewhere; some need the whole team, some are passive', () => {
  for (const { id, region } of MISSIONS) assert.ok(region === 'urban' || region === 'wilderness', id);
  const team = MISSIONS.filter(card => card.team);
  assert.ok(team.length >= 2 && MISSIONS.filter(card => card.passive).length >= 2);
  // HT-9.7
  for (const { id, region } of team) assert.equal(region, 'wilderness', id);
});

test('what the rulebook says of two Missions: the escort and the burning city', () => {
  const escort = named(MISSIONS, 'Escort the Wounded to Elios’ Temple of Water');
  assert.deepEqual([escort.vp, escort.attrs], [2, { mind: 1 }]);
  assert.equal(named(MISSIONS, 'Burn the Enemy City').vp, 4);
});
