import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Card } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { cardText } from '../words/card-text.ts';

const UPDATE = process.env.UPDATE_CARD_TEXTS === '1';
const FILE = fileURLToPath(new URL('card-texts.txt', import.meta.url));

const linesOf = (card: Card): string[] => {
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  return faces.flatMap(face => {
    const [en, fr] = [cardText(card, 'en', face), cardText(card, 'fr', face)];
    if (en === '' && fr === '') return [];
    return [`${card.id} ${card.name.en}${card.type === 'hero' ? `, ${face}` : ''}`, `  ${en}`, `  ${fr}`];
  });
};

test('the generated text of every shipped card matches card-texts.txt; UPDATE_CARD_TEXTS=1 rewrites the file', () => {
  const text = `${DEFAULT_SET.flatMap(linesOf).join('\n')}\n`;
  if (UPDATE) writeFileSync(FILE, text);
  assert.equal(text, readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n'));
});

test("cardText returns a card's custom text unchanged", () => {
  const card = DEFAULT_SET.find(({ type }) => type === 'mission')!;
  const text = { en: 'As printed.', fr: 'Comme imprimé.' };
  assert.equal(cardText({ ...card, text } as Card, 'fr'), 'Comme imprimé.');
});
