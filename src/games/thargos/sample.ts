import { type Random, shuffled } from '../../engine/random.ts';
import { defined, range } from '../../engine/util.ts';
import { type KnownModifiers, laidCards } from './board/known-modifiers.ts';
import { missionCard } from './board/library.ts';
import { eachColor } from './board/modifiers.ts';
import type { CardId, Deck } from './cards/card.ts';
import { type Counts, totalCards } from './conflict.ts';
import { proceed } from './flow/proceed.ts';
import { beginRun } from './flow/run.ts';
import { guessList, guessMissions, listOf } from './guess.ts';
import { pileOf } from './stories/graph.ts';
import { drawSecrets, secretNodes } from './stories/secrets.ts';
import { planOf } from './stories/state.ts';
import type { Instance, Look, Pam, State, StoryState, View } from './types.ts';
import { isHiddenList, UNKNOWN_CARD } from './visible-config.ts';

/** A new seed, so that a sampled state continues differently each time. */
const anySeed = (random: Random): string =>
  range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');

const DEALS = 30;

/**
 * A random state that agrees with everything this viewer knows. If another player is asked, deals are
 * repeated until that player can answer with the cards dealt to them.
 */
export const sample = (view: View, random: Random): State => {
  let dealt = dealState(view, random);
  for (let i = 0; i < DEALS; i++) {
    const asked = askedAnew(dealt, view);
    if (asked) return asked;
    dealt = dealState(view, random);
  }
  return askedOtherwise(dealt);
};

/**
 * The state in which another player is asked again, because their possible picks are hidden from the viewer.
 * Undefined if this deal leads to a different question.
 */
const askedAnew = (dealt: State, { viewer, question }: View): State | undefined => {
  const isOpen =
    question?.type !== 'choose' && question?.type !== 'placeMission' && question?.type !== 'refill';
  if (isOpen || question.seat === viewer) return dealt;
  const run = beginRun({ ...dealt, question: null });
  proceed(run);
  const isSame = run.events.length === 1 && JSON.stringify(run.question) === JSON.stringify(question);
  return isSame ? { ...dealt, secret: { ...dealt.secret, from: run.from } } : undefined;
};

/**
 * Runs the card that asks from its first question again, because the earlier answers of the asked player are
 * hidden from the viewer, too.
 */
const askedOtherwise = (dealt: State): State => {
  const run = beginRun({ ...dealt, question: null });
  proceed(run);
  return run.state;
};

/**
 * A random state for this view. It has guessed lists for hidden decks, and random faces and places for
 * unknown cards.
 */
const dealState = (view: View, random: Random): State => {
  const { viewer, hand, pam, looked, from, agenda, ...open } = view;
  const faces = dealFaces(view, random);
  const hands: Instance[][] = [];
  const decks: Instance[][] = [];
  const placed = { attack: pam.attack, defence: pam.defence };
  const inHand = new Set<Instance>();
  for (const seat of range(view.players.length)) {
    const free = hiddenOf(view, seat, random);
    const lying = (zone: string): Instance[] =>
      looked
        .filter(look => look.owner === seat && look.zone === zone && look.laid === undefined)
        .map(({ card }) => card);
    const isOwn = seat === viewer;
    const held = lying('hand');
    for (const side of ['attack', 'defence'] as const)
      if (view.conflict && isSideOf(view, side, seat) && !isOwn) {
        const known = dealLaid(laidCards(view, view.conflict, side), random);
        held.push(...known.held);
        placed[side] = dealPam(view.conflict[side], known.laid, free, random);
      }
    hands[seat] = isOwn ? [...hand] : filled(held, view.players[seat]!.hand, free);
    for (const card of held) inHand.add(card);
    const top = lying('deck').reverse();
    decks[seat] = [...free.splice(0, view.players[seat]!.deck - top.length), ...top];
  }
  const shown = view.conflict?.shown;
  return {
    ...open,
    lists: dealtLists(view, faces),
    decisions: 0,
    secret: {
      seed: view.seed ?? anySeed(random),
      faces,
      decks,
      hands,
      secondary: dealPile(view, random),
      attack: shown ? stillThere(view, 'attack') : placed.attack,
      defence: shown ? stillThere(view, 'defence') : placed.defence,
      ...dealtLooks(view, inHand),
      from,
      agenda,
    },
  };
};

