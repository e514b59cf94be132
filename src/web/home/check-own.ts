import { type Refusal, refuse } from '../../engine/refusal.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { parseDecks } from '../../games/thargos/decks/file.ts';
import { knowPacks } from '../../games/thargos/library.ts';
import { applyPacks } from '../../games/thargos/packs/apply.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';
import { parsePack } from '../../games/thargos/packs/parse.ts';
import { planFault } from '../../games/thargos/stories/shape.ts';
import { KINDS, type Kind, type Thing } from '../games/thargos/kept.ts';
import { refOf } from '../games/thargos/packs.ts';

/** The decks, packs and stories of a file: what is damaged is refused before anything is kept. */

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_OF_A_KIND = 2000;

const PLAYS = ['duel', 'quick', 'story'];
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length <= 100;

/** What a deck was built for: see the deck lab. */
const isRules = (value: unknown): boolean =>
  isObject(value) &&
  PLAYS.includes(value.play as string) &&
  (value.pointsCap === null || Number.isSafeInteger(value.pointsCap)) &&
  typeof value.hasCondar === 'boolean';

const deckOf = (value: unknown): unknown => {
  if (!isObject(value) || !isRules(value.rules)) return undefined;
  if (!isList(value.packs) || !value.packs.every(isShort) || !isObject(value.deck)) return undefined;
  // A copy of a ready-made deck says how it is played; a file of decks knows nothing of that.
  const { plan, ...rest } = value.deck;
  const deck = parseDecks([rest]).value?.[0];
  if (!deck || !(plan === undefined || isText(plan))) return undefined;
  return { deck: { ...deck, ...(plan !== undefined && { plan }) }, rules: value.rules, packs: value.packs };
};

const isText = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every(said => typeof said === 'string' && said.length <= 2000);

const packOf = (value: unknown): Pack | undefined => parsePack(value, { base: DEFAULT_SET }).value;

const know = (packs: readonly Pack[]): void => knowPacks(packs.map(refOf), applyPacks(DEFAULT_SET, packs));

/** Cards that a game was begun with are named by what they are, so nobody can slip others in. */
const playedOf = (value: unknown, id: string): readonly Pack[] | undefined => {
  if (!isList(value)) return undefined;
  const packs = value.flatMap(each => packOf(each) ?? []);
  const name = packs.map(pack => refOf(pack).hash).join('+');
  return packs.length === value.length && name === id ? packs : undefined;
};

const READ: { readonly [K in Kind]: (value: unknown, id: string) => unknown } = {
  packs: packOf,
  played: playedOf,
  decks: deckOf,
  stories: value => (planFault(value) === undefined ? value : undefined),
};

const CODES: { readonly [K in Kind]: string } = {
  packs: 'file-bad-pack',
  played: 'file-bad-pack',
  decks: 'file-bad-deck',
  stories: 'file-bad-story',
};

const thingOf = (kind: Kind, kept: unknown): Thing | undefined => {
  if (!isObject(kept) || !isShort(kept.id) || kept.id === '') return undefined;
  const value = READ[kind](kept.value, kept.id);
  if (value === undefined) return undefined;
  const changed = Number.isSafeInteger(kept.changed) ? (kept.changed as number) : 0;
  return { kind, id: kept.id, changed: Math.max(0, Math.min(changed, Date.now())), value };
};

/** Everything of these kinds, or what is wrong with one of them. The cards are known from here on: games may need them. */
export const checkThings = (json: unknown): readonly Thing[] | Refusal => {
  if (!isObject(json)) return refuse('file-bad-format', { place: 'thargos' });
  const things: Thing[] = [];
  for (const kind of KINDS) {
    const list = json[kind] ?? [];
    if (!Array.isArray(list) || list.length > MOST_OF_A_KIND)
      return refuse('file-bad-format', { place: `thargos.${kind}` });
    for (const [i, kept] of list.entries()) {
      const thing = thingOf(kind, kept);
      if (!thing) return refuse(CODES[kind], { number: i + 1 });
      things.push(thing);
    }
  }
  for (const { kind, value } of things) {
    if (kind === 'packs') know([value as Pack]);
    if (kind === 'played') know(value as readonly Pack[]);
  }
  return things;
};
