import { isRefusal, type Refusal, refuse } from '../../../../engine/refusal.ts';
import {
  boxesOf,
  type Config,
  type ConfigWish,
  configure,
  EDICT_LETTERS,
  EDICTS,
  type EdictLetter,
  type MapData,
  SETS,
  SUITS,
} from '../../../../games/cartographers/ui.ts';
import { isEnteredText } from '../../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import type { Drafted } from '../../../screens/new-game/plan.ts';
import { readSaved, saveDraft } from '../../../screens/new-game/saved-draft.ts';
import { kept as keptValue, OWN_VALUES } from '../../../workshop/cartographers/paper/files.ts';
import { isSameMap } from '../../../workshop/cartographers/paper/own-maps.ts';
import { wrongIn } from '../../../workshop/cartographers/paper/own-values.ts';
import { BOT_NAMES } from './bot-messages.ts';

export interface CartographersDraft extends Drafted {
  /** The keys that were changed; the rest follows the game. */
  readonly wish: Omit<ConfigWish, 'edicts' | 'firstGameSet' | 'thresholds' | 'corrections'>;
  readonly edictsBy: 'random' | 'chosen' | 'first';
  readonly edicts: { readonly [L in EdictLetter]: string };
  /** As typed: four numbers, or nothing. */
  readonly thresholds: string;
  /** As typed: JSON, or nothing. */
  readonly corrections: string;
  readonly seats: readonly SeatedPlayer[];
  /** The card values of the editor when the form was last used: only newer ones are taken over automatically. */
  readonly seen: { readonly corrections?: string };
}

const KEY = 'alidade.new-game';

/** One card of each suit, the first of the box. */
const firstEdicts = (game: Config['game']): CartographersDraft['edicts'] => {
  const cards = boxesOf(game).flatMap(box => SETS[box].edicts);
  const ofSuit = SUITS.map(suit => cards.find(card => card.suit === suit)?.id ?? '');
  return { A: ofSuit[0]!, B: ofSuit[1]!, C: ofSuit[2]!, D: ofSuit[3]! };
};

export const BLANK: CartographersDraft = {
  wish: {},
  edictsBy: 'random',
  edicts: firstEdicts('base'),
  thresholds: '',
  corrections: '',
  seats: [{}],
  seed: '',
  seen: {},
};

export const gameOf = (draft: CartographersDraft): Config['game'] => draft.wish.game ?? 'base';

/** Keys that make sense only within the boxes they were chosen for. */
const OF_BOXES = ['exploreSet', 'seasonSet', 'ruins', 'heroes', 'ambushPool', 'scoringPool'] as const;

/** Another game: what belongs to the boxes follows it, house rules and seats stay. */
export const withGame = (draft: CartographersDraft, game: Config['game']): CartographersDraft => {
  const wish: Record<string, unknown> = { ...draft.wish, game };
  for (const key of OF_BOXES) delete wish[key];
  if (typeof wish.map === 'string') delete wish.map;
  const edictsBy = draft.edictsBy === 'first' && game === 'base' ? 'random' : draft.edictsBy;
  return { ...draft, wish, edictsBy, edicts: firstEdicts(game) };
};

/** A card for a letter. If another letter holds its suit, the two letters change places. */
export const withEdict = (draft: CartographersDraft, letter: EdictLetter, id: string): CartographersDraft => {
  const suit = EDICTS.get(id)?.suit;
  const other = EDICT_LETTERS.find(l => l !== letter && EDICTS.get(draft.edicts[l])?.suit === suit);
  const swapped = other ? { [other]: draft.edicts[letter] } : {};
  return { ...draft, edicts: { ...draft.edicts, ...swapped, [letter]: id } };
};

const thresholdsOf = (typed: string): readonly number[] | null =>
  typed.trim() === ''
    ? null
    : typed
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number);

const correctionsOf = (typed: string): unknown => {
  if (typed.trim() === '') return {};
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
};

/** The values of cards that the form has; undefined while what is typed there cannot be used. */
export const correctionsIn = ({ corrections }: CartographersDraft): Config['corrections'] | undefined => {
  const found = correctionsOf(corrections) as Config['corrections'] | undefined;
  return found && !wrongIn(found) ? found : undefined;
};

