/** A value that was parsed from JSON and has no known type. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
}

/** Returns functions that send requests to the HTTP API of a server. */
export const clientOf = (address: string) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token, body }: { readonly token?: string | undefined; readonly body?: unknown } = {},
  ): Promise<Answered> => {
    const response = await fetch(new URL(`api/v1/${path}`, address), {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), text };
  };
  return {
    address,
    get: (path: string, token?: string) => call('GET', path, { token }),
    put: (path: string, body: unknown, token?: string) => call('PUT', path, { token, body }),
    remove: (path: string, token?: string) => call('DELETE', path, { token }),
    post: (path: string, body: unknown, token?: string) => call('POST', path, { token, body }),
  };
};

export type Client = ReturnType<typeof clientOf>;
