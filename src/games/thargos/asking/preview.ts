import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Attribute, Attributes } from '../attributes.ts';
import { asRefusal, withinBudget } from '../board/budget.ts';
import { attributesOf, missionAttrs } from '../board/evaluate.ts';
import { heroAt } from '../board/lookup.ts';
import { endAt, opposite, seatOf } from '../board/places.ts';
import { type Shortfall, shortfallsOf } from '../board/ties.ts';
import { openTotals, pamValue, type Totals } from '../board/values.ts';
import { colorsOf } from '../conflict.ts';
import { refuse } from '../refusals/codes.ts';
import type { Command, Conflict, Position, View } from '../types.ts';
import { onceDeclared } from './declared.ts';
import { whyNot } from './options.ts';

/** What a command would change, as far as its player can know it. */
export interface Preview {
  /**
   * For an attempt, or for cards placed in a conflict: the totals of both sides, without the hidden cards of
   * others.
   */
  readonly totals?: Totals;
  /**
   * The colors on which the attacker would lose, and by how much. The amount is 1 higher if the defender wins
   * ties.
   */
  readonly lacks?: readonly Shortfall[];
  /** The colors of `lacks`, without the amounts. */
  readonly behind?: readonly Attribute[];
  /** For an Advantage: its hero's attributes before and after it is attached. */
  readonly hero?: { readonly before: Attributes; readonly after: Attributes };
}

/** The conflict that an attempt at this track would start. */
export const conflictAt = (table: Position, seat: number, track: number): Conflict | undefined => {
  const post = endAt(table.players.length, track, seat);
  const mission = table.missions[track];
  if (post === undefined || mission === null || mission === undefined) return undefined;
  const other = opposite(table.players.length, post);
  return {
    attacker: seat,
    defender: table.players[seatOf(other)]!.isOut ? null : seatOf(other),
    post,
    against: heroAt(table, other) === null ? null : other,
    track,
    node: null,
    mission,
    attack: { power: 0, mind: 0, mysticism: 0 },
    defence: { power: 0, mind: 0, mysticism: 0 },
    shown: null,
    pushback: null,
    isConceded: false,
    success: null,
    totals: null,
  };
};

const stand = (table: Position, totals: Totals): Preview => {
  const lacks = shortfallsOf(table, totals);
  return { totals, lacks, behind: lacks.map(({ attribute }) => attribute) };
};

export const preview = (view: View, command: Command): Preview | Refusal =>
  withinBudget(() => previewed(view, command), asRefusal);

const previewed = (view: View, command: Command): Preview | Refusal => {
  const { viewer, question } = view;
  if (viewer === 'spectator' || question?.seat !== viewer)
    return refuse('not-asked', { seat: question?.seat });
  const refusal = whyNot(view, command);
  if (isRefusal(refusal)) return refusal;
  switch (command.type) {
    case 'attempt': {
      const conflict = conflictAt(view, viewer, command.track);
      if (!conflict) return refuse('nothing-to-preview');
      const table = onceDeclared({ ...view, conflict });
      return stand(table, openTotals(table));
    }
    case 'attemptNode': {
      const post = view.posts.findIndex(({ hero }) => hero === command.hero);
      const mission = view.story?.missions[command.node] ?? view.story?.secondary;
      if (mission === null || mission === undefined || post < 0) return refuse('nothing-to-preview');
      return nodePreview(view, command.hero, mission);
    }
    case 'placePam':
    case 'defend':
      return withCards(view, viewer, command);
    case 'attach': {
      const before = attributesOf(view, command.hero);
      const post = view.posts.findIndex(({ hero }) => hero === command.hero);
      const posts = view.posts.map((place, i) =>
        i === post ? { ...place, advantages: [...place.advantages, command.card] } : place,
      );
      return { hero: { before, after: attributesOf({ ...view, posts }, command.hero) } };
    }
    default:
      return {};
  }
};

/**
 * HT-9.6: compares the hero's attributes with the values of the Mission, because Thargos rolls dice only
 * later.
 */
const nodePreview = (view: View, hero: number, mission: number): Preview => {
  const attack = attributesOf(view, hero);
  const attrs = missionAttrs(view, mission);
  const defence = { power: attrs.power ?? 0, mind: attrs.mind ?? 0, mysticism: attrs.mysticism ?? 0 };
  return stand(view, { colours: colorsOf(attrs), attack, defence });
};

const withCards = (
  view: View,
  seat: number,
  { type, cards }: Extract<Command, { type: 'placePam' | 'defend' }>,
): Preview => {
  const totals = openTotals(view);
  const side = type === 'placePam' ? 'attack' : 'defence';
  const values = { ...totals[side] };
  for (const { card, colour } of cards) values[colour] += pamValue(view, card, seat);
  return stand(view, { ...totals, [side]: values });
};
