import type { GameTypes } from '../engine/game.ts';
import type { GameModule, NamedAsset } from '../engine/module.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import * as cartographers from './cartographers/commands.ts';
import type { CliCommand, SharedHelp } from './command.ts';
import type { Figure } from './figure.ts';
import type { FlagValues, Specs } from './flags.ts';
import type { CommandRun } from './io.ts';
import type { AnySimulation } from './simulation.ts';
import * as thargos from './thargos/commands.ts';

/** The functions with which `cards` lists the cards of a game. */
export interface CardLister {
  readonly flags: Specs;
  list(values: FlagValues, language: Language): readonly object[];
}

/** What the states of all games have in common. */
interface Seated {
  readonly seats: number;
}

/** The functions with which commands read and show the stored games of a game. */
export interface Teller<State extends Seated> {
  readonly module: GameModule<GameTypes & { readonly State: State }>;
  parseNotation(text: string): GameRecord<unknown, unknown, object> | Refusal;
  makeNotation(record: GameRecord<unknown, unknown, object>): string | Refusal;
  /** Loads the card packs that a stored game needs from files. Absent if the game has no card packs. */
  takePacks?(files: readonly string[], language: Language): void;
  /** Returns the card packs that were given to this command, by file name. */
  given?(): readonly NamedAsset[];
  tell(state: State, record: GameRecord<unknown, unknown, object>): object;
  say(refusal: Refusal, language: Language): string;
}

export type AnyTeller = Teller<Seated>;

/** What a game adds to the command line. Its functions load code only when a command needs it. */
interface CliGame {
  /** The commands that only this game has. */
  readonly commands: readonly CliCommand[];
  /** What the game adds to the help of the shared commands. */
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
