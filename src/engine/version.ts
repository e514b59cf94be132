/** The version in package.json, for code that cannot read files. A test keeps the two equal. */
export const ENGINE_VERSION = '0.2.0';

/** Whether a text is the version of an engine, ours or another one. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.]{1,40})?$/.test(value);
