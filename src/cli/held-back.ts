/**
 * Keeps code that is not ours from ending the process and from writing among the answers, until it is let go: what it
 * prints goes to stderr.
 */
export const holdBack = (): (() => void) => {
  const { exit, stdout, stderr } = process;
  const { write } = stdout;
  process.exit = code => {
    throw new Error(`a bot called process.exit(${code ?? ''}): a bot must return an answer, never exit`);
  };
  stdout.write = stderr.write.bind(stderr);
  return () => {
    process.exit = exit;
    stdout.write = write;
  };
};
