import type { Instance } from '../../../../../games/thargos/ui.ts';
import type { Model } from '../model.ts';
import { offeredCopies, offeredCopy } from '../moves.ts';

/** Prompts that a tap on the board answers. */

const ON_BOARD = ['hero', 'mission', 'advantage', 'trackCard'];

/** Whether all candidates are in the player's hand, so that they are picked there. */
export const isFromHand = (model: Model): boolean => {
  const options = model.options.value;
  const { hand } = model.view.value;
  return (
    options.type === 'choose' &&
    options.prompt.kind === 'card' &&
    options.from.every(card => hand.includes(card))
  );
};

/** The cards that a tap may pick, or that may take the held card. */
export const pickableIn = (model: Model): readonly Instance[] => {
  const options = model.options.value;
  const held = model.held.value;
  if (options.type === 'choose')
    return ON_BOARD.includes(options.prompt.kind) || isFromHand(model) ? options.from : [];
  if (options.type !== 'act' || held?.type !== 'card') return [];
  const attach = options.attach.find(({ card }) => card === held.card);
  const action = options.actions.find(({ card }) => card === held.card);
  return attach?.heroes ?? action?.heroes ?? [];
};

/** Answers with a card on the table or in the hand; returns false if the tap isn't an answer. */
export const touch = (model: Model, touched: Instance): boolean => {
  const pickable = pickableIn(model);
  const card = offeredCopy(model.view.value, pickable, touched);
  if (!pickable.includes(card)) return false;
  const options = model.options.value;
  if (options.type === 'choose') {
    const { least, most } = options.prompt;
    if (least === 1 && most === 1) void model.submit({ type: 'choose', picks: [card] });
    else pick(model, touched, most);
    return true;
  }
  const held = model.held.value;
  if (options.type !== 'act' || held?.type !== 'card') return false;
  const isAdvantage = options.attach.some(attach => attach.card === held.card);
  void model.submit(
    isAdvantage
      ? { type: 'attach', card: held.card, hero: card }
      : { type: 'playAction', card: held.card, hero: card },
  );
  return true;
};

/** Selects or deselects one of several; above the maximum, the first one is deselected. */
export const pick = (model: Model, one: number, most: number): void => {
  const picked = model.picked.value;
  const rest = picked.filter(other => other !== one);
  model.picked.value = rest.length < picked.length ? rest : [...picked, one].slice(-most);
};

/** The command for the picked cards. */
export const picksOf = (model: Model): readonly number[] => {
  const options = model.options.value;
  const picked = model.picked.value;
  return options.type === 'choose' ? offeredCopies(model.view.value, options.from, picked) : picked;
};
