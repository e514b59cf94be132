import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { isObject } from '../../../../engine/util.ts';
import {
  BUILDS,
  buildFor,
  CHOICES,
  type Config,
  type ConfigWish,
  DEFAULT_SET,
  type Deck,
  type DeckChoice,
  hasRival,
  isSoloMode,
  isStoryMode,
  type PackRef,
  PRECONS,
  readyMade,
  SOLO,
  type SoloConfig,
  STORY_ASSETS,
  type StoryPlan,
  seatsFor,
  sumsOf,
  usualRules,
} from '../../../../games/thargos/ui.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { readSeat } from '../../../screens/new-game/bots.ts';
import { type Drafted, readSaved, saveDraft, withChange } from '../../../screens/new-game/plan.ts';
import { listOf, textUpTo, within } from '../../../workshop/thargos/tools/checks.ts';
import { game } from '../rules.ts';
import { isUserContent, userContentId } from '../user-content/storage.ts';
import { BOT_WORDS, USUAL_BOT } from './bot-messages.ts';

/** The rules with the shipped stories, because a form may name one of them. */
const RULES = game.withAssets(STORY_ASSETS);

export type Mode = Config['mode'];

interface DeckDraft {
  /** The id of a ready-made deck, `random`, or `own:` and the key of a custom deck. */
  readonly deck: string;
  /** The deck that the player chose, if any. It differs from `deck` while the chosen deck is above the points cap. */
  readonly chosen?: string;
}

export interface SeatDraft extends SeatedPlayer, DeckDraft {}

export interface ThargosDraft extends Drafted {
  readonly mode: Mode;
  /** Only the options that the player changed. All others have the default of the mode and the rule set. */
  readonly wish: Omit<ConfigWish, 'mode' | 'decks' | 'story' | 'packs' | 'solo'>;
  readonly solo: Partial<SoloConfig>;
  /** All seats that were ever filled in. A mode uses as many of them as it needs. */
  readonly seats: readonly SeatDraft[];
  readonly count: number;
  readonly rival: string;
  /** The deck that the player chose for the Rival; absent if they chose none. */
  readonly rivalChosen?: string;
  /** The id of a shipped story, or `own:` and the key of a custom story. */
  readonly story: string;
  /** The keys of the card packs to play with, in order. */
  readonly packs: readonly string[];
}

/** The player's own decks, stories and packs, as far as the form uses them. */
export interface ChosenContent {
  readonly decks: ReadonlyMap<string, Deck>;
  readonly stories: ReadonlyMap<string, StoryPlan>;
  /** The chosen packs as references for `config.packs`. */
  readonly packs: readonly PackRef[];
}

export const NOTHING: ChosenContent = { decks: new Map(), stories: new Map(), packs: [] };

const KEY = 'alidade.thargos.new';
const MOST_SEATS = 8;

/** The default for a seat: the first is a person, the others are bots. Each has a different ready-made deck. */
const usualSeat = (seat: number): SeatDraft => ({
  deck: PRECONS[seat % PRECONS.length]!.id,
  ...(seat === 0 ? {} : { bot: USUAL_BOT }),
});

export const BLANK: ThargosDraft = {
  mode: 'duel',
  wish: {},
  solo: {},
  seats: Array.from({ length: MOST_SEATS }, (_, seat) => usualSeat(seat)),
  count: 2,
  rival: PRECONS[1]!.id,
  story: 'kurnor',
  packs: [],
  seed: '',
};

/** HT-8.3: the form for a player's first game: a quick game, in which targets are halved. */
export const FIRST: ThargosDraft = { ...BLANK, wish: { quickPlay: true } };

/** The requested number of seats, limited to what the mode allows. */
export const countOf = ({ mode, count }: Pick<ThargosDraft, 'mode' | 'count'>): number => {
  const [least, most] = seatsFor(mode);
  return Math.max(least, Math.min(most, count));
};

export const seatsOf = (draft: ThargosDraft): readonly SeatDraft[] => draft.seats.slice(0, countOf(draft));

/** Changes the mode. Resets options whose default depends on the mode; keeps seats and other options. */
export const withMode = (draft: ThargosDraft, mode: Mode): ThargosDraft => {
  const { firstPlayer: _, missionOrder: __, sets: ___, coop: ____, coopTarget: _____, ...kept } = draft.wish;
  const { difficulty: ______, ...wish } = kept;
  const count = mode === 'circle' ? 3 : mode === 'story' ? 2 : draft.count;
  return { ...draft, mode, wish, count };
};

const deckOf = (name: string, own: ChosenContent): DeckChoice => own.decks.get(userContentId(name)) ?? name;

const decksOf = (draft: ThargosDraft, own: ChosenContent): readonly DeckChoice[] => {
  const names = seatsOf(draft).map(({ deck }) => deck);
  const isAgainst = hasRival({ mode: draft.mode, soloStory: draft.wish.soloStory ?? 'rival' });
  return (isAgainst ? [...names, draft.rival] : names).map(name => deckOf(name, own));
};

