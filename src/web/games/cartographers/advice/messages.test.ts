import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language } from '../../../settings.ts';
import { LAB_WORDS } from './lab-messages.ts';
import { ADVICE_WORDS } from './messages.ts';
import { REVIEW_WORDS } from './review-messages.ts';

test('French uses the singular for amounts of stars between −2 and 2, including decimals', () => {
  language.value = 'fr';
  const words = REVIEW_WORDS.fr;
  assert.equal(words.lost(-0.8), '−0,8 étoile');
  assert.equal(words.lost(-2), '−2 étoiles');
  assert.equal(words.every('Été', 1, -1.9), 'Été\u202f: 1 dessin, −1,9 étoile');
  assert.match(words.cost(1.5), /environ 1,5 étoile de plus/);
  assert.match(words.cost(2.5), /environ 2,5 étoiles de plus/);
  assert.match(words.spared(0.7), /environ 0,7 étoile de plus/);
  assert.match(words.chart(0), /0 étoile à la fin de la partie/);
  assert.match(words.possible(1.2, 3, 8), /Pire\u202f: 1,2 étoile, meilleur\u202f: 8/);
  assert.equal(ADVICE_WORDS.fr.about(1), 'environ 1 étoile à la fin');
  assert.equal(ADVICE_WORDS.fr.leaves(-1), 'laisse environ −1 étoile au voisin');
  assert.match(LAB_WORDS.fr.found('1', 1, '+2', '3'), /le score médian est de 1 étoile et/);
  assert.equal(ADVICE_WORDS.fr.fewer(1.5), '1,5 étoile de moins');
  language.value = 'en';
});

test('English uses the singular only for exactly 1 or −1 star', () => {
  language.value = 'en';
  assert.equal(REVIEW_WORDS.en.lost(-0.8), '−0.8 stars');
  assert.equal(REVIEW_WORDS.en.lost(-1), '−1 star');
  assert.match(REVIEW_WORDS.en.cost(1), /about 1 more star in total/);
  assert.equal(ADVICE_WORDS.en.about(62), 'about 62 stars at the end');
});
