import { candidates } from '../../board/evaluate.ts';
import { endAt } from '../../board/places.ts';
import { dig } from '../../flow/deck.ts';
import type { Run } from '../../flow/run.ts';
import { choice, discardToOwners, move, next } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import type { Target } from '../effect.ts';
import type { Handler, OpTask } from '../handler.ts';
import { chosenOf, matchesHidden, missionsMeant } from '../target.ts';

/** HT-8.1.5, HT-A-42: an effect, too, puts Missions only on the player's own tracks. */
const placesFor = (run: Run, target: Target, task: OpTask): readonly Instance[] | undefined => {
  const { config, players } = run.state;
  const isOwn = (mission: Instance): boolean =>
    config.farMissions === 'any' ||
    endAt(players.length, run.state.missions.indexOf(mission), task.context.seat) !== undefined;
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
  const track = run.state.missions.indexOf(missions[0]!);
  if (track < 0) return;
  // From the deck, the first fitting Mission is taken, as in a refill.
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
  discardToOwners(run, [missions[0]!], { zone: 'mission', track }, 'effect');
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
