import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { waitForFile } from './browsers/downloads.ts';
import { readImage, readPdf } from './browsers/formats.ts';
import { clickActions, typeActions } from './browsers/input.ts';
import { compareLayouts, type Layout, largestDifference } from './browsers/layout.ts';
import { callExpression } from './browsers/page.ts';
import { withResources } from './browsers/resources.ts';
import { ROOT } from './steps.ts';

test('clickActions moves to whole pixels, presses, pauses and releases', () => {
  const [click] = clickActions(10.4, 20.6, 'touch') as readonly {
    parameters: object;
    actions: { type: string }[];
  }[];
  assert.deepEqual(click!.parameters, { pointerType: 'touch' });
  assert.deepEqual(click!.actions[0], { type: 'pointerMove', x: 10, y: 21, duration: 0 });
  assert.deepEqual(
    click!.actions.map(({ type }) => type),
    ['pointerMove', 'pointerDown', 'pause', 'pointerUp'],
  );
});

test('typeActions presses and releases one key per character', () => {
  const [keys] = typeActions('é1') as readonly { actions: { value: string }[] }[];
  assert.deepEqual(
    keys!.actions.map(({ value }) => value),
    ['é', 'é', '1', '1'],
  );
});

describe('callExpression', () => {
  const run = (work: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> =>
    new Function(`return ${callExpression(work, args)}`)();

  test('resolves to the result of a function as JSON', async () => {
    assert.equal(await run(async (a: number, b: number) => [a + b], 1, 2), '[3]');
    assert.equal(await run(() => undefined), undefined);
  });

  test('rejects if the function throws', async () => {
    const broken = () => {
      throw new Error('simulated failure');
    };
    await assert.rejects(run(broken), /^Error: simulated failure$/);
  });
});

describe('compareLayouts', () => {
  const layout: Layout = {
    h1: { x: 20, y: 20, width: 300, height: 40 },
    '.board': { x: 50, y: 100, width: 600, height: 600 },
  };
  const moved = (selector: string, by: object): Layout => ({
    ...layout,
    [selector]: { ...layout[selector]!, ...by },
  });

  test('accepts differences of a few pixels, of one line of text, and of a few percent of a large box', () => {
    const found = {
      ...moved('h1', { width: 311, height: 66 }),
      '.board': { x: 50, y: 126, width: 617, height: 635 },
    };
    assert.deepEqual(compareLayouts(layout, found), []);
    assert.equal(largestDifference(layout, found), 35);
  });

  test('reports an element that moved, shrank, is wrongly hidden or visible, or is missing in both', () => {
    assert.deepEqual(compareLayouts(layout, moved('h1', { x: 33, y: 47 })), [
      'h1: x is 33, expected 20',
      'h1: y is 47, expected 20',
    ]);
    assert.deepEqual(compareLayouts(layout, moved('.board', { height: 400 })), [
      '.board: height is 400, expected 600',
    ]);
    assert.deepEqual(compareLayouts(layout, { h1: layout.h1 }), ['.board is hidden, expected visible']);
    assert.deepEqual(compareLayouts({ h1: undefined }, { h1: layout.h1 }), [
      'h1 is visible, expected hidden',
    ]);
    assert.deepEqual(compareLayouts({ h1: undefined }, { h1: undefined }), [
      'h1 is missing in both browsers',
    ]);
  });
});

describe('readImage and readPdf', () => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(4, 0);
  header.writeUInt32BE(2, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const lines = chunk('IDAT', deflateSync(Buffer.from([0, 1, 2, 3, 4, 0, 1, 2, 3, 4])));
  const [start, end] = [chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))];

  test('reads the size of a PNG and the variety of its pixels', () => {
    assert.deepEqual(readImage(Buffer.concat([signature, start, lines, end])), {
      width: 4,
      height: 2,
      variety: 5,
    });
  });

  test('rejects an incomplete PNG and other files', () => {
    assert.throws(() => readImage(Buffer.concat([signature, start, lines])), /expected a complete PNG/);
    assert.throws(() => readImage(Buffer.from('<svg/>')), /expected a PNG/);
  });

  test('waitForFile reads an incomplete file again until it is complete', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-downloads-'));
    const write = (...chunks: readonly Buffer[]) =>
      writeFileSync(join(folder, 'map.png'), Buffer.concat([signature, ...chunks]));
    try {
      write(start, lines);
      const finishAndRead = (bytes: Buffer) => {
        write(start, lines, end);
        return readImage(bytes);
      };
      const { width } = await waitForFile(folder, '.png', finishAndRead);
      assert.equal(width, 4);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('reads the number and sizes of the pages of a PDF', () => {
    const page = '<< /Type /Page /MediaBox [ 0 0 595.2 841.8 ] >>';
    const pdf = Buffer.from(`%PDF-1.7 << /Type /Pages >> ${page} ${page}`);
    assert.deepEqual(readPdf(pdf), {
      pages: 2,
      sizes: [
        { width: 595.2, height: 841.8 },
        { width: 595.2, height: 841.8 },
      ],
    });
    assert.throws(() => readPdf(Buffer.from('%PNG')), /expected a PDF/);
  });

  test('counts the pages in compressed objects of a PDF', () => {
    const compressed = deflateSync('1 0 << /Type /Page /MediaBox [ 0 0 595.2 841.8 ] >>');
    const head = Buffer.from('%PDF-1.7 << /Type /ObjStm /Filter /FlateDecode >>\nstream\n');
    const { pages, sizes } = readPdf(Buffer.concat([head, compressed, Buffer.from('\nendstream')]));
    assert.deepEqual([pages, sizes], [1, [{ width: 595.2, height: 841.8 }]]);
  });
});

describe('withResources', { skip: process.platform === 'win32' }, () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('kills processes with their children and removes folders after an error', async () => {
    let [pids, folder]: [readonly number[], string] = [[], ''];
    const work = withResources(async resources => {
      folder = resources.folder('profile');
      const child = resources.spawn('/bin/sh', ['-c', 'sleep 600 & echo $$ $! ready; wait']);
      pids = (await child.waitForOutput(/(\d+) (\d+) ready/)).slice(1).map(Number);
      assert.deepEqual(pids.map(isRunning), [true, true]);
      throw new Error('simulated failure');
    });
    await assert.rejects(work, /simulated failure/);
    // A process that was killed exists until the system has removed it.
    for (let i = 0; i < 3000 && pids.some(isRunning); i++) await new Promise(done => setTimeout(done, 20));
    assert.deepEqual(pids.map(isRunning), [false, false]);
    assert.equal(existsSync(folder), false);
  });

  test('reports the output of a process that exits or cannot start', async () => {
    const work = withResources(resources =>
      resources.spawn('/bin/sh', ['-c', 'echo no display; exit 1']).waitForOutput(/ready/),
    );
    await assert.rejects(work, /\/bin\/sh exited\. Its output:\nno display/);
    await assert.rejects(
      withResources(resources => resources.spawn('/nowhere', []).waitForOutput(/ready/)),
      /did not start/,
    );
  });
});

describe('npm run test:browsers', { skip: process.platform === 'win32' }, () => {
  const run = (path: string, ...args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/browsers.ts'), ...args], {
      env: { ...process.env, PATH: path, PLAYWRIGHT_CHROMIUM: process.execPath },
      encoding: 'utf8',
    });
    return { status, output: stderr };
  };

  test('prints the name of each requested browser that is missing, and exits with 3', () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-no-browsers-'));
    writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 });
    try {
      const { status, output } = run(folder);
      assert.equal(status, 3, `expected exit code 3, found ${status}: ${output}`);
      assert.match(output, /firefox is missing .*apt-get install firefox-esr/);
      assert.match(output, /webkit is missing .*apt-get install webkit2gtk-driver xvfb/);
      assert.doesNotMatch(run(folder, '--only', 'webkit').output, /firefox is missing/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('rejects unknown browsers and sizes with exit code 2', () => {
    assert.equal(run('', '--only', 'opera').status, 2);
    assert.match(run('', '--size', '5').output, /--size must be 1280 or 390/);
  });
});
