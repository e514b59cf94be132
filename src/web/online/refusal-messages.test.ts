import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { refuse } from '../../engine/refusal.ts';
import { lostSeatReason, onlineText } from './refusal-messages.ts';

test('the page has a text for every code in section 4 of docs/protocol.md', () => {
  const doc = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const section = doc.slice(doc.indexOf('\n## 4. Errors'), doc.indexOf('\n## 5. Cluster'));
  const codes = [...section.matchAll(/^\| \d{3} \| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(
    ([, cell]) => cell!.match(/[a-z-]+/g)!,
  );
  const unknown = onlineText(refuse('a-code-of-a-newer-server'));
  assert.ok(codes.length > 40);
  assert.deepEqual(
    codes.filter(code => onlineText(refuse(code)) === unknown),
    [],
  );
});

test('lostSeatReason distinguishes a moved seat, a lost seat and a deleted table', () => {
  assert.equal(lostSeatReason(refuse('not-yours', { why: 'moved' })), 'moved');
  assert.equal(lostSeatReason(refuse('not-yours', { why: 'left' })), 'unseated');
  assert.equal(lostSeatReason(refuse('not-yours')), 'unseated');
  for (const why of ['removed', 'replaced'])
    assert.equal(
      lostSeatReason(refuse('not-yours', { why })),
      undefined,
      `expected no key for "${why}", because the refusal has its own text`,
    );
  assert.equal(lostSeatReason(refuse('no-such-table', { id: 'x' })), 'deleted');
  assert.equal(lostSeatReason(refuse('failed')), undefined);
});
