import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { memoryStore } from '../../../../engine/store.ts';
import { createTable } from '../../../../engine/tables.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { anyCommand } from '../../../../games/cartographers/index.ts';

// The settings module reads localStorage on import, so this fake must exist before the import.
Object.assign(globalThis, { localStorage: { getItem: () => '{"language":"en"}' } });
const { language } = await import('../../../settings.ts');
const { mapName, mapTitle, question, seatName, terrainsNamed } = await import('./question.ts');
const { WORDS } = await import('./messages.ts');

test('a person without a name is called “You” if they are the only person at the table', () => {
  const players = [{}, { bot: 'greedy' }];
  assert.equal(seatName(players, 0), 'You');
  assert.equal(mapTitle(players, 0), 'Your map');
  assert.equal(mapName(players, 0), 'your map');
  assert.equal(mapTitle(players, 1), 'Map of Bot 2');
  assert.equal(mapTitle([{ name: 'Ada' }], 0), 'Map of Ada');
  assert.equal(mapTitle([{}, {}], 1), 'Map of Player 2');
  language.value = 'fr';
  assert.equal(mapTitle(players, 0), 'Votre feuille');
  assert.equal(mapName([{ name: 'Maud' }], 0), 'la feuille de Maud');
  language.value = 'en';
});

test('seasons have their article in French sentences', () => {
  assert.deepEqual(WORDS.fr.from, ['dès le printemps', 'dès l’été', 'dès l’automne', 'dès l’hiver']);
  assert.equal(WORDS.fr.again[0], 'encore au printemps');
});

test('French table messages have a narrow no-break space before : ; ! ?', () => {
  const said = JSON.stringify(WORDS.fr, (_, value) =>
    typeof value === 'function' ? value('x', 'y', 'z') : value,
  );
  assert.doesNotMatch(said, /[^\u202f"\]}][:;!?](?!\d)\s/);
});

test('terrainsNamed lists terrains in both languages', () => {
  language.value = 'fr';
  assert.equal(terrainsNamed(['forest', 'farm', 'water']), 'forêt, ferme ou lac');
  assert.equal(terrainsNamed(['monster']), 'monstre');
  language.value = 'en';
  assert.equal(terrainsNamed(['forest', 'farm', 'water']), 'forest, farm or water');
});

test('the table names the players who still have to answer in one sentence', async () => {
  const wish = { config: {}, seats: [{}, {}, {}], seed: parseSeed('sent') };
  const table = await createTable(cartographers, memoryStore(), 'sent', wish);
  assert.ok(!isRefusal(table));
  const players = ['Ada', 'Léa', 'Tom'].map(name => ({ name }));
  const read = (): string => {
    const { view } = table.snapshot('spectator');
    return question(view, cartographers.options(view), players);
  };
  assert.equal(read(), 'Waiting for Ada, Léa, and Tom…');
  const { view, decision } = table.snapshot(0);
  const command = anyCommand(cartographers.options(view), stream('ab'.repeat(32), 'sent'));
  assert.ok(command);
  await table.submit(0, { id: 'one', decision, command });
  assert.equal(read(), 'Waiting for Léa and Tom…');
  language.value = 'fr';
  assert.equal(read(), 'On attend Léa et Tom…');
  language.value = 'en';
});
