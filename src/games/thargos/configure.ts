import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isObject, keysOf } from '../../engine/util.ts';
import { suggestionFor } from '../../text/suggest.ts';
import type { Rulebook } from './assets.ts';
import { type Library, libraryOf } from './board/library.ts';
import {
  CHOICES,
  type Config,
  type ConfigWish,
  DEFAULTS,
  SOLO,
  type SoloConfig,
  usualRules,
} from './config.ts';
import { ATTITUDES, isStoryMode } from './modes.ts';
import { followStory } from './packs/apply.ts';
import { boardSteps, MOST_BOARD_STEPS } from './packs/cost.ts';
import { refuse } from './refusals/codes.ts';
import { checkStory, type StoryFault } from './stories/check.ts';
import { planFault } from './stories/shape.ts';
import { planOf } from './stories/state.ts';
import type { StoryPlan } from './stories/story.ts';

/**
 * Completes and checks the config that players ask for. Equal requests give the same object, so that its
 * content is compiled once.
 */

const LONGEST = 200_000;
/** The most configs in the cache, enough for every pair of the eight ready-made decks. */
const MOST = 100;

export type Configure = (wish: ConfigWish) => Config | Refusal;

export const makeConfigure = (rulebook: Rulebook): Configure => {
  const done = new Map<string, Config>();
  return wish => {
    if (!isObject(wish)) return refuse('config-not-an-object');
    let content: string;
    try {
      content = JSON.stringify(wish);
    } catch {
      return refuse('config-not-an-object');
    }
    const known = done.get(content);
    if (known && !rulebook.lackOf(known)) return known;
    // The config is made from a copy, because the caller may change the request later.
    const config = complete(JSON.parse(content), rulebook);
    if (isRefusal(config) || content.length > LONGEST) return config;
    if (done.size >= MOST) done.clear();
    done.set(content, config);
    return config;
  };
};

const bad = (key: string, allowed?: readonly unknown[], value?: unknown): Refusal =>
  refuse('config-bad-value', allowed ? { key, allowed, ...suggestionFor(value, allowed) } : { key });

/** Refuses a number outside its range. `otherwise` is an allowed value outside the range. */
const outside = (key: string, least: number, most: number, otherwise?: number | null): Refusal => {
  const allowed = otherwise === undefined ? [least, most] : [otherwise, least, most];
  return refuse('config-bad-value', {
    key,
    allowed,
    least,
    most,
    ...(otherwise !== undefined && { otherwise }),
  });
};

const complete = (wish: ConfigWish, { lackOf }: Rulebook): Config | Refusal => {
  for (const key of Object.keys(wish))
    if (!Object.hasOwn(DEFAULTS, key))
      return refuse('config-unknown-key', { key, ...suggestionFor(key, Object.keys(DEFAULTS)) });
  const mode = wish.mode ?? 'duel';
  if (!CHOICES.mode.some(known => known === mode)) return bad('mode', CHOICES.mode, mode);
  const rules = wish.rules ?? 'book';
  if (!CHOICES.rules.some(known => known === rules)) return bad('rules', CHOICES.rules, rules);
  const solo = wish.solo ?? {};
  if (!isObject(solo)) return bad('solo');
  // The request is untrusted: the checks below verify every key.
  const whole = { ...usualRules(mode, rules), ...wish, solo: { ...SOLO, ...solo } } as Config;
  const config = withoutDefaultLists(whole);
  return (
    checkChoices(config) ??
    checkNumbers(config) ??
    checkSolo(config.solo) ??
    checkLists(config) ??
    lackOf(config) ??
    checkCards(config) ??
    checkStoryOf(config) ??
    config
  );
};

/**
 * Removes `deckLists` if it has its default value. Games from before this key don't have it, so old and new
 * games start with the same event.
 */
const withoutDefaultLists = (config: Config): Config => {
  const { deckLists, ...rest } = config;
  return deckLists === DEFAULTS.deckLists ? rest : config;
};

