import { type Command, type Instance, trackOf, type View } from '../../../../games/thargos/ui.ts';
import type { Held } from './model.ts';

/** The track on which a card is; undefined if it isn't on a track. */
export const trackOfCard = (view: View, card: Instance): number | undefined => {
  if (view.story) return undefined;
  const mission = view.missions.indexOf(card);
  if (mission >= 0) return mission;
  const post = view.posts.findIndex(
    ({ hero, advantages, actions }) => hero === card || advantages.includes(card) || actions.includes(card),
  );
  return post < 0 ? undefined : trackOf(view.players.length, post);
};

/** The selected track, or the track on which the viewer must place a Mission. */
export const askedTrack = ({ question, viewer }: View, held: Held | undefined): number | undefined => {
  if (held?.type === 'track') return held.track;
  return question?.type === 'refill' && question.seat === viewer ? question.track : undefined;
};

/** The track that a command changes. `view` is the view before the command. */
export const trackOfCommand = (view: View, command: Command): number | undefined => {
  switch (command.type) {
    case 'attempt':
    case 'placeHero':
    case 'placeMission':
    case 'shift':
      return command.track;
    case 'refill':
      return view.question?.type === 'refill' ? view.question.track : undefined;
    case 'attach':
    case 'playAction':
      return command.hero === undefined ? undefined : trackOfCard(view, command.hero);
    case 'choose':
      return trackOfPick(view, command.picks.at(-1));
    default:
      return undefined;
  }
};

const ON_TRACKS = ['hero', 'mission', 'advantage', 'trackCard'];

const trackOfPick = (view: View, pick: number | undefined): number | undefined => {
  const { question } = view;
  if (question?.type !== 'choose' || pick === undefined) return undefined;
  const { kind } = question.prompt;
  if (kind === 'track') return pick;
  return ON_TRACKS.includes(kind) ? trackOfCard(view, pick) : undefined;
};
