import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ROOT } from './steps.ts';

const FIND = `
const { findBrowser } = await import(${JSON.stringify(join(ROOT, 'tools/browser.ts'))});
console.log((await findBrowser()) ?? 'none');
`;
const isRoot = process.getuid?.() === 0;

describe('findBrowser', { skip: process.platform !== 'linux' }, () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  const command = (name: string, script: string) =>
    writeFileSync(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  /** Runs findBrowser when the PATH contains only the commands in `folder`. */
  const find = (env: Readonly<Record<string, string>> = {}) => {
    const { PLAYWRIGHT_CHROMIUM: _, ...plain } = process.env;
    const nowhere = { PLAYWRIGHT_BROWSERS_PATH: at('none'), PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', FIND], {
      env: { ...plain, ...nowhere, PATH: folder, ...env },
      encoding: 'utf8',
    });
    return { found: stdout.trim(), said: stderr };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alidade-browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('finds an installed browser on the PATH', () => {
    command('google-chrome', 'exit 0');
    assert.deepEqual(find(), { found: at('google-chrome'), said: '' });
  });

  test('finds only the file that PLAYWRIGHT_CHROMIUM names, if the variable is set', () => {
    command('chromium', 'exit 0');
    command('mine', 'exit 0');
    assert.equal(find({ PLAYWRIGHT_CHROMIUM: at('mine') }).found, at('mine'));
    const { found, said } = find({ PLAYWRIGHT_CHROMIUM: at('missing') });
    assert.equal(found, 'none');
    assert.match(said, /PLAYWRIGHT_CHROMIUM is .*missing, but that file does not exist/);
  });

  const shell = 'chromium-headless-shell';

  test('prefers the headless shell to other browsers', () => {
    command('chromium', 'exit 0');
    command(shell, 'exit 0');
    assert.equal(find().found, at(shell));
  });

  for (const offered of [shell, 'chromium'])
    test(`installs ${offered} with apt if apt has it, after updating the package lists`, {
      skip: !isRoot,
    }, () => {
      const made = `printf '#!/bin/sh\\nexit 0\\n' > ${at(offered)}; /bin/chmod 755 ${at(offered)}`;
      const install = `[ -e ${at('lists')} ] || exit 100; [ "$5" = ${offered} ] || exit 100; ${made}`;
      command('apt-get', `case "$1" in update) : > ${at('lists')};; install) ${install};; esac`);
      const { found, said } = find();
      assert.equal(found, at(offered));
      assert.match(said, /installing it with apt/);
    });

  test('prints what is needed if no browser can be installed', () => {
    command('chromium', 'exit 1');
    command('apt-get', 'exit 100');
    const { found, said } = find();
    assert.equal(found, 'none');
    assert.match(said, /need Chromium or Chrome, .*PLAYWRIGHT_CHROMIUM=/);
  });
});
