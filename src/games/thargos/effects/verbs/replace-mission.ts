import { fits, hasCards } from '../../asking/changes.ts';
import { anyOf, missions } from '../../asking/possible-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { endAt } from '../../board/places.ts';
import { dig } from '../../flow/deck.ts';
import { choice, discardToOwners, move, next, type Run } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { Filter, Target, Zone } from '../effect.ts';
import { chosenOf, matchesHidden, missionsMeant } from '../target.ts';

export interface ReplaceMissionOp {
  readonly op: 'replaceMission';
  readonly target: Target;
  readonly from: Zone;
  readonly where?: Filter;
}

export const replaceMission: VerbDefinition<ReplaceMissionOp> = {
  keys: { target: 'needed', from: 'needed', where: 'optional' },
  picture: 'writ',
  isUseful: (table, { target, from, where }, context) => {
    const { seat } = context;
    const player = table.players[seat]!;
    const has =
      from === 'discard'
        ? fits(table, player.discard, { ...where, type: 'mission' })
        : hasCards(player, from === 'deckTop' || from === 'deckBottom' ? from : 'hand');
    // HT-8.1.5, HT-A-42: by default, only Missions on the player's own tracks can be replaced.
    const isOwn = (mission: Instance): boolean =>
      table.config.farMissions === 'any' ||
      endAt(table.players.length, table.missions.indexOf(mission), seat) !== undefined;
    return !table.story && has && missions(table, anyOf(target), context).some(isOwn);
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
  run: (run, op, task) => {
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
    // From the deck, the first matching Mission replaces the old one, as in a dig.
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
  },
  english: (op, context) =>
    en.order(
      'replace',
      en.target(op.target, context).text,
      'with',
      op.from === 'deckTop' || op.from === 'deckBottom'
        ? `the first ${en.filtered(op.where, false, 'mission')} from the top of your deck`
        : `${en.aFiltered(op.where, 'mission')} from your ${op.from === 'discard' ? 'discard pile' : 'hand'}`,
    ),
  french: (op, context) =>
    fr.order(
      'remplacer',
      fr.target(op.target, context).text,
      'par',
      op.from === 'deckTop' || op.from === 'deckBottom'
        ? `la première ${fr.noun('mission', op.where)} du dessus de votre deck`
        : `${fr.aNoun('mission', op.where)} de votre ${op.from === 'discard' ? 'défausse' : 'main'}`,
    ),
  prompt: {
    one: {
      en: 'Which Mission is replaced, and with which?',
      fr: 'Quelle mission est remplacée, et par laquelle\u202f?',
    },
  },
};

/**
 * HT-8.1.5, HT-A-42: the Missions that this effect may replace. By default, only those on the player's own
 * tracks.
 */
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
