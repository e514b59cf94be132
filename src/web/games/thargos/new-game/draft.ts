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
  type SoloConfig,
  STORY_ASSETS,
  type StoryPlan,
  seatsFor,
  sumsOf,
  usualRules,
} from '../../../../games/thargos/ui.ts';
import { isEnteredText } from '../../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import type { Drafted } from '../../../screens/new-game/plan.ts';
import { readSaved, saveDraft } from '../../../screens/new-game/saved-draft.ts';
import { listOf, textUpTo, within } from '../../../workshop/thargos/tools/checks.ts';
import { game } from '../rules.ts';
import { BOT_NAMES, USUAL_BOT } from './bot-messages.ts';
import { OWN } from './user-content-key.ts';

/** A draft may name a story. */
const RULES = game.withAssets(STORY_ASSETS);

export type Mode = Config['mode'];

/** A deck by its name: a ready-made one, `random`, or `own:` and its key. */
interface DeckDraft {
  readonly deck: string;
  /** What the player chose. The deck differs while that is above the cap; absent if the page chose. */
  readonly chosen?: string;
}

/** A player and their deck. */
export interface SeatDraft extends SeatedPlayer, DeckDraft {}

export interface ThargosDraft extends Drafted {
  readonly mode: Mode;
  /** The keys that were changed; the rest follows the mode. */
  readonly wish: Omit<ConfigWish, 'mode' | 'decks' | 'story' | 'packs' | 'solo'>;
  readonly solo: Partial<SoloConfig>;
  /** All seats that were ever filled; a mode takes as many as it needs. */
  readonly seats: readonly SeatDraft[];
  readonly count: number;
  readonly rival: string;
  /** The deck that a player chose for the Rival. */
  readonly rivalChosen?: string;
  /** A shipped story by its name, or `own:` and its key. */
  readonly story: string;
  /** The keys of the packs to play with, in this order. */
  readonly packs: readonly string[];
}

/** User content stored in this browser. */
export interface OwnToPlay {
  readonly decks: ReadonlyMap<string, Deck>;
  readonly stories: ReadonlyMap<string, StoryPlan>;
  /** The packs chosen on the form, as a game names them. */
  readonly packs: readonly PackRef[];
}

export const NOTHING: OwnToPlay = { decks: new Map(), stories: new Map(), packs: [] };

const KEY = 'alidade.thargos.new';
const MOST_SEATS = 8;

/** One person, and bots around; each with a ready-made deck of its own. */
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

/** HT-8.3: a player's first game has half the points. */
export const FIRST: ThargosDraft = { ...BLANK, wish: { quickPlay: true } };

/** As many as the mode allows, and as many as were asked for within that. */
export const countOf = ({ mode, count }: Pick<ThargosDraft, 'mode' | 'count'>): number => {
  const [least, most] = seatsFor(mode);
  return Math.max(least, Math.min(most, count));
};

export const seatsOf = (draft: ThargosDraft): readonly SeatDraft[] => draft.seats.slice(0, countOf(draft));

/** Another mode: what belongs to a mode alone goes back to its usual value, seats and house rules stay. */
export const withMode = (draft: ThargosDraft, mode: Mode): ThargosDraft => {
  const { firstPlayer: _, missionOrder: __, sets: ___, coop: ____, coopTarget: _____, ...kept } = draft.wish;
  const { difficulty: ______, ...wish } = kept;
  const count = mode === 'circle' ? 3 : mode === 'story' ? 2 : draft.count;
  return { ...draft, mode, wish, count };
};

const deckOf = (name: string, own: OwnToPlay): DeckChoice =>
  name.startsWith(OWN) ? (own.decks.get(name.slice(OWN.length)) ?? name) : name;

const decksOf = (draft: ThargosDraft, own: OwnToPlay): readonly DeckChoice[] => {
  const names = seatsOf(draft).map(({ deck }) => deck);
  const isAgainst = hasRival({ mode: draft.mode, soloStory: draft.wish.soloStory ?? 'rival' });
  return (isAgainst ? [...names, draft.rival] : names).map(name => deckOf(name, own));
};

/** Adds the packs that a custom deck needs. */
export const withPacksOf = (
  draft: ThargosDraft,
  deck: string,
  packsOf: ReadonlyMap<string, readonly string[]>,
): ThargosDraft => {
  const needed = deck.startsWith(OWN) ? (packsOf.get(deck.slice(OWN.length)) ?? []) : [];
  return { ...draft, packs: [...new Set([...draft.packs, ...needed])] };
};

