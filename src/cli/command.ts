import type { Text } from '../engine/text.ts';
import type { CommandRun } from './io.ts';

/** A flag in the help. `form` has a French variant if it contains a word. */
export interface FlagHelp {
  readonly form: string | Text;
  readonly text: Text;
}

/** A command and its help. The code of the command is loaded only when it is called. */
export interface CliCommand {
  readonly name: string;
  /** The end of the usage line, one text for each form of the command. The flags are added automatically. */
  readonly usage?: readonly (string | Text)[];
  /** What the command does, as a sentence without a period. */
  readonly short: Text;
  /** A description of the input. The help shows it before the flags. */
  readonly reads?: Text;
  readonly flags: readonly FlagHelp[];
  /** Whether the command has the flag `--game`. */
  readonly takesGame?: boolean;
  /** A description of details. The help shows it after the flags. */
  readonly closing?: Text;
  /** An example command that runs as printed. */
  readonly example: string;
  readonly load: () => Promise<{ readonly run: CommandRun }>;
}

/**
 * The names of the commands that every game has. `replay` reads from the file which game it is, and the others have
 * `--game`.
 */
type SharedName = 'play' | 'cards' | 'simulate' | 'arena' | 'lab' | 'replay' | 'bench' | 'load';

export interface SharedCommand extends CliCommand {
  readonly name: SharedName;
}

/** What a game adds to the help of the shared commands. */
export type SharedHelp = {
  readonly [N in SharedName]?: { readonly flags: readonly FlagHelp[]; readonly text?: Text };
};
