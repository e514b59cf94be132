import type { ActionCard, AdvantageCard } from '../cards/card.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position, Post } from '../types.ts';
import { design } from './library.ts';
import { faceIdOf, postOfHero, regionAt } from './lookup.ts';

/** Which heroes a card can affect. */

/** HT-8.5: whether an Advantage may be attached to a hero of this faction. */
export const isOfFaction = (table: Position, card: AdvantageCard, hero: Instance): boolean => {
  if (!table.config.factions) return true;
  const host = design(table.config, faceIdOf(table, hero)).card;
  if (host.type !== 'hero' || host.faction === 'renegade') return host.type === 'hero';
  // HT-A-16
  if (card.faction === null) return table.config.neutralAdvantage === 'any' || host.faction === null;
  return host.faction === card.faction;
};

/** HT-9.8: creatures can't enter towns, unless the options allow it. */
export const isHabitat = (table: Position, { habitat }: ActionCard, post: Post | null): boolean => {
  if (table.config.placeLimits === false) return true;
  const region = regionAt(table, post);
  return habitat === undefined || habitat === 'any' || region === undefined || region === habitat;
};

/** HT-9.8: a creature played as an Action can't affect heroes in a town. */
export const isHeroInReach = (table: Position, hero: Instance, { isAction, card: id }: Context): boolean => {
  if (!table.story || !isAction) return true;
  const { card } = design(table.config, id);
  return card.type !== 'action' || isHabitat(table, card, postOfHero(table, hero) ?? null);
};
