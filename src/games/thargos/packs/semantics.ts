import type { Card } from '../cards/card.ts';
import type { Effect, Op } from '../effects/effect.ts';
import { MOST_NODES } from '../stories/shape.ts';
import type { StoryPlan } from '../stories/story.ts';
import type { FaultNotes, Path } from './fault.ts';
import type { Pack } from './pack.ts';
import { effectsOf, partsOf } from './walk.ts';

const checkIds = ({ cards }: Pack, { note }: FaultNotes): void => {
  const first = new Map<string, number>();
  for (const [i, { id }] of cards.entries()) {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, i);
    else note('duplicate-id', ['cards', i, 'id'], { id, first: `cards[${earlier}]` });
  }
};

/** HT-2.4: versions of one person must have different names, so the same name twice is reported. */
const checkPersons = ({ cards }: Pack, { note }: FaultNotes): void => {
  const first = new Map<string, string>();
  for (const [i, card] of cards.entries()) {
    if (card.type !== 'hero') continue;
    if (card.person.trim() === '') note('person-empty', ['cards', i, 'person'], { id: card.id });
    const title = `${card.person}\n${card.name.en}\n${card.name.fr}`;
    const earlier = first.get(title);
    if (earlier === undefined) first.set(title, card.id);
    else if (earlier !== card.id && card.replaces === undefined)
      note('same-hero-twice', ['cards', i, 'person'], { id: card.id, other: earlier, person: card.person });
  }
};

/** Whether this part of an effect refers to the host, the hero that the card is attached to. */
const namesHost = (part: object): boolean =>
  'hostHas' in part || Object.values(part).some(value => value === 'host');

const TARGET_KEYS = ['target', 'to', 'count', 'pam', 'attr', 'hostHas'];

const checkHost = (card: Card, effect: Effect, path: Path, { note }: FaultNotes): void => {
  if (card.type === 'hero' || card.type === 'advantage') return;
  for (const { part, path: inner } of partsOf(effect)) {
    if (!namesHost(part)) continue;
    const key = Array.isArray(part) ? part.indexOf('host') : hostKey(part);
    // Other strings, such as labels and names, may contain the word "host" by chance.
    if (typeof key === 'number' || TARGET_KEYS.includes(key))
      note('host-outside', [...path, ...inner, key], { id: card.id, type: card.type });
  }
};

const hostKey = (part: object): string =>
  Object.entries(part).find(([key, value]) => key === 'hostHas' || value === 'host')?.[0] ?? '';

/** Reports `here` on a card that is never on a track. */
const checkHere = (card: Card, effect: Effect, path: Path, { note }: FaultNotes): void => {
  const isOnTrack = card.type === 'action' ? card.play === 'track' : card.type !== 'mission';
  if (effect.here === true && !isOnTrack) note('here-outside', [...path, 'here'], { id: card.id });
};

type Known = ReadonlySet<string>;

const both = (sets: readonly Known[]): Known =>
  new Set([...(sets[0] ?? [])].filter(name => sets.every(set => set.has(name))));

/**
 * Reports numbers that use the result of a roll, unless every path through the branches has rolled before.
 */
const checkVars = (effect: Effect, path: Path, { note }: FaultNotes): void => {
  const uses = (part: unknown, at: Path, known: Known): void => {
    for (const { part: inner, path: below } of partsOf(part))
      if ('var' in inner && typeof inner.var === 'string' && !known.has(inner.var))
        note('var-before-roll', [...path, ...at, ...below, 'var'], { name: inner.var });
  };
  const after = (op: Op, at: Path, known: Known): Known => {
    if (op.op === 'roll') return new Set([...known, op.as]);
    if (op.op === 'if') {
      uses(op.cond, [...at, 'cond'], known);
      return both([all(op.then, [...at, 'then'], known), all(op.else ?? [], [...at, 'else'], known)]);
    }
    if (op.op === 'choose')
      return both(op.options.map((option, i) => all(option.do, [...at, 'options', i, 'do'], known)));
    uses(op, at, known);
    return known;
  };
  const all = (ops: readonly Op[], at: Path, known: Known): Known =>
    ops.reduce((so, op, i) => after(op, [...at, i], so), known);
  uses(effect.if, ['if'], new Set());
  all(effect.do, ['do'], all(effect.cost ?? [], ['cost'], new Set()));
};

const checkNodes = ({ nodes }: StoryPlan, path: Path, { note }: FaultNotes): void => {
  const names = Object.keys(nodes);
  if (names.length > MOST_NODES)
    return note('too-many', [...path, 'nodes'], { found: names.length, most: MOST_NODES });
  const requirements = (name: string): { readonly to: string; readonly at: Path }[] => {
    const { requires = {} } = nodes[name]!;
    return (['all', 'any'] as const).flatMap(kind =>
      (requires[kind] ?? []).map((to, i) => ({ to, at: [...path, 'nodes', name, 'requires', kind, i] })),
    );
  };
  const known = new Set(names);
  for (const name of names)
    for (const { to, at } of requirements(name))
      if (!known.has(to)) note('unknown-node', at, { name: to, allowed: names });
  // Repeatedly removes nodes that require none of the remaining ones. Those that are left are in a cycle or
  // behind one.
  const waiting = new Set(names);
  for (let size = -1; size !== waiting.size; ) {
    size = waiting.size;
    for (const name of waiting)
      if (requirements(name).every(({ to }) => !waiting.has(to))) waiting.delete(name);
  }
  const inCycle = [...waiting].filter(name => reaches(name, name, requirements));
  if (inCycle.length > 0)
    note('story-cycle', [...path, 'nodes', inCycle[0]!, 'requires'], { names: inCycle });
};

const reaches = (
  from: string,
  goal: string,
  next: (name: string) => readonly { readonly to: string }[],
): boolean => {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const { to } of seen.size < 2000 ? next(name) : []) {
      if (to === goal) return true;
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  return false;
};

export const checkSemantics = (pack: Pack, notes: FaultNotes): void => {
  checkIds(pack, notes);
  checkPersons(pack, notes);
  for (const [i, card] of pack.cards.entries())
    for (const { effect, path: within } of effectsOf(card)) {
      const path = ['cards', i, ...within];
      checkHost(card, effect, path, notes);
      checkHere(card, effect, path, notes);
      checkVars(effect, path, notes);
    }
  for (const [i, story] of pack.stories.entries()) checkNodes(story, ['stories', i], notes);
};
