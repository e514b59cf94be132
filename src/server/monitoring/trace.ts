import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** The fields of log lines about one request or socket. */
export type LogFields = Readonly<Record<string, string>>;

/** What log lines and responses say about a request. */
export interface Trace {
  readonly fields: LogFields;
  /** The headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A request id that a proxy or client may choose: a UUID, 32 hex digits, or a short word. Longer texts could be keys,
 * which must not reach the log.
 */
const REQUEST_ID = /^(?:[\w.-]{1,31}|[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** A `traceparent` of W3C Trace Context. Later versions may append fields, and ff is not a version. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

/** Returns the trace of the caller; undefined if the header is missing or invalid. */
const parentOf = ({ traceparent }: IncomingHttpHeaders): { trace: string; flags: string } | undefined => {
  const [, version, trace, flags, more] = TRACEPARENT.exec(String(traceparent)) ?? [];
  const isValid = trace !== undefined && flags !== undefined && (version !== '00' || more === undefined);
  return isValid ? { trace, flags } : undefined;
};

/** NP-135, NP-136: names a request, and continues the trace of the caller if there is one. */
export const traceOf = (headers: IncomingHttpHeaders): Trace => {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const parent = parentOf(headers);
  if (!parent) return { fields: { request_id: id }, headers: { 'X-Request-Id': id } };
  const { trace, flags } = parent;
  const span = randomBytes(8).toString('hex');
  return {
    fields: { request_id: id, trace_id: trace, span_id: span },
    headers: { 'X-Request-Id': id, Traceparent: `00-${trace}-${span}-${flags}` },
  };
};

interface Context {
  readonly fields: LogFields;
  /** Timers and bots may outlive the request that started them. Their log lines don't belong to it. */
  isOver: boolean;
}

const contexts = new AsyncLocalStorage<Context>();

/** Returns the fields of the request that is being handled. */
export const currentFields = (): LogFields => {
  const context = contexts.getStore();
  return context && !context.isOver ? context.fields : {};
};

/** Handles a request: its id and trace are in the response, and in all log lines until the response has been sent. */
export const traceRequest = <T>(
  request: IncomingMessage,
  response: ServerResponse,
  work: (fields: LogFields) => T,
): T => {
  const { fields, headers } = traceOf(request.headers);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const context = { fields, isOver: false };
  response.once('close', () => {
    context.isOver = true;
  });
  return contexts.run(context, () => work(fields));
};

/** Handles a socket message: the fields are in all log lines until the work is done. */
export const traceMessage = async (fields: LogFields, work: () => Promise<void>): Promise<void> => {
  const context = { fields, isOver: false };
  try {
    await contexts.run(context, work);
  } finally {
    context.isOver = true;
  }
};
