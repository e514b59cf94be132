import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Card, CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { PRECONS } from '../decks/precons.ts';
import { refusalText } from '../refusals/refusals.ts';
import { STORIES } from '../stories/shipped.ts';
import { thargos } from '../test/game.ts';
import { EXAMPLE_PACK } from '../test/pack-examples.ts';
import { packOf } from '../test/situation.ts';
import { refusedSetup } from '../test/table.ts';
import { applyPacks, followReplaced, followStory, packHash } from './apply.ts';
import { BADGE_WORDS, BADGES, badgeOf } from './badge.ts';
import type { Pack } from './pack.ts';
import { parsePack, readPack } from './parse.ts';
import { BOX, copiesOf, progressOf } from './progress.ts';

const example = parsePack(EXAMPLE_PACK).value as Pack;
const byId = (cards: readonly Card[], id: string) => cards.find(card => card.id === id);

test('an overlay pack replaces cards by id and removes the cards that it names', () => {
  const cards = applyPacks(DEFAULT_SET, [example]);
  assert.equal(cards.length, DEFAULT_SET.length);
  const spy = byId(cards, 'M22');
  assert.ok(spy?.type === 'mission' && spy.pam === 2 && spy.set === 'core');
  assert.equal(byId(cards, 'A506'), undefined);
  assert.ok(byId(cards, 'A6'));
  assert.equal(
    cards.findIndex(({ id }) => id === 'M22'),
    DEFAULT_SET.findIndex(({ id }) => id === 'M22') - 1,
  );
});

test('packs apply in the listed order, and a full pack replaces all cards before it', () => {
  const again: Pack = {
    ...example,
    cards: example.cards.filter(({ id }) => id === 'M22').map(card => ({ ...card, pam: 4 }) as Card),
  };
  const pamIn = (packs: readonly Pack[]) => {
    const card = byId(applyPacks(DEFAULT_SET, packs), 'M22');
    return card?.type === 'mission' ? card.pam : undefined;
  };
  assert.deepEqual([pamIn([example, again]), pamIn([again, example])], [4, 2]);
  const full: Pack = { ...example, pack: { ...example.pack, mode: 'full' } };
  assert.deepEqual(applyPacks(DEFAULT_SET, [again, full]), example.cards);
  assert.deepEqual(applyPacks(DEFAULT_SET, []), DEFAULT_SET);
});

test('followReplaced puts the cards of a pack into a deck in place of those that they replace', () => {
  const cards = applyPacks(DEFAULT_SET, [example]);
  const deck = { id: 'd', heroes: ['C401'], cards: { A506: 3, M22: 1 } } as const;
  assert.deepEqual(followReplaced(deck, cards).cards, { A6: 3, M22: 1 });
  assert.equal(followReplaced(deck, DEFAULT_SET), deck);
});

/** A pack that replaces every shipped card above number 399 with a card that has a printed card's number. */
const renumbered = (): Pack => {
  const cards = DEFAULT_SET.filter(({ id }) => Number(id.slice(1)) > 399).map((card, i) => ({
    ...card,
    id: `${card.id[0]}${100 + i}` as CardId,
    replaces: card.id,
  }));
  return { ...example, cards };
};

test('ready-made decks and stories work with a pack that replaces the shipped cards', () => {
  const packs = [packOf(applyPacks(DEFAULT_SET, [renumbered()]))];
  for (const { id } of PRECONS) assert.equal(refusedSetup(2, { decks: [id, id], packs }), 'accepted');
  for (const mode of ['story', 'solo-story'] as const)
    for (const story of Object.keys(STORIES))
      assert.equal(refusedSetup(1, { mode, story, packs }), 'accepted');
});