export const correctionsText = (corrections: Config['corrections']): string =>
  Object.keys(corrections).length === 0 ? '' : JSON.stringify(corrections, undefined, 1);

/** The rules that the form asks for, or why they cannot be played. */
export const wishOf = (draft: CartographersDraft): ConfigWish | Refusal => {
  const corrections = correctionsOf(draft.corrections);
  if (corrections === undefined) return refuse('not-json', { key: 'corrections' });
  const thresholds = thresholdsOf(draft.thresholds);
  const wish: ConfigWish = {
    ...draft.wish,
    ...(draft.edictsBy === 'chosen' ? { edicts: draft.edicts } : {}),
    ...(draft.edictsBy === 'first' ? { firstGameSet: true } : {}),
    ...(thresholds === null ? {} : { thresholds }),
    ...(draft.corrections.trim() === '' ? {} : { corrections: corrections as Config['corrections'] }),
  };
  const config = configure(wish);
  return isRefusal(config) ? config : wish;
};

/** The complete rules of the form, those of the bare game where it cannot be played. */
export const configOf = (draft: CartographersDraft): Config => {
  const wish = wishOf(draft);
  const config = configure(isRefusal(wish) ? { game: gameOf(draft) } : wish);
  return isRefusal(config) ? (configure({}) as Config) : config;
};

const SEAT_TEXTS = ['name', 'title', 'motto', 'crest'] as const;

const readSeat = (seat: unknown): SeatedPlayer => {
  if (typeof seat !== 'object' || seat === null) return {};
  const given = seat as Readonly<Record<string, unknown>>;
  const texts = SEAT_TEXTS.filter(key => isEnteredText(given[key]) && given[key] !== '');
  const bot = BOT_NAMES.find(name => name === given.bot);
  return { ...Object.fromEntries(texts.map(key => [key, given[key]])), ...(bot ? { bot } : {}) };
};

const keptDraft = (): CartographersDraft => {
  try {
    const kept = (readSaved(KEY) ?? {}) as Partial<CartographersDraft>;
    const seats = Array.isArray(kept.seats) ? kept.seats.slice(0, 100).map(readSeat) : [];
    return { ...BLANK, ...kept, seats: seats.length > 0 ? seats : BLANK.seats, seed: '' };
  } catch {
    return BLANK;
  }
};

const withOwnValues = (draft: CartographersDraft): CartographersDraft => {
  const values = keptValue(OWN_VALUES);
  if (typeof values !== 'object' || values === null) return draft;
  const text = JSON.stringify(values);
  if (text === (draft.seen?.corrections ?? '{}')) return draft;
  const corrections = correctionsText(values as Config['corrections']);
  return { ...draft, corrections, seen: { ...draft.seen, corrections: text } };
};

const playable = (drafts: readonly (() => CartographersDraft)[]): CartographersDraft | undefined => {
  for (const draft of drafts)
    try {
      const tried = draft();
      if (!isRefusal(wishOf(tried))) return tried;
    } catch {
      // The stored data may be invalid.
    }
  return undefined;
};

/** The choices of last time and the newest card values of the editor, as far as they can still be played. */
export const lastDraft = (): CartographersDraft => {
  const kept = keptDraft();
  return (
    playable([() => withOwnValues(kept), () => kept]) ?? {
      ...BLANK,
      seats: kept.seats,
    }
  );
};

export const keepDraft = (draft: CartographersDraft): void => saveDraft(KEY, draft);

/** The next new game is on this map. */
export const chooseMap = (map: MapData): void => {
  const draft = lastDraft();
  keepDraft({ ...draft, wish: { ...draft.wish, map } });
};

/** A saved map was changed or deleted: a form that had chosen it follows. */
export const followMap = (before: MapData, after: MapData | undefined): void => {
  const draft = lastDraft();
  const { map, ...rest } = draft.wish;
  if (typeof map !== 'object' || !isSameMap(map, before)) return;
  keepDraft({ ...draft, wish: after ? { ...rest, map: after } : rest });
};

/** How the person at this device was called last time. */
export const lastSelf = (): SeatedPlayer => {
  const first = keptDraft().seats[0]!;
  return first.bot ? {} : first;
};
