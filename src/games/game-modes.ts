import { CHOICES as CARTOGRAPHERS } from './cartographers/config.ts';
import type { GameId } from './list.ts';
import { CHOICES as THARGOS } from './thargos/config.ts';

/** The config key that is the mode of each game, and its values; the first value is the default. */
const MODES: { readonly [G in GameId]: { readonly key: string; readonly values: readonly string[] } } = {
  cartographers: { key: 'game', values: CARTOGRAPHERS.game },
  thargos: { key: 'mode', values: THARGOS.mode },
};

export const modesOf = (game: GameId): readonly string[] => MODES[game].values;

/** The mode of a game with this config, for lists of tables. */
export const modeOf = (game: GameId, config: object): string => {
  const { key, values } = MODES[game];
  const wished: unknown = Reflect.get(config, key);
  return values.find(value => value === wished) ?? values[0]!;
};

/** A copy of the config with only the mode. */
export const onlyMode = (game: GameId, config: object): object => ({
  [MODES[game].key]: modeOf(game, config),
});
