import { isObject } from '../../engine/util.ts';
import type { FoundDocument } from '../data.ts';

/** Each kind of document is written in one file only, so the caller knows the type of the body. */
const isBody = <T extends object>(body: unknown): body is T => isObject(body);

/** The body of a document. */
export const bodyOf = <T extends object>({ id, body }: FoundDocument): T => {
  if (!isBody<T>(body)) throw new Error(`expected an object in document ${id}, found ${typeof body}`);
  return body;
};
