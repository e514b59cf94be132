import type { Seat } from '../../engine/game.ts';
import { type Options, options } from '../../games/thargos/asking/options.ts';
import type { Attributes } from '../../games/thargos/attributes.ts';
import { faceOf, heroCard } from '../../games/thargos/board/library.ts';
import { alive, faceIdOf, heroAt } from '../../games/thargos/board/lookup.ts';
import { endAt, opposite, seatOf } from '../../games/thargos/board/places.ts';
import { countsOf, type PamRule, pamFault, totalCards } from '../../games/thargos/conflict.ts';
import type { Command, Instance, Placed, View } from '../../games/thargos/types.ts';
import { act } from './act.ts';
import type { ThargosBot } from './bot.ts';
import { choosePicks } from './choose.ts';
import { bestOpposer } from './nodes.ts';
import { standIn } from './odds.ts';
import { planAttack, planDefense } from './plan.ts';
import { bestAbility } from './powers.ts';
import { type HeldModifier, heldBy, knownCard } from './price.ts';
import { matchUp, missionWorth } from './prospect.ts';
import { attackStakes, heldToDefend } from './stakes.ts';
import { threatOf } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Gives the answer with the highest estimated immediate value, without looking ahead. It uses randomness only
 * where commands have no effect, so it gives the same answer to equal views.
 */
export const greedyBot: ThargosBot = (view, random) => {
  const asked = options(view);
  const { viewer } = view;
  if (viewer === 'spectator' || asked.type === 'none')
    throw new Error(`expected a pending decision for seat ${viewer}, found none`);
  switch (asked.type) {
    case 'placeHero':
      return placeHero(view, viewer, asked);
    case 'placeMission':
      return placeMission(view, viewer, asked);
    case 'handLimit':
      return { type: 'chooseHandLimit', cards: asked.values[0]! };
    case 'act':
      return act(view, viewer, asked, random);
    case 'attack':
      return attack(view, viewer, asked);
    case 'defend':
      return defend(view, viewer, asked);
    case 'oppose':
      return oppose(view, asked.heroes);
    case 'beforeReveal':
      return bestAbility(view, viewer, asked.abilities) ?? { type: 'pass' };
    case 'refill':
      return { type: 'refill', card: refill(view, viewer, asked.cards) };
    case 'shift':
      return asked.shifts.length > 0 ? { type: 'shift', ...asked.shifts[0]! } : { type: 'pass' };
    case 'choose':
      return { type: 'choose', picks: choosePicks(view, viewer, asked.prompt, asked.from) };
    case 'referee':
      return { type: 'pass' };
    case 'agree':
      return { type: 'agree' };
  }
};

type OptionsOf<T extends Options['type']> = Extract<Options, { readonly type: T }>;

const faceUp = (view: View, hero: Instance): Attributes => {
  const { attrs } = faceOf(heroCard(view.config, faceIdOf(view, hero)), 'active');
  return 'roll' in attrs ? { power: 3, mind: 3, mysticism: 3 } : attrs;
};

/**
 * Values a hero at a track by the hero opposite, or by the average of the opponent's team if the track opposite is empty
 * yet.
 */
const placeHero = (view: View, seat: Seat, { heroes, tracks }: OptionsOf<'placeHero'>): Command => {
  const players = view.players.length;
  let best: Command | undefined;
  let most = -Infinity;
  for (const track of tracks) {
    const post = endAt(players, track, seat);
    const other = post === undefined ? undefined : opposite(players, post);
    const foe = other === undefined ? null : heroAt(view, other);
    const team = other === undefined ? [] : view.players[seatOf(other)]!.team;
    const against = foe === null ? meanOf(team.map(hero => faceUp(view, hero))) : faceUp(view, foe);
    for (const hero of heroes) {
      // If the opposite place is still empty, the opponent can choose a hero to fit, so the value is less
      // certain.
      const worth = matchUp(faceUp(view, hero), against) * (foe === null ? 0.8 : 1);
      if (worth > most) {
        most = worth;
        best = { type: 'placeHero', hero, track };
      }
    }
  }
  return best ?? { type: 'placeHero', hero: heroes[0]!, track: tracks[0]! };
};

