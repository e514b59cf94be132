import type { ActionCard, AdvantageCard } from '../cards/card.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position, Post } from '../types.ts';
import { design } from './library.ts';
import { faceIdOf, postOfHero, regionAt } from './lookup.ts';

/** Rules about which heroes a card can affect. */

/** HT-8.5: whether an Advantage may be attached to this hero by its faction. */
export const isOfFaction = (table: Position, card: AdvantageCard, hero: Instance): boolean => {
  if (!table.config.factions) return true;
  const host = design(table.config, faceIdOf(table, hero)).card;
  if (host.type !== 'hero' || host.faction === 'renegade') return host.type === 'hero';
  // HT-A-16: `neutralAdvantage` decides whether any hero may have a neutral Advantage, or only neutral
  // heroes.
  if (card.faction === null) return table.config.neutralAdvantage === 'any' || host.faction === null;
  return host.faction === card.faction;
};

/**
 * HT-9.8: whether an Action may be played in the region of this place. For example, creatures can't enter
 * towns.
 */
export const isHabitat = (table: Position, { habitat }: ActionCard, post: Post | null): boolean => {
  if (table.config.placeLimits === false) return true;
  const region = regionAt(table, post);
  return habitat === undefined || habitat === 'any' || region === undefined || region === habitat;
};

/**
 * HT-9.8: whether an Action can affect this hero by the hero's region. For example, a creature can't affect
 * heroes in a town.
 */
export const isHeroInReach = (table: Position, hero: Instance, { isAction, card: id }: Context): boolean => {
  if (!table.story || !isAction) return true;
  const { card } = design(table.config, id);
  return card.type !== 'action' || isHabitat(table, card, postOfHero(table, hero) ?? null);
};
