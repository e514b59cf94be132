import type { Seat } from '../../../engine/game.ts';
import type { Card, CardId } from '../cards/card.ts';
import type { Filter, Target, Who } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import { SECONDARY } from '../stories/state.ts';
import type { Instance, Position, Post } from '../types.ts';
import { design } from './library.ts';
import { isAdjacent, opposite, POSTS, seatOf, trackOf } from './places.ts';

/** Looks up cards, places and players in a position. */

export const cardOf = (table: Position, instance: Instance): Card =>
  design(table.config, faceIdOf(table, instance)).card;

export const faceIdOf = (table: Position, instance: Instance): CardId => {
  const id = table.faces[instance];
  if (id === null || id === undefined)
    throw new Error(`expected a card that this viewer may see, found the face-down card ${instance}`);
  return id;
};

export const heroAt = (table: Position, post: Post | null): Instance | null =>
  post === null ? null : table.posts[post]!.hero;

export const postOfHero = ({ posts }: Pick<Position, 'posts'>, hero: Instance): Post | undefined => {
  for (let post = 0; post < posts.length; post++) if (posts[post]!.hero === hero) return post;
  return undefined;
};

/** The place that an Advantage or track Action is at. Undefined if the card isn't in play. */
export const postOfCard = ({ posts }: Pick<Position, 'posts'>, card: Instance): Post | undefined => {
  for (let post = 0; post < posts.length; post++)
    if (posts[post]!.advantages.includes(card) || posts[post]!.actions.includes(card)) return post;
  return undefined;
};

/**
 * The player in whose deck or team the card was at the start of the game. Null for the Missions of a story.
 */
export const ownerOf = (
  { blocks, heroes }: Pick<Position, 'blocks' | 'heroes'>,
  card: Instance,
): Seat | null => {
  if (card < heroes.length) return heroes[card]!.owner;
  for (let seat = blocks.length - 2; seat >= 0; seat--)
    if (card >= blocks[seat]!) return card < blocks[blocks.length - 1]! ? seat : null;
  return null;
};

export const alive = ({ players }: Pick<Position, 'players'>): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]!.isOut) seats.push(seat);
  return seats;
};

export const opponentsOf = (table: Position, seat: Seat): Seat[] =>
  alive(table).filter(other => other !== seat);

/** HT-9.8: in a story, the region of the hero's node. Undefined on a track. */
export const regionAt = (table: Position, post: Post | null): 'urban' | 'wilderness' | undefined => {
  if (!table.story || post === null) return undefined;
  const node = table.story.at[post];
  return node === undefined ? undefined : table.story.plan.regions[node];
};

/**
 * HT-9.7: whether this node needs all four heroes. The node may be the secondary pile with its revealed card.
 */
export const isTeamNode = (table: Position, node: string): boolean => {
  if (!table.story) return false;
  const { plan, secondary } = table.story;
  if (node !== SECONDARY) return plan.teams.includes(node);
  const card = secondary === null ? undefined : cardOf(table, secondary);
  return card?.type === 'mission' && card.team === true;
};

/** The place of this player's hero in the conflict. */
export const ownPost = (table: Position, seat: Seat): Post | null => {
  const { conflict } = table;
  if (!conflict) return null;
  if (conflict.attacker === seat) return conflict.post;
  return conflict.defender === seat ? conflict.against : null;
};

/** The place of this player's opponent in the conflict. */
export const otherPost = (table: Position, seat: Seat): Post | null => {
  const { conflict } = table;
  if (!conflict) return null;
  if (conflict.attacker === seat) return conflict.against;
  return conflict.defender === seat ? conflict.post : null;
};

export const matches = (table: Position, instance: Instance, where: Filter | undefined): boolean => {
  if (!where) return true;
  const id = table.faces[instance];
  return id !== null && id !== undefined && isOne(table, id, where, instance);
};

/** Like `fits`, for a card whose id the caller knows even if it is face down. */
export const isOne = (table: Position, id: CardId, where: Filter, instance: Instance): boolean =>
  fits(
    design(table.config, id).card,
    where,
    instance < table.heroes.length ? table.heroes[instance]!.face : undefined,
  );

