import { type Random, shuffled } from '../../engine/random.ts';
import { defined, range } from '../../engine/util.ts';
import { eachColour } from './board/modifiers.ts';
import type { CardId, Deck } from './cards/card.ts';
import type { Counts } from './conflict.ts';
import { proceed } from './flow/proceed.ts';
import { beginRun } from './flow/run.ts';
import { pileOf } from './stories/graph.ts';
import { planOf } from './stories/state.ts';
import type { Instance, Pam, State, View } from './types.ts';

/** A seed nobody has used: what follows from here on is one possible future. */
const anySeed = (random: Random): string =>
  range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');

const DEALS = 30;

/**
 * A state that agrees with all this viewer knows; the rest is dealt at random. Whoever else is asked now must be
 * able to answer with the cards dealt to him, so some deals are thrown away.
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

/** What another player may pick is his own business: it is found out by asking him again. */
const askedAnew = (dealt: State, { viewer, question }: View): State | undefined => {
  const isOpen =
    question?.type !== 'choose' && question?.type !== 'placeMission' && question?.type !== 'refill';
  if (isOpen || question.seat === viewer) return dealt;
  const run = beginRun({ ...dealt, question: null });
  proceed(run);
  const isSame = run.events.length === 1 && JSON.stringify(run.question) === JSON.stringify(question);
  return isSame ? { ...dealt, secret: { ...dealt.secret, from: run.from } } : undefined;
};

/** What he has answered to the same card before is hidden too; then he is asked that first. */
const askedOtherwise = (dealt: State): State => {
  const run = beginRun({ ...dealt, question: null });
  proceed(run);
  return run.state;
};

/**
 * What is in a deck is known, for the lists lie open; which number is which card, and where it is, is not.
 */
const dealState = (view: View, random: Random): State => {
  const { viewer, hand, pam, looked, from, agenda, ...open } = view;
  const faces = dealFaces(view, random);
  const hands: Instance[][] = [];
  const decks: Instance[][] = [];
  const placed = { attack: pam.attack, defence: pam.defence };
  for (const seat of range(view.players.length)) {
    const free = hiddenOf(view, seat, random);
    const lying = (zone: string): Instance[] =>
      looked.filter(look => look.owner === seat && look.zone === zone).map(({ card }) => card);
    const isOwn = seat === viewer;
    hands[seat] = isOwn ? [...hand] : filled(lying('hand'), view.players[seat]!.hand, free);
    for (const side of ['attack', 'defence'] as const)
      if (isSideOf(view, side, seat) && !isOwn)
        placed[side] = dealPam(view.conflict?.[side], lying(side), free);
    const top = lying('deck').reverse();
    decks[seat] = [...free.splice(0, view.players[seat]!.deck - top.length), ...top];
  }
  const shown = view.conflict?.shown;
  return {
    ...open,
    decisions: 0,
    secret: {
      seed: view.seed ?? anySeed(random),
      faces,
      decks,
      hands,
      secondary: dealPile(view, random),
      attack: shown ? stillThere(view, 'attack') : placed.attack,
      defence: shown ? stillThere(view, 'defence') : placed.defence,
      looked: view.players.map((_, seat) => (seat === viewer ? looked : [])),
      from,
      agenda,
    },
  };
};

/** Modifiers that were turned up and not yet laid away. */
const stillThere = (view: View, side: 'attack' | 'defence'): Pam => {
  const { conflict } = view;
  const gone = new Set(openCards(view));
  const shown = conflict?.shown?.[side] ?? [[], [], []];
  return eachColour((i, colour) =>
    shown[i].filter(card => !gone.has(card)).slice(0, conflict?.[side][colour] ?? 0),
  );
};

const isSideOf = ({ conflict }: View, side: 'attack' | 'defence', seat: number): boolean =>
  conflict !== null && (side === 'attack' ? conflict.attacker : conflict.defender) === seat;

const filled = (known: readonly Instance[], size: number, free: Instance[]): Instance[] => [
  ...known,
  ...free.splice(0, Math.max(0, size - known.length)),
];

/** As many cards on each colour as are counted there; those that were spied out first. */
const dealPam = (counts: Counts | undefined, known: readonly Instance[], free: Instance[]): Pam => {
  const left = [...known];
  return eachColour((_, colour) =>
    filled(left.splice(0, counts?.[colour] ?? 0), counts?.[colour] ?? 0, free),
  );
};

const openCards = (view: View): Instance[] => [
  ...view.players.flatMap(({ discard, score }) => [...discard, ...score]),
  ...view.posts.flatMap(({ advantages, actions }) => [...advantages, ...actions]),
  ...view.missions.filter(card => card !== null),
  ...view.limbo,
  ...view.out,
];

/** Numbers of a player whose cards lie where the viewer cannot see them, in any order. */
const hiddenOf = (view: View, seat: number, random: Random): Instance[] => {
  const open = new Set<Instance>([
    ...openCards(view),
    ...view.hand,
    ...view.pam.attack.flat(),
    ...view.pam.defence.flat(),
    ...(view.conflict?.shown ? [...stillThere(view, 'attack'), ...stillThere(view, 'defence')].flat() : []),
    ...view.looked.map(({ card }) => card),
  ]);
  const numbers = range(view.blocks[seat + 1]! - view.blocks[seat]!).map(i => view.blocks[seat]! + i);
  return shuffled(
    random,
    numbers.filter(card => !open.has(card)),
  );
};

const listOf = ({ cards }: Deck): CardId[] =>
  (Object.entries(cards) as [CardId, number][]).flatMap(([id, count]) => range(count).map(() => id));

/** A card for every number nobody has seen, out of those that are left of each list. */
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
  for (const [seat, list] of view.lists.entries())
    deal(
      range(view.blocks[seat + 1]! - view.blocks[seat]!).map(i => view.blocks[seat]! + i),
      listOf(list),
    );
  if (view.story) {
    const { nodes } = planOf(view.config);
    for (const [key, card] of Object.entries(view.story.missions)) faces[card] ??= nodes[key]!.mission;
    deal(pileNumbers(view), pileOf(planOf(view.config)));
  }
  return faces.filter(defined).map(id => id as CardId);
};

/** The numbers of the secondary pile come last of all. */
const pileNumbers = ({ faces, story, config }: View): number[] => {
  const size = story ? pileOf(planOf(config)).length : 0;
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
