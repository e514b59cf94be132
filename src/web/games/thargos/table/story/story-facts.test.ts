import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thargos } from '../../../../../games/thargos/game.ts';
import { two } from '../../../../../games/thargos/test/modes-table.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import { language } from '../../../../settings.ts';
import { nameOf, shortName } from '../moves.ts';
import { arrivalText } from './story-facts.ts';

const view = thargos.view(two().state, 0) as View;
const hero = view.posts[0]!.hero!;
const nodes = Object.entries(view.story!.missions);
const [open] = nodes.find(([, mission]) => view.faces[mission])!;
const faces = view.faces.with(view.story!.missions[open]!, null);

test('the announcement for screen readers names the Mission that a hero has reached', () => {
  const mission = nameOf(view, view.story!.missions[open]);
  assert.equal(arrivalText(view, hero, open), `${shortName(view, hero)} reaches ${mission}.`);
});

test('the announcement calls a face-down Mission secret', () => {
  const name = shortName(view, hero);
  try {
    assert.equal(arrivalText({ ...view, faces }, hero, open), `${name} reaches a secret Mission.`);
    language.value = 'fr';
    assert.equal(arrivalText({ ...view, faces }, hero, open), `${name} atteint une mission secrète.`);
  } finally {
    language.value = 'en';
  }
});
