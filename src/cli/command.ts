import type { Text } from '../engine/text.ts';
import type { CommandRun } from './io.ts';

/** A command with what its help says; what runs it is loaded when it is called for. */
export interface CliCommand {
  readonly name: string;
  readonly short: Text;
  readonly long: Text;
  /** Said after what the games add. */
  readonly closing?: Text;
  readonly load: () => Promise<{ readonly run: CommandRun }>;
}

/** Commands that every game has; `replay` is told by the file which is meant, the others by `--game`. */
export type SharedName = 'play' | 'cards' | 'simulate' | 'arena' | 'lab' | 'replay' | 'bench';

export interface SharedCommand extends CliCommand {
  readonly name: SharedName;
}

/** What a game adds to the help of those. */
export type SharedHelp = { readonly [N in SharedName]?: Text };
