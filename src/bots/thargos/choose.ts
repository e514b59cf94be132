import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { attributesOf } from '../../games/thargos/board/evaluate.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import { endAt, opposite } from '../../games/thargos/board/places.ts';
import { openTotals } from '../../games/thargos/board/values.ts';
import type { Op } from '../../games/thargos/effects/effect.ts';
import type { Instance, Prompt, View } from '../../games/thargos/types.ts';
import { exchangeGain, isExchange } from './exchange.ts';
import { helpWorth } from './powers.ts';
import { knownCard } from './price.ts';
import { missionWorth } from './prospect.ts';
import { reassignGain } from './reassign.ts';
import { besideWorth, opsWorth, ownerAt, woundWorth } from './worth.ts';

/**
 * Chooses cards, heroes and players when an effect asks: each candidate is valued by what the effect will do
 * with it.
 */

/** The operation that asks for this choice. */
const opAtWork = ({ agenda }: View): Op | undefined => {
  const task = agenda[agenda.length - 1];
  return task?.do === 'ops' ? task.ops[0] : undefined;
};

export const choosePicks = (view: View, seat: Seat, prompt: Prompt, from: readonly number[]): number[] => {
  const worth = weigher(view, seat, prompt);
  const order = from.map(id => ({ id, worth: worth(id) })).sort((a, b) => b.worth - a.worth);
  const wanted = order.filter((candidate, i) => i < prompt.least || candidate.worth > 0);
  return wanted.slice(0, prompt.most).map(({ id }) => id);
};

type Weigh = (id: number) => number;

const weigher = (view: View, seat: Seat, prompt: Prompt): Weigh => {
  const special = exchangeWeigher(view, seat, prompt) ?? conflictWeigher(view, seat, prompt);
  if (special) return special;
  switch (prompt.kind) {
    case 'hero':
      return heroWeigher(view, seat, prompt);
    case 'advantage':
    case 'trackCard':
      return id =>
        (ownerAt(view, id) === seat ? -1 : 1) * (0.3 + besideWorth(view, postBeside(view, id), id));
    case 'mission':
      return missionWeigher(view, seat, prompt);
    case 'track':
      return id => trackNeed(view, seat, id);
    case 'card':
    case 'order':
    case 'pam':
      return cardWeigher(view, seat, prompt);
    case 'attribute':
      return attributeNeed(view, seat);
    case 'player':
      return playerWeigher(view, seat);
    case 'option': {
      const op = opAtWork(view);
      return id => (op?.op === 'choose' ? opsWorth(view, seat, op.options[id]?.do) : -id);
    }
    case 'confirm':
      return id => id;
    case 'effect':
      return id => -id;
  }
};

/** If the effect exchanges heroes or Missions, values a candidate by the position after the exchange. */
const exchangeWeigher = (view: View, seat: Seat, { key }: Prompt): Weigh | undefined => {
  const task = view.agenda[view.agenda.length - 1];
  const op = opAtWork(view);
  if (!isExchange(op) || task?.do !== 'ops') return undefined;
  if (key === 'target') return id => exchangeGain(view, seat, op, [id]);
  const first = task.answers?.target?.[0];
  return first === undefined ? undefined : id => exchangeGain(view, seat, op, [first, id]);
};

/** If the effect helps in the conflict, values a candidate by how much it improves the chance to win it. */
const conflictWeigher = (view: View, seat: Seat, { kind }: Prompt): Weigh | undefined => {
  const task = view.agenda[view.agenda.length - 1];
  const op = opAtWork(view);
  if (!op || task?.do !== 'ops') return undefined;
  if (op.op === 'reassignPam') {
    if (kind === 'pam') return card => 1 + reassignGain(view, seat, card);
    const card = task.answers?.target?.[0];
    if (kind !== 'attribute' || card === undefined) return undefined;
    return index => 1 + reassignGain(view, seat, card, ATTRIBUTES[index]);
  }
  if (kind !== 'attribute' || helpWorth(view, seat, op) === undefined) return undefined;
  const need = attributeNeed(view, seat);
  // Among equally good colors, prefer the one on which the player is furthest behind.
  return index => 20 + (helpWorth(view, seat, op, ATTRIBUTES[index]) ?? 0) + need(index) / 1000;
};

const strengthOf = (view: View, hero: Instance): number => {
  const values = attributesOf(view, hero);
  return values.power + values.mind + values.mysticism;
};

