import { hasCodeIn, isRefusal, type Refusal, refuseIn } from '../../../../engine/refusal.ts';
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
import type { SeatedPlayer } from '../../../client/table.ts';
import { readStored } from '../../../local-storage.ts';
import { readSeat } from '../../../screens/new-game/bots.ts';
import { type Drafted, readSaved, saveDraft } from '../../../screens/new-game/plan.ts';
import { CORRECTIONS_KEY, wrongIn } from '../../../workshop/cartographers/paper/user-corrections.ts';
import { isSameMap } from '../../../workshop/cartographers/paper/user-maps.ts';
import { BOT_WORDS } from './bot-messages.ts';

export interface CartographersDraft extends Drafted {
  /** Only the options that the player changed. All others have the game's default values. */
  readonly wish: Omit<ConfigWish, 'edicts' | 'firstGameSet' | 'thresholds' | 'corrections'>;
  readonly edictsBy: 'random' | 'chosen' | 'first';
  readonly edicts: { readonly [L in EdictLetter]: string };
  /** The thresholds for solo titles as typed: four numbers, or empty. */
  readonly thresholds: string;
  /** The changed card values as typed: JSON, or empty. */
  readonly corrections: string;
  readonly seats: readonly SeatedPlayer[];
  /** The card editor's values when they were last copied into the form. Only newer values are copied again. */
  readonly seen: { readonly corrections?: string };
}

const KEY = 'alidade.new-game';

/** The edicts that the form shows first: the first card of each suit in the box. */
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

/** Options whose values are valid only for the box for which they were chosen. */
const OF_BOXES = ['exploreSet', 'seasonSet', 'ruins', 'heroes', 'ambushPool', 'scoringPool'] as const;

/** Changes the box. Resets the options that depend on the box; keeps house rules and seats. */
export const withGame = (draft: CartographersDraft, game: Config['game']): CartographersDraft => {
  const wish: Record<string, unknown> = { ...draft.wish, game };
  for (const key of OF_BOXES) delete wish[key];
  if (typeof wish.map === 'string') delete wish.map;
  const edictsBy = draft.edictsBy === 'first' && game === 'base' ? 'random' : draft.edictsBy;
  return { ...draft, wish, edictsBy, edicts: firstEdicts(game) };
};

/** Chooses a card for an edict letter. If a different letter has a card of that suit, the two letters swap cards. */
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

/** Parses the typed card values without validating them; undefined if they aren't JSON. */
const correctionsOf = (typed: string): Config['corrections'] | undefined => {
  if (typed.trim() === '') return {};
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
};

/** The card values in the form; undefined if the typed text is invalid. */
export const correctionsIn = ({ corrections }: CartographersDraft): Config['corrections'] | undefined => {
  const found = correctionsOf(corrections);
  return found && !wrongIn(found) ? found : undefined;
};

export const correctionsText = (corrections: Config['corrections']): string =>
  Object.keys(corrections).length === 0 ? '' : JSON.stringify(corrections, undefined, 1);

/** The refusals of typed or opened JSON. `key` is the option that it sets. */
type JsonRefusals = { readonly 'not-json': { readonly key: 'corrections' | 'map' } };
export const refuseJson = refuseIn<JsonRefusals>();
export const hasJsonCode = hasCodeIn<JsonRefusals>();

/** The options that the form chooses, or a refusal. */
export const wishOf = (draft: CartographersDraft): ConfigWish | Refusal => {
  const corrections = correctionsOf(draft.corrections);
  if (corrections === undefined) return refuseJson('not-json', { key: 'corrections' });
  const thresholds = thresholdsOf(draft.thresholds);
  const wish: ConfigWish = {
    ...draft.wish,
    ...(draft.edictsBy === 'chosen' ? { edicts: draft.edicts } : {}),
    ...(draft.edictsBy === 'first' ? { firstGameSet: true } : {}),
    ...(thresholds === null ? {} : { thresholds }),
    ...(draft.corrections.trim() === '' ? {} : { corrections }),
  };
  const config = configure(wish);
  return isRefusal(config) ? config : wish;
};

/** The complete rules that the form chooses. If the form is invalid, the chosen box with default options. */
export const configOf = (draft: CartographersDraft): Config => {
  const wish = wishOf(draft);
  const config = configure(isRefusal(wish) ? { game: gameOf(draft) } : wish);
  // Cast: the base game without changes is always valid.
  return isRefusal(config) ? (configure({}) as Config) : config;
};

const SEAT_TEXTS = ['name', 'title', 'motto', 'crest'] as const;

const keptDraft = (): CartographersDraft => {
  try {
    // Cast: this form saved the object, and the rules validate its values before a game starts.
    const kept = (readSaved(KEY) ?? {}) as Partial<CartographersDraft>;
    const seats = Array.isArray(kept.seats)
      ? kept.seats.slice(0, 100).map(seat => readSeat(seat, BOT_WORDS, SEAT_TEXTS))
      : [];
    return { ...BLANK, ...kept, seats: seats.length > 0 ? seats : BLANK.seats, seed: '' };
  } catch {
    return BLANK;
  }
};

const withUserCorrections = (draft: CartographersDraft): CartographersDraft => {
  const values = readStored(CORRECTIONS_KEY);
  if (typeof values !== 'object' || values === null) return draft;
  const text = JSON.stringify(values);
  if (text === (draft.seen?.corrections ?? '{}')) return draft;
  // Cast: the editor saves only corrections that the rules accept.
  const corrections = correctionsText(values as Config['corrections']);
  return { ...draft, corrections, seen: { ...draft.seen, corrections: text } };
};

const playable = (drafts: readonly (() => CartographersDraft)[]): CartographersDraft | undefined => {
  for (const draft of drafts)
    try {
      const tried = draft();
      if (!isRefusal(wishOf(tried))) return tried;
    } catch {
      // Stored data that isn't valid JSON is ignored.
    }
  return undefined;
};

/** The choices of the last game and the card editor's newest values, without those that are no longer valid. */
export const lastDraft = (): CartographersDraft => {
  const kept = keptDraft();
  return (
    playable([() => withUserCorrections(kept), () => kept]) ?? {
      ...BLANK,
      seats: kept.seats,
    }
  );
};

export const keepDraft = (draft: CartographersDraft): void => saveDraft(KEY, draft);

/** Selects this map in the form for the next game. */
export const chooseMap = (map: MapData): void => {
  const draft = lastDraft();
  keepDraft({ ...draft, wish: { ...draft.wish, map } });
};

/** Updates the form after a saved map was changed or deleted, if the form has selected that map. */
export const followMap = (before: MapData, after: MapData | undefined): void => {
  const draft = lastDraft();
  const { map, ...rest } = draft.wish;
  if (typeof map !== 'object' || !isSameMap(map, before)) return;
  keepDraft({ ...draft, wish: after ? { ...rest, map: after } : rest });
};

/** The first player of the last form: name and crest if it was a person, empty if it was a bot. */
export const lastSelf = (): SeatedPlayer => {
  const first = keptDraft().seats[0]!;
  return first.bot ? {} : first;
};
