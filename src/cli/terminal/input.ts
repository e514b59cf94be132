import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/**
 * The line that `next` returns after Ctrl-C, and after Ctrl-D on a terminal. The player wants to leave, and the game
 * asks first.
 */
export const INTERRUPT = '\u0003';

/** The lines of the input. `next` returns undefined at the end of the input. */
export interface Lines {
  readonly next: (prompt: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Reads lines. Lines that arrive before a question wait for it. */
export const openLines = (io: Io): Lines => {
  const isTerminal = io.input.isTTY === true && io.output.isTTY === true;
  const waiting: string[] = [];
  let isClosed = false;
  let wake: (() => void) | undefined;
  const take = (line: string): void => {
    waiting.push(line);
    wake?.();
  };
  const open = () => {
    const output = isTerminal ? { output: io.output } : {};
    const opened = createInterface({ input: io.input, ...output, terminal: isTerminal });
    opened.on('line', take);
    opened.on('SIGINT', () => {
      // A half-typed line is dropped. Otherwise, the next question would start with it.
      opened.write(null, { ctrl: true, name: 'u' });
      take(INTERRUPT);
    });
    opened.on('close', () => {
      if (!isTerminal || isClosed || io.input.readableEnded || io.input.destroyed) {
        isClosed = true;
        wake?.();
        return;
      }
      // Ctrl-D closes the reader but not the terminal, so the player can still answer.
      reader = open();
      take(INTERRUPT);
    });
    return opened;
  };
  let reader = open();
  return {
    next: async prompt => {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else io.output.write(prompt);
      while (waiting.length === 0 && !isClosed)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      const line = waiting.shift();
      // After Ctrl-C and Ctrl-D, the cursor is after the prompt, so a line break is needed.
      if (isTerminal && line === INTERRUPT) io.output.write('\n');
      // Input from a pipe is printed, so that the output reads like a session.
      if (!isTerminal && line !== undefined) io.output.write(`${line}\n`);
      return line;
    },
    close: () => {
      isClosed = true;
      reader.close();
    },
  };
};

/** If no input arrives from a pipe for this long, it counts as empty. */
const PATIENCE_MS = 3000;

const isNothing = (fd: number): boolean => {
  try {
    // A character device that isn't a terminal, such as /dev/null, contains nothing to read.
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return true;
  }
};

/** Whether a player is there: the input is a terminal, or a pipe from which data arrives. */
export const isSomebodyThere = async ({ input }: Io): Promise<boolean> => {
  if (input.isTTY) return true;
  if ('fd' in input && typeof input.fd === 'number' && isNothing(input.fd)) return false;
  return new Promise(resolve => {
    const answer = (isThere: boolean) => (): void => {
      clearTimeout(timer);
      input.off('readable', look);
      input.off('end', nobody);
      resolve(isThere);
    };
    const nobody = answer(false);
    const somebody = answer(true);
    // At the end of the input, Node emits `readable` although there is no data.
    const look = (): void => {
      const chunk = input.read();
      if (chunk === null) return;
      input.unshift(chunk);
      somebody();
    };
    const timer = setTimeout(nobody, PATIENCE_MS);
    input.on('readable', look);
    input.once('end', nobody);
  });
};
