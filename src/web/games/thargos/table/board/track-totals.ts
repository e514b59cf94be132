import type { Seat } from '../../../../../engine/game.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  barredBy,
  type CardId,
  colorsOf,
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

/** HT-5.8: compares two totals and says whether the attacker wins the color. */
export const compared = (attack: number, defence: number, isTieHeld: boolean) => {
  const isTie = attack === defence;
  const isWon = attack > defence || (isTie && !isTieHeld);
  const met = isTieHeld ? '>' : '≥';
  const missed = isTie ? '=' : '<';
  return { isWon, sign: isWon ? met : missed };
};

/** One side of a track: its hero, what adds to the hero's values, and the totals. */
export interface TrackSide {
  readonly seat: Seat;
  readonly post: Post;
  readonly hero: Instance | null;
  readonly rows: readonly Reason[];
  readonly total: Attributes;
}

/** A track as one of its two players sees it. `own` is that player's side, `theirs` the opponent's. */
export interface TrackTotals {
  readonly track: number;
  readonly mission: Instance | null;
  readonly colours: readonly Attribute[];
  readonly attrs: { readonly [A in Attribute]?: number };
  readonly theirs: TrackSide;
  readonly own: TrackSide;
  /** What the player's attempt would lack, counting only visible cards. Empty if they would lead. */
  readonly lacks: readonly Shortfall[];
  /** The card that lets the defender win ties, if there is one. */
  readonly tieCard: CardId | undefined;
  /** The totals if the player attempted the Mission, which counts for the defender. Undefined if they can't. */
  readonly attempt: { readonly attack: Attributes; readonly defence: Attributes } | undefined;
  /** The card that prevents attempts on this track, if there is one. */
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

/** A track's totals as if this seat attempted its Mission. */
export const trackTotals = (view: View, track: number, seat: Seat): TrackTotals => {
  const players = view.players.length;
  const ends = endsOf(players, track);
  const own = ends.find(post => seatOf(post) === seat) ?? ends[1];
  const theirs = opposite(players, own);
  const mission = view.missions[track]!;
  // Conflicts that are already decided or on a different track don't change these totals.
  const isFought = view.conflict?.track === track && view.conflict.success === null;
  const calm: View = isFought ? view : { ...view, conflict: null };
  const conflict = calm.conflict ?? conflictAt(calm, seatOf(own), track);
  const table: Position = isFought || !conflict ? calm : onceDeclared({ ...calm, conflict });
  const attrs = mission === null ? {} : missionAttrs(table, mission);
  const colours = colorsOf(attrs);
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

/** Whether two reasons are effects of copies of the same card, so that they share a row. */
const isTwin = (row: Reason, other: Reason): boolean =>
  row.kind === 'effect' && other.kind === 'effect' && row.card !== undefined && row.card === other.card;

const together = ({ amounts: a, ...row }: Reason, { amounts: b }: Reason): Reason => ({
  ...row,
  amounts: { power: a.power + b.power, mind: a.mind + b.mind, mysticism: a.mysticism + b.mysticism },
});

/** The rows below a hero: all reasons except the hero, with the effects of copies summed. */
export const besideHero = (rows: readonly Reason[]): readonly Reason[] => {
  const lines: Reason[] = [];
  for (const row of rows) {
    if (row.kind === 'hero') continue;
    const at = lines.findIndex(line => isTwin(line, row));
    if (at < 0) lines.push(row);
    else lines[at] = together(lines[at]!, row);
  }
  return lines;
};
