import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thargos } from '../../../../games/thargos/game.ts';
import { mission } from '../../../../games/thargos/test/cards.ts';
import { PILE, two } from '../../../../games/thargos/test/modes-table.ts';
import type { View } from '../../../../games/thargos/types.ts';
import { language } from '../../../settings.ts';
import { shortName } from '../table/moves.ts';
import { leadText } from './phrases.ts';

const view = thargos.view(two({ pile: [mission('Toll', { power: 1 })] }).state, 0) as View;
const hero = view.posts[0]!.hero!;

test('HT-9.12: the text of an attempt at the unrevealed secondary pile names no Mission', () => {
  assert.equal(view.story!.secondary, null);
  language.value = 'en';
  assert.equal(leadText(view, hero, PILE), `${shortName(view, hero)} attempts a secondary Mission`);
  language.value = 'fr';
  assert.equal(leadText(view, hero, PILE), `${shortName(view, hero)} tente une mission secondaire`);
});

test('the text of an attempt at a face-down Mission says that the Mission is secret', () => {
  const [node, card] = Object.entries(view.story!.missions)[0]!;
  const hidden = { ...view, faces: view.faces.with(card, null) };
  language.value = 'en';
  assert.equal(leadText(hidden, hero, node), `${shortName(view, hero)} attempts a secret Mission`);
  language.value = 'fr';
  assert.equal(leadText(hidden, hero, node), `${shortName(view, hero)} tente une mission secrète`);
});
