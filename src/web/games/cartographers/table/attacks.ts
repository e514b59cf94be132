import type { Seat } from '../../../../engine/game.ts';
import { currentUpdates, type Update, type VisibleEvent } from '../../../../engine/update.ts';
import {
  type CardId,
  type Cell,
  type Event,
  hasCell,
  type LogDetails,
  landOf,
  preyedCells,
  rulesOf,
  type View,
  withoutCells,
} from '../../../../games/cartographers/ui.ts';

/** An attack on a map, by an opponent or by a monster card's effect. */
export interface MapAttack {
  /** The seat that drew the attack; undefined if a monster card spread automatically. */
  readonly by: Seat | undefined;
  readonly card: CardId | undefined;
  readonly cells: readonly Cell[];
  /** Stars that the attack costs at the end of each season on the current map; undefined if it destroyed spaces. */
  readonly cost: number | undefined;
}

type Found = Omit<MapAttack, 'cost'> & { readonly isDestroyed: boolean };

const foundIn = (
  { event, about }: VisibleEvent<Event>,
  seat: Seat,
  doer: Seat | undefined,
  card: CardId | undefined,
): Found | undefined => {
  if (event.type === 'drawn' && event.sheet === seat && event.terrain === 'monster' && event.by !== seat) {
    // Cast: this game adds these log details to each of its events.
    const { beast } = (about ?? {}) as LogDetails;
    const by = event.by ?? undefined;
    // In solo games, an automatic ambush has its own animation.
    if (by === undefined && !beast) return undefined;
    return { by, card: beast ?? card, cells: event.cells, isDestroyed: false };
  }
  if (event.type === 'destroyed' && event.sheet === seat && event.why === 'gaze' && doer !== seat)
    return { by: doer, card, cells: event.cells, isDestroyed: true };
  return undefined;
};

/** Attacks on this seat's map since its player last drew on it. */
export const attacksOn = (told: readonly Update<Event>[], view: View, seat: Seat): readonly MapAttack[] => {
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  const { map, card: cardOf } = rulesOf(view.config);
  let found: Found[] = [];
  let ambush: CardId | undefined;
  for (const { events: happened, seat: doer } of currentUpdates(told))
    for (const each of happened) {
      const { event } = each;
      if (event.type === 'revealed' && cardOf(event.card).kind === 'ambush') ambush = event.card;
      if (event.type === 'drawn' && event.sheet === seat && event.by === seat) found = [];
      const attack = foundIn(each, seat, doer, ambush);
      if (attack) found.push(attack);
    }
  const preyed = (monster: typeof sheet.monster) => preyedCells(landOf(map, { ...sheet, monster })).size;
  const without = (attacks: readonly Found[]) => {
    const cells = attacks.flatMap(attack => attack.cells);
    return withoutCells(
      map.grid,
      sheet.monster,
      cells.filter(cell => hasCell(map.grid, sheet.monster, cell)),
    );
  };
  // Two attacks may threaten the same space. Its star is counted only for the first attack.
  return found.map(({ isDestroyed, ...attack }, i) => {
    const cost = preyed(without(found.slice(i + 1))) - preyed(without(found.slice(i)));
    return { ...attack, cost: isDestroyed ? undefined : cost };
  });
};
