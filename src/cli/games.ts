import type { GameTypes } from '../engine/game.ts';
import type { GameModule, NamedAsset } from '../engine/module.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import * as cartographers from './cartographers/commands.ts';
import type { CliCommand, SharedHelp } from './command.ts';
import type { Figure } from './figure.ts';
import type { Specs } from './flags.ts';
import type { CommandRun } from './io.ts';
import type { AnySimulation, FlagValues } from './simulation.ts';
import * as thargos from './thargos/commands.ts';

/** How the cards of a game are listed. */
export interface CardLister {
  readonly flags: Specs;
  list(values: FlagValues, language: Language): readonly object[];
}

/** What is known of every state. */
interface Seated {
  readonly seats: number;
}

/** How a stored game is read, and what is told of it. */
export interface Teller<State extends Seated> {
  readonly module: GameModule<GameTypes & { readonly State: State }>;
  parseNotation(text: string): GameRecord<unknown, unknown, object> | Refusal;
  makeNotation(record: GameRecord<unknown, unknown, object>): string | Refusal;
  /** Files of card packs that the game was played with; a game that has none takes none. */
  takePacks?(files: readonly string[], language: Language): void;
  /** What this command was given, by what people call it. */
  given?(): readonly NamedAsset[];
  tell(state: State, record: GameRecord<unknown, unknown, object>): object;
  say(refusal: Refusal, language: Language): string;
}

export type AnyTeller = Teller<Seated>;

/** What a game brings to the command line, loaded when it is called for. */
interface CliGame {
  /** What only this game is asked. */
  readonly commands: readonly CliCommand[];
  /** What it adds to the help of the commands that every game has. */
  readonly help: SharedHelp;
  readonly play: () => Promise<CommandRun>;
  readonly simulate: () => Promise<AnySimulation>;
  readonly lab: () => Promise<CommandRun>;
  readonly cards: () => Promise<CardLister>;
  readonly replay: () => Promise<AnyTeller>;
  readonly bench: () => Promise<readonly Figure[]>;
}

export const CLI_GAMES: { readonly [G in GameId]: CliGame } = {
  cartographers: {
    commands: cartographers.COMMANDS,
    help: cartographers.HELP,
    play: async () => (await import('./cartographers/play/play.ts')).run,
    simulate: async () => (await import('./cartographers/simulate.ts')).simulation,
    lab: async () => (await import('./cartographers/lab.ts')).run,
    cards: async () => (await import('./cartographers/cards.ts')).lister,
    replay: async () => (await import('./cartographers/replay.ts')).teller,
    bench: async () => (await import('./cartographers/bench.ts')).FIGURES,
  },
  thargos: {
    commands: thargos.COMMANDS,
    help: thargos.HELP,
    play: async () => (await import('./thargos/play/play.ts')).run,
    simulate: async () => (await import('./thargos/simulate.ts')).simulation,
    lab: async () => (await import('./thargos/lab.ts')).run,
    cards: async () => (await import('./thargos/list-cards.ts')).lister,
    replay: async () => (await import('./thargos/replay.ts')).teller,
    bench: async () => (await import('./thargos/bench.ts')).FIGURES,
  },
};