const checkChoices = (config: Config): Refusal | undefined => {
  for (const key of keysOf(CHOICES)) {
    const values: readonly unknown[] = CHOICES[key];
    if (Object.hasOwn(config, key) && !values.includes(config[key])) return bad(key, values, config[key]);
  }
  // HT-A-32: only a story can be cooperative.
  return config.coop && config.mode !== 'story' ? bad('coop', [false]) : undefined;
};

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const checkNumbers = ({
  pointsCap,
  balanceMin,
  stallRounds,
  standstillRounds,
  maxRounds,
  teamSupport,
}: Config): Refusal | undefined => {
  if (pointsCap !== null && !isWithin(pointsCap, 60, 240)) return outside('pointsCap', 60, 240, null);
  if (!isWithin(balanceMin, 0, 2)) return bad('balanceMin', [0, 1, 2], balanceMin);
  // HT-A-12: 0 turns off the limit.
  if (stallRounds !== 0 && !isWithin(stallRounds, 1, 100)) return outside('stallRounds', 1, 100, 0);
  if (standstillRounds !== 0 && !isWithin(standstillRounds, 3, 1000))
    return outside('standstillRounds', 3, 1000, 0);
  if (maxRounds !== 0 && !isWithin(maxRounds, 5, 1000)) return outside('maxRounds', 5, 1000, 0);
  return isWithin(teamSupport, 0, 3) ? undefined : outside('teamSupport', 0, 3);
};

const checkSolo = (solo: SoloConfig): Refusal | undefined => {
  for (const key of Object.keys(solo))
    if (!Object.hasOwn(SOLO, key))
      return refuse('config-unknown-key', {
        key: `solo.${key}`,
        ...suggestionFor(
          `solo.${key}`,
          Object.keys(SOLO).map(known => `solo.${known}`),
        ),
      });
  const { attitudeMap, pileDelta, startInfamy, rivalFullEffects, rivalTarget } = solo;
  const isMap =
    Array.isArray(attitudeMap) &&
    attitudeMap.length === 6 &&
    attitudeMap.every(attitude => ATTITUDES.includes(attitude));
  if (!isMap) return bad('solo.attitudeMap', ATTITUDES);
  if (!isWithin(pileDelta, -2, 3)) return outside('solo.pileDelta', -2, 3);
  if (!isWithin(startInfamy, 0, 6)) return outside('solo.startInfamy', 0, 6);
  if (typeof rivalFullEffects !== 'boolean') return bad('solo.rivalFullEffects', [false, true]);
  return rivalTarget === 'inPlay' || rivalTarget === 'six'
    ? undefined
    : bad('solo.rivalTarget', ['inPlay', 'six']);
};

const isDeckChoice = (deck: unknown): boolean =>
  typeof deck === 'string' ||
  (isObject(deck) && typeof deck.id === 'string' && Array.isArray(deck.heroes) && isObject(deck.cards));

const isPackRef = (pack: unknown): boolean =>
  isObject(pack) &&
  typeof pack.id === 'string' &&
  typeof pack.version === 'string' &&
  typeof pack.hash === 'string';

const checkLists = ({ decks, packs, story }: Config): Refusal | undefined => {
  if (!Array.isArray(decks) || !decks.every(isDeckChoice)) return bad('decks');
  if (!Array.isArray(packs) || !packs.every(isPackRef)) return bad('packs');
  return typeof story === 'string' || isObject(story) ? undefined : bad('story');
};

/** Each pack is checked when it is read, but several packs together may still be too complex. */
const checkCards = (config: Config): Refusal | undefined => {
  if (config.packs.length === 0) return undefined;
  const found = boardSteps(libraryOf(config).cards);
  return found > MOST_BOARD_STEPS
    ? refuse('too-complex', { key: 'packs', found, most: MOST_BOARD_STEPS })
    : undefined;
};

const checkStoryOf = (config: Config): Refusal | undefined => {
  if (!isStoryMode(config)) return undefined;
  const { story } = config;
  // Tests check the shipped stories with the shipped cards. A pack may remove some of their Missions.
  if (typeof story === 'string')
    return config.packs.length > 0 ? checkPlan(planOf(config), libraryOf(config), isLack) : undefined;
  const place = planFault(story);
  return place === undefined ? checkPlan(story, libraryOf(config)) : refuse('story-bad', { place });
};

const isLack = ({ code, place }: StoryFault): boolean =>
  (code === 'unknown-card' || code === 'not-a-mission') && /^(?:nodes|secondary)\b/.test(place);

const checkPlan = (
  plan: StoryPlan,
  { cards }: Library,
  matters: (fault: StoryFault) => boolean = () => true,
): Refusal | undefined => {
  const pool = new Map(cards.map(card => [card.id, card]));
  const { faults } = checkStory(followStory(plan, cards), pool, { players: 1, target: 0 });
  const wrong = faults.find(matters);
  return wrong && refuse('story-bad', { ...wrong.details, place: wrong.place, fault: wrong.code });
};