const storyOf = ({ story }: ThargosDraft, own: OwnToPlay): string | StoryPlan =>
  story.startsWith(OWN) ? (own.stories.get(story.slice(OWN.length)) ?? story) : story;

/** The rules that the form asks for. */
export const wishOf = (draft: ThargosDraft, own: OwnToPlay): ConfigWish => ({
  ...draft.wish,
  mode: draft.mode,
  decks: decksOf(draft, own),
  ...(isStoryMode(draft) ? { story: storyOf(draft, own) } : {}),
  ...(isSoloMode(draft) && Object.keys(draft.solo).length > 0 ? { solo: draft.solo } : {}),
  ...(own.packs.length > 0 ? { packs: own.packs } : {}),
});

/** Any seed tells whether a game can begin: chance has no say in that. */
const TRIAL = { seed: '0'.repeat(64), open: true };

/** Why the form can't be played. */
export const refusalOf = (draft: ThargosDraft, own: OwnToPlay): Refusal | undefined => {
  const events = RULES.setup(countOf(draft), TRIAL, wishOf(draft, own));
  return isRefusal(events) ? events : undefined;
};

/** The complete rules of the form, those of the bare mode where it cannot be played. */
export const configOf = (draft: ThargosDraft, own: OwnToPlay): Config => {
  const config = RULES.configure(wishOf(draft, own));
  return isRefusal(config) ? usualOf(draft) : config;
};

/** The rules of the chosen mode and set of rules, with nothing changed. */
const usualOf = ({ mode, wish: { rules = 'book' } }: ThargosDraft): Config => usualRules(mode, rules);

/** Another set of rules: changed keys stay changed unless the set says the same. */
export const withRules = (draft: ThargosDraft, rules: Config['rules']): ThargosDraft => {
  const { rules: _, ...kept } = draft.wish;
  return onlyChanged({ ...draft, wish: rules === 'book' ? kept : { ...kept, rules } });
};

/** Without the keys that say what the mode and the set of rules say anyway. */
const onlyChanged = (draft: ThargosDraft): ThargosDraft => {
  const usual: Loose = { ...usualOf(draft), rules: 'book' };
  const wish = Object.fromEntries(Object.entries(draft.wish).filter(([key, value]) => usual[key] !== value));
  return { ...draft, wish };
};

/** A key set to a value, or left to the mode where that says the same. */
export const withKey = <K extends keyof ThargosDraft['wish']>(
  draft: ThargosDraft,
  key: K,
  value: ThargosDraft['wish'][K],
): ThargosDraft => {
  const { [key]: _, ...rest } = draft.wish;
  return { ...draft, wish: usualOf(draft)[key] === value ? rest : { ...rest, [key]: value } };
};

const isAbove = (deck: Deck | undefined, cap: number | null): boolean =>
  cap !== null && deck !== undefined && sumsOf(deck, DEFAULT_SET).pam > cap;

/** The ready-made deck that a seat gets with this cap. None fits a number that is still being typed. */
const deckWithin = (cap: number | null, seat: number): string | undefined => {
  const decks = cap === null ? PRECONS : buildFor(cap);
  return decks[seat % decks.length]?.id;
};

/** HT-2.6: the chosen deck where it is within the cap, else what the page picks. */
const fitted = ({ deck, chosen }: DeckDraft, cap: number | null, seat: number): string => {
  if (chosen !== undefined && !isAbove(readyMade(chosen), cap)) return chosen;
  const isUsual = deck === usualSeat(seat).deck && !isAbove(readyMade(deck), cap);
  return isUsual ? deck : (deckWithin(cap, seat) ?? deck);
};

/** The Rival gets the decks of the second seat. */
const RIVAL_SEAT = 1;

const rivalsDeck = ({ rival: deck, rivalChosen: chosen }: ThargosDraft): DeckDraft => ({
  deck,
  ...(chosen !== undefined && { chosen }),
});

/** HT-2.6: another cap. The page's own choices and decks above the cap make room for those of its build. */
export const withCap = (draft: ThargosDraft, cap: number | null): ThargosDraft => ({
  ...withKey(draft, 'pointsCap', cap),
  seats: draft.seats.map((seat, i) => ({ ...seat, deck: fitted(seat, cap, i) })),
  rival: fitted(rivalsDeck(draft), cap, RIVAL_SEAT),
});

/** A player chooses a deck for a seat. */
export const withSeatDeck = (draft: ThargosDraft, seat: number, deck: string): ThargosDraft => ({
  ...draft,
  seats: draft.seats.with(seat, { ...draft.seats[seat]!, deck, chosen: deck }),
});