export const fits = (card: Card, where: Filter, face?: 'active' | 'wounded'): boolean => {
  if (where.type !== undefined && card.type !== where.type) return false;
  if (where.id !== undefined && card.id !== where.id) return false;
  if (where.tag !== undefined && !card.tags?.includes(where.tag)) return false;
  if (where.face !== undefined && face !== where.face) return false;
  if (where.locked !== undefined && (card.locked ?? false) !== where.locked) return false;
  if (where.faction !== undefined && (!('faction' in card) || card.faction !== where.faction)) return false;
  if (where.hpMax !== undefined && !(card.type === 'hero' && card.hp <= where.hpMax)) return false;
  if (where.vpMax !== undefined && !(card.type === 'mission' && card.vp <= where.vpMax)) return false;
  if (card.type === 'hero')
    return where.pamMin === undefined && where.pamMax === undefined && where.hasAttr === undefined;
  if (where.pamMin !== undefined && card.pam < where.pamMin) return false;
  if (where.pamMax !== undefined && card.pam > where.pamMax) return false;
  if (where.hasAttr !== undefined)
    return card.type === 'mission'
      ? card.attrs[where.hasAttr] !== undefined
      : (card.mods?.[where.hasAttr] ?? 0) !== 0;
  return true;
};

export const trackAt = (table: Position, post: Post | null): number | null =>
  post === null || table.story ? null : trackOf(table.players.length, post);

export const across = (table: Position, post: Post | null): Post | null =>
  post === null || table.story ? null : opposite(table.players.length, post);

/** HT-9.11: whether two places are adjacent. In a story, all heroes of a team are. */
export const isBeside = (table: Position, a: Post, b: Post): boolean =>
  table.story ? a !== b && seatOf(a) === seatOf(b) : isAdjacent(a, b);

/**
 * Whether a place is on the conflict's track, or without a conflict on the track of the card with the effect.
 */
export const isOnTrack = (table: Position, { post }: Context, other: Post): boolean => {
  const { conflict } = table;
  if (conflict) return other === conflict.post || other === conflict.against;
  return (
    post !== null &&
    !table.story &&
    trackOf(table.players.length, post) === trackOf(table.players.length, other)
  );
};

export const tracksOf = (
  table: Position,
  seats: readonly Seat[],
  near: (post: Post) => boolean,
): number[] => {
  if (table.story) return [];
  const tracks = new Set<number>();
  for (const seat of seats)
    for (let place = 0; place < POSTS; place++) {
      const post = seat * POSTS + place;
      if (near(post)) tracks.add(trackOf(table.players.length, post));
    }
  return [...tracks].sort((a, b) => a - b);
};

/**
 * The players that `who` refers to. If several opponents are possible outside a conflict, `opponent` means
 * all of them until one is chosen.
 */
export const playersMeant = (table: Position, who: Who, { seat, bound, opponent }: Context): Seat[] => {
  const { conflict, turn } = table;
  switch (who) {
    case 'self':
      return [seat];
    case 'opponent': {
      if (opponent !== undefined) return [opponent];
      if (conflict?.attacker === seat && conflict.defender !== null) return [conflict.defender];
      if (conflict?.defender === seat) return [conflict.attacker];
      return opponentsOf(table, seat);
    }
    case 'eachOpponent':
      return opponentsOf(table, seat);
    case 'eachPlayer': {
      // The active player comes first, the others follow clockwise.
      const seats = alive(table);
      const at = seats.indexOf(turn.seat);
      return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
    }
    case 'attacker':
      return conflict ? [conflict.attacker] : [];
    case 'defender':
      return conflict && conflict.defender !== null ? [conflict.defender] : [];
    case 'activePlayer':
      return [turn.seat];
    case 'owner':
      return [(bound === null ? null : ownerOf(table, bound)) ?? seat];
  }
};

/**
 * The cards or the track that a target word, such as `host`, refers to for this effect. Empty if there are
 * none.
 */
export const wordMeant = (
  table: Position,
  word: Extract<Target, string>,
  context: Context,
): readonly number[] => {
  const { seat, source, post, bound } = context;
  const one = (value: number | null | undefined): readonly number[] =>
    value === null || value === undefined ? [] : [value];
  switch (word) {
    case 'this':
      return [source];
    case 'host':
      return one(heroAt(table, post));
    case 'hero':
      return one(heroAt(table, ownPost(table, seat) ?? post));
    case 'opposingHero':
      return one(heroAt(table, otherPost(table, seat) ?? across(table, post)));
    case 'mission':
      return one(table.conflict?.mission ?? missionAt(table, post));
    case 'track':
      return one(table.conflict ? table.conflict.track : trackAt(table, post));
    case 'capturedHero':
      return one(context.captured ?? bound);
    case 'playedCard':
    case 'bound':
      return one(bound);
  }
};

const missionAt = (table: Position, post: Post | null): Instance | null => {
  const track = trackAt(table, post);
  return track === null ? null : table.missions[track]!;
};
