import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseNotice } from './notice-text.ts';

const text = (...parts: readonly string[]) => parts.map(part => ({ text: part }));

test('NP-143: a notice has headings, paragraphs with line breaks, and lists', () => {
  assert.deepEqual(
    parseNotice('# Contact\nAda\nMap Street 1\n\nWrite to:\n- one\n  more\n- two\n\n1. first\r\n2. last'),
    [
      { kind: 'heading', spans: text('Contact') },
      { kind: 'paragraph', spans: text('Ada\nMap Street 1') },
      { kind: 'paragraph', spans: text('Write to:') },
      { kind: 'list', isNumbered: false, items: [text('one more'), text('two')] },
      { kind: 'list', isNumbered: true, items: [text('first'), text('last')] },
    ],
  );
  assert.deepEqual(parseNotice('\n \n\n'), []);
});

test('NP-143: a notice links to web and mail addresses only', () => {
  const [block] = parseNotice('See [rules](https://play.example/r?a=1) or [mail](mailto:a@play.example).');
  assert.deepEqual(block, {
    kind: 'paragraph',
    spans: [
      { text: 'See ' },
      { text: 'rules', href: 'https://play.example/r?a=1' },
      { text: ' or ' },
      { text: 'mail', href: 'mailto:a@play.example' },
      { text: '.' },
    ],
  });
  for (const unsafe of [
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '[x](/admin)',
    '<a href="https://x">x</a>',
  ])
    assert.deepEqual(parseNotice(unsafe), [{ kind: 'paragraph', spans: text(unsafe) }]);
});
