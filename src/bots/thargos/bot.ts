import type { Player } from '../../engine/match.ts';
import type { Command, View } from '../../games/thargos/types.ts';

export type Bot = Player<View, Command>;
