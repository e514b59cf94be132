/** The version in package.json, for code that cannot read files. A test checks that both are equal. */
export const ENGINE_VERSION = '0.2.0';

/** Whether a text has the form of an engine version. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.]{1,40})?$/.test(value);
