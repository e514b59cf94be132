import assert from 'node:assert/strict';

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const BARE = /[^<&]+|&(?:amp|lt|gt|quot|#39);/y;

/** Checks markup like a small XML parser: tags must match, attributes be unique and text be escaped. */
export const assertWellFormed = (markup: string): void => {
  const open: string[] = [];
  const next = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(markup);
  };
  for (let at = 0; at < markup.length; ) {
    const found = next(TAG, at) ?? next(BARE, at);
    assert.ok(found, `expected a tag or escaped text at ${at}, found ${markup.slice(at, at + 80)}`);
    at += found[0].length;
    const [, isEnd, name, attributes, isEmpty] = found;
    if (name === undefined) continue;
    const names = [...(attributes ?? '').matchAll(/([\w:-]+)=/g)].map(match => match[1]);
    assert.equal(new Set(names).size, names.length, `expected no attribute twice, found ${found[0]}`);
    if (isEnd) assert.equal(open.pop(), name);
    else if (!isEmpty) open.push(name);
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(markup, /NaN|undefined|Infinity|\[object|\sd=""/);
};