/** Modifiers that were revealed and haven't been discarded yet. */
const stillThere = (view: View, side: 'attack' | 'defence'): Pam => {
  const { conflict } = view;
  const gone = new Set(openCards(view));
  const shown = conflict?.shown?.[side] ?? [[], [], []];
  return eachColor((i, colour) =>
    shown[i].filter(card => !gone.has(card)).slice(0, conflict?.[side][colour] ?? 0),
  );
};

const isSideOf = ({ conflict }: View, side: 'attack' | 'defence', seat: number): boolean =>
  conflict !== null && (side === 'attack' ? conflict.attacker : conflict.defender) === seat;

const filled = (known: readonly Instance[], size: number, free: Instance[]): Instance[] => [
  ...known,
  ...free.splice(0, Math.max(0, size - known.length)),
];

/**
 * Deals to each color as many modifiers as the view counts there. The viewer doesn't know on which color a
 * known card is.
 */
const dealPam = (counts: Counts, known: readonly Instance[], free: Instance[], random: Random): Pam => {
  const all = filled(known, totalCards(counts), free);
  const left = known.length === 0 ? all : shuffled(random, all);
  return eachColor((_, colour) => left.splice(0, counts[colour]));
};

/**
 * Decides at random which of the cards that may have been placed were placed, and which are still in hand.
 */
const dealLaid = ({ sure, maybe, rest, unseen }: KnownModifiers, random: Random) => {
  if (maybe.length === 0) return { laid: sure, held: [] };
  const order = shuffled(random, [...maybe, ...range(unseen).map(() => undefined)]);
  return {
    laid: [...sure, ...order.slice(0, rest).filter(defined)],
    held: order.slice(rest).filter(defined),
  };
};

/** What the viewer has seen, adapted to a state in which the cards `inHand` were dealt to hands. */
const dealtLooks = ({ players, viewer, looked }: View, inHand: ReadonlySet<Instance>) => {
  const isLaid = ({ laid }: Look): boolean => laid !== undefined;
  const still = looked.flatMap((look): Look[] => {
    if (!isLaid(look)) return [look];
    return inHand.has(look.card) ? [{ owner: look.owner, zone: look.zone, card: look.card }] : [];
  });
  const ofViewer = (looks: readonly Look[]) => players.map((_, seat) => (seat === viewer ? looks : []));
  const laid = looked.filter(isLaid);
  return { looked: ofViewer(still), ...(laid.length > 0 && { seen: ofViewer(laid) }) };
};

const openCards = (view: View): Instance[] => [
  ...view.players.flatMap(({ discard, score }) => [...discard, ...score]),
  ...view.posts.flatMap(({ advantages, actions }) => [...advantages, ...actions]),
  ...view.missions.filter(card => card !== null),
  ...view.limbo,
  ...view.out,
];

/** The numbers of this player's cards that are in places hidden from the viewer, in random order. */
const hiddenOf = (view: View, seat: number, random: Random): Instance[] => {
  const open = new Set<Instance>([
    ...openCards(view),
    ...view.hand,
    ...view.pam.attack.flat(),
    ...view.pam.defence.flat(),
    ...(view.conflict?.shown ? [...stillThere(view, 'attack'), ...stillThere(view, 'defence')].flat() : []),
    ...view.looked.map(({ card }) => card),
  ]);
  return shuffled(
    random,
    numbersOf(view, seat).filter(card => !open.has(card)),
  );
};

const numbersOf = ({ blocks }: View, seat: number): Instance[] =>
  range(blocks[seat + 1]! - blocks[seat]!).map(i => blocks[seat]! + i);

