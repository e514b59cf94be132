/**
 * The search of Heroes of Thargos: playouts that change a state in place, using the rules themselves, and the search of
 * `expert`. `equal.test.ts` plays the same games at the table and in a playout, and compares states, options and views
 * after every answer. A playout starts from a state: `thargos.sample(view, random)` deals one that agrees with what a
 * seat knows, and `deal` one in which an attack on that seat is probably not a bluff.
 *
 *     const playout = beginPlayout(thargos.sample(view, random), quickChance(random.next()));
 *     play(playout, command);                    // without a check that it is legal
 *     playToEnd(playout, random);                // with random legal answers
 *     const { places } = playout.state.result;
 */
export {
  anyCommandIn,
  beginPlayout,
  copyPlayout,
  optionsIn,
  type Playout,
  play,
  playToEnd,
  settled,
  viewIn,
} from '../../../games/thargos/flow/playout.ts';
export { quickChance } from './chance.ts';
export { deal } from './deal.ts';
export { type Tried, type Weighing, type WeighWish, weigh } from './weigh.ts';