test('followStory puts the cards of a pack into a story in place of those that they replace', () => {
  const cards = applyPacks(DEFAULT_SET, [renumbered()]);
  const heir = ({ mission }: { readonly mission: CardId }) =>
    cards.find(({ replaces }) => replaces === mission)?.id;
  const plan = Object.values(STORIES).find(({ nodes }) => Object.values(nodes).some(heir));
  assert.ok(plan);
  const { allowActions: _, banCards: __, secondary: ___, ...bare } = plan;
  const followed = followStory(bare, cards);
  assert.deepEqual(
    Object.keys(followed),
    Object.keys(bare),
    'expected followStory to add no key to the story',
  );
  const [key, node] = Object.entries(plan.nodes).find(([, each]) => heir(each)) ?? [];
  assert.ok(key && node);
  assert.equal(followed.nodes[key]?.mission, heir(node));
  const some = [node.mission];
  const listed = followStory({ ...bare, secondary: some, banCards: some, allowActions: some }, cards);
  for (const list of [listed.secondary, listed.banCards, listed.allowActions])
    assert.deepEqual(list, [heir(node)]);
});

test('configure refuses a story with a Mission that no pack contains, and gives the id of the Mission', () => {
  const packs = [packOf(DEFAULT_SET.filter(({ id }) => id !== 'M22'))];
  const refused = thargos.configure({ mode: 'story', packs });
  assert.ok(isRefusal(refused));
  assert.deepEqual(refused, {
    refused: 'story-bad',
    card: 'M22',
    place: 'nodes.guilds.mission',
    fault: 'unknown-card',
  });
  assert.match(refusalText(refused, 'en'), /M22/);
});

test('packHash depends on values and effects of cards, not on names, texts or the order of keys', () => {
  const reworded = JSON.parse(EXAMPLE_PACK);
  reworded.cards[0].name = { en: 'Another name' };
  reworded.cards[0].text = 'A reminder';
  reworded.cards[1] = Object.fromEntries(Object.entries(reworded.cards[1]).reverse());
  assert.equal(packHash(parsePack(reworded).value as Pack), packHash(example));
  assert.match(packHash(example), /^[0-9a-f]{64}$/);
  reworded.cards[0].vp = 2;
  assert.notEqual(packHash(parsePack(reworded).value as Pack), packHash(example));
  const counter = JSON.parse(EXAMPLE_PACK);
  const named = (name: string) => {
    counter.cards[1].effects[0].do[0] = { op: 'counter', name, amount: 1 };
    return packHash(parsePack(counter).value as Pack);
  };
  assert.notEqual(named('rage'), named('calm'));
});

test('packHash is the same whether a prompt is written in one language or in all', () => {
  const typed = (prompt: string): Pack => ({
    ...example,
    cards: example.cards.map(card => ({
      ...card,
      effects: [{ on: 'missionWon', do: [{ op: 'manual', prompt }] }],
    })) as readonly Card[],
  });
  const read = readPack(JSON.parse(JSON.stringify(typed('Read it aloud'))));
  assert.ok(read);
  assert.equal(packHash(read), packHash(typed('Read it aloud')));
  assert.notEqual(packHash(read), packHash(typed('Read it twice')));
});

test('badgeOf depends on the sources of a card’s values and effect', () => {
  const badge = (values: string, effect: string) =>
    badgeOf({ ...example.cards[0], source: { name: 'rulebook', values, effect } } as Card);
  assert.equal(badge('community', 'community'), 'community');
  assert.equal(badge('unknown', 'community'), 'community');
  assert.equal(badge('rulebook', 'community'), 'partly-known');
  assert.equal(badge('printed', 'printed'), 'printed');
  assert.equal(badge('rulebook', 'printed'), 'printed');
  assert.equal(badge('rulebook', 'rulebook'), undefined);
  for (const name of BADGES) assert.ok(BADGE_WORDS[name].en !== BADGE_WORDS[name].fr);
  assert.ok(DEFAULT_SET.every(card => badgeOf(card) !== 'printed' && badgeOf(card) !== undefined));
});

