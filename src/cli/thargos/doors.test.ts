import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { BOTS } from '../../bots/thargos/index.ts';
import { type Match, playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { makeRecord } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import type { Event } from '../../games/thargos/events.ts';
import { thargos } from '../../games/thargos/game.ts';
import { makeNotation } from '../../games/thargos/notation/notation.ts';
import { condar } from '../../games/thargos/stories/condar.ts';
import { EXAMPLE_PACK } from '../../games/thargos/test/pack-examples.ts';
import type { Command, State } from '../../games/thargos/types.ts';
import { answerReplay } from '../replay.ts';
import { interval } from '../sums.ts';
import { linesOf, runCli } from '../test/run.ts';
import { answerConflict } from './conflict.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-thargos-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const card = (colour: string, pam: number) => ({ colour, pam });
const LINE = {
  config: { spread: 'behind', mirror: 'base' },
  mission: { power: 1, mysticism: 2 },
  attacker: { power: 3, mind: 1, mysticism: 2 },
  defender: { power: 2, mind: 4, mysticism: 1 },
  attack: [card('mysticism', 2)],
  defence: { hand: 5, cards: [card('mysticism', 1)] },
};

describe('conflict', () => {
  const verdict = (change: object): unknown[] => {
    const answer = answerConflict({ ...LINE, ...change }) as Record<string, unknown>;
    assert.deepEqual(Object.keys(answer), ['attack', 'defence', 'success', 'totals']);
    return Object.values(answer);
  };

  test('HT-5.8: a tie goes to the attacker, and only the colors of the Mission count', () => {
    const totals = { power: [3, 3], mysticism: [4, 4] };
    assert.deepEqual(verdict({}), ['legal', 'legal', true, totals]);
    const more = { hand: 5, cards: [card('mysticism', 2)] };
    assert.deepEqual(verdict({ defence: more }).slice(0, 3), ['legal', 'legal', false]);
  });

  test('HT-5.4: an attacker behind on two colors must place cards on both; after a refused attack nothing is computed', () => {
    const attack = [card('power', 2), card('power', 2)];
    const attacker = { power: 1, mind: 1, mysticism: 1 };
    assert.deepEqual(verdict({ attack, attacker }), ['refused', null, null, null]);
    assert.equal(verdict({ attack, attacker, config: { spread: 'off' } })[0], 'legal');
    assert.equal(verdict({ attack: [card('mind', 2)] })[0], 'refused');
  });

  test('HT-5.6: a defense is refused if it covers a color that the attacker doesn’t, or has more cards than the hand', () => {
    assert.deepEqual(verdict({ defence: { hand: 5, cards: [card('power', 3)] } }), [
      'legal',
      'refused',
      null,
      null,
    ]);
    assert.equal(verdict({ defence: { hand: 5, cards: [] } })[1], 'legal');
    assert.equal(verdict({ defence: { hand: 0, cards: [card('mysticism', 3)] } })[1], 'refused');
  });

  test('HT-5.5: if the defender concedes, the attack succeeds without totals; conceding is refused if the options forbid it', () => {
    assert.deepEqual(verdict({ defence: { concede: true } }), ['legal', 'legal', true, null]);
    const config = { allowConcede: false };
    assert.deepEqual(verdict({ config, defence: { concede: true } }), ['legal', 'refused', null, null]);
  });

  test('HT-A-06: if the option `zeroCardDefence` is `concede`, a defense without cards is a concession', () => {
    const config = { zeroCardDefence: 'concede' };
    assert.deepEqual(verdict({ config, defence: { hand: 3, cards: [] } }), ['legal', 'legal', true, null]);
  });

  test('the refusal of an invalid conflict names the invalid key', () => {
    const bad: readonly [object, string, string][] = [
      [{ attack: 3 }, 'bad-value', 'attack'],
      [{ attack: [card('red', 1)] }, 'bad-value', 'attack'],
      [{ mission: {} }, 'bad-value', 'mission'],
      [{ attacker: { power: -1 } }, 'bad-value', 'attacker'],
      [{ defence: { concede: false } }, 'bad-value', 'defence'],
      [{ config: { mirror: 'broken' } }, 'config-bad-value', 'mirror'],
      [{ moon: 1 }, 'unknown-key', 'moon'],
    ];
    for (const [change, code, key] of bad) {
      const answer = answerConflict({ ...LINE, ...change });
      assert.ok(isRefusal(answer));
      assert.deepEqual([answer.refused, answer.key], [code, key]);
    }
  });

  test('the command `conflict` answers line by line, and continues after a bad line', async () => {
    const { code, out } = await runCli(
      ['conflict'],
      `${JSON.stringify(LINE)}\nnonsense\n${JSON.stringify(LINE)}\n`,
    );
    const [first, second, third] = linesOf(out).map(line => JSON.parse(line));
    assert.equal(code, 1);
    assert.equal(first.success, true);
    assert.deepEqual([second.error.code, second.error.line], ['bad-json', 2]);
    assert.deepEqual(third, first);
  });
});

describe('simulate --game thargos', () => {
  const simulate = async (...flags: string[]) => {
    const { code, out, errors } = await runCli(['simulate', '--game', 'thargos', ...flags]);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    return linesOf(out).map(line => JSON.parse(line));
  };
  const steady = ({
    summary: { gamesPerSecond: _, thinking: __, ...rest },
  }: {
    summary: Record<string, unknown>;
  }) => rest;

  test('simulate gives the same result with any number of threads', async () => {
    const flags = [
      '--decks',
      'imperial-lance,random',
      '--bots',
      'greedy,random',
      '--games',
      '6',
      '--seed',
      'x',
    ];
    const one = await simulate(...flags, '--threads', '1', '--each');
    const two = await simulate(...flags, '--threads', '2', '--each');
    assert.equal(one.length, 7);
    assert.deepEqual(two.slice(0, -1), one.slice(0, -1));
    assert.deepEqual(steady(two[6]), steady(one[6]));
    assert.deepEqual(
      one[6].summary.seats.map(({ bot }: { bot: string }) => bot),
      ['greedy', 'random'],
    );
  });

  test('simulate plays every mode', async () => {
    for (const [mode, seats] of [
      ['circle', 3],
      ['story', 2],
      ['solo', 1],
      ['solo-story', 1],
    ] as const) {
      const players = ['--players', String(seats)];
      const [{ summary }] = await simulate('--mode', mode, ...players, '--games', '1', '--bots', 'random');
      assert.equal(summary.seats.length, seats);
    }
  });

  test('simulate --matrix plays every pair of built-in decks, and prints the results as JSON or as tables', async () => {
    const flags = ['--matrix', '--games', '1', '--bots', 'random'];
    const [{ summary }] = await simulate(...flags);
    assert.equal(summary.pairs.length, (summary.decks.length * (summary.decks.length - 1)) / 2);
    assert.ok(summary.pairs.every(({ games }: { games: number }) => games === 2));
    const { out } = await runCli(['simulate', '--game', 'thargos', ...flags, '--markdown', '--lang', 'fr']);
    assert.match(out, /^\| Deck \|.*\| Tous \|$/m);
    assert.match(out, /^\| Défenses \| décidées par les cartes jouées \d+ %, perdues/m);
  });

  test('HT-A-52: --rules chooses the rule set, which the summary names unless it is the default, `book`', async () => {
    const flags = ['--games', '1', '--bots', 'random'];
    const [book] = await simulate(...flags, '--rules', 'book');
    assert.deepEqual(book.summary.config, (await simulate(...flags))[0].summary.config);
    const [balanced] = await simulate(...flags, '--rules', 'balanced', '--second-player', 'none');
    assert.deepEqual(
      [balanced.summary.config.rules, balanced.summary.config.secondPlayer],
      ['balanced', 'none'],
    );
  });

  test('HT-12.2: --difficulty sets the difficulty of a solo story, and --decks accepts ready-made decks by name', async () => {
    const flags = ['--mode', 'solo-story', '--games', '1', '--bots', 'random'];
    const [{ summary }] = await simulate(...flags, '--difficulty', 'hard', '--decks', 'wild-hunt');
    assert.equal(summary.config.difficulty, 'hard');
    assert.ok(await simulate(...flags, '--decks', 'wild-hunt-easy'));
  });

  test('simulate rejects invalid options with a message in the player’s language', async () => {
    const wrong = async (...flags: string[]): Promise<string> => {
      const { code, errors } = await runCli(['simulate', '--game', 'thargos', ...flags]);
      assert.equal(code, 2, `expected exit code 2, found ${code}: ${errors}`);
      return errors;
    };
    assert.match(await wrong('--mirror', 'glass'), /--mirror glass: expected base, balance or off/);
    assert.match(await wrong('--rules', 'house'), /--rules house: expected book or balanced/);
    assert.match(await wrong('--decks', 'nowhere'), /--decks nowhere: expected imperial-lance/);
    assert.match(await wrong('--mode', 'solo', '--players', '3', '--lang', 'fr'), /--mode solo a 1 place\n/);
  });

  test('the confidence interval of a win rate contains the rate, and its bounds are from 0 to 1', () => {
    for (const [wins, games] of [
      [0, 5],
      [5, 5],
      [3, 10],
      [500, 1000],
    ] as const) {
      const [low, high] = interval(wins, games);
      assert.ok(low >= 0 && low <= wins / games && high >= wins / games && high <= 1);
    }
  });
});

describe('a pack with its own deck and story', () => {
  const { heroes, cards } = PRECONS[0]!;
  const pack = {
    ...JSON.parse(EXAMPLE_PACK),
    decks: [{ id: 'my-deck', heroes, cards }],
    stories: [{ ...condar, id: 'my-story' }],
  };
  const file = join(folder, 'box.json');
  writeFileSync(file, JSON.stringify(pack));

  test('the decks and stories of a pack can be played by name', async () => {
    const flags = ['--pack', file, '--games', '1', '--seed', 'x', '--each', '--bots', 'random'];
    for (const game of [
      ['--decks', 'my-deck,imperial-lance'],
      ['--mode', 'story', '--story', 'my-story', '--decks', 'my-deck'],
    ]) {
      const { code, out, errors } = await runCli(['simulate', '--game', 'thargos', ...flags, ...game]);
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
      assert.equal(JSON.parse(linesOf(out)[0]!).decks[0], 'my-deck');
    }
  });

  test('the decks and stories of a pack can be checked by name', async () => {
    const deck = await runCli(['deck', 'check', 'my-deck', '--pack', file, '--json']);
    assert.equal(JSON.parse(deck.out).decks[0].deck, 'my-deck');
    const story = await runCli(['story', 'check', 'my-story', '--pack', file, '--json']);
    assert.equal(JSON.parse(story.out).story, 'my-story');
    assert.deepEqual([deck.code, story.code], [0, 0]);
  });

  test('the error for an unknown deck also lists the decks of the packs that --pack names', async () => {
    const flags = ['--pack', file, '--decks', 'nowhere'];
    const { code, errors } = await runCli(['simulate', '--game', 'thargos', ...flags]);
    assert.equal(code, 2);
    assert.match(errors, /my-deck/);
  });
});

describe('a stored game of Thargos', () => {
  const { log } = playMatch(thargos, {
    seed: parseSeed('stored'),
    config: { quickPlay: true },
    players: [BOTS.greedy, BOTS.random],
  }) as Match<State, Command, Event>;
  const record = makeRecord({
    game: thargos,
    config: { quickPlay: true },
    seats: [{ name: 'Ada' }, {}],
    seed: parseSeed('stored'),
    log,
  });

  test('replay verifies a game file, and gives the same answer for the game as text', async () => {
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(record));
    const { code, out } = await runCli(['replay', file]);
    const answer = JSON.parse(out);
    assert.equal(code, 0);
    assert.deepEqual(
      [answer.game, answer.mode, answer.finished, answer.verified],
      ['thargos', 'duel', true, true],
    );
    assert.equal(answer.seats[0].name, 'Ada');
    assert.deepEqual(
      await answerReplay(makeNotation(record) as string),
      await answerReplay(readFileSync(file, 'utf8')),
    );
  });

  test('replay detects an edited file', async () => {
    const edited = JSON.stringify(record).replace(/("type":"won","seat":\d,"vp":)\d/, '$19');
    const answer = (await answerReplay(edited)) as { readonly verified: unknown; readonly reason: unknown };
    assert.deepEqual([answer.verified, answer.reason], [false, 'events-differ']);
  });
});

