import type { MatchPlayer } from '../../engine/match.ts';
import type { Command, View } from '../../games/thargos/types.ts';

export type ThargosBot = MatchPlayer<View, Command>;