/** Adds the packs that a custom deck needs to the form. */
export const withPacksOf = (
  draft: ThargosDraft,
  deck: string,
  packsOf: ReadonlyMap<string, readonly string[]>,
): ThargosDraft => {
  const needed = packsOf.get(userContentId(deck)) ?? [];
  return { ...draft, packs: [...new Set([...draft.packs, ...needed])] };
};

/** The config that the form chooses. */
export const wishOf = (draft: ThargosDraft, own: ChosenContent): ConfigWish => ({
  ...draft.wish,
  mode: draft.mode,
  decks: decksOf(draft, own),
  ...(isStoryMode(draft) ? { story: own.stories.get(userContentId(draft.story)) ?? draft.story } : {}),
  ...(isSoloMode(draft) && Object.keys(draft.solo).length > 0 ? { solo: draft.solo } : {}),
  ...(own.packs.length > 0 ? { packs: own.packs } : {}),
});

/** An arbitrary seed for checks, because whether a game can start doesn't depend on random numbers. */
const TRIAL = { seed: '0'.repeat(64), open: true };

/** The refusal if no game can start with this form; undefined if one can. */
export const refusalOf = (draft: ThargosDraft, own: ChosenContent): Refusal | undefined => {
  const events = RULES.setup(countOf(draft), TRIAL, wishOf(draft, own));
  return isRefusal(events) ? events : undefined;
};

/** The complete rules that the form chooses. If the form is refused, the default rules of its mode. */
export const configOf = (draft: ThargosDraft, own: ChosenContent): Config => {
  const config = RULES.configure(wishOf(draft, own));
  return isRefusal(config) ? usualOf(draft) : config;
};

/** The default rules of the mode and the rule set, without changed options. */
const usualOf = ({ mode, wish: { rules = 'book' } }: ThargosDraft): Config => usualRules(mode, rules);

/** Changes the rule set. Removes changed options that equal the new set's defaults. */
export const withRules = (draft: ThargosDraft, rules: Config['rules']): ThargosDraft => {
  const { rules: _, ...kept } = draft.wish;
  return onlyChanged({ ...draft, wish: rules === 'book' ? kept : { ...kept, rules } });
};

/** Removes options that equal the default of the mode and the rule set. */
const onlyChanged = (draft: ThargosDraft): ThargosDraft => {
  const usual: Loose = { ...usualOf(draft), rules: 'book' };
  const wish = Object.fromEntries(Object.entries(draft.wish).filter(([key, value]) => usual[key] !== value));
  return { ...draft, wish };
};

/** Sets an option. Removes its key if the value is the default. */
export const withKey = <K extends keyof ThargosDraft['wish']>(
  draft: ThargosDraft,
  key: K,
  value: ThargosDraft['wish'][K],
): ThargosDraft => ({ ...draft, wish: withChange(draft.wish, key, value, usualOf(draft)[key]) });

/** Sets an option of the Rival. Removes its key if the value is the default. */
export const withSolo = <K extends keyof SoloConfig>(
  draft: ThargosDraft,
  key: K,
  value: SoloConfig[K],
): ThargosDraft => ({ ...draft, solo: withChange(draft.solo, key, value, SOLO[key]) });

const isAbove = (deck: Deck | undefined, cap: number | null): boolean =>
  cap !== null && deck !== undefined && sumsOf(deck, DEFAULT_SET).pam > cap;

/** A seat's default deck within this cap. Undefined if no ready-made deck fits, as while a number is typed. */
const deckWithin = (cap: number | null, seat: number): string | undefined => {
  const decks = cap === null ? PRECONS : buildFor(cap);
  return decks[seat % decks.length]?.id;
};

/** HT-2.6: the deck that the player chose, if it is within the cap. Otherwise a default deck within the cap. */
const fitted = ({ deck, chosen }: DeckDraft, cap: number | null, seat: number): string => {
  if (chosen !== undefined && !isAbove(readyMade(chosen), cap)) return chosen;
  const isUsual = deck === usualSeat(seat).deck && !isAbove(readyMade(deck), cap);
  return isUsual ? deck : (deckWithin(cap, seat) ?? deck);
};

/** The Rival gets the second seat's default deck. */
const RIVAL_SEAT = 1;

const rivalsDeck = ({ rival: deck, rivalChosen: chosen }: ThargosDraft): DeckDraft => ({
  deck,
  ...(chosen !== undefined && { chosen }),
});

/** HT-2.6: changes the points cap, and replaces default decks and decks above the cap. */
export const withCap = (draft: ThargosDraft, cap: number | null): ThargosDraft => ({
  ...withKey(draft, 'pointsCap', cap),
  seats: draft.seats.map((seat, i) => ({ ...seat, deck: fitted(seat, cap, i) })),
  rival: fitted(rivalsDeck(draft), cap, RIVAL_SEAT),
});

