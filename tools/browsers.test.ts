import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { pressing, typing } from './browsers/actions.ts';
import { makeBidi, type Socket } from './browsers/bidi.ts';
import { type Boxes, compareBoxes, largestDifference } from './browsers/boxes.ts';
import { inHouse } from './browsers/house.ts';
import { readPdf, readPicture } from './browsers/picture.ts';
import { asyncScript, readScript, valueIn } from './browsers/webdriver.ts';
import { ROOT } from './steps.ts';

/** The two ends of a wire: what the client sends, and a way to answer it. */
const wire = () => {
  const sent: { id: number; method: string; params: object }[] = [];
  const hears: Record<string, (event: never) => void> = {};
  const socket: Socket = {
    send: text => sent.push(JSON.parse(text)),
    addEventListener: (type: string, hear: (event: never) => void) => {
      hears[type] = hear;
    },
  };
  const say = (message: object) => hears.message!({ data: JSON.stringify(message) } as never);
  return { sent, say, close: () => hears.close!(undefined as never), bidi: makeBidi(socket) };
};

describe('the client of WebDriver BiDi', () => {
  test('every answer goes to its own question, in whatever order they come', async () => {
    const { sent, say, bidi } = wire();
    const [first, second] = [bidi.send('one', { a: 1 }), bidi.send('two')];
    assert.deepEqual(sent, [
      { id: 1, method: 'one', params: { a: 1 } },
      { id: 2, method: 'two', params: {} },
    ]);
    say({ type: 'success', id: 2, result: { is: 'two' } });
    say({ type: 'success', id: 1, result: { is: 'one' } });
    assert.deepEqual([await first, await second], [{ is: 'one' }, { is: 'two' }]);
  });

  test('an error names the command; events go to whoever listens', async () => {
    const { say, bidi } = wire();
    const heard: unknown[] = [];
    bidi.on('log.entryAdded', params => heard.push(params));
    const asked = bidi.send('script.evaluate');
    say({ type: 'event', method: 'log.entryAdded', params: { level: 'error' } });
    say({ type: 'event', method: 'nobody.listens', params: {} });
    say({ type: 'error', id: 1, error: 'no such frame', message: 'gone' });
    await assert.rejects(asked, /script\.evaluate: no such frame: gone/);
    assert.deepEqual(heard, [{ level: 'error' }]);
  });

  test('a browser that goes leaves nobody waiting', async () => {
    const { close, bidi } = wire();
    const asked = bidi.send('one');
    close();
    await assert.rejects(asked, /one: the browser has closed/);
    await assert.rejects(bidi.send('two'), /two: the browser has closed/);
  });
});

