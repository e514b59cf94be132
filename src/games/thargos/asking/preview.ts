import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Attribute, Attributes } from '../attributes.ts';
import { asRefusal, withinBudget } from '../board/budget.ts';
import { attributesOf, missionAttrs } from '../board/evaluate.ts';
import { heroAt } from '../board/lookup.ts';
import { endAt, opposite, seatOf } from '../board/places.ts';
import { type Shortfall, shortfallsOf } from '../board/ties.ts';
import { openTotals, pamValue, type Totals } from '../board/values.ts';
import { coloursOf } from '../conflict.ts';
import { refuse } from '../refusals/codes.ts';
import type { Command, Conflict, Position, View } from '../types.ts';
import { onceDeclared } from './declared.ts';
import { whyNot } from './options.ts';

/** What a command would change, as far as its player can know. */
export interface Preview {
  /** For an attempt or for cards in a conflict: the totals of both sides, without hidden cards of others. */
  readonly totals?: Totals;
  /** How much the attacker would lack on which colors, after ties. */
  readonly lacks?: readonly Shortfall[];
  /** The colors on which the attacker would lack anything. */
  readonly behind?: readonly Attribute[];
  /** For an Advantage: the attributes of the hero before and after it. */
  readonly hero?: { readonly before: Attributes; readonly after: Attributes };
}

/** The conflict that an attempt at this track would begin. */
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

/** HT-9.6: dice decide against Thargos, so the preview shows only the hero's attributes. */
const nodePreview = (view: View, hero: number, mission: number): Preview => {
  const attack = attributesOf(view, hero);
  const attrs = missionAttrs(view, mission);
  const defence = { power: attrs.power ?? 0, mind: attrs.mind ?? 0, mysticism: attrs.mysticism ?? 0 };
  return stand(view, { colours: coloursOf(attrs), attack, defence });
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
