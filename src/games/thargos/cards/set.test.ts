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

/** The one card with this English name. The rulebook identifies its examples by name. */
const named = <C extends Card>(cards: readonly C[], name: string): C => {
  const [card, ...others] = cards.filter(({ name: { en } }) => en === name);
  assert.ok(
    card && others.length === 0,
    `expected one card to have the name ${name}, found ${card ? others.length + 1 : 0}`,
  );
  return card;
};

const effectsOf = (card: Card): readonly Effect[] =>
  isHero(card)
    ? [...(card.faces.active.effects ?? []), ...(card.faces.wounded.effects ?? [])]
    : (card.effects ?? []);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

test('HT-1.1: the shipped set has 33 heroes, 56 Advantages, 55 Actions and 66 Missions', () => {
  assert.deepEqual([HEROES, ADVANTAGES, ACTIONS, MISSIONS].map(copies), [33, 56, 55, 66]);
  assert.equal(copies(DEFAULT_SET), 210);
});

test('HT-1.3: 2 Advantages, 7 Actions and 18 Missions of the shipped set belong to Condar', () => {
  const condar = DEFAULT_SET.filter(({ set }) => set === 'condar');
  assert.equal(copies(condar), 27);
  assert.deepEqual(
    [HEROES, ADVANTAGES, ACTIONS, MISSIONS].map(cards => copies(cards.filter(card => condar.includes(card)))),
    [0, 2, 7, 18],
  );
});

test('HT-1.6: every shipped card has a unique id, whose letter matches its type', () => {
  assert.equal(new Set(DEFAULT_SET.map(({ id }) => id)).size, DEFAULT_SET.length);
  const letters = { hero: 'C', advantage: 'L', action: 'A', mission: 'M' };
  for (const { id, type } of DEFAULT_SET) assert.match(id, new RegExp(`^${letters[type]}[1-9]\\d{0,2}$`));
});

test('shipped cards have numbers above 400, unless the rulebook gives the number', () => {
  const given = ['M3', 'M10', 'M11', 'M16', 'M17', 'M20', 'M21', 'M22', 'M23', 'M24', 'M26', 'M29'];
  for (const { id, source } of DEFAULT_SET) {
    const number = Number(id.slice(1));
    if (given.includes(id))
      assert.equal(source.name, 'rulebook', `expected the name of ${id} to have the source rulebook`);
    else assert.ok(number > 400, `expected ${id} to have a number above 400`);
    if (number > 500)
      assert.equal(source.name, 'original', `expected the name of ${id} to have the source original`);
  }
  assert.ok(given.every(id => MISSIONS.some(card => card.id === id)));
});

