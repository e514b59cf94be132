import { fits, hasCards } from '../../asking/changes.ts';
import { anyOf, missions } from '../../asking/possible-targets.ts';
import { endAt } from '../../board/places.ts';
import type { Instance } from '../../types.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Filter, Target, Zone } from '../effect.ts';

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
    // HT-8.1.5, HT-A-42
    const isOwn = (mission: Instance): boolean =>
      table.config.farMissions === 'any' ||
      endAt(table.players.length, table.missions.indexOf(mission), seat) !== undefined;
    return !table.story && has && missions(table, anyOf(target), context).some(isOwn);
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
};
