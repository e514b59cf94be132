/** These functions run in the page in WebKit, because its driver doesn't report errors. */

type WithErrors = typeof globalThis & { recordedErrors?: string[] };

/** Starts to record errors. The recording ends when the page is loaded again. */
export const recordErrors = (): void => {
  const page = globalThis as WithErrors;
  if (page.recordedErrors) return;
  const errors: string[] = [];
  page.recordedErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  const { error } = console;
  console.error = (...values) => {
    errors.push(values.join(' '));
    error(...values);
  };
};

export const takeErrors = (): readonly string[] => (globalThis as WithErrors).recordedErrors?.splice(0) ?? [];