/** A player chooses the Rival's deck. */
export const withRivalDeck = (draft: ThargosDraft, deck: string): ThargosDraft => ({
  ...draft,
  rival: deck,
  rivalChosen: deck,
});

type Loose = Readonly<Record<string, unknown>>;

const asObject = (given: unknown): Loose => (isObject(given) ? given : {});

/** The parts that the rules accept, checked key by key. */
const playable = <T extends object>(given: unknown, wishFor: (part: T) => ConfigWish): T =>
  Object.fromEntries(
    Object.entries(asObject(given)).filter(
      ([key, value]) => !isRefusal(RULES.configure(wishFor({ [key]: value } as T))),
    ),
  ) as T;

const isName = textUpTo(100);

/** The stored draft may come from an older version or a file: invalid parts become blank. */
const readDraft = (given: unknown): ThargosDraft => {
  const { mode: wished, wish, solo, seats, count, rival, rivalChosen, story, packs } = asObject(given);
  const mode = CHOICES.mode.find(each => each === wished) ?? BLANK.mode;
  const { mode: _, decks: __, story: ___, packs: ____, solo: _____, ...rules } = asObject(wish);
  const rivals = readDeck({ deck: rival, chosen: rivalChosen }, RIVAL_SEAT);
  return onlyChanged({
    mode,
    wish: playable<ThargosDraft['wish']>(rules, part => ({ ...part, mode })),
    solo: playable<ThargosDraft['solo']>(solo, part => ({ solo: part })),
    seats: BLANK.seats.map((_, seat) => readSeat(Array.isArray(seats) ? seats[seat] : undefined, seat)),
    count: within(1, MOST_SEATS)(count) ? (count as number) : BLANK.count,
    rival: rivals.deck,
    ...(rivals.chosen !== undefined && { rivalChosen: rivals.chosen }),
    story: isName(story) ? (story as string) : BLANK.story,
    packs: listOf(isName, 0, 100)(packs) ? (packs as string[]) : [],
    seed: '',
  });
};

/** Older pages did not save who chose. A deck that the page never picks for this seat was chosen by a player. */
const readDeck = ({ deck, chosen }: Loose, seat: number): DeckDraft => {
  if (!isName(deck)) return { deck: usualSeat(seat).deck };
  const name = deck as string;
  if (isName(chosen)) return { deck: name, chosen: chosen as string };
  const isOurs = [null, ...BUILDS.map(([, most]) => most)].some(cap => deckWithin(cap, seat) === name);
  return isOurs ? { deck: name } : { deck: name, chosen: name };
};

const readSeat = (given: unknown, seat: number): SeatDraft => {
  if (!isObject(given)) return usualSeat(seat);
  const { name, bot } = given;
  const known = BOT_NAMES.find(each => each === bot);
  return {
    ...readDeck(given, seat),
    ...(isEnteredText(name) && name !== '' ? { name } : {}),
    ...(known ? { bot: known } : {}),
  };
};

/** The choices of last time, as far as they can still be played; what was made on this device may be gone. */
export const lastDraft = (): ThargosDraft => {
  try {
    const kept = readSaved(KEY);
    if (kept === undefined) return FIRST;
    const draft = readDraft(kept);
    const isOwn = [draft.story, draft.rival, ...draft.seats.map(({ deck }) => deck)].some(name =>
      name.startsWith(OWN),
    );
    if (isOwn || draft.packs.length > 0) return draft;
    return refusalOf(draft, NOTHING) ? { ...BLANK, seats: draft.seats.map(plainDeck) } : draft;
  } catch {
    return BLANK;
  }
};

const plainDeck = ({ chosen: _, ...given }: SeatDraft, seat: number): SeatDraft => ({
  ...given,
  deck: usualSeat(seat).deck,
});

/** Removes user content that no longer exists, because the game could not start with it. */
export const withoutLost = (
  draft: ThargosDraft,
  own: Omit<OwnToPlay, 'packs'>,
  packs: readonly string[],
): ThargosDraft => {
  const isLost = (name: string, all: ReadonlyMap<string, unknown>): boolean =>
    name.startsWith(OWN) && !all.has(name.slice(OWN.length));
  const { rivalChosen: _, ...plain } = draft;
  return {
    ...(isLost(draft.rival, own.decks) ? { ...plain, rival: BLANK.rival } : draft),
    seats: draft.seats.map((seat, i) => (isLost(seat.deck, own.decks) ? plainDeck(seat, i) : seat)),
    story: isLost(draft.story, own.stories) ? BLANK.story : draft.story,
    packs: draft.packs.filter(id => packs.includes(id)),
  };
};

export const keepDraft = (draft: ThargosDraft): void => saveDraft(KEY, draft);
