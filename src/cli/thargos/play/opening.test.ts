import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../../test/run.ts';

for (const [language, reason] of [
  ['en', /^(You gain|Player 2 gains) 1 VP for going second\.$/m],
  ['fr', /^(Vous gagnez|Joueur 2 gagne) 1 PV pour jouer en second\.$/m],
] as const)
  test(`HT-3.10: with the balanced rules, play says why the second player starts with a point (${language})`, async () => {
    const play = ['play', '--game', 'thargos', '--seed', 'hello', '--lang', language];
    const balanced = await runCli([...play, '--rules', 'balanced'], 'quit\n');
    assert.match(balanced.out, reason);
    assert.ok(
      balanced.out.search(reason) < balanced.out.indexOf('=='),
      'expected the reason to be printed above the first table of the game',
    );
    assert.match(balanced.out, /^== (Setup|Mise en place) ==$/m);
    const book = await runCli(play, 'quit\n');
    assert.doesNotMatch(book.out, reason);
  });