test('no two shipped cards have the same name in English or in French', () => {
  for (const language of LANGUAGES) {
    const names = DEFAULT_SET.map(({ name }) => name[language]);
    assert.ok(names.every(name => name.trim() === name && name.length > 0));
    assert.equal(new Set(names).size, names.length);
  }
  for (const { name } of DEFAULT_SET)
    assert.ok(
      !/['"]/.test(name.en + name.fr),
      `expected the names of ${name.en} to have only typographic quotes and apostrophes`,
    );
});

test('every shipped card has a source for name, values and effect, and none claims to be printed', () => {
  for (const { id, source } of DEFAULT_SET)
    for (const mark of [source.name, source.values, source.effect])
      assert.ok(
        SOURCES.includes(mark) && mark !== 'printed' && mark !== 'unknown',
        `expected the sources of ${id} to be known and not printed, found ${mark}`,
      );
  const known = (part: 'values' | 'effect') =>
    DEFAULT_SET.filter(({ source }) => source[part] === 'rulebook').map(({ id }) => id);
  assert.deepEqual(known('values'), ['M401']);
  assert.deepEqual(known('effect'), ['C404', 'L401', 'A402']);
});

test('HT-1.6: shipped cards have PAM values of 1 to 3; at most five have 4', () => {
  const cards = DEFAULT_SET.filter(isDeckCard);
  for (const { id, pam } of cards)
    assert.ok(isWhole(pam, 1, 4), `expected ${id} to have a PAM value of 1 to 4, found ${pam}`);
  assert.ok(cards.filter(({ pam }) => pam === 4).length <= 5);
});

test('HT-1.7: shipped heroes have 3 to 12 hero points, and attributes of 1 to 4 on both faces', () => {
  for (const { id, hp, faces, boxCopies } of HEROES) {
    assert.ok(
      isWhole(hp, 3, 12) && boxCopies === 1,
      `expected ${id} to have 3 to 12 hero points and one copy, found ${hp} and ${boxCopies}`,
    );
    for (const { attrs } of [faces.active, faces.wounded]) {
      if ('roll' in attrs) continue;
      assert.ok(
        ATTRIBUTES.every(attribute => isWhole(attrs[attribute], 1, 4)),
        `expected ${id} to have attributes of 1 to 4`,
      );
    }
  }
  assert.equal(Math.min(...HEROES.map(({ hp }) => hp)), 3);
  assert.equal(Math.max(...HEROES.map(({ hp }) => hp)), 12);
});

test('HT-1.7: a shipped hero’s points are the sum of its Active attributes, or one more', () => {
  for (const { id, hp, faces } of HEROES) {
    const { attrs } = faces.active;
    if ('roll' in attrs) continue;
    const surplus = hp - sum(ATTRIBUTES.map(attribute => attrs[attribute]));
    assert.ok(
      surplus === 0 || surplus === 1,
      `expected ${id} to have 0 or 1 hero points more than the sum of its attributes, found ${surplus}`,
    );
  }
});

test('HT-1.7.1, HT-1.9: every shipped hero face and Mission has an effect that needs no optional rule', () => {
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

test('HT-1.8: shipped heroes and Advantages cover all fifteen factions, and most Advantages have a faction', () => {
  for (const faction of FACTIONS) {
    assert.ok(
      HEROES.some(hero => hero.faction === faction),
      `expected the faction ${faction} to have a hero`,
    );
    assert.ok(
      ADVANTAGES.some(card => card.faction === faction),
      `expected the faction ${faction} to have an Advantage`,
    );
  }
  assert.ok(ADVANTAGES.filter(card => card.faction !== null).length > ADVANTAGES.length / 2);
});

test('HT-1.9: a shipped Mission has one to three colors with values of 1 to 3, and gives 1 to 4 VP', () => {
  for (const { id, vp, attrs } of MISSIONS) {
    assert.ok(isWhole(vp, 1, 4), `expected ${id} to give 1 to 4 VP, found ${vp}`);
    const values = Object.values(attrs);
    assert.ok(
      values.length >= 1 && values.length <= 3 && values.every(value => isWhole(value, 1, 3)),
      `expected ${id} to have 1 to 3 colors with values of 1 to 3, found ${values.join(' ')}`,
    );
  }
  for (const attribute of ATTRIBUTES) assert.ok(MISSIONS.some(card => card.attrs[attribute] === 3));
});

test('HT-1.10: a shipped Action is either instant or stays on a track, and has an effect', () => {
  for (const { id, play, effects } of ACTIONS) {
    assert.ok(
      play === 'instant' || play === 'track',
      `expected ${id} to be played as instant or track, found ${play}`,
    );
    assert.ok(effects.length > 0, `expected ${id} to have an effect`);
    // HT-7.6: a track card without a limited number of uses would never leave its track.
    for (const { on, limit } of effects)
      assert.equal(
        on === 'play' || limit?.thenDiscard === true,
        true,
        `expected ${id} to have uses and thenDiscard, found a ${play} card with ${on}`,
      );
    assert.equal(
      effects.every(({ on }) => on === 'play'),
      play === 'instant',
      `expected ${id} to have only effects on play if it is instant, and none if it is a track card`,
    );
  }
});

test('HT-4.4: an Action ends the turn; only Bold Stroke (A521) and Sewer Ways (A528) grant another action', () => {
  const granting = ACTIONS.filter(({ effects }) =>
    effects.some(effect => effect.do.some(op => op.op === 'extraAction')),
  );
  assert.deepEqual(
    granting.map(({ id }) => id),
    ['A521', 'A528'],
  );
});

test('HT-11.2: Spinocanth’s Lightning Attack makes the opponent discard the whole hand', () => {
  const { effects, set } = named(ACTIONS, 'Spinocanth’s Lightning Attack');
  const ops = effects.flatMap(effect => effect.do);
  assert.equal(set, 'core');
  assert.ok(ops.some(op => op.op === 'discardHand' && op.who === 'opponent' && Number(op.amount) >= 12));
});

test('HT-1.9: at least two Missions of the core set give one VP', () => {
  assert.ok(MISSIONS.filter(({ vp, set }) => vp === 1 && set === 'core').length >= 2);
});

test('HT-1.11: a shipped Advantage is attached to its owner’s hero, and has attribute modifiers or an effect', () => {
  for (const card of ADVANTAGES) {
    assert.equal(
      card.attachTo,
      undefined,
      `expected ${card.id} to be attached to its owner’s hero, the default`,
    );
    assert.ok(card.mods || card.effects, `expected ${card.id} to have attribute modifiers or an effect`);
    for (const value of Object.values(card.mods ?? {}))
      assert.ok(
        isWhole(value, 1, 2),
        `expected each attribute modifier of ${card.id} to be 1 or 2, found ${value}`,
      );
  }
});

test('HT-6.1: no shipped card has an effect that gives VP, or one that players apply by hand', () => {
  for (const card of DEFAULT_SET)
    assert.doesNotMatch(
      JSON.stringify(effectsOf(card)),
      /"op":"(gainVp|manual)"/,
      `expected ${card.id} to have no gainVp and no manual operation`,
    );
});

test('an effect of a shipped card has a window if and only if a player activates it', () => {
  for (const card of DEFAULT_SET)
    for (const { on, window } of effectsOf(card))
      assert.equal(
        window !== undefined,
        on === 'activated',
        `expected the effects of ${card.id} to have a window only if they are activated`,
      );
});

test('HT-2.3: fewer than twelve shipped cards are locked; the box has at most two copies of these, and four of others', () => {
  const locked = DEFAULT_SET.filter(card => card.locked);
  assert.ok(locked.length < 12);
  for (const { id, boxCopies } of locked)
    assert.ok(
      boxCopies <= 2,
      `expected the box to have at most 2 copies of the locked ${id}, found ${boxCopies}`,
    );
  for (const { id, boxCopies } of DEFAULT_SET)
    assert.ok(
      isWhole(boxCopies, 1, 4),
      `expected the box to have 1 to 4 copies of ${id}, found ${boxCopies}`,
    );
});

/** The lowest and highest PAM sum that twenty core cards of this type can have. */
const extremes = (type: DeckCard['type']): readonly [number, number] => {
  const values = CORE.filter(card => card.type === type)
    .flatMap(card => Array.from({ length: card.locked ? 1 : 4 }, () => card.pam))
    .sort((a, b) => a - b);
  return [sum(values.slice(0, 20)), sum(values.slice(-20))];
};

test('HT-2.6: decks of 20 Missions, 20 Advantages and 20 Actions reach every points build from 60 to 180', () => {
  const ranges = (['advantage', 'action', 'mission'] as const).map(extremes);
  assert.equal(sum(ranges.map(([least]) => least)), 60);
  assert.ok(sum(ranges.map(([, most]) => most)) >= 180);
});

test('HT-12.2: the Missions of one box suffice for a hard, a medium and an easy deck', () => {
  const values = MISSIONS.filter(({ set }) => set === 'core')
    .flatMap(card => Array.from({ length: card.boxCopies }, () => card.pam))
    .sort((a, b) => a - b);
  assert.ok(sum(values.slice(0, 20)) <= 29);
  assert.ok(sum(values.slice(-20)) >= 50);
});

test('HT-2.4: the two versions of Raskor are the only shipped heroes that are the same person', () => {
  const persons = HEROES.map(({ person }) => person);
  const twice = persons.filter((person, index) => persons.indexOf(person) !== index);
  assert.deepEqual(twice, ['raskor']);
  assert.equal(named(HEROES, 'Raskor, Champion of Celestia').person, 'raskor');
  assert.equal(named(HEROES, 'Raskor, Monster Slayer').person, 'raskor');
});

test('HT-7.5: the Jethreki Abomination rolls dice for its attributes', () => {
  const { faces } = named(HEROES, 'The Jethreki Abomination');
  assert.ok('roll' in faces.active.attrs && 'roll' in faces.wounded.attrs);
});

test('HT-3.1: the four Imperial heroes of the rulebook have 34 hero points, the four Darkuns 32', () => {
  const names = ['Imperial Tracker', 'Imperial General', 'Imperial Healer', 'Krisoss – Lance of Condar'];
  const imperials = names.map(name => named(HEROES, name));
  assert.ok(imperials.every(({ faction }) => faction === 'imperial'));
  assert.equal(sum(imperials.map(({ hp }) => hp)), 34);
  const darkuns = HEROES.filter(({ tags }) => tags?.includes('darkun'));
  assert.equal(darkuns.length, 4);
  assert.equal(darkuns.filter(({ faction }) => faction === 'pure').length, 1);
  assert.equal(sum(darkuns.map(({ hp }) => hp)), 32);
});

test('HT-7.1: both faces of Krisoss set a hand limit of five; the faces of Tebezil set seven and six', () => {
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

test('HT-8.6: at least three shipped heroes are undead on both faces and have the tag undead', () => {
  const undead = HEROES.filter(({ tags }) => tags?.includes('undead'));
  assert.ok(undead.length >= 3);
  for (const { id, faces, source } of undead) {
    assert.equal(source.name, 'original', `expected the name of ${id} to have the source original`);
    for (const { effects = [] } of [faces.active, faces.wounded])
      assert.ok(
        effects.some(
          ({ on, do: ops }) => on === 'static' && ops.some(op => op.op === 'rule' && op.rule === 'undead'),
        ),
        `expected each face of ${id} to have the continuous rule undead`,
      );
  }
});

test('the Earth Elemental gives its hero one more Power if the hero has an Advantage with the tag guardian', () => {
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

test('the box has four copies of the unlocked Makden Warrior Scout, and two of the locked Spinocanth’s Lightning Attack, with higher PAM', () => {
  const scout = named(ADVANTAGES, 'Makden Warrior Scout');
  assert.deepEqual([scout.locked ?? false, scout.boxCopies], [false, 4]);
  const spinocanth = named(ACTIONS, 'Spinocanth’s Lightning Attack');
  assert.deepEqual([spinocanth.locked, spinocanth.boxCopies], [true, 2]);
  assert.ok(scout.pam < spinocanth.pam);
});

test('HT-7.6: Gryphon of Graxx Ambush has three uses, each +3 to one color, in attack and defense', () => {
  const { play, effects } = named(ACTIONS, 'Gryphon of Graxx Ambush');
  assert.equal(play, 'track');
  const [effect, ...others] = effects;
  assert.equal(others.length, 0);
  assert.deepEqual(effect?.limit, { uses: 3, per: 'game', thenDiscard: true });
  assert.equal(effect?.if, undefined);
  assert.deepEqual(effect?.do, [{ op: 'bonus', attr: 'chosen', amount: 3 }]);
});

test('the three raids named in the rulebook burn cards from the opponent’s deck', () => {
  for (const name of ['Cyclops of Slavit', 'Troll Raid', 'Darkun Commando Raid']) {
    const { effects, tags } = named(ACTIONS, name);
    assert.ok(
      tags?.includes('raid') && tags.includes('creature'),
      `expected ${name} to have the tags raid and creature`,
    );
    assert.ok(
      effects.some(effect => effect.do.some(op => op.op === 'burn' && op.who === 'opponent')),
      `expected ${name} to burn cards from the opponent’s deck`,
    );
  }
});

test('HT-9.8: every shipped Action with the tag creature can be played only in the wilderness', () => {
  const creatures = ACTIONS.filter(({ tags }) => tags?.includes('creature'));
  assert.ok(creatures.length >= 5);
  for (const { id, habitat } of creatures)
    assert.equal(
      habitat,
      'wilderness',
      `expected ${id} to be playable only in the wilderness, found ${habitat}`,
    );
});

test('HT-9.4: every shipped Mission has a region; some need the whole team, some are passive', () => {
  for (const { id, region } of MISSIONS)
    assert.ok(
      region === 'urban' || region === 'wilderness',
      `expected ${id} to be urban or in the wilderness, found ${region}`,
    );
  const team = MISSIONS.filter(card => card.team);
  assert.ok(team.length >= 2 && MISSIONS.filter(card => card.passive).length >= 2);
  // HT-9.7: the shipped team Missions are all in the wilderness.
  for (const { id, region } of team)
    assert.equal(
      region,
      'wilderness',
      `expected the team Mission ${id} to be in the wilderness, found ${region}`,
    );
});

test('Escort the Wounded and Burn the Enemy City have the values given in the rulebook', () => {
  const escort = named(MISSIONS, 'Escort the Wounded to Elios’ Temple of Water');
  assert.deepEqual([escort.vp, escort.attrs], [2, { mind: 1 }]);
  assert.equal(named(MISSIONS, 'Burn the Enemy City').vp, 4);
});
