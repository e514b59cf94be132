import type { Seat } from '../../../../../engine/game.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  barredBy,
  type CardId,
  coloursOf,
  conflictAt,
  endsOf,
  heroAt,
  type Instance,
  missionAttrs,
  onceDeclared,
  openTotals,
  opposite,
  type Position,
  type Post,
  type Reason,
  reasonsFor,
  type Shortfall,
  seatOf,
  shortfallsOf,
  tieCard,
  type View,
} from '../../../../../games/thargos/ui.ts';

/** One side of a track as a column of sums. */
export interface TrackSide {
  readonly seat: Seat;
  readonly post: Post;
  readonly hero: Instance | null;
  readonly rows: readonly Reason[];
  readonly total: Attributes;
}

/** A track from its viewer's side: the opponent above, the viewer below, the Mission between. */
export interface TrackTotals {
  readonly track: number;
  readonly mission: Instance | null;
  readonly colours: readonly Attribute[];
  readonly attrs: { readonly [A in Attribute]?: number };
  readonly theirs: TrackSide;
  readonly own: TrackSide;
  /** What the viewer lacks to succeed with the open cards; empty if they lead. */
  readonly lacks: readonly Shortfall[];
  /** The card that gives ties to the defender. */
  readonly tieCard: CardId | undefined;
  /** Both totals of an attempt by the viewer; the Mission counts for the defender. */
  readonly attempt: { readonly attack: Attributes; readonly defence: Attributes } | undefined;
  /** The card that prevents attempts for now. */
  readonly closedBy: CardId | undefined;
}

const sumOf = (rows: readonly Reason[]): Attributes => {
  const sum = { power: 0, mind: 0, mysticism: 0 };
  for (const { amounts } of rows) for (const colour of ATTRIBUTES) sum[colour] += amounts[colour];
  return sum;
};

const sideAt = (table: Position, post: Post): TrackSide => {
  const rows = reasonsFor(table, seatOf(post), post);
  return { seat: seatOf(post), post, hero: heroAt(table, post), rows, total: sumOf(rows) };
};

/** The totals of a track as if the viewer attempted it. */
export const trackTotals = (view: View, track: number, seat: Seat): TrackTotals => {
  const players = view.players.length;
  const ends = endsOf(players, track);
  const own = ends.find(post => seatOf(post) === seat) ?? ends[1];
  const theirs = opposite(players, own);
  const mission = view.missions[track]!;
  // A conflict elsewhere, or a decided one, says nothing about this track.
  const isFought = view.conflict?.track === track && view.conflict.success === null;
  const calm: View = isFought ? view : { ...view, conflict: null };
  const conflict = calm.conflict ?? conflictAt(calm, seatOf(own), track);
  const table: Position = isFought || !conflict ? calm : onceDeclared({ ...calm, conflict });
  const attrs = mission === null ? {} : missionAttrs(table, mission);
  const colours = coloursOf(attrs);
  const hero = heroAt(view, own);
  const isAttempt = conflict?.attacker === seatOf(own) && hero !== null;
  const totals = isAttempt ? openTotals(table) : undefined;
  return {
    track,
    mission,
    colours,
    attrs,
    theirs: sideAt(table, theirs),
    own: sideAt(table, own),
    lacks: totals ? shortfallsOf(table, totals) : [],
    tieCard: isAttempt ? tieCard(table) : undefined,
    attempt: totals ? { attack: totals.attack, defence: totals.defence } : undefined,
    closedBy: isAttempt && !isFought ? barredBy(view, seatOf(own), hero, track) : undefined,
  };
};

/** A player's four tracks, from left to right. */
export const tracksFor = (view: View, seat: Seat): number[] => {
  const players = view.players.length;
  if (view.story) return [];
  return view.missions.flatMap((_, track) =>
    endsOf(players, track).some(post => seatOf(post) === seat) ? [track] : [],
  );
};
