import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../../../engine/text.ts';
import { chanceAgainst } from '../../../../../games/thargos/board/pushback.ts';
import { language } from '../../../../settings.ts';
import { chanceText } from './chance-text.ts';

test('HT-9.6: a chance near 0 or 100 percent is shown as a bound', () => {
  const texts = (power: number): string[] =>
    LANGUAGES.map(each => {
      language.value = each;
      return chanceText(chanceAgainst({ power: 4 }, { power, mind: 0, mysticism: 0 }));
    });
  assert.deepEqual(
    texts(8),
    ['under 2%', 'moins de 2\u202f%'],
    'expected 1 in 1296 rolls to be shown as an upper bound',
  );
  assert.deepEqual(
    texts(27),
    ['over 98%', 'plus de 98\u202f%'],
    'expected 1295 in 1296 rolls to be shown as a lower bound',
  );
  assert.deepEqual(texts(18), ['56%', '56\u202f%']);
  assert.deepEqual(texts(7), ['0%', '0\u202f%']);
  language.value = 'en';
});
