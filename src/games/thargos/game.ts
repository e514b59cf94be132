import './stories/shipped.ts';

/** Cursed Empire: Heroes of Thargos, in all its modes, with its stories. */
export { thargos } from './bare-game.ts';
