import type { MatchPlayer } from '../../engine/match.ts';
import type { Command, View } from '../../games/cartographers/types.ts';

export type CartographersBot = MatchPlayer<View, Command>;
