import { design, type Instance, usesLeft, type View } from '../../../../games/thargos/ui.ts';

/** The remaining uses of a card in play; undefined if unlimited. */
export const usesOf = (view: View, card: Instance): number | undefined => {
  const id = view.faces[card];
  if (!id) return undefined;
  const { all } = design(view.config, id)[view.heroes[card]?.face ?? 'active'];
  const worn = all.filter(({ effect }) => effect.limit?.per === 'game');
  return worn.length === 0 ? undefined : Math.max(...worn.map(ability => usesLeft(view, ability, card)));
};
