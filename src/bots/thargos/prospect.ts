import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../games/thargos/attributes.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import { endAt, opposite, seatOf } from '../../games/thargos/board/places.ts';
import { attributesOf } from '../../games/thargos/board/reading.ts';
import type { MissionCard } from '../../games/thargos/cards/card.ts';
import { coloursOf } from '../../games/thargos/conflict.ts';
import type { Position, View } from '../../games/thargos/types.ts';
import { cardPrice, gain, spreadOf } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth } from './worth.ts';

/** What a Mission on a track would be worth to either side, judged by the heroes alone. */

const NOBODY: Attributes = { power: 0, mind: 0, mysticism: 0 };

/** What attempts at it promise somebody with these attributes against those. */
const promise = (
  table: Position,
  seat: Seat,
  own: Attributes,
  other: Attributes,
  { attrs, vp }: MissionCard,
): number => {
  const colours = coloursOf(attrs);
  const gap = (colour: Attribute): number => other[colour] + (attrs[colour] ?? 0) - own[colour];
  const behind = colours.filter(colour => gap(colour) > 0);
  const success = gain(table, seat, vp) + WEIGHTS.refill * WEIGHTS.card;
  if (behind.length === 0 && colours.length > 1) return success;
  const missing = behind.reduce((sum, colour) => sum + gap(colour), 0);
  const spare = behind.length === 0 ? -Math.min(0, gap(colours[0]!)) : 0;
  const { mean } = spreadOf(table, seat);
  const cards = Math.max(0, missing + 2 - spare) / Math.max(1, mean);
  const chance = 0.65;
  return Math.max(0, chance * success - (1 - chance) * WEIGHTS.wound * 2 - cards * cardPrice(table, seat));
};

/** How much better this Mission at this track is for the player than for whoever stands opposite. */
export const missionWorth = (view: View, seat: Seat, track: number, mission: MissionCard): number => {
  const players = view.players.length;
  const post = endAt(players, track, seat);
  if (post === undefined) return 0;
  const other = opposite(players, post);
  const own = heroAt(view, post);
  const foe = heroAt(view, other);
  const mine = own === null ? NOBODY : attributesOf(view, own);
  const theirs = foe === null ? NOBODY : attributesOf(view, foe);
  const won =
    opsWorth(
      view,
      seat,
      (mission.effects ?? []).flatMap(effect => effect.do),
    ) / 2;
  const forMe = own === null ? 0 : promise(view, seat, mine, theirs, mission);
  const forThem = foe === null ? 0 : promise(view, seatOf(other), theirs, mine, mission);
  return forMe * (1 + won / 4) - forThem * (1 + won / 4);
};

/** How well a hero stands against another: what he can be sent to win, less what he lets through. */
export const matchUp = (own: Attributes, other: Attributes): number => {
  const leads = ATTRIBUTES.map(colour => own[colour] - other[colour]);
  return Math.max(...leads) + 0.6 * Math.min(...leads);
};
