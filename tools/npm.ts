import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** npm as in an ordinary shell: the settings of the `npm test` around us would send it back into our folder. */
export const npm = (args: readonly string[], cwd: string): string => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const isWindows = process.platform === 'win32';
  const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: isWindows,
  });
  assert.equal(done.status, 0, `npm ${args.join(' ')}\n${done.stderr}`);
  return done.stdout;
};
