import {
  type Card,
  design,
  type HeroCard,
  type Instance,
  type MissionCard,
  usesLeft,
  type View,
} from '../../../../games/thargos/ui.ts';

// Finds the cards behind a view's instances. The result is undefined while a card is face down.

type Maybe = Instance | null | undefined;

export const cardOf = (view: View, instance: Maybe): Card | undefined => {
  const id = instance === null || instance === undefined ? null : view.faces[instance];
  return id ? design(view.config, id).card : undefined;
};

export const heroOf = (view: View, instance: Maybe): HeroCard | undefined => {
  const card = cardOf(view, instance);
  return card?.type === 'hero' ? card : undefined;
};

export const missionOf = (view: View, instance: Maybe): MissionCard | undefined => {
  const card = cardOf(view, instance);
  return card?.type === 'mission' ? card : undefined;
};

/** How many uses a card in play has left; undefined if they are unlimited. */
export const usesOf = (view: View, card: Instance): number | undefined => {
  const id = view.faces[card];
  if (!id) return undefined;
  const { all } = design(view.config, id)[view.heroes[card]?.face ?? 'active'];
  const worn = all.filter(({ effect }) => effect.limit?.per === 'game');
  return worn.length === 0 ? undefined : Math.max(...worn.map(ability => usesLeft(view, ability, card)));
};
