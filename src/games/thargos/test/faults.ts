import assert from 'node:assert/strict';
import { LANGUAGES } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import type { Fault } from '../packs/fault.ts';
import { faultText } from '../packs/faults.ts';

/**
 * Matches "?", which a fault text shows for a missing detail. After a closing quotation mark, "?" is ordinary
 * punctuation.
 */
const HOLE = /(?<!”)\?/;

/** Asserts that the text of a fault shows every detail. */
export const checkSayable = (fault: Fault): void => {
  for (const language of LANGUAGES) assert.doesNotMatch(faultText(fault, language), /undefined/);
  assert.doesNotMatch(
    faultText(fault, 'en'),
    HOLE,
    `expected the text to show every detail of ${JSON.stringify(fault)}`,
  );
};

/** The value at a place such as `cards[0].effects[0].do`. */
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

/**
 * Asserts that the details of a fault match the input: the value found, the card, the key and the allowed
 * values.
 */
export const checkTruthful = (input: unknown, fault: Fault): void => {
  checkSayable(fault);
  const { code, place, details } = fault;
  const there = valueAt(input, place);
  const said = JSON.stringify(fault);
  if (typeof details.found === typeof there && typeof there !== 'object')
    assert.equal(details.found, there, `expected details.found to be the value ${there} in ${said}`);
  if (Array.isArray(there) && typeof details.found === 'number')
    assert.equal(
      details.found,
      there.length,
      `expected details.found to be the length ${there.length} in ${said}`,
    );
  if (typeof details.id === 'string') {
    const card = cardOf(input, place);
    assert.ok(
      isObject(card) && card.id === details.id,
      `expected the card at the place to have the id in the details of ${said}`,
    );
  }
  if (code === 'missing-key')
    assert.ok(
      isObject(there) && !(String(details.key) in there),
      `expected the input to have no such key at the place of ${said}`,
    );
  if (code === 'unknown-key')
    assert.ok(
      place.endsWith(String(details.key)) && there !== undefined,
      `expected the input to have the unknown key, at the place of ${said}`,
    );
  if (Array.isArray(details.allowed) && details.found !== undefined)
    assert.ok(
      !details.allowed.includes(there),
      `expected the value found not to be among the allowed ones of ${said}`,
    );
  if (Array.isArray(details.allowed) && details.suggestion !== undefined)
    assert.ok(
      details.allowed.includes(details.suggestion),
      `expected the suggestion to be among the allowed values of ${said}`,
    );
};
