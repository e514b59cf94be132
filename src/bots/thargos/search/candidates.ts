import { canonical } from '../../../engine/canonical.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Random, shuffled } from '../../../engine/random.ts';
import { commands } from '../../../games/thargos/asking/commands.ts';
import { allows, type Options, options } from '../../../games/thargos/asking/options.ts';
import type { Command, Instance, View } from '../../../games/thargos/types.ts';
import { freeIdeas, type Idea, turnIdeas } from '../act.ts';
import { defenseWith, greedyBot, missionAt } from '../greedy.ts';
import { standIn } from '../odds.ts';
import { attackPlans, defensePlans } from '../plan.ts';
import { heldBy } from '../price.ts';
import { attackStakes, heldToDefend } from '../stakes.ts';
import { threatOf } from '../threat.ts';

/** The most answers that the search tries for each kind of decision. */

const MOST = { act: 10, pam: 10, other: 12 } as const;

type OptionsOf<T extends Options['type']> = Extract<Options, { readonly type: T }>;

const byWorth = (ideas: readonly Idea[]): Command[] =>
  [...ideas].sort((a, b) => b.worth - a.worth).map(({ command }) => command);

const acts = (view: View, seat: Seat, asked: OptionsOf<'act'>): Command[] => {
  const turn = byWorth(turnIdeas(view, seat, asked));
  const pass: Command[] = asked.pass ? [{ type: 'pass' }] : [];
  return [...turn.slice(0, MOST.act - 4), ...byWorth(freeIdeas(view, seat, asked)).slice(0, 4), ...pass];
};

const attacks = (view: View, seat: Seat, asked: OptionsOf<'attack' | 'defend'>): Command[] => {
  const conflict = view.conflict!;
  const stakes = attackStakes(view, conflict);
  return attackPlans(standIn(view, conflict, stakes), heldBy(view, seat), stakes, asked.rule).map(
    ({ cards }): Command => ({ type: 'placePam', cards: cards() }),
  );
};

const defences = (view: View, seat: Seat, asked: OptionsOf<'attack' | 'defend'>): Command[] => {
  const conflict = view.conflict!;
  const { success, failure } = attackStakes(view, conflict);
  const stakes = { success: -failure, failure: -success };
  const held = heldToDefend(view, seat, conflict);
  const plans = defensePlans(threatOf(view, conflict), held, stakes, asked.rule);
  return plans
    .slice(0, MOST.pam - 1)
    .concat(plans.filter(({ cards }) => cards().length === 0))
    .map(({ cards }) => defenseWith(cards(), asked));
};

const usable = ({ abilities }: OptionsOf<'attack' | 'defend'>): Command[] =>
  abilities.map((ability): Command => ({ type: 'useAbility', ...ability }));

/** All legal answers, or a random selection if there are too many. */
const some = (asked: Options, random: Random): Command[] => {
  const all: Command[] = [];
  for (const command of commands(asked)) if (all.push(command) >= 200) break;
  return all.length <= MOST.other ? all : shuffled(random, all).slice(0, MOST.other);
};

const missions = (view: View, seat: Seat, { cards, tracks }: OptionsOf<'placeMission'>): Command[] =>
  byWorth(
    tracks.flatMap(track =>
      cards.map(card => ({
        command: { type: 'placeMission' as const, card, track },
        worth: missionAt(view, seat, track, card),
      })),
    ),
  );

const listed = (view: View, seat: Seat, asked: Options, random: Random): Command[] => {
  switch (asked.type) {
    case 'act':
      return acts(view, seat, asked);
    case 'attack':
      return [...attacks(view, seat, asked).slice(0, MOST.pam), ...usable(asked)];
    case 'defend':
      return [...defences(view, seat, asked), ...usable(asked)];
    case 'placeMission':
      return missions(view, seat, asked).slice(0, MOST.other);
    case 'placeHero':
    case 'handLimit':
    case 'oppose':
    case 'beforeReveal':
    case 'refill':
    case 'choose':
      return some(asked, random);
    default:
      return [];
  }
};

/** A key that is the same for equivalent answers. It names cards by id, because copies are equivalent. */
export const keyOf = (view: View, command: Command): string => {
  const faceOf = (card: Instance): unknown => (view.hand.includes(card) ? view.faces[card] : card);
  if (command.type === 'placePam' || command.type === 'defend')
    return canonical([
      command.type,
      ...command.cards.map(each => `${each.colour} ${faceOf(each.card)}`).sort(),
    ]);
  return canonical('card' in command ? { ...command, card: faceOf(command.card) } : command);
};

/** The legal answers that the search tries. The first is the answer of greedy. */
export const candidates = (view: View, random: Random): Command[] => {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const asked = options(view);
  const seen = new Set<string>();
  return [greedyBot(view, random), ...listed(view, viewer, asked, random)].filter(command => {
    const key = keyOf(view, command);
    return allows(asked, command) && !seen.has(key) && seen.add(key);
  });
};
