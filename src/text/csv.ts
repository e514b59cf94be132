/** Spreadsheets would run a text that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (value: string | number | undefined): string => {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One row of a CSV file, without the line break. */
export const csvLine = (values: readonly (string | number | undefined)[]): string =>
  values.map(field).join(',');