test('HT-1.1: for each type, progressOf counts the printed cards and all cards of the box', () => {
  assert.deepEqual(copiesOf(DEFAULT_SET), BOX);
  assert.deepEqual(progressOf(applyPacks(DEFAULT_SET, [example])), {
    hero: { have: 0, of: 33 },
    advantage: { have: 0, of: 56 },
    action: { have: 1, of: 55 },
    mission: { have: 1, of: 66 },
  });
});

const laid = (...cards: readonly Card[]): readonly Card[] => applyPacks(DEFAULT_SET, [{ ...example, cards }]);
const [kept, other] = DEFAULT_SET.filter(({ type, set }) => type === 'mission' && set === 'condar') as [
  Card,
  Card,
];

test('a custom card belongs to the set of the card that it replaces, unless it names a set', () => {
  const custom = { ...kept, set: 'custom' as const };
  assert.equal(
    byId(laid(custom), kept.id)?.set,
    'condar',
    'expected the custom card to have the set of the card with the same id',
  );
  assert.equal(
    byId(laid({ ...custom, id: 'M999', replaces: kept.id }), 'M999')?.set,
    'condar',
    'expected the custom card to have the set of the card that it replaces',
  );
  assert.equal(
    byId(laid({ ...custom, id: 'M999' }), 'M999')?.set,
    'custom',
    'expected a custom card that replaces no card to have the set custom',
  );
  assert.equal(byId(laid({ ...kept, set: 'core' }), kept.id)?.set, 'core');
});

test('a pack may contain a card that replaces itself; a card that replaces another takes the place of the other', () => {
  const itself = laid({ ...kept, replaces: kept.id });
  assert.equal(itself.length, DEFAULT_SET.length);
  assert.deepEqual(byId(itself, kept.id), { ...kept, replaces: kept.id });
  const instead = laid({ ...kept, replaces: other.id });
  assert.equal(instead.length, DEFAULT_SET.length - 1);
  assert.equal(byId(instead, other.id), undefined);
});

test('followReplaced keeps a card that still exists, even if another card names it in `replaces`', () => {
  const both = [...DEFAULT_SET, { ...kept, id: 'M999' as const, replaces: other.id }];
  const deck = { id: 'd', heroes: [], cards: { [other.id]: 2 } };
  assert.equal(followReplaced(deck, both), deck);
});

test('packHash ignores the texts of faces and story nodes, and depends on everything else in them', () => {
  const hero = DEFAULT_SET.find(card => card.type === 'hero')!;
  const story = Object.values(STORIES)[0]!;
  const [key, node] = Object.entries(story.nodes)[0]!;
  const hash = (change: Partial<Pack>): string =>
    packHash({ ...example, cards: [hero], stories: [story], ...change });
  const faced = (face: object): string =>
    hash({
      cards: [{ ...hero, faces: { ...hero.faces, wounded: { ...hero.faces.wounded, ...face } } } as Card],
    });
  assert.equal(faced({ text: { en: 'Another', fr: 'Autre' } }), hash({}));
  assert.notEqual(faced({ attrs: { power: 9, mind: 9, mysticism: 9 } }), hash({}));
  const active = { ...hero.faces.active, attrs: { power: 9, mind: 9, mysticism: 9 } };
  assert.notEqual(hash({ cards: [{ ...hero, faces: { ...hero.faces, active } } as Card] }), hash({}));
  const noded = (change: object): string =>
    hash({ stories: [{ ...story, nodes: { ...story.nodes, [key]: { ...node, ...change } } }] });
  assert.equal(noded({ text: { en: 'Another', fr: 'Autre' } }), hash({}));
  assert.equal(noded({ won: { en: 'Another', fr: 'Autre' } }), hash({}));
  assert.notEqual(noded({ mission: 'M999' }), hash({}));
  assert.notEqual(hash({ stories: [] }), hash({}));
  assert.notEqual(hash({ stories: [{ ...story, secondary: [] }] }), hash({}));
});