/** Gives every unknown card a random card id out of the rest of its deck list. */
const dealFaces = (view: View, random: Random): CardId[] => {
  const faces: (CardId | null)[] = [...view.faces];
  const deal = (numbers: readonly number[], list: readonly CardId[]): void => {
    const left = [...list];
    for (const id of numbers.map(card => faces[card]).filter(defined)) {
      const at = id === null ? -1 : left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
    }
    const dealt = shuffled(random, left);
    for (const card of numbers) faces[card] ??= dealt.pop() ?? list[0]!;
  };
  for (const [seat, list] of view.lists.entries()) {
    const numbers = numbersOf(view, seat);
    const seen = (): CardId[] => numbers.flatMap(card => faces[card] ?? []);
    deal(numbers, isHiddenList(list) ? guessList(view, seat, seen(), random) : listOf(list));
  }
  if (view.story) {
    const left = dealSecrets(view, view.story, faces, random) ?? pileOf(planOf(view.config));
    dealMissions(view, view.story, faces, random);
    deal(pileNumbers(view), left);
  }
  return faces.flatMap(id => id ?? []);
};

/** Gives each story node its Mission. A node whose Mission is hidden gets any suitable one. */
const dealMissions = (
  view: View,
  { missions }: StoryState,
  faces: (CardId | null)[],
  random: Random,
): void => {
  const { nodes } = planOf(view.config);
  const unseen = Object.entries(missions).filter(([, card]) => faces[card] === null);
  const unknown = unseen.filter(([key]) => nodes[key]!.mission === UNKNOWN_CARD);
  const guessed = guessMissions(view, unknown.length, random);
  for (const [i, [, card]] of unknown.entries()) faces[card] = guessed[i]!;
  for (const [key, card] of unseen) faces[card] ??= nodes[key]!.mission;
};

/** The deck lists of a sampled state. A hidden list consists of the cards that were dealt. */
const dealtLists = (view: View, faces: readonly CardId[]): readonly Deck[] =>
  view.lists.some(isHiddenList)
    ? view.lists.map((list, seat) =>
        isHiddenList(list)
          ? { ...list, cards: countOf(numbersOf(view, seat).map(card => faces[card]!)) }
          : list,
      )
    : view.lists;

const countOf = (ids: readonly CardId[]): Deck['cards'] => {
  const counts: Record<CardId, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/**
 * HT-A-53: gives a Mission to every secret node that is still face down. Returns the cards that the secondary
 * pile had at the start.
 */
const dealSecrets = (
  view: View,
  { missions }: StoryState,
  faces: (CardId | null)[],
  random: Random,
): CardId[] | undefined => {
  const { config } = view;
  if (config.secretMissions !== 'random') return undefined;
  const plan = planOf(config);
  const keys = secretNodes(plan);
  const own = keys.map(key => plan.nodes[key]!.mission);
  // HT-A-51: if the viewer doesn't know the secret Missions of a custom story, they don't know which cards
  // they could be either.
  if (own.includes(UNKNOWN_CARD)) return undefined;
  const vpOf = (id: CardId): number => missionCard(config, id).vp;
  const pool = [...own, ...pileOf(plan)];
  const take = (id: CardId): void => void pool.splice(pool.indexOf(id), 1);
  for (const key of keys) if (faces[missions[key]!]) take(faces[missions[key]!]!);
  const seen = pileNumbers(view).flatMap(card => faces[card] ?? []);
  seen.forEach(take);
  const hidden = keys.filter(key => !faces[missions[key]!]);
  const wanted = hidden.map(key => vpOf(plan.nodes[key]!.mission));
  const { drawn, rest } = drawSecrets(random, wanted, pool, vpOf);
  for (const [i, key] of hidden.entries()) faces[missions[key]!] = drawn[i] ?? null;
  return [...rest, ...seen];
};

/** The numbers of the cards in the secondary pile, which are the highest in the game. */
const pileNumbers = ({ faces, story, blocks }: View): number[] => {
  const size = story ? faces.length - blocks.at(-1)! - Object.keys(story.missions).length : 0;
  return range(size).map(i => faces.length - size + i);
};

const dealPile = (view: View, random: Random): Instance[] => {
  const open = new Set([
    ...view.players.flatMap(({ score }) => score),
    ...view.out,
    view.story?.secondary ?? -1,
  ]);
  return shuffled(
    random,
    pileNumbers(view).filter(card => !open.has(card)),
  );
};
