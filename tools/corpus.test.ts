import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isSame } from '../src/engine/canonical.ts';
import { keptEntry } from '../src/engine/kept-entry.ts';
import { headOf } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { standing } from '../src/engine/replay.ts';
import { openTable } from '../src/engine/tables.ts';
import { CHOICES as MAP_CHOICES } from '../src/games/cartographers/config.ts';
import { CHOICES as DUEL_CHOICES } from '../src/games/thargos/config.ts';
import { openSqlite } from '../src/server/sqlite/open.ts';
import { faultOf, faultsOf } from './corpus/check.ts';
import { chapters, readChapter } from './corpus/file.ts';
import { corpusOf } from './corpus/of.ts';

const games = chapters().flatMap(readChapter);

describe('the frozen games', () => {
  test('each folds to the state it had and is decided again as it was', async () => {
    assert.deepEqual(await faultsOf(games), []);
  });

  test('every fourth comes back out of the store of a server as it went in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-corpus-'));
    const data = await openSqlite(join(folder, 'alidade.db'), assert.fail);
    const changed: string[] = [];
    for (const { name, record } of games.filter((_, i) => i % 4 === 0)) {
      const { module } = await corpusOf(record.game);
      const [opening, ...more] = record.log.map(entry => keptEntry(module.spelling, entry));
      assert.equal(await data.create(name, headOf(record), [opening!, ...more]), true, name);
      const table = await openTable(module, data, name);
      const again = table && !isRefusal(table) ? await table.record('spectator') : table;
      if (!again || isRefusal(again) || !isSame(again.log, record.log)) changed.push(name);
    }
    await data.close();
    rmSync(folder, { recursive: true, force: true });
    assert.deepEqual(changed, []);
  });

  test('there are at least 300, and every set, mode, value of a choice and seat count is among them', () => {
    assert.ok(games.length >= 300, `${games.length}`);
    const configs = (game: string) =>
      games
        .filter(({ record }) => record.game === game)
        .flatMap(({ record }) => standing(record.log).slice(0, 1))
        .map(({ events: [started] }) => (started as { readonly config: object }).config);
    for (const [game, choices] of Object.entries({ cartographers: MAP_CHOICES, thargos: DUEL_CHOICES })) {
      const played = configs(game) as Readonly<Record<string, unknown>>[];
      for (const [key, values] of Object.entries(choices))
        for (const value of values)
          assert.ok(
            played.some(config => config[key] === value),
            `no game with ${key}: ${value}`,
          );
    }
    const seats = new Set(games.map(({ record }) => `${record.game} ${record.seats.length}`));
    for (const wanted of ['cartographers 1', 'cartographers 5', 'cartographers 20', 'thargos 1', 'thargos 5'])
      assert.ok(seats.has(wanted), wanted);
  });

  test('games with cards that somebody typed in and with stories are among them', () => {
    const configs = games.map(({ record }) => record.config as { packs?: unknown[]; story?: unknown });
    assert.ok(configs.filter(({ packs = [] }) => packs.length > 0).length >= 20);
    for (const story of ['kurnor', 'condar'])
      assert.ok(
        configs.some(config => config.story === story),
        story,
      );
  });

  test('answers that were taken back are among them, and so is what followed', () => {
    const taken = games.filter(({ record }) => standing(record.log).length < record.log.length);
    for (const game of ['cartographers', 'thargos'])
      assert.ok(taken.filter(({ record }) => record.game === game).length >= 50, game);
  });

  test('a game that was changed is found', async () => {
    const [game] = games;
    assert.ok(game);
    const { module } = await corpusOf(game.record.game);
    const { log } = game.record;
    assert.match(faultOf(module, { ...game, hash: '0' }) ?? '', /another state/);
    assert.match(faultOf(module, { ...game, result: {} }) ?? '', /ends otherwise/);
    assert.match(faultOf(module, { ...game, record: { ...game.record, log: log.slice(0, -1) } }) ?? '', /./);
  });
});
