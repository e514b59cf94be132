import type { Seat } from '../../../../../engine/game.ts';
import {
  ATTRIBUTES,
  type Attribute,
  endAt,
  type Instance,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { trackOfCard } from '../relevant-track.ts';
import type { Spot } from './spots.ts';
import { type TrackTotals, trackTotals } from './track-totals.ts';

/** How a track would change if a hero or a Mission were placed on it. */
export interface Forecast {
  /** What each player who could attempt the track's Mission would lack. `lacks` is empty for a player who would lead. */
  readonly attempts: readonly { readonly seat: Seat; readonly lacks: TrackTotals['lacks'] }[];
  /** If the track has no Mission: by how much the hero differs from the hero opposite. */
  readonly differs: readonly { readonly attribute: Attribute; readonly by: number }[];
}

/** The view as it would be after this command places its hero or Mission on the track. */
const laid = (view: View, seat: Seat, { track, command }: Pick<Spot, 'track' | 'command'>): View => {
  if (command.type === 'placeMission' || command.type === 'refill')
    return { ...view, missions: view.missions.map((mission, i) => (i === track ? command.card : mission)) };
  if (command.type !== 'placeHero') return view;
  const post = endAt(view.players.length, track, seat);
  return {
    ...view,
    posts: view.posts.map((place, i) => (i === post ? { ...place, hero: command.hero } : place)),
  };
};

export const forecast = (view: View, spot: Pick<Spot, 'track' | 'command'>): Forecast => {
  const { viewer } = view;
  if (viewer === 'spectator') return { attempts: [], differs: [] };
  const then = laid(view, viewer, spot);
  const own = trackTotals(then, spot.track, viewer);
  const theirs = trackTotals(then, spot.track, own.theirs.seat);
  const attempts = [own, theirs].flatMap(({ attempt, lacks, own: { seat } }) =>
    attempt ? [{ seat, lacks }] : [],
  );
  const isFacing = own.mission === null && own.own.hero !== null && own.theirs.hero !== null;
  const differs = isFacing
    ? ATTRIBUTES.map(attribute => ({
        attribute,
        by: own.own.total[attribute] - own.theirs.total[attribute],
      })).filter(({ by }) => by !== 0)
    : [];
  return { attempts, differs };
};

const lacksAt = (view: View, hero: Instance): TrackTotals['lacks'] | undefined => {
  const track = trackOfCard(view, hero);
  if (track === undefined || view.viewer === 'spectator') return undefined;
  const { attempt, lacks } = trackTotals(view, track, view.viewer);
  return attempt && lacks;
};

/** What an attempt on this hero's track would lack if the Advantage were attached. */
export const forecastAttached = (
  view: View,
  card: Instance,
  hero: Instance,
): TrackTotals['lacks'] | undefined => {
  const posts = view.posts.map(post =>
    post.hero === hero ? { ...post, advantages: [...post.advantages, card] } : post,
  );
  return lacksAt({ ...view, posts }, hero);
};

/** What an attempt on this hero's track would lack if the hero were healed. */
export const forecastHealed = (view: View, hero: Instance): TrackTotals['lacks'] | undefined => {
  const heroes = view.heroes.map((each, i) => (i === hero ? { ...each, face: 'active' as const } : each));
  return lacksAt({ ...view, heroes }, hero);
};