describe('the commands `cards` and `play`', () => {
  test('cards prints one line per card, with its text', async () => {
    const { out } = await runCli(['cards', '--game', 'thargos']);
    const cards = linesOf(out).map(line => JSON.parse(line));
    assert.equal(cards.length, DEFAULT_SET.length);
    assert.ok(cards.every(found => found.type === 'hero' || typeof found.text.fr === 'string'));
  });

  for (const mode of ['duel', 'circle', 'story', 'solo', 'solo-story'])
    test(`without input, a bot plays a whole game: ${mode}`, async () => {
      const players = mode === 'circle' ? ['--players', '3'] : [];
      const flags = ['play', '--game', 'thargos', '--mode', mode, '--seed', 'show', ...players];
      const { code, out, errors } = await runCli([...flags, '--bots', 'random', '--lang', 'fr']);
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
      assert.match(out, /La partie est terminée après \d+ manches/);
      assert.doesNotMatch(out, /undefined|\[object/);
      // French output has typographic spaces, and the name of a story's place and not its key.
      const said = out.split('\n').filter(line => !/^#|SHA-256|--seed/.test(line));
      for (const line of said)
        assert.doesNotMatch(
          line,
          /[^\u202f\d\s][:;!?»]|«[^\u202f]|\w'\w/,
          `expected the line to have typographic spaces and apostrophes: ${line}`,
        );
      for (const line of said)
        assert.doesNotMatch(
          line,
          /@ (?!«)/,
          `expected the line to have the name of a place after "@": ${line}`,
        );
    });

  test('the text of a running game contains only what the player may know', async () => {
    const file = join(folder, 'running.json');
    const answers = ['1', '1', '1', '1', '1', '1', '1', '1'];
    const play = ['play', '--game', 'thargos', '--seed', 'f'.repeat(64)];
    const { code, out } = await runCli(play, `${[...answers, `save ${file}`, 'text', 'quit'].join('\n')}\n`);
    assert.equal(code, 0);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    assert.equal(
      record.seed,
      'f'.repeat(64),
      'expected the saved game to contain the seed, without which it cannot be resumed',
    );
    // A player who leaves sees the seed. It is printed after the text of the game.
    const text = out.slice(out.indexOf('Alidade game 1'), out.indexOf('Save the game?'));
    assert.match(text, new RegExp(`seed: SHA-256 ${record.seedHash}\\n`));
    assert.ok(!text.includes(record.seed));
    assert.match(text, /^seat 1 places hero [A-Z]\d+#\d+ on track/m);
    assert.match(text, /^# seat 2 has decided$/m);
    assert.doesNotMatch(text, /^seat 2 /m);
    const read = await runCli(['replay'], text);
    assert.match(read.out, /"finished":false,"verified":null,"reason":"seed-hidden"/);
  });

  test('a player can answer with numbers, save, leave and resume a game; a game file can name only built-in bots', async () => {
    const file = join(folder, 'mine.json');
    const lines = ['help', '1', '999', 'card C401', 'hint', 'undo', `save ${file}`, 'quit'];
    const play = ['play', '--game', 'thargos', '--seed', 'hello'];
    const { code, out } = await runCli(play, `${lines.join('\n')}\n`);
    assert.equal(code, 0);
    for (const said of [/Place a hero\./, /Choose one of the numbers/, /Imperial Tracker: /, /Saved to /])
      assert.match(out, said);
    // `--resume` works without `--game`, because the file names its game.
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    const again = await runCli(['play', '--resume', file], 'quit\n');
    assert.match(again.out, /Place a hero\./);
    const other = await runCli(['play', '--game', 'cartographers', '--resume', file], '');
    assert.match(other.errors, /--game cartographers: .* is a thargos game/);
    // A game file may start only built-in bots, because a module could run any code.
    writeFileSync(file, JSON.stringify({ ...saved, seats: [{}, { bot: './stranger.mjs' }] }));
    const { code: refused, errors } = await runCli(['play', '--resume', file], 'quit\n');
    assert.equal(refused, 2);
    assert.match(errors, /seat 2 of the saved game has an unknown bot, ".*stranger\.mjs"/);
  });

  const play = ['play', '--game', 'thargos'];

  test('a game prints the hash of its seed at the start, and the seed when the player leaves', async () => {
    const seed = 'e'.repeat(64);
    const file = join(folder, 'left.json');
    const { out } = await runCli([...play, '--seed', seed], `1\nquit\n${file}\n`);
    const [start = '', rest = ''] = out.split('Place a hero.', 2);
    assert.match(start, /SHA-256 of the seed: [0-9a-f]{64}\n/);
    assert.ok(!start.includes(seed) && !rest.includes(seed));
    const end = out.slice(out.indexOf('Save the game?'));
    assert.match(end, /Saved to .*left\.json\.\nThe game is not finished\.\nSeed: e{64}/);
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).seed, seed);
    const french = await runCli([...play, '--seed', seed, '--lang', 'fr'], 'quitter\nannuler\nquitter\n\n');
    assert.match(french.out, /SHA-256 de la graine\u202f: [0-9a-f]{64}\n/);
    assert.equal(
      french.out.match(/Enregistrer la partie\u202f\?/g)?.length,
      2,
      'expected the game to ask whether to save each time the player quits',
    );
    assert.match(french.out, /La partie n’est pas terminée\.\nGraine\u202f: e{64}/);
  });

  test('a finished game prints its seed and can still be saved', async () => {
    const file = join(folder, 'over.json');
    const lines = Array.from({ length: 250 }, () => ['1', '1 2', `save ${file}`, '']).flat();
    const { code, out } = await runCli([...play, '--seed', 'over'], `${lines.join('\n')}\n`);
    assert.equal(code, 0);
    assert.match(out, /Seed "over": the same text gives the same game\./);
    const { seed } = JSON.parse(readFileSync(file, 'utf8'));
    const end = out.slice(out.indexOf('The game is over'));
    assert.match(end, new RegExp(`Seed: ${seed}\n.*the same game again\\.\n"save FILE" saves the game`));
    const { out: verified } = await runCli(['replay', file]);
    assert.match(verified, /"finished":true,.*"verified":true/);
  });

  test('a player who places cards sees the hand, the sums and the input format', async () => {
    const ask = async (...flags: readonly string[]) => {
      const { out } = await runCli([...play, '--seed', 'modifiers', ...flags], `${'1\n'.repeat(12)}`);
      return out.slice(out.lastIndexOf('> 1\n'));
    };
    const english = await ask();
    assert.match(english, /Which cards support the attack\?\nYour hand\n {2}\(1\) Warding Circle \[PAM 2\]/);
    assert.match(
      english,
      /Totals without cards \(Power\/Mind\/Mysticism\): attack \d\/\d\/\d, defense \d\/\d\/\d\./,
    );
    assert.match(english, /Type p1 m3 for card 1 on Power/);
    assert.match(await ask('--lang', 'fr'), /Tapez p1 e3 pour la carte 1 sur Puissance/);
  });
});
