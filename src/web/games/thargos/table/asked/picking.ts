import type { Instance } from '../../../../../games/thargos/ui.ts';
import type { Model } from '../model.ts';
import { offeredCopies, offeredCopy } from '../moves.ts';

/** Prompts of these kinds are answered by a tap on the board. */
const ON_BOARD = ['hero', 'mission', 'advantage', 'trackCard'];

/** Whether all candidates of the prompt are in the player's hand, so that the player picks them there. */
export const isFromHand = (model: Model): boolean => {
  const options = model.options.value;
  const { hand } = model.view.value;
  return (
    options.type === 'choose' &&
    options.prompt.kind === 'card' &&
    options.from.every(card => hand.includes(card))
  );
};

/** The cards that may be tapped to answer a prompt, or to choose the place of the held card. */
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

/** Handles a tap on a card as an answer. Returns false if the card isn't a possible answer. */
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

/** Selects or deselects a candidate. If this selects more than `most`, deselects the first one. */
export const pick = (model: Model, one: number, most: number): void => {
  const picked = model.picked.value;
  const rest = picked.filter(other => other !== one);
  model.picked.value = rest.length < picked.length ? rest : [...picked, one].slice(-most);
};

/** The picks to submit. Each picked card is replaced with the copy of it that the game offers. */
export const picksOf = (model: Model): readonly number[] => {
  const options = model.options.value;
  const picked = model.picked.value;
  return options.type === 'choose' ? offeredCopies(model.view.value, options.from, picked) : picked;
};
