import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/**
 * Runs npm in the folder `cwd`. Removes the settings that `npm test` passes on, because they would make npm use this
 * folder.
 */
export const npm = (args: readonly string[], cwd: string): string => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const isWindows = process.platform === 'win32';
  const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: isWindows,
  });
  assert.equal(
    done.status,
    0,
    `expected npm ${args.join(' ')} to exit with 0, but it exited with ${done.status}:\n${done.stderr}`,
  );
  return done.stdout;
};
