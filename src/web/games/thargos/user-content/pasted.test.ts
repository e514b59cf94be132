import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../../engine/text.ts';
import { makeDeckCode } from '../../../../games/thargos/decks/code.ts';
import { makeDeckFile } from '../../../../games/thargos/decks/file.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { makeNotation } from '../../../../games/thargos/notation/notation.ts';
import { makeCsv } from '../../../../games/thargos/packs/make-csv.ts';
import { condar } from '../../../../games/thargos/stories/condar.ts';
import { playedRecord } from '../../../../games/thargos/test/recorded-games.ts';
import { type Pasted, pastedKind, stray, type Wanted } from './pasted.ts';
import { strayText } from './pasted-messages.ts';

const CODE = String(makeDeckCode(PRECONS[0]!));
const RECORD = playedRecord(2, { quickPlay: true }, 'pasted');

/** Texts that the page exports, complete or truncated, and other texts, each with the kind to recognize. */
const THINGS: readonly [string, Pasted][] = [
  [CODE, 'deck'],
  [CODE.slice(0, -5).toLowerCase(), 'deck'],
  [makeDeckFile(PRECONS[0]!), 'deck'],
  [makeDeckFile(PRECONS[0]!).slice(0, -30), 'deck'],
  [makeCsv({ cards: [] }), 'pack'],
  ['{"format":"thargos-cardpack/1","pack":{', 'pack'],
  [JSON.stringify(condar), 'story'],
  [JSON.stringify(RECORD), 'game'],
  [String(makeNotation(RECORD)), 'game'],
  [`https://example.org/alidade/#/thargos/decks/${CODE}`, 'deckLink'],
  ['https://example.org/#/thargos/decks/k3j2', 'deviceLink'],
  ['https://example.org/#/thargos/stories?story=abc', 'storyLink'],
  ['#/thargos/replay?game=abc', 'gameLink'],
  ['https://example.org/cat.png', 'address'],
  ['{"cat": 1}', 'data'],
  ['See you on Sunday, Ada', 'text'],
  [' \n', 'nothing'],
];

test('pastedKind recognizes pasted texts by their format', () => {
  for (const [content, kind] of THINGS)
    assert.equal(
      pastedKind(content),
      kind,
      `expected pastedKind to return ${kind} for "${content.slice(0, 60)}"`,
    );
});

test('content that belongs to a different screen is refused with a stable code and a text in both languages', () => {
  const wanted: readonly Wanted[] = ['deck', 'pack', 'story', 'game'];
  for (const [content, kind] of THINGS)
    for (const place of wanted) {
      const refusal = stray(content, place);
      if (kind === place || kind === 'data') {
        assert.equal(
          refusal,
          undefined,
          `expected the field for a ${place} to accept a text of the kind ${kind}`,
        );
        continue;
      }
      assert.ok(refusal);
      assert.match(refusal.refused, /^paste-(nothing|other|unknown)$/);
      for (const language of LANGUAGES) {
        const said = strayText(refusal, language) ?? '';
        assert.match(said, /\. \p{Lu}.+\.$/u);
        if (language === 'fr') assert.doesNotMatch(said, /[^\u202f][:;!?»]|'/);
      }
    }
  assert.equal(strayText(stray(JSON.stringify(condar), 'deck')!, 'en')?.split(': ')[0], 'This is a story');
  assert.equal(strayText({ refused: 'file-truncated', place: 3 }, 'en'), undefined);
});
