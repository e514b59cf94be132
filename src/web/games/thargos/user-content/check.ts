import { isRefusal, type Refusal, refuseIn } from '../../../../engine/refusal.ts';
import { refuseEngine } from '../../../../engine/refusals.ts';
import { isObject, isWhole } from '../../../../engine/util.ts';
import { type Pack, planFault, readPack } from '../../../../games/thargos/ui.ts';
import { PLAYS } from '../../../workshop/thargos/decks/plays.ts';
import type { CheckedContent, ContentItem } from '../../user-content.ts';
import { asAssets, holdFor, isPack, refOf } from '../device.ts';
import { KINDS, type Kind } from './storage.ts';

// Validates the decks, packs and stories in a file. Unfinished ones are accepted, as in the editors; only malformed ones
// are left out.

const MOST_OF_A_KIND = 2000;
const LONGEST_ID = 10_000;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= 100;

/** Whether a value is the `LabRules` that the deck lab stores with a deck. */
const isRules = (value: unknown): boolean =>
  isObject(value) &&
  PLAYS.some(play => play === value.play) &&
  (value.pointsCap === null || Number.isSafeInteger(value.pointsCap)) &&
  typeof value.hasCondar === 'boolean';

const isCard = (id: unknown): boolean => typeof id === 'string' && /^[CLAM][1-9][0-9]{0,3}$/.test(id);
const isCount = (count: unknown): boolean => isWhole(count) && count > 0;

const isText = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every(said => typeof said === 'string' && said.length <= 2000);

/** `plan`: the description of a ready-made deck. Copies of the deck keep it. */
const DECK_KEYS = ['id', 'heroes', 'cards', 'title', 'plan'];

/** Whether a value is a deck, with any number of heroes and cards. */
const isDeck = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).every(key => DECK_KEYS.includes(key)) &&
  typeof value.id === 'string' &&
  isList(value.heroes) &&
  value.heroes.every(isCard) &&
  isObject(value.cards) &&
  Object.entries(value.cards).every(([id, count]) => isCard(id) && isCount(count)) &&
  [value.title, value.plan].every(said => said === undefined || isText(said));

const deckOf = (value: unknown): unknown => {
  if (!isObject(value) || !isRules(value.rules) || !isDeck(value.deck)) return undefined;
  if (!isList(value.packs) || !value.packs.every(isShort)) return undefined;
  return { deck: value.deck, rules: value.rules, packs: value.packs };
};

/** The packs of a started game. Their key must contain their hashes, so that a file can't replace stored packs. */
const playedOf = (value: unknown, id: string): readonly Pack[] | undefined => {
  if (!isList(value)) return undefined;
  const packs = value.flatMap(each => readPack(each) ?? []);
  const name = packs.map(pack => refOf(pack).hash).join('+');
  return packs.length === value.length && name === id ? packs : undefined;
};

const READ: { readonly [K in Kind]: (value: unknown, id: string) => unknown } = {
  packs: readPack,
  played: playedOf,
  decks: deckOf,
  stories: value => (planFault(value) === undefined ? value : undefined),
};

type ContentCode = 'file-bad-pack' | 'file-bad-deck' | 'file-bad-story';
/** `number` is the item's place in the list. */
const refuse = refuseIn<Record<ContentCode, { readonly number: number; readonly name?: string }>>();

const CODES: { readonly [K in Kind]: ContentCode } = {
  packs: 'file-bad-pack',
  played: 'file-bad-pack',
  decks: 'file-bad-deck',
  stories: 'file-bad-story',
};

/** The item's title as the player entered it, in English or French. */
const nameIn = (kind: Kind, value: unknown): string | undefined => {
  const inner = kind === 'decks' ? 'deck' : kind === 'packs' ? 'pack' : undefined;
  const whole = isObject(value) && inner !== undefined ? value[inner] : value;
  const title = isObject(whole) && isObject(whole.title) ? whole.title : {};
  return [title.en, title.fr].find(isShort);
};

const thingOf = (kind: Kind, kept: unknown, number: number): ContentItem | Refusal => {
  const value = isObject(kept) ? kept.value : undefined;
  const name = nameIn(kind, value);
  const bad = refuse(CODES[kind], { number, ...(name !== undefined && { name }) });
  // A key may be long, because a key for several packs contains all their hashes.
  if (!isObject(kept) || typeof kept.id !== 'string' || kept.id === '' || kept.id.length > LONGEST_ID)
    return bad;
  const read = READ[kind](value, kept.id);
  if (read === undefined) return bad;
  const changed = isWhole(kept.changed) ? kept.changed : 0;
  return { kind, id: kept.id, changed: Math.max(0, Math.min(changed, Date.now())), value: read };
};

const packsIn = ({ value }: ContentItem): readonly Pack[] => [value].flat().filter(isPack);

/** All valid items in a file. Keeps the file's packs in memory, because its games are validated with them. */
export const checkThings = (json: unknown): CheckedContent | Refusal => {
  if (!isObject(json)) return refuseEngine('file-bad-format', { place: 'thargos' });
  const things: ContentItem[] = [];
  const left: Refusal[] = [];
  for (const kind of KINDS) {
    const list = json[kind] ?? [];
    if (!Array.isArray(list) || list.length > MOST_OF_A_KIND)
      return refuseEngine('file-bad-format', { place: `thargos.${kind}` });
    for (const [i, kept] of list.entries()) {
      const thing = thingOf(kind, kept, i + 1);
      if (isRefusal(thing)) left.push(thing);
      else things.push(thing);
    }
  }
  holdFor('file', asAssets(things.flatMap(packsIn)));
  return { things, left };
};
