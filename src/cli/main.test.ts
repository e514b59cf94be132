import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { BOTS } from '../bots/index.ts';
import { type Match, playMatch } from '../engine/match.ts';
import { parseSeed } from '../engine/random.ts';
import { makeRecord } from '../engine/record.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { DECK_CARDS, EDICTS } from '../games/cartographers/cards/sets.ts';
import { cartographers } from '../games/cartographers/game.ts';
import { makeNotation } from '../games/cartographers/notation.ts';
import type { Command, Event, Result, State } from '../games/cartographers/types.ts';
import { GAMES } from '../games/list.ts';
import { ALL_COMMANDS } from './commands.ts';
import { linesOf, runCli } from './test/run.ts';

describe('the command line', () => {
  test('help lists all commands and games, in both languages', async () => {
    const { code, out } = await runCli(['help']);
    assert.equal(code, 0);
    const names = ALL_COMMANDS.map(({ name }) => name);
    for (const name of names)
      assert.ok(out.includes(`  ${name} `), `expected the help to list the command ${name}`);
    assert.equal(new Set(names).size, names.length, 'expected all commands to have different names');
    for (const { name } of GAMES)
      assert.ok(out.includes(`\n${name.en}:\n`), `expected the help to list the game ${name.en}`);
    const french = await runCli(['simulate', '--help', '--lang', 'fr']);
    assert.equal(french.code, 0);
    assert.match(french.out, /nombre de places/);
    for (const { id } of GAMES)
      assert.ok(
        french.out.includes(`--game ${id}\u202f:\n`),
        `expected the French help to list the flags of the game ${id}`,
      );
  });

  test('French output has a no-break space, not a space, before punctuation', async () => {
    const asked = ALL_COMMANDS.map(({ name }) => [name, '--help']);
    for (const args of [...asked, ['help'], ['fly']]) {
      const { out, errors } = await runCli([...args, '--lang', 'fr']);
      assert.doesNotMatch(out + errors, /\S [:;!?»]|« /);
    }
    const [line] = linesOf((await runCli(['score', '--lang', 'fr'], '{"map": [], "maps": []}\n')).out);
    assert.doesNotMatch(JSON.parse(line!).error.message, /\S [:;!?»]|« /);
  });

  test('the help of a command shows its flags, including those of each game', async () => {
    const { out } = await runCli(['help', 'conflict']);
    assert.match(out, /^Usage: .* conflict \[flags\]\n[\s\S]*"totals"[\s\S]*--lang[\s\S]*\nExample:\n/);
    assert.match((await runCli(['play', '--help'])).out, /--map A[\s\S]*--mode[\s\S]*"help" lists/);
    assert.match((await runCli(['replay', '--help'])).out, /Heroes of Thargos:\n {2}--pack FILE/);
  });

  test('--version prints a version number', async () => {
    assert.match((await runCli(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
  });

  test('cards lists every card with the fields of its type', async () => {
    const { code, out } = await runCli(['cards']);
    assert.equal(code, 0);
    const cards = linesOf(out).map(line => JSON.parse(line));
    assert.equal(cards.filter(({ kind }) => kind === 'edict').length, EDICTS.size);
    assert.deepEqual(new Set(cards.map(({ id }) => id)), new Set([...EDICTS.keys(), ...DECK_CARDS.keys()]));
    for (const { name, kind, suit, rule } of cards) {
      assert.ok(name.en && name.fr);
      if (kind === 'edict') assert.ok(suit && rule);
    }
    const heroes = linesOf((await runCli(['cards', '--set', 'heroes'])).out);
    assert.ok(heroes.length < cards.length && heroes.every(line => JSON.parse(line).box === 'heroes'));
  });

  test('an invalid option in the file of --config is reported with the expected form', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-config-'));
    const file = join(folder, 'rules.json');
    for (const [text, says] of [
      ['[]', /expected a JSON object/],
      ['null', /expected a JSON object/],
      ['{"edicts": {"A": "x"}}', /“edicts” .* choose \{"A": id, "B": id, "C": id, "D": id\}/],
      ['{"thresholds": [1]}', /“thresholds” .* four whole numbers/],
      ['{"game": "heros"}', /“game” .* choose base, heroes or combined\. Did you mean “heroes”\?/],
      ['{"edicst": {}}', /Unknown option “edicst”\. Did you mean “edicts”\?/],
    ] as const) {
      writeFileSync(file, text);
      const { code, errors } = await runCli(['simulate', '--config', file]);
      assert.equal(code, 2);
      assert.match(errors, says);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('--version, -v and version print the version of the engine', async () => {
    for (const flag of ['--version', '-v', 'version']) {
      const { code, out } = await runCli([flag]);
      assert.deepEqual([code, out], [0, `${ENGINE_VERSION}\n`]);
    }
  });

  for (const [args, says] of [
    [['nonsense'], /unknown command "nonsense"\. Run ".* help" for the list\.\n$/],
    [['simulat'], /unknown command "simulat"\. Did you mean "simulate"\?/],
    [['help', 'simulat'], /unknown command "simulat"\. Did you mean "simulate"\?/],
    [['score', '--colour'], /unknown flag --colour\nRun ".* score --help" for its flags\.\n$/],
    [['simulate', '--sede', 'x'], /unknown flag --sede\. Did you mean --seed\?/],
    [['simulate', '--gme', 'thargos'], /unknown flag --gme\. Did you mean --game\?/],
    [['score', '--gme', 'thargos'], /unknown flag --gme\n/],
    [['play', '--halp'], /unknown flag --halp\. Did you mean --help\?/],
    [['play', '--game', 'thargos', '--miror', 'base'], /unknown flag --miror\. Did you mean --mirror\?/],
    [['score', 'file'], /unexpected argument "file"/],
    [['simulate', '--games', '0'], /--games 0: expected a whole number from 1 to/],
    [['simulate', '--games', '-1'], /--games -1: expected a whole number/],
    [['simulate', '--games'], /--games needs a value/],
    [['play', '--map', 'Z'], /--map Z: expected A, B, C, D or FILE\.json\n/],
    [['play', '--set', 'heros'], /--set heros: expected base, heroes or combined\. Did you mean "heroes"\?/],
    [['play', '--game', 'thargos', '--mode', 'duels'], /--mode duels: expected .*\. Did you mean "duel"\?/],
    [['deck', 'chek', 'x'], /unknown subcommand "chek"\. Did you mean "check"\?\n/],
    [['deck', 'x', 'y'], /unknown subcommand "x": expected "check" or "fill"\n/],
    [['deck'], /expected ".* deck check DECK" or ".* deck fill DECK"/],
    [['story', 'chek', 'kurnor'], /unknown subcommand "chek"\. Did you mean "check"\?/],
    [['pack', 'chek', 'x'], /unknown subcommand "chek"\. Did you mean "check"\?/],
    [['deck', 'check', 'ford-wach'], /cannot find "ford-wach"\. Did you mean "ford-watch"\?/],
    [['deck', 'fill', 'ford-wach'], /cannot find "ford-wach"\. Did you mean "ford-watch"\?/],
    [['story', 'check', 'kurnr'], /cannot find "kurnr"\. Did you mean "kurnor"\?/],
    [['play', '--game', 'thargos', '--story', 'kurnr'], /cannot find "kurnr"\. Did you mean "kurnor"\?/],
    [['pack', 'check', 'no-such-file'], /cannot find the file "no-such-file"\. Check the path\./],
    [['play', '--map', 'BB'], /--map BB: expected A, B, C, D or FILE\.json\n/],
    [
      ['simulate', '--game', 'thargos', '--points-cap', '50'],
      /--points-cap 50: expected a whole number from 60 to 240, or null/,
    ],
    [['play', '--seat-names', 'A,B,C'], /--seat-names has 3 names for 1 seat\n/],
    [['simulate', '--bots', './no-such-bot.mjs'], /cannot load the bot \.\/no-such-bot\.mjs/],
    [
      ['simulate', '--bots', 'genius'],
      /--bots genius: expected greedy, novice, .* or random \(unknown-bot\)/,
    ],
    [['simulate', '--bots', 'gredy'], /--bots gredy: expected .*\. Did you mean "greedy"\? \(unknown-bot\)/],
    [['simulate', '--bots', ''], /--bots needs a value: greedy, novice, .* or random \(unknown-bot\)/],
    [['play', '--game'], /--game needs a value: cartographers or thargos/],
    [['deck', 'check', 'zzz'], /cannot find "zzz": expected a file, imperial-lance, .*, …\n/],
    [['simulate', '--ms', '5', '--nodes', '5'], /choose --ms or --nodes, not both/],
    [
      ['play', '--game', 'thargos', '--bots', 'genius'],
      /--bots genius: expected greedy, novice, .* or random \(unknown-bot\)/,
    ],
    ...['play', 'simulate', 'cards', 'bench'].map(
      command =>
        [
          [command, '--game', 'chess'],
          /--game chess: expected cartographers or thargos \(unknown-game\)/,
        ] as const,
    ),
    [['simulate', '--bots', 'greedy,random', '--players', '3'], /--bots names 2 bots for 3 seats/],
    [['simulate', '--map', '/no/such/file'], /cannot find the file/],
    [['simulate', '--map', '.'], /cannot read \.: it is a folder/],
    [['play', '--lang', 'de'], /--lang de: expected en or fr/],
    [[], /Usage/],
  ] as const)
    test(`explains what is wrong with "${args.join(' ')}" on stderr`, async () => {
      const { code, out, errors } = await runCli(args, '');
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(errors, says);
    });
});

describe('simulate', () => {
  const simulate = async (...flags: string[]) => {
    const { code, out, errors } = await runCli(['simulate', ...flags]);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    const lines = linesOf(out).map(line => JSON.parse(line));
    const { gamesPerSecond, thinking, ...summary } = lines[lines.length - 1].summary;
    assert.ok(gamesPerSecond > 0 && thinking.length === summary.seats.length);
    return { games: lines.slice(0, -1), summary };
  };

  test('simulate gives the same results with any number of threads', async () => {
    const flags = [
      '--set',
      'combined',
      '--bots',
      'random',
      '--players',
      '3',
      '--games',
      '20',
      '--each',
      '--seed',
      'x',
    ];
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map(threads => simulate(...flags, '--threads', threads)),
    );
    assert.equal(one!.games.length, 20);
    assert.deepEqual(
      one!.games.map(game => game.game),
      [...Array(20).keys()],
    );
    assert.deepEqual(two, one);
    assert.deepEqual(three, one);
  });

  test('simulate summarizes every seat, and prints ratings only for solo games', async () => {
    const solo = await simulate(
      '--bots',
      'random',
      '--games',
      '5',
      '--seed',
      'x',
      '--each',
      '--threads',
      '1',
    );
    const [seat] = solo.summary.seats;
    const totals = solo.games.map(game => game.totals[0]);
    const mean = totals.reduce((sum, n) => sum + n, 0) / 5;
    const variance = totals.reduce((sum, n) => sum + (n - mean) ** 2, 0) / 4;
    assert.ok(Math.abs(seat.mean - mean) < 1e-4);
    assert.ok(Math.abs(seat.sd - Math.sqrt(variance)) < 1e-4);
    assert.ok(Math.abs(seat.se - Math.sqrt(variance / 5)) < 1e-4);
    assert.equal(typeof seat.ratingMean, 'number');
    const two = await simulate('--bots', 'random,random', '--games', '2', '--threads', '1');
    assert.equal(two.summary.seats.length, 2);
    assert.equal(two.summary.seats[0].ratingMean, undefined);
  });
});

describe('custom bots', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-bot-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const simulateWith = (name: string, source: string, threads: string) => {
    const file = join(folder, name);
    writeFileSync(file, source);
    return runCli([
      'simulate',
      '--bots',
      `${file},random`,
      '--games',
      '4',
      '--threads',
      threads,
      '--each',
      '--seed',
      'x',
    ]);
  };
  const rules = new URL('../games/cartographers/index.ts', import.meta.url).href;
  const own = `import { anyCommand, cartographers } from ${JSON.stringify(rules)};
    export const bot = (view, random) => anyCommand(cartographers.options(view), random);`;

  test('a custom bot is loaded from its file in every thread', async () => {
    const [one, two] = await Promise.all(['1', '2'].map(threads => simulateWith('own.mjs', own, threads)));
    assert.equal(one!.code, 0, `expected exit code 0, found ${one!.code}: ${one!.errors}`);
    assert.equal(linesOf(one!.out).length, 5);
    assert.deepEqual(linesOf(two!.out).slice(0, 4), linesOf(one!.out).slice(0, 4));
  });

  for (const { id } of GAMES)
    test(`a custom bot that fails in a terminal game of ${id} is reported by name and without a stack`, async () => {
      const file = join(folder, 'fails.mjs');
      writeFileSync(file, 'export const bot = () => { throw new Error("lost my way"); };');
      const { code, errors } = await runCli(['play', '--game', id, '--bots', file, '--seed', 'x'], '');
      assert.equal(code, 2);
      assert.match(errors, /stopped, probably because of \S*fails\.mjs: lost my way/);
      assert.doesNotMatch(errors, /\n\s+at /);
    });

  test('a module that exports no bot is reported', async () => {
    const none = await simulateWith('none.mjs', 'export const robot = 1;', '1');
    assert.equal(none.code, 2);
    assert.match(none.errors, /must export a function called bot/);
  });
});

describe('untrusted bots', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-vandal-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const gamesWith = async (game: string, name: string, before: string): Promise<string[]> => {
    const rules = new URL(`../games/${game}/index.ts`, import.meta.url).href;
    const file = join(folder, `${game}-${name}.mjs`);
    writeFileSync(
      file,
      `import { anyCommand, ${game} } from ${JSON.stringify(rules)};
      const spoil = thing => {
        if (typeof thing !== 'object' || thing === null) return;
        for (const key of Object.keys(thing)) spoil(thing[key]);
        for (const key of Object.keys(thing)) try { thing[key] = 7; } catch {}
        try { delete thing[Object.keys(thing)[0]]; thing.push(7); } catch {}
      };
      let given;
      export const bot = (view, random) => {
        ${before}
        return given = anyCommand(${game}.options(view), random);
      };`,
    );
    const flags = ['--bots', `${file},random`, '--games', '2', '--threads', '1', '--each', '--seed', 'x'];
    const { code, out, errors } = await runCli(['simulate', '--game', game, ...flags]);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    return linesOf(out).slice(0, 2);
  };

  for (const { id } of GAMES)
    test(`a bot that modifies its view does not change a game of ${id}`, async () => {
      const [honest, vandal] = await Promise.all([
        gamesWith(id, 'honest', ''),
        // This bot also damages the answers that it gave earlier.
        gamesWith(id, 'vandal', 'spoil(view); spoil(given);'),
      ]);
      assert.deepEqual(vandal, honest);
    });
});

describe('replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-replay-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const seed = parseSeed('replay me');
  const players = [BOTS.random, BOTS.random];
  const { log, state } = playMatch(cartographers, { seed, config: {}, players }) as Match<
    State,
    Command,
    Event
  >;
  const result = state.result as Result;
  const record = makeRecord({ game: cartographers, config: {}, seats: [{ name: 'Ann' }, {}], seed, log });

  test('replay reads a game file and the notation, and verifies both', async () => {
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(record));
    const [fromFile, fromText] = await Promise.all([
      runCli(['replay', file]),
      runCli(['replay'], makeNotation(record) as string),
    ]);
    assert.equal(fromFile.code, 0);
    const answer = JSON.parse(fromFile.out);
    assert.equal(answer.verified, true);
    assert.deepEqual(answer.seats[0], {
      name: 'Ann',
      total: result.totals[0],
      monsters: result.monsters[0],
      place: result.places[0],
    });
    assert.match(answer.stateHash, /^[0-9a-f]{64}$/);
    assert.deepEqual(JSON.parse(fromText.out), answer);
  });

  test('replay detects a changed game', async () => {
    const changed = { ...record, log: record.log.slice(0, 6), seedHash: '0'.repeat(64) };
    const { code, out } = await runCli(['replay'], JSON.stringify(changed));
    assert.equal(code, 1);
    assert.equal(JSON.parse(out).verified, false);
    assert.equal(JSON.parse(out).reason, 'seed-hash');
  });

  test('replay does not verify a finished game whose seed is missing', async () => {
    const { seed: _, ...hidden } = record;
    const { code, out } = await runCli(['replay'], JSON.stringify(hidden));
    const { finished, verified, reason } = JSON.parse(out);
    assert.deepEqual([code, finished, verified, reason], [1, true, false, 'seed-missing']);
  });

  test('replay accepts the text of a running game, whose seed is hidden', async () => {
    const shown = (makeNotation(record) as string).replace(/^seed: .*$/m, `seed: SHA-256 ${record.seedHash}`);
    const { code, out } = await runCli(['replay'], shown);
    assert.equal(code, 0);
    const { verified, reason } = JSON.parse(out);
    assert.deepEqual([verified, reason], [null, 'seed-hidden']);
  });

  test('replay names the line of an error in a game text', async () => {
    const text = makeNotation(record) as string;
    const line = text.split('\n').findIndex(line => line.startsWith('seat 1 draws')) + 1;
    const { out } = await runCli(['replay'], text.replace('seat 1 draws', 'seat 1 doodles'));
    assert.equal(JSON.parse(out).error.line, line);
  });

  test('replay and convert explain why a text is not a game', async () => {
    for (const [text, code, says] of [
      ['', 'notation-no-header', /^The game is empty\. Expected a game file \(JSON\) or a text /],
      ['\n# note\n', 'notation-no-header', /^The game is empty\./],
      [
        'hello',
        'notation-no-header',
        /^This isn’t an Alidade game\. Expected a game file \(JSON\) or a text /,
      ],
      ['game: chess', 'notation-no-header', /that starts with “Alidade game 1”\.$/],
      ['Alidade game 1\n', 'notation-no-header', /^The header of the game text has no line “game”\.$/],
      ['[1]', 'file-bad-format', /^This isn’t an Alidade game file\.$/],
      ['{}', 'file-bad-format', /^This isn’t an Alidade game file\.$/],
    ] as const)
      for (const command of ['replay', 'convert']) {
        const { code: exit, out, errors } = await runCli([command], text);
        const { error } = JSON.parse(out);
        assert.deepEqual(
          [exit, error.code, errors],
          [1, code, ''],
          `expected exit code 1 and the error ${code} for ${text}`,
        );
        assert.match(error.message, says);
      }
  });

  test('play --resume rejects a text that is not a game, with any value of --game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-resume-'));
    const file = join(folder, 'x.txt');
    writeFileSync(file, 'hello');
    for (const game of ['cartographers', 'thargos']) {
      const { code, out, errors } = await runCli(['play', '--game', game, '--resume', file], '');
      assert.deepEqual([code, out], [2, '']);
      assert.match(errors, /This isn’t an Alidade game\. .* \(notation-no-header\)\n/);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('replay reports an incomplete file with exit code 1, and a missing one with exit code 2', async () => {
    const { code, out } = await runCli(['replay'], '{');
    assert.deepEqual([code, JSON.parse(out).error.code], [1, 'file-truncated']);
    assert.equal((await runCli(['replay', '/no/such/file'])).code, 2);
  });
});

describe('bench', () => {
  test('bench --json prints one figure per line', async () => {
    const { code, out } = await runCli(['bench', '--json', '--only', 'reference.mixes']);
    assert.equal(code, 0);
    const [figure, ...more] = linesOf(out).map(line => JSON.parse(line));
    assert.equal(more.length, 0);
    assert.equal(figure.name, 'reference.mixesPerSecond');
    assert.ok(figure.value > 0);
  });
});