export const withSeatDeck = (draft: ThargosDraft, seat: number, deck: string): ThargosDraft => ({
  ...draft,
  seats: draft.seats.with(seat, { ...draft.seats[seat]!, deck, chosen: deck }),
});

export const withRivalDeck = (draft: ThargosDraft, deck: string): ThargosDraft => ({
  ...draft,
  rival: deck,
  rivalChosen: deck,
});

type Loose = Readonly<Record<string, unknown>>;

const asObject = (given: unknown): Loose => (isObject(given) ? given : {});

/** Keeps only options that the rules accept. Each option is checked alone. */
// Casts: the rules have accepted every option in the result.
const playable = <T extends object>(given: unknown, wishFor: (part: T) => ConfigWish): T =>
  Object.fromEntries(
    Object.entries(asObject(given)).filter(
      ([key, value]) => !isRefusal(RULES.configure(wishFor({ [key]: value } as T))),
    ),
  ) as T;

const isName = textUpTo(100);

/** Reads a stored form. Replaces invalid parts with defaults, because the form may come from an older version or a file. */
const readDraft = (given: unknown): ThargosDraft => {
  const { mode: wished, wish, solo, seats, count, rival, rivalChosen, story, packs } = asObject(given);
  const mode = CHOICES.mode.find(each => each === wished) ?? BLANK.mode;
  const { mode: _, decks: __, story: ___, packs: ____, solo: _____, ...rules } = asObject(wish);
  const rivals = readDeck({ deck: rival, chosen: rivalChosen }, RIVAL_SEAT);
  return onlyChanged({
    mode,
    wish: playable<ThargosDraft['wish']>(rules, part => ({ ...part, mode })),
    solo: playable<ThargosDraft['solo']>(solo, part => ({ solo: part })),
    seats: BLANK.seats.map((_, seat) => seatFrom(Array.isArray(seats) ? seats[seat] : undefined, seat)),
    count: within(1, MOST_SEATS)(count) ? count : BLANK.count,
    rival: rivals.deck,
    ...(rivals.chosen !== undefined && { rivalChosen: rivals.chosen }),
    story: isName(story) ? story : BLANK.story,
    packs: listOf(isName, 0, 100)(packs) ? packs.filter(isName) : [],
    seed: '',
  });
};

/** Reads a stored deck. Older versions didn't save `chosen`: a deck that is never this seat's default counts as chosen. */
const readDeck = ({ deck, chosen }: Loose, seat: number): DeckDraft => {
  if (!isName(deck)) return { deck: usualSeat(seat).deck };
  if (isName(chosen)) return { deck, chosen };
  const isOurs = [null, ...BUILDS.map(([, most]) => most)].some(cap => deckWithin(cap, seat) === deck);
  return isOurs ? { deck } : { deck, chosen: deck };
};

const seatFrom = (given: unknown, seat: number): SeatDraft =>
  isObject(given) ? { ...readDeck(given, seat), ...readSeat(given, BOT_WORDS, ['name']) } : usualSeat(seat);

/** The last game's choices, without those that are no longer valid. Custom decks and stories may have been deleted. */
export const lastDraft = (): ThargosDraft => {
  try {
    const kept = readSaved(KEY);
    if (kept === undefined) return FIRST;
    const draft = readDraft(kept);
    const names = [draft.story, draft.rival, ...draft.seats.map(({ deck }) => deck)];
    if (names.some(isUserContent) || draft.packs.length > 0) return draft;
    return refusalOf(draft, NOTHING) ? { ...BLANK, seats: draft.seats.map(plainDeck) } : draft;
  } catch {
    return BLANK;
  }
};

const plainDeck = ({ chosen: _, ...given }: SeatDraft, seat: number): SeatDraft => ({
  ...given,
  deck: usualSeat(seat).deck,
});

/** Removes custom decks, stories and packs that no longer exist, because the game couldn't start with them. */
export const withoutLost = (
  draft: ThargosDraft,
  own: Omit<ChosenContent, 'packs'>,
  packs: readonly string[],
): ThargosDraft => {
  const isLost = (name: string, all: ReadonlyMap<string, unknown>): boolean =>
    isUserContent(name) && !all.has(userContentId(name));
  const { rivalChosen: _, ...plain } = draft;
  return {
    ...(isLost(draft.rival, own.decks) ? { ...plain, rival: BLANK.rival } : draft),
    seats: draft.seats.map((seat, i) => (isLost(seat.deck, own.decks) ? plainDeck(seat, i) : seat)),
    story: isLost(draft.story, own.stories) ? BLANK.story : draft.story,
    packs: draft.packs.filter(id => packs.includes(id)),
  };
};

export const keepDraft = (draft: ThargosDraft): void => saveDraft(KEY, draft);
