import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { thargos } from '../../../games/thargos/game.ts';
import { duel } from '../../../games/thargos/test/table.ts';
import { tellEvents } from './tell.ts';

const view = thargos.view(duel().state, 0);
const told = (event: Event): string[] =>
  LANGUAGES.flatMap(language => tellEvents(view, [{ event, about: undefined }], language));

test('HT-5.5: who lets a Mission go is told so as “you”, in a sentence', () => {
  assert.deepEqual(told({ type: 'conceded', seat: 0 }), ['You let it go.', 'Vous laissez la mission.']);
});

test('HT-5.5: that another lets it go is told by name', () => {
  assert.deepEqual(told({ type: 'conceded', seat: 1 }), [
    'Player 2 let it go.',
    'Joueur 2 laisse la mission.',
  ]);
});
