/** A small client of classic WebDriver: one request, one answer. */

export interface WebDriver {
  readonly capabilities: Readonly<Record<string, unknown>>;
  get(path: string): Promise<unknown>;
  post(path: string, body?: object): Promise<unknown>;
  end(): Promise<unknown>;
}

/** What stands in an answer, or the reason why nothing does. */
export const valueIn = (what: string, isGood: boolean, text: string): unknown => {
  const { value } = JSON.parse(text) as { readonly value: unknown };
  if (isGood) return value;
  const { error, message } = (value ?? {}) as { readonly error?: string; readonly message?: string };
  throw new Error(`${what}: ${error ?? 'failed'}: ${message ?? ''}`);
};

const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const what = `${method} ${new URL(url).pathname.replace(/^\/session\/[^/]+/, '')}`;
  return valueIn(what, answer.ok, await answer.text());
};

export const startSession = async (server: string, capabilities: object): Promise<WebDriver> => {
  const begun = await ask('POST', `${server}/session`, { capabilities });
  const session = begun as Pick<WebDriver, 'capabilities'> & { readonly sessionId: string };
  const at = (path: string): string => `${server}/session/${session.sessionId}${path}`;
  return {
    capabilities: session.capabilities,
    get: path => ask('GET', at(path)),
    post: (path, body = {}) => ask('POST', at(path), body),
    end: () => ask('DELETE', at('')),
  };
};

/** A script that hands on what a function returns, sooner or later, as JSON. */
export const asyncScript = (source: string): string => `
  const done = arguments[arguments.length - 1];
  const given = JSON.parse(arguments[0]);
  (async () => (${source})(...given))().then(
    value => done({ value: JSON.stringify(value) }),
    error => done({ error: String(error) }),
  );`;

/** What such a script handed on. */
export const readScript = (answer: unknown): unknown => {
  const { value, error } = answer as { readonly value?: string; readonly error?: string };
  if (error !== undefined) throw new Error(`in the page: ${error}`);
  return typeof value === 'string' ? JSON.parse(value) : undefined;
};
