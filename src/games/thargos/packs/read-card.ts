import { isObject } from '../../../engine/util.ts';
import { ATTRIBUTES } from '../attributes.ts';
import { type Card, type Face, type Mods, SOURCES } from '../cards/card.ts';
import { CARD_TYPES, type CardType } from '../effects/effect.ts';
import { bool, type FieldReader, fields, inside, integer, list, oneOf, orNull, text, words } from './read.ts';
import { effects } from './read-effect.ts';
import { cardId, dice, faction } from './read-words.ts';

const source = oneOf(SOURCES);

const COMMON = {
  id: cardId,
  name: text,
  source: fields({ name: source, values: source, effect: source }, {}),
};

const COMMON_OPTIONAL = {
  text,
  locked: bool,
  boxCopies: integer(1, 12),
  set: oneOf(['core', 'condar', 'custom']),
  tags: list(words, { unique: true }),
  replaces: cardId,
};

const each = <T>(read: FieldReader<T>) => ({ power: read, mind: read, mysticism: read });

const heroAttr = integer(0, 6);
const printed = fields(each(heroAttr), {});
const rolled = fields({ roll: dice }, {});

const attrs: FieldReader<Face['attrs']> = (value, at) =>
  isObject(value) && Object.hasOwn(value, 'roll') ? rolled(value, at) : printed(value, at);

const face: FieldReader<Face> = fields({ attrs }, { text, effects });
const mods: FieldReader<Mods> = fields({}, each(integer(-4, 4)));
const pam = integer(1, 4);
const place = oneOf(['any', 'urban', 'wilderness']);

const missionAttrs: FieldReader<Mods> = (value, at) => {
  const found = fields({}, each(integer(1, 6)))(value, at);
  if (isObject(value) && Object.keys(value).length === 0)
    at.notes.note('too-few', at.path, { found: 0, least: 1, allowed: ATTRIBUTES });
  return found;
};

const is = <T extends CardType>(type: T) => ({ ...COMMON, type: oneOf([type]) });

const hero = fields(
  { ...is('hero'), hp: integer(1, 15), person: words, faces: fields({ active: face, wounded: face }, {}) },
  { ...COMMON_OPTIONAL, faction: orNull(faction) },
);
const advantage = fields(
  { ...is('advantage'), pam },
  {
    ...COMMON_OPTIONAL,
    faction: orNull(faction),
    attachTo: oneOf(['ownHero', 'opposingHero', 'anyHero']),
    mods,
    effects,
  },
);
const action = fields(
  { ...is('action'), pam, play: oneOf(['instant', 'track', 'reaction']), effects },
  { ...COMMON_OPTIONAL, habitat: place, mods },
);
const mission = fields(
  { ...is('mission'), pam, vp: integer(0, 6), attrs: missionAttrs },
  { ...COMMON_OPTIONAL, region: place, team: bool, passive: bool, effects },
);

const DEFAULTS = { boxCopies: 1, set: 'custom' } as const;

const READERS: { readonly [T in CardType]: FieldReader<Card> } = {
  hero: (value, at) => {
    const found = hero(value, at);
    return found && { ...DEFAULTS, faction: null, ...found };
  },
  advantage: (value, at) => {
    const found = advantage(value, at);
    return found && { ...DEFAULTS, faction: null, ...found };
  },
  action: (value, at) => {
    const found = action(value, at);
    return found && { ...DEFAULTS, ...found };
  },
  mission: (value, at) => {
    const found = mission(value, at);
    return found && { ...DEFAULTS, ...found };
  },
};

/** HT-1.6: the letter with which the ids of each card type begin. */
export const LETTERS: { readonly [T in CardType]: string } = {
  hero: 'C',
  advantage: 'L',
  action: 'A',
  mission: 'M',
};

export const card: FieldReader<Card> = (value, at) => {
  if (!isObject(value) || !Object.hasOwn(value, 'type')) {
    const problem = isObject(value) ? 'missing-key' : 'wrong-type';
    at.notes.note(problem, at.path, { key: 'type', expected: 'object' });
    return undefined;
  }
  const type = oneOf(CARD_TYPES)(value.type, inside(at, 'type'));
  const found = type && READERS[type](value, at);
  if (!found) return undefined;
  const letter = LETTERS[found.type];
  if (found.id.startsWith(letter)) return found;
  at.notes.note('wrong-letter', inside(at, 'id').path, { id: found.id, type: found.type, letter });
  return undefined;
};
