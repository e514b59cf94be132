import type { Text } from '../engine/text.ts';
import type { CommandRun } from './io.ts';

/** One line of the list of flags. The form has a French one where it holds a word. */
export interface FlagHelp {
  readonly form: string | Text;
  readonly text: Text;
}

/** A command with its help; what runs it is loaded when it is called. */
export interface CliCommand {
  readonly name: string;
  /** What follows the name on the usage line, one for each form of the command; the flags are added. */
  readonly usage?: readonly (string | Text)[];
  /** What it does: a sentence without its period. */
  readonly short: Text;
  /** What it reads, before the flags. */
  readonly reads?: Text;
  readonly flags: readonly FlagHelp[];
  /** Whether `--game` chooses what it works on. */
  readonly takesGame?: boolean;
  /** Details, after the flags. */
  readonly closing?: Text;
  /** Runs as it is printed. */
  readonly example: string;
  readonly load: () => Promise<{ readonly run: CommandRun }>;
}

/** Commands that every game has; for `replay` the file says which game it is, for the others `--game`. */
type SharedName = 'play' | 'cards' | 'simulate' | 'arena' | 'lab' | 'replay' | 'bench';

export interface SharedCommand extends CliCommand {
  readonly name: SharedName;
}

/** What a game adds to the help of those. */
export type SharedHelp = {
  readonly [N in SharedName]?: { readonly flags: readonly FlagHelp[]; readonly text?: Text };
};
