import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '../../../engine/text.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { authorFaultText, cardAt } from './author-fault-text.ts';
import { parseCsv } from './csv.ts';
import { fault, isError } from './fault.ts';
import { FORMAT } from './pack.ts';
import { parsePack } from './parse.ts';

const HEAD = { id: 'my-box', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' };
const hero = DEFAULT_SET.find(card => card.type === 'hero');
const mission = DEFAULT_SET.find(card => card.type === 'mission');

const packed = (...cards: unknown[]) =>
  parsePack({ format: FORMAT, pack: HEAD, cards }, { base: DEFAULT_SET });

const inTable = (text: string, language: Language): string[] =>
  parseCsv(text)
    .faults.filter(isError)
    .map(fault => authorFaultText(fault, language));

describe('authorFaultText', () => {
  test('a fault text names the card, and `cardAt` finds this card', () => {
    const { value, faults } = packed({ ...hero, hp: 14 });
    const odd = faults.find(({ code }) => code === 'unusual-hp');
    assert.ok(value && odd && hero);
    assert.equal(odd.place, 'cards[0].hp');
    assert.equal(
      authorFaultText(odd, 'en', value.cards),
      `${hero.name.en} has 14 hero points; 3 to 12 is usual.`,
    );
    assert.equal(cardAt(odd, value.cards)?.id, hero.id);
  });

  test('without a list of cards, the fault text gives the number of the card and the part that has the fault', () => {
    const missing = packed(hero, { ...mission, attrs: {} }).faults[0]!;
    assert.equal(missing.place, 'cards[1].attrs');
    assert.equal(
      authorFaultText(missing, 'en'),
      'Card 2, Attributes: A Mission needs at least one attribute: Power, Mind or Mysticism.',
    );
    assert.equal(
      authorFaultText(missing, 'fr'),
      'Carte 2, Attributs\u202f: Une mission demande au moins un attribut\u202f: Puissance, Esprit ou Mysticisme.',
    );
  });

  test('the text of a fault in the whole pack names no card; no text names a card twice', () => {
    const whole = parsePack({ format: FORMAT, pack: HEAD }).faults[0]!;
    assert.equal(authorFaultText(whole, 'en'), '“cards” is missing. Add it.');
    assert.equal(cardAt(whole, DEFAULT_SET), undefined);
    assert.ok(hero && mission);
    const { value, faults } = packed(mission, { ...hero, hp: 14 });
    const odd = faults.find(({ code }) => code === 'unusual-hp')!;
    assert.equal(cardAt(odd, value!.cards)?.id, hero.id);
    assert.equal(
      authorFaultText(odd, 'en'),
      `Card 2, Hero points: ${hero.id} has 14 hero points; 3 to 12 is usual.`,
      'expected the text to give the number of the card if authorFaultText receives no list of cards',
    );
    const unnamed = [value!.cards[0]!, { ...value!.cards[1]!, name: { en: ' ', fr: 'Nom' } }];
    assert.equal(authorFaultText(odd, 'en', unnamed), `${hero.id} has 14 hero points; 3 to 12 is usual.`);
    assert.match(authorFaultText(odd, 'fr', unnamed), /^Nom a 14 points/);
  });

  test('for a table, the fault text names the column, or all columns that could contain the missing value', () => {
    assert.deepEqual(inTable('id,name,pam,vp,mM\nM22,Guilds,9,1,2', 'en'), [
      'Line 2, column “pam”, character 12: 9 is out of range: use 1 to 4.',
    ]);
    assert.deepEqual(inTable('id,name,pam,vp\nM22,Guilds,1,1', 'fr'), [
      'Ligne 2, colonne «\u202fmP\u202f», caractère 1\u202f: Une mission demande au moins un attribut\u202f: Puissance, Esprit ou Mysticisme (colonnes mP, mM, mY).',
    ]);
  });

  test('a fault text gives the place of the fault in readable names of card parts', () => {
    const at = fault({
      code: 'out-of-range',
      path: ['cards', 11, 'faces', 'active', 'attrs', 'power'],
      details: { found: 9, least: 0, most: 6 },
    });
    assert.equal(at.place, 'cards[11].faces.active.attrs.power');
    assert.equal(
      authorFaultText(at, 'en'),
      'Card 12, Active, Attributes, Power: 9 is out of range: use 0 to 6.',
    );
    const cards = DEFAULT_SET.slice(0, 12);
    assert.equal(cardAt(at, cards), cards[11]);
    assert.equal(
      authorFaultText(at, 'en', cards),
      `${cards[11]!.name.en}, Active, Attributes, Power: 9 is out of range: use 0 to 6.`,
    );
    const odd = fault({ code: 'out-of-range', path: ['cards', 0, 'odd'], details: { found: 9 } });
    assert.match(
      authorFaultText(odd, 'en'),
      /^Card 1: 9 /,
      'expected the fault text to omit a part that has no readable name',
    );
    const deck = fault({ code: 'not-json', path: ['decks', 0, 'cards', 3], details: {} });
    assert.equal(cardAt(deck, cards), undefined, 'expected cardAt to return no card for a place in a deck');
    assert.equal(authorFaultText(deck, 'en', cards), 'Invalid JSON. Check the quotes, commas and brackets.');
  });

  test('a fault text gives both line and character, or neither', () => {
    const bare = fault({ code: 'not-json', path: [], details: {} });
    assert.equal(
      authorFaultText({ ...bare, line: 3, column: 7 }, 'en'),
      'Line 3, character 7: Invalid JSON. Check the quotes, commas and brackets.',
    );
    assert.equal(
      authorFaultText({ ...bare, line: 3 }, 'en'),
      'Invalid JSON. Check the quotes, commas and brackets.',
    );
    assert.equal(
      authorFaultText({ ...bare, column: 7 }, 'en'),
      'Invalid JSON. Check the quotes, commas and brackets.',
    );
    assert.equal(
      authorFaultText({ ...bare, isTable: true, line: 3, column: 7 }, 'en'),
      'Line 3, character 7: Invalid JSON. Check the quotes, commas and brackets.',
    );
    const inJson = fault({ code: 'out-of-range', path: ['cards', 0, 'pam'], details: { found: 9, most: 4 } });
    assert.equal(
      authorFaultText({ ...inJson, line: 3, column: 7 }, 'fr'),
      'Ligne 3, caractère 7, Carte 1, PAM\u202f: 9 est hors limites\u202f: il faut 4 au plus.',
    );
  });

  test('for an unknown column, the text suggests the nearest one or lists all', () => {
    assert.match(inTable('id,nme\nM5,Ford', 'en')[0]!, /Did you mean “name”\?$/);
    assert.match(
      inTable('id,name,power\nM5,Ford,1', 'en')[0]!,
      /The columns are: id, name, lock, .*source\.$/,
    );
  });
});
