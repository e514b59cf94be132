import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runCli } from '../test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-rescue-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const BOT = join(folder, 'stops.mjs');
writeFileSync(BOT, "export const bot = () => { throw new Error('out of ideas'); };\n");

for (const [game, typed] of [
  ['cartographers', '1 A1\n\n'],
  // The player always chooses the first option, until it is the bot's turn.
  ['thargos', '1\n'.repeat(40)],
] as const)
  test(`if a custom bot fails, the game is saved and can be resumed: ${game}`, async () => {
    const state = join(folder, game);
    const flags = ['play', '--game', game, '--seed', 'hello', '--bots', BOT];
    const { code, out, errors } = await runCli(flags, typed, { XDG_STATE_HOME: state });
    assert.equal(code, 2);
    assert.match(errors, /out of ideas/);
    const [file] = readdirSync(join(state, 'alidade'));
    const kept = join(state, 'alidade', file!);
    assert.ok(
      out.includes(`saved to ${kept}`),
      `expected "saved to ${kept}" in the output, found ${out.slice(-400)}`,
    );
    assert.match(out, /play --resume FILE --bots/);
    const again = await runCli(['play', '--resume', kept, '--bots', 'greedy'], 'quit\n\n');
    assert.equal(again.code, 0, `expected exit code 0, found ${again.code}: ${again.errors}`);
    assert.equal(again.errors, '');
  });
