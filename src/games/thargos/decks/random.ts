import { pick, type Random, shuffled } from '../../../engine/random.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { sum } from '../../../engine/util.ts';
import type { Card, CardId, Deck, DeckCard, HeroCard } from '../cards/card.ts';
import { refuseDeck } from '../refusals/codes.ts';
import { type DeckRules, heroCount, isInSets, missionBand, sizeOf, splitOf } from './check.ts';

export interface RandomDeckRules extends DeckRules {
  /** HT-2.5: decks that already use cards of the same box. Without this key, the box doesn't limit copies. */
  readonly taken?: readonly Deck[];
  readonly id?: string;
}

const isHero = (card: Card): card is HeroCard => card.type === 'hero';
const isDeckCard = (card: Card): card is DeckCard => card.type !== 'hero';

const leftOf = (card: Card, taken: readonly Deck[] | undefined): number => {
  if (!taken) return 4;
  const used = taken.map(deck => (deck.heroes.includes(card.id) ? 1 : 0) + (deck.cards[card.id] ?? 0));
  return Math.max(0, card.boxCopies - sum(used));
};

const dealTeam = (random: Random, heroes: readonly HeroCard[], rules: RandomDeckRules): HeroCard[] => {
  const persons = new Set<string>();
  const team: HeroCard[] = [];
  for (const hero of shuffled(random, heroes)) {
    if (team.length === heroCount(rules)) break;
    if (rules.uniqueHeroes !== false && persons.has(hero.person)) continue;
    persons.add(hero.person);
    team.push(hero);
  }
  return team;
};

/** The cards that are in the deck, and those that could replace them, one entry for each copy. */
interface Dealt {
  readonly dealt: DeckCard[];
  readonly rest: DeckCard[];
}

const pamOf = (cards: readonly DeckCard[]): number => sum(cards.map(({ pam }) => pam));

/** Exchanges single cards until the PAM sum is in the range. Returns false if no exchange reaches it. */
const fit = (random: Random, { dealt, rest }: Dealt, least: number, most: number): boolean => {
  for (let total = pamOf(dealt); total < least || total > most; total = pamOf(dealt)) {
    // The sum must not pass the other bound, because then the loop could alternate forever.
    const isBetter = (a: DeckCard, b: DeckCard): boolean => {
      const next = total - a.pam + b.pam;
      return total > most ? b.pam < a.pam && next >= least : b.pam > a.pam && next <= most;
    };
    const given = shuffled(random, dealt).find(card => rest.some(other => isBetter(card, other)));
    if (!given) return false;
    const taken = pick(
      random,
      rest.filter(other => isBetter(given, other)),
    );
    dealt[dealt.indexOf(given)] = taken;
    rest[rest.indexOf(taken)] = given;
  }
  return true;
};

/**
 * A random deck that complies with these rules, or the reason why the pool is too small. If any split is
 * allowed, the three types have equal numbers.
 */
export const randomDeck = (
  random: Random,
  pool: readonly Card[],
  rules: RandomDeckRules = {},
): Deck | Refusal<'pool-too-small'> => {
  const usable = pool.filter(
    card => isInSets(card, rules) && !rules.banCards?.includes(card.id) && leftOf(card, rules.taken) > 0,
  );
  const team = dealTeam(random, usable.filter(isHero), rules);
  if (team.length < heroCount(rules))
    return refuseDeck('pool-too-small', { type: 'hero', found: team.length, needed: heroCount(rules) });

  const deal = (type: DeckCard['type'], count: number): Dealt => {
    const copies = usable.filter(isDeckCard).flatMap(card => {
      const most = Math.min(card.locked ? 1 : 4, leftOf(card, rules.taken));
      return card.type === type ? Array.from({ length: most }, () => card) : [];
    });
    const order = shuffled(random, copies);
    return { dealt: order.slice(0, count), rest: order.slice(count) };
  };
  const size = sizeOf(rules);
  const even = size / 3;
  const counts = splitOf(rules) ?? { mission: even, advantage: even, action: even };
  const piles = {
    mission: deal('mission', counts.mission),
    advantage: deal('advantage', counts.advantage),
    action: deal('action', counts.action),
  };
  for (const type of ['mission', 'advantage', 'action'] as const)
    if (piles[type].dealt.length < counts[type])
      return refuseDeck('pool-too-small', { type, found: piles[type].dealt.length, needed: counts[type] });

  if (!fitPoints(random, piles, rules)) return refuseDeck('pool-too-small', { type: 'points' });
  const cards: Record<CardId, number> = {};
  for (const { dealt } of Object.values(piles)) for (const { id } of dealt) cards[id] = (cards[id] ?? 0) + 1;
  return { id: rules.id ?? 'random', heroes: team.map(({ id }) => id), cards };
};

type Piles = { readonly [T in DeckCard['type']]: Dealt };

const fitPoints = (random: Random, piles: Piles, rules: RandomDeckRules): boolean => {
  const [least, most] = missionBand(rules);
  if (!fit(random, piles.mission, least, most)) return false;
  const all = Object.values(piles);
  const room = (pile: Dealt): number => {
    const others = all.filter(other => other !== pile).map(({ dealt }) => pamOf(dealt));
    return (rules.pointsCap ?? Number.POSITIVE_INFINITY) - sum(others);
  };
  // Each pile is moved toward the range as far as possible. The next pile makes up for the rest.
  const { action, advantage, mission } = piles;
  return (
    fit(random, action, 0, room(action)) ||
    fit(random, advantage, 0, room(advantage)) ||
    fit(random, mission, least, Math.min(most, room(mission)))
  );
};
