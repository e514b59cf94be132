import assert from 'node:assert/strict';
import { LANGUAGES } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import type { Fault } from '../packs/fault.ts';
import { faultText } from '../packs/faults.ts';

/** What stands where a detail is missing; behind a quote it is the end of a question. */
const HOLE = /(?<!”)\?/;

/** All that the words of a fault speak of is among its details. */
export const checkSayable = (fault: Fault): void => {
  for (const language of LANGUAGES) assert.doesNotMatch(faultText(fault, language), /undefined/);
  assert.doesNotMatch(faultText(fault, 'en'), HOLE, JSON.stringify(fault));
};

/** What stands at a place like `cards[0].effects[0].do`. */
export const valueAt = (input: unknown, place: string): unknown => {
  const keys = [...place.matchAll(/\[(\d+)\]|\["([^"]+)"\]|([\w$]+)/g)].map(([, i, quoted, plain]) =>
    i === undefined ? (quoted ?? plain ?? '') : Number(i),
  );
  return keys.reduce<unknown>(
    (part, key) => (isObject(part) || Array.isArray(part) ? part[key as keyof typeof part] : undefined),
    input,
  );
};

const cardOf = (input: unknown, place: string): unknown =>
  valueAt(input, /^cards\[\d+\]/.exec(place)?.[0] ?? '');

/** What a fault says is what was written: the word or number it found, the card it is about, the key that is not there. */
export const checkTruthful = (input: unknown, fault: Fault): void => {
  checkSayable(fault);
  const { code, place, details } = fault;
  const there = valueAt(input, place);
  const said = JSON.stringify(fault);
  if (typeof details.found === typeof there && typeof there !== 'object')
    assert.equal(details.found, there, said);
  if (Array.isArray(there) && typeof details.found === 'number')
    assert.equal(details.found, there.length, said);
  if (typeof details.id === 'string') {
    const card = cardOf(input, place);
    assert.ok(isObject(card) && card.id === details.id, said);
  }
  if (code === 'missing-key') assert.ok(isObject(there) && !(String(details.key) in there), said);
  if (code === 'unknown-key') assert.ok(place.endsWith(String(details.key)) && there !== undefined, said);
  if (Array.isArray(details.allowed) && details.found !== undefined)
    assert.ok(!details.allowed.includes(there), said);
  if (Array.isArray(details.allowed) && details.suggestion !== undefined)
    assert.ok(details.allowed.includes(details.suggestion), said);
};