const postBeside = (view: View, id: Instance): number =>
  view.posts.findIndex(({ advantages, actions }) => advantages.includes(id) || actions.includes(id));

const heroWeigher = (view: View, seat: Seat, { verb }: Prompt): Weigh => {
  const side = (hero: Instance): number => (ownerAt(view, hero) === seat ? 1 : -1);
  const op = opAtWork(view);
  switch (verb) {
    case 'heal':
      return hero => side(hero) * (view.heroes[hero]!.face === 'wounded' ? woundWorth(view, hero) : 0.01);
    case 'wound':
      return hero => -side(hero) * (view.heroes[hero]!.face === 'active' ? woundWorth(view, hero) : 0.01);
    case 'capture':
      // The player picks the strongest hero of an opponent, or the weakest one of their own to give up.
      return hero => (side(hero) > 0 ? 7 - strengthOf(view, hero) : strengthOf(view, hero));
    case 'modAttr': {
      const isHelp = op?.op !== 'modAttr' || typeof op.amount !== 'number' || op.amount > 0;
      return hero => (isHelp ? 1 : -1) * side(hero) * (1 + inConflict(view, hero));
    }
    default:
      return hero => side(hero) * (10 - strengthOf(view, hero)) + inConflict(view, hero);
  }
};

const inConflict = ({ conflict, posts }: View, hero: Instance): number =>
  conflict &&
  (posts[conflict.post]!.hero === hero ||
    (conflict.against !== null && posts[conflict.against]!.hero === hero))
    ? 1
    : 0;

const missionWeigher = (view: View, seat: Seat, { verb }: Prompt): Weigh => {
  const worth = (id: Instance): number => {
    const card = knownCard(view, id);
    const track = view.missions.indexOf(id);
    return card?.type === 'mission' && track >= 0 ? missionWorth(view, seat, track, card) : 0;
  };
  // Prefer to exchange or replace the Mission that is most useful to the opponents.
  return verb === 'modMission' ? worth : id => -worth(id);
};

/**
 * How much help the player needs on a track: more if an opponent's hero is there, less if its Mission favors
 * the player.
 */
const trackNeed = (view: View, seat: Seat, track: number): number => {
  const mission = view.missions[track];
  const card = mission === null || mission === undefined ? undefined : knownCard(view, mission);
  if (card?.type !== 'mission') return -1;
  const post = endAt(view.players.length, track, seat);
  if (post === undefined) return 0;
  const foe = heroAt(view, opposite(view.players.length, post));
  return (foe === null ? 0 : 1) - missionWorth(view, seat, track, card);
};

/** Effects that harm go to the player nearest their target, effects that help to the one furthest from it. */
const playerWeigher = (view: View, seat: Seat): Weigh => {
  const op = opAtWork(view);
  const side = op && opsWorth(view, seat, [op]) < 0 ? -1 : 1;
  return id => (side * view.players[id]!.vp) / Math.max(1, view.players[id]!.target);
};

const cardWeigher = (view: View, seat: Seat, { verb, kind }: Prompt): Weigh => {
  const worth = (id: Instance): number => {
    const card = knownCard(view, id);
    if (!card || card.type === 'hero') return 1.8;
    return card.pam + (card.effects?.length ? 0.3 : 0) + (card.type === 'mission' ? 0.2 : 0);
  };
  const isOwn = (id: Instance): boolean => view.hand.includes(id) || kind === 'pam';
  if (verb === 'discardHand') return id => (isOwn(id) ? 5 - worth(id) : worth(id));
  if (verb === 'discardPam')
    return id =>
      view.pam.attack.flat().includes(id) || view.pam.defence.flat().includes(id) ? -1 : worth(id);
  if (verb === 'replaceMission')
    return id => {
      const card = knownCard(view, id);
      return card?.type === 'mission' ? 1 + missionWorth(view, seat, 0, card) / 10 : 0;
    };
  return worth;
};

/** Values a color by how far the player is behind on it. */
const attributeNeed = (view: View, seat: Seat): Weigh => {
  if (!view.conflict) return index => 1 - index / 10;
  const { attack, defence } = openTotals(view);
  const isAttacker = view.conflict.attacker === seat;
  return index => {
    const colour = ATTRIBUTES[index]!;
    const gap = defence[colour] - attack[colour];
    // A defender must win only one color, so they choose the one on which they need the fewest cards.
    if (isAttacker) return 20 + gap;
    return 20 + gap - (view.conflict?.attack[colour] ?? 0);
  };
};