describe('the client of classic WebDriver', () => {
  test('an answer is its value, a failure says what was asked and why', () => {
    assert.deepEqual(valueIn('GET /url', true, '{"value":{"x":1}}'), { x: 1 });
    const failure = '{"value":{"error":"unknown command","message":"no print"}}';
    assert.throws(() => valueIn('POST /print', false, failure), /POST \/print: unknown command: no print/);
  });

  test('a script hands on what a function returns, later too, or why it failed', async () => {
    const run = (work: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> =>
      new Promise(done => new Function(asyncScript(String(work)))(JSON.stringify(args), done)).then(
        readScript,
      );
    assert.deepEqual(await run(async (a: number, b: number) => [a + b], 1, 2), [3]);
    assert.equal(await run(() => undefined), undefined);
    const broken = () => {
      throw new Error('broken');
    };
    await assert.rejects(run(broken), /in the page: Error: broken/);
  });
});

test('a hand presses where it went, and types letter by letter', () => {
  const [press] = pressing(10.4, 20.6, 'touch') as readonly {
    parameters: object;
    actions: { type: string }[];
  }[];
  assert.deepEqual(press!.parameters, { pointerType: 'touch' });
  assert.deepEqual(press!.actions[0], { type: 'pointerMove', x: 10, y: 21, duration: 0 });
  assert.deepEqual(
    press!.actions.map(({ type }) => type),
    ['pointerMove', 'pointerDown', 'pause', 'pointerUp'],
  );
  const [keys] = typing('é1') as readonly { actions: { value: string }[] }[];
  assert.deepEqual(
    keys!.actions.map(({ value }) => value),
    ['é', 'é', '1', '1'],
  );
});

describe('what lies elsewhere than in Chromium', () => {
  const boxes: Boxes = {
    h1: { x: 20, y: 20, width: 300, height: 40 },
    '.board': { x: 50, y: 100, width: 600, height: 600 },
  };
  const moved = (part: string, by: object): Boxes => ({ ...boxes, [part]: { ...boxes[part]!, ...by } });

  test('letters may be a little longer, a line may break elsewhere, and a large part differs by its share', () => {
    const found = {
      ...moved('h1', { width: 311, height: 66 }),
      '.board': { x: 50, y: 126, width: 617, height: 635 },
    };
    assert.deepEqual(compareBoxes(boxes, found), []);
    assert.equal(largestDifference(boxes, found), 35);
  });

  test('a part that moved, shrank, is missing or should not be there is named', () => {
    assert.deepEqual(compareBoxes(boxes, moved('h1', { x: 33, y: 47 })), [
      'h1: x is 33, expected 20',
      'h1: y is 47, expected 20',
    ]);
    assert.deepEqual(compareBoxes(boxes, moved('.board', { height: 400 })), [
      '.board: height is 400, expected 600',
    ]);
    assert.deepEqual(compareBoxes(boxes, { h1: boxes.h1 }), ['.board is hidden, expected visible']);
    assert.deepEqual(compareBoxes({ h1: undefined }, { h1: boxes.h1 }), ['h1 is visible, expected hidden']);
    assert.deepEqual(compareBoxes({ h1: undefined }, { h1: undefined }), ['h1 is missing in both browsers']);
  });
});

describe('the bytes of a file', () => {
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

  test('a PNG says how large it is and whether something is on it', () => {
    assert.deepEqual(readPicture(Buffer.concat([signature, start, lines, end])), {
      width: 4,
      height: 2,
      variety: 5,
    });
  });

  test('half a PNG, or none, is no picture', () => {
    assert.throws(() => readPicture(Buffer.concat([signature, start, lines])), /expected a complete PNG/);
    assert.throws(() => readPicture(Buffer.from('<svg/>')), /expected a PNG/);
  });

  test('a PDF says how many pages it has', () => {
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

  test('pages that are packed together are counted, too', () => {
    const packed = deflateSync('1 0 << /Type /Page /MediaBox [ 0 0 595.2 841.8 ] >>');
    const head = Buffer.from('%PDF-1.7 << /Type /ObjStm /Filter /FlateDecode >>\nstream\n');
    const { pages, sizes } = readPdf(Buffer.concat([head, packed, Buffer.from('\nendstream')]));
    assert.deepEqual([pages, sizes], [1, [{ width: 595.2, height: 841.8 }]]);
  });
});

describe('whatever is started', { skip: process.platform === 'win32' }, () => {
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('is ended with all its children when the work fails, and its folder is gone', async () => {
    let [pids, folder]: [readonly number[], string] = [[], ''];
    const work = inHouse(async house => {
      folder = house.folder('profile');
      const child = house.spawn('/bin/sh', ['-c', 'sleep 600 & echo $$ $! ready; wait']);
      pids = (await child.says(/(\d+) (\d+) ready/)).slice(1).map(Number);
      assert.deepEqual(pids.map(isRunning), [true, true]);
      throw new Error('the game stands still');
    });
    await assert.rejects(work, /the game stands still/);
    // What was ended by force is gone when the system has noticed.
    for (let i = 0; i < 3000 && pids.some(isRunning); i++) await new Promise(done => setTimeout(done, 20));
    assert.deepEqual(pids.map(isRunning), [false, false]);
    assert.equal(existsSync(folder), false);
  });

  test('says why when it ends too soon', async () => {
    const work = inHouse(house => house.spawn('/bin/sh', ['-c', 'echo no display; exit 1']).says(/ready/));
    await assert.rejects(work, /\/bin\/sh ended\. Its output:\nno display/);
    await assert.rejects(
      inHouse(house => house.spawn('/nowhere', []).says(/ready/)),
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
    return { status, said: stderr };
  };

  test('says what is missing, and ends with 3', () => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-no-browsers-'));
    writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 });
    try {
      const { status, said } = run(folder);
      assert.equal(status, 3, said);
      assert.match(said, /firefox is missing .*apt-get install firefox-esr/);
      assert.match(said, /webkit is missing .*apt-get install webkit2gtk-driver xvfb/);
      assert.doesNotMatch(run(folder, '--only', 'webkit').said, /firefox is missing/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('rejects unknown browsers and sizes with exit code 2', () => {
    assert.equal(run('', '--only', 'opera').status, 2);
    assert.match(run('', '--size', '5').said, /--size must be 1280 or 390/);
  });
});
