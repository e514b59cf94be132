import { endAt } from '../board/places.ts';
import { candidates } from '../board/reading.ts';
import { dig } from '../flow/deck.ts';
import { choice, layAway, move, next, type Run, tell } from '../flow/run.ts';
import type { Instance } from '../types.ts';
import type { Target } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { chosenOf, matchesHidden, missionsMeant } from './target.ts';

/** Verbs for the Missions on the tracks. In a story there are none (HT-9.11). */

const trackOfMission = (run: Run, mission: Instance): number => run.state.missions.indexOf(mission);

export const swapMissions: Handler<'swapMissions'> = (run, op, task) => {
  if (run.state.story) return;
  const first = missionsMeant(run, op.target, task);
  if (!first || first.length === 0) return;
  const second = otherMission(run, op.to, task, first[0]!);
  if (!second || second.length === 0) return;
  const a = trackOfMission(run, first[0]!);
  const b = trackOfMission(run, second[0]!);
  if (a >= 0 && b >= 0 && a !== b) tell(run, { type: 'missionsSwapped', a, b });
};

const otherMission = (
  run: Run,
  to: Target,
  task: OpTask,
  first: Instance,
): readonly Instance[] | undefined => {
  if (typeof to === 'string' || to.kind !== 'mission') return missionsMeant(run, to, task, 'to');
  const from = candidates(run.state, 'mission', task.context, to).filter(mission => mission !== first);
  return chosenOf(run, to, task, 'to', from);
};

/** HT-8.1.5, HT-A-42: Missions go on one's own tracks, whatever puts them there. */
const placesFor = (run: Run, target: Target, task: OpTask): readonly Instance[] | undefined => {
  const { config, players } = run.state;
  const isOwn = (mission: Instance): boolean =>
    config.farMissions === 'any' ||
    endAt(players.length, trackOfMission(run, mission), task.context.seat) !== undefined;
  if (typeof target === 'string' || target.kind !== 'mission')
    return missionsMeant(run, target, task)?.filter(isOwn);
  const from = candidates(run.state, 'mission', task.context, target).filter(isOwn);
  return chosenOf(run, target, task, 'target', from);
};

export const replaceMission: Handler<'replaceMission'> = (run, op, task) => {
  if (run.state.story) return;
  const { seat, card } = task.context;
  const where = { ...op.where, type: 'mission' as const };
  const fits = (cards: readonly Instance[]) => cards.filter(id => matchesHidden(run, id, where));
  const { secret, players } = run.state;
  const isDeck = op.from === 'deckTop' || op.from === 'deckBottom';
  const from = isDeck
    ? fits(secret.decks[seat]!)
    : fits(op.from === 'discard' ? players[seat]!.discard : secret.hands[seat]!);
  if (from.length === 0) return;
  const missions = placesFor(run, op.target, task);
  if (!missions || missions.length === 0) return;
  const track = trackOfMission(run, missions[0]!);
  if (track < 0) return;
  // From the deck the first that comes is taken, as when a track is refilled.
  const picked = isDeck
    ? []
    : choice(run, task, 'with', {
        seat,
        kind: 'card',
        card,
        verb: 'replaceMission',
        least: 1,
        most: 1,
        from,
      });
  if (!picked) return;
  layAway(run, [missions[0]!], { zone: 'mission', track }, 'effect');
  if (isDeck) dig(run, seat, where, { zone: 'mission', track });
  else
    move(
      run,
      picked,
      op.from === 'discard' ? { zone: 'discard', seat } : { zone: 'hand', seat },
      { zone: 'mission', track },
      'place',
    );
  const placed = run.state.missions[track];
  next(run, { do: 'fire', happening: { trigger: 'missionPlaced', seat, bound: placed!, track } });
};
