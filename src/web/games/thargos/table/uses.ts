import { design } from '../../../../games/thargos/board/library.ts';
import { usesLeft } from '../../../../games/thargos/board/triggered.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';

/** The remaining uses of a card in play; undefined if unlimited. */
export const usesOf = (view: View, card: Instance): number | undefined => {
  const id = view.faces[card];
  if (!id) return undefined;
  const { all } = design(view.config, id)[view.heroes[card]?.face ?? 'active'];
  const worn = all.filter(({ effect }) => effect.limit?.per === 'game');
  return worn.length === 0 ? undefined : Math.max(...worn.map(ability => usesLeft(view, ability, card)));
};
