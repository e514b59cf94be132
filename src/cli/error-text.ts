/** An error as one line: its message, after its name if that says more than `Error`. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
};
