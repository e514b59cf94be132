import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** What Ctrl-C and, at a terminal, Ctrl-D come as: the player wants to leave and is asked first. */
export const INTERRUPT = '\u0003';

/** Lines one after the other; undefined once there are no more. */
export interface Lines {
  readonly next: (prompt: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Reads lines as they come, and keeps those that come before they are asked for. */
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
      // What was half typed is dropped, or the next question would begin with it.
      opened.write(null, { ctrl: true, name: 'u' });
      take(INTERRUPT);
    });
    opened.on('close', () => {
      if (!isTerminal || isClosed || io.input.readableEnded || io.input.destroyed) {
        isClosed = true;
        wake?.();
        return;
      }
      // Ctrl-D closes the reader but not the terminal: there is still somebody to ask.
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
      // A key that ends no line leaves the cursor behind the prompt.
      if (isTerminal && line === INTERRUPT) io.output.write('\n');
      // A transcript of piped input reads like a session only with what was typed.
      if (!isTerminal && line !== undefined) io.output.write(`${line}\n`);
      return line;
    },
    close: () => {
      isClosed = true;
      reader.close();
    },
  };
};

/** How long a pipe may stay silent before nobody is believed to be at its other end. */
const PATIENCE_MS = 3000;

const isNothing = (fd: number): boolean => {
  try {
    // /dev/null and its like: no terminal, and nothing to be read.
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return true;
  }
};

/** Whether somebody is there to play: a terminal, or input that has something to say. */
export const isSomebodyThere = async ({ input }: Io): Promise<boolean> => {
  if (input.isTTY) return true;
  const { fd } = input as { readonly fd?: number };
  if (fd !== undefined && isNothing(fd)) return false;
  return new Promise(resolve => {
    const answer = (isThere: boolean) => (): void => {
      clearTimeout(timer);
      input.off('readable', look);
      input.off('end', nobody);
      resolve(isThere);
    };
    const nobody = answer(false);
    const somebody = answer(true);
    // An end of input is announced as readable with nothing to read.
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