const meanOf = (all: readonly Attributes[]): Attributes => {
  const mean = (of: (values: Attributes) => number): number =>
    all.length === 0 ? 0 : all.reduce((sum, values) => sum + of(values), 0) / all.length;
  return { power: mean(v => v.power), mind: mean(v => v.mind), mysticism: mean(v => v.mysticism) };
};

/** The value of placing this Mission on this track, for the player who places it. */
export const missionAt = (view: View, seat: Seat, track: number, instance: Instance): number => {
  const card = knownCard(view, instance);
  if (card?.type !== 'mission') return -Infinity;
  return missionWorth(view, seat, track, card) - card.pam * WEIGHTS.card * WEIGHTS.cardPoint;
};

const placeMission = (view: View, seat: Seat, { cards, tracks }: OptionsOf<'placeMission'>): Command => {
  let best: Command = { type: 'placeMission', card: cards[0]!, track: tracks[0]! };
  let most = -Infinity;
  for (const track of tracks)
    for (const card of cards) {
      const worth = missionAt(view, seat, track, card);
      if (worth > most) {
        most = worth;
        best = { type: 'placeMission', card, track };
      }
    }
  return best;
};

const refill = (view: View, seat: Seat, cards: readonly Instance[]): Instance => {
  const { question } = view;
  const track = question?.type === 'refill' ? question.track : 0;
  return cards.reduce((a, b) => (missionAt(view, seat, track, b) > missionAt(view, seat, track, a) ? b : a));
};

type Pam = OptionsOf<'attack' | 'defend'>;

const attack = (view: View, seat: Seat, asked: Pam): Command => {
  const conflict = view.conflict!;
  const stakes = attackStakes(view, conflict);
  const stand = standIn(view, conflict, stakes);
  const isNeeded = stand.gaps.some(gap => gap > 0) || stand.colours.length === 1;
  const first =
    isNeeded && stand.foe.type !== 'nobody' ? bestAbility(view, seat, asked.abilities) : undefined;
  if (first) return first;
  const held = heldBy(view, seat);
  const plan = planAttack(stand, held, stakes, asked.rule);
  const cards = plan.cards();
  const isHopeless = cards.length === 0 && plan.chance === 0;
  return { type: 'placePam', cards: isHopeless && isStuck(view) ? pressed(held, asked.rule) : cards };
};

/**
 * Whether a story has had no progress for so long that the bot spends a hand that wins nothing to draw new
 * cards.
 */
const isStuck = (view: View): boolean =>
  view.story !== null && (view.still ?? 0) >= WEIGHTS.patience * alive(view).length;

/** All cards of the hand, placed on the colors in turn. No cards if the rule forbids this. */
const pressed = (held: readonly HeldModifier[], rule: PamRule): readonly Placed[] => {
  const { colours } = rule;
  const cards = held.map(({ card }, i): Placed => ({ card, colour: colours[i % colours.length]! }));
  return colours.length === 0 || pamFault(rule, countsOf(cards)) ? [] : cards;
};

const defend = (view: View, seat: Seat, asked: Pam): Command => {
  const conflict = view.conflict!;
  const threat = threatOf(view, conflict);
  const isLost = threat.gaps.some((gap, i) => gap > 0 && conflict.attack[threat.colours[i]!] === 0);
  const first =
    !isLost && totalCards(conflict.attack) > 0 ? bestAbility(view, seat, asked.abilities) : undefined;
  if (first) return first;
  const stakes = attackStakes(view, conflict);
  const { cards } = planDefense(
    threat,
    heldToDefend(view, seat, conflict),
    { success: -stakes.failure, failure: -stakes.success },
    asked.rule,
  );
  return defenseWith(cards(), asked);
};

/** HT-A-06: a defense without cards costs nothing and may still win, unless the rule requires cards. */
export const defenseWith = (cards: readonly Placed[], { rule, concede }: Pam): Command =>
  cards.length === 0 && rule.emptyLoses && concede ? { type: 'concede' } : { type: 'defend', cards };

/** HT-9.5: opposes only with a hero who has a better chance than the dice of Thargos. */
const oppose = (view: View, heroes: readonly Instance[]): Command => {
  const mission = view.conflict?.mission;
  const hero = mission === undefined ? undefined : bestOpposer(view, heroes, mission);
  return hero === undefined ? { type: 'pass' } : { type: 'oppose', hero };
};
