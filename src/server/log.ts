/** Where nobody but a person reads it, the words alone. */
const forPeople = {
  write: (line: string): void => {
    const { msg } = JSON.parse(line) as { readonly msg?: string };
    process.stderr.write(`alidade: ${msg ?? line.trim()}\n`);
  },
};

/** How what whoever runs a server reads is written: lines of JSON, without keys. */
export const logTo = (level: string) => ({
  level,
  stream: process.stderr.isTTY ? forPeople : process.stderr,
  redact: ['req.headers.authorization'],
});
