/**
 * The search of Heroes of Thargos: games that are only thought of, played on in place by the rules themselves, and what
 * `expert` makes of them. `equal.test.ts` plays the same games at the table and in a playout and finds the same states,
 * options and views after every answer. A playout begins with a state: `thargos.sample(view, random)` deals one that
 * agrees with what a seat knows, and `deal` one in which whoever attacks that seat likely means it.
 *
 *     const playout = beginPlayout(thargos.sample(view, random), quickChance(random.next()));
 *     play(playout, command);                    // nobody checks whether he may
 *     playToEnd(playout, random);                // each answer any that is allowed
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
