/** Both run in the page, for a driver that does not hear what the page complains of. */

type Noting = typeof globalThis & { noted?: string[] };

/** From now on, until the page is opened anew. */
export const noteFaults = (): void => {
  const page = globalThis as Noting;
  if (page.noted) return;
  const noted: string[] = [];
  page.noted = noted;
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => noted.push(violatedDirective));
  const { error } = console;
  console.error = (...said) => {
    noted.push(said.join(' '));
    error(...said);
  };
};

export const takeFaults = (): readonly string[] => (globalThis as Noting).noted?.splice(0) ?? [];
