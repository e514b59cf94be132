import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LANGUAGES, type Language } from '../engine/text.ts';
import { readSettings, SETTINGS } from './settings.ts';
import { BadSetting } from './settings-file.ts';
import { serveHelp } from './settings-help.ts';
import type { SettingList } from './settings-input.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-settings-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Returns the error for these flags and variables. */
const errorOf = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): string => {
  try {
    readSettings(args, env, language);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  return 'no error';
};

test('help lists every flag with its environment variable, in both languages', () => {
  assert.equal(readSettings(['--help'], {}, 'en'), undefined);
  for (const language of LANGUAGES) {
    const help = serveHelp(language);
    for (const name of ['--port', 'PORT', '--data', 'ALIDADE_DATA', '--database', 'DATABASE_URL', '--origin'])
      assert.ok(help.includes(name), `expected the help (${language}) to contain ${name}`);
    assert.ok(help.split('\n').every(line => line.length <= 120));
  }
});

test('a flag overrides its environment variable, and an empty value counts as missing', () => {
  const settings = readSettings(['--port', '9'], { PORT: '8', HOST: '', LOG_LEVEL: 'info' }, 'en')!;
  assert.deepEqual([settings.port, settings.host, settings.logLevel], [9, '127.0.0.1', 'info']);
  assert.equal(settings.isPortFixed, true);
  assert.equal(readSettings([], { PORT: '' }, 'en')!.isPortFixed, false);
  assert.deepEqual([settings.database, settings.origin], [undefined, undefined]);
});

test('reports an invalid value in the reader’s language, and never repeats a password', () => {
  const said = (args: readonly string[], env = {}): string => errorOf(args, env, 'fr');
  assert.match(
    said(['--port', 'cent']),
    /^--port «\u202fcent\u202f» n’est pas un numéro de port \(0 à 65535\)$/,
  );
  assert.match(
    said([], { ALIDADE_ORIGIN: 'https://a.example/path' }),
    /^ALIDADE_ORIGIN «\u202fhttps:.*\u202f» n’est pas une origine/,
  );
  assert.match(
    said(['--colour', 'red']),
    /^option inconnue --colour\. «\u202fnpm start -- --help\u202f» énumère les options$/,
  );
  assert.match(said(['--prot', '80']), /^option inconnue --prot\. Vouliez-vous dire --port\u202f\?/);
  assert.match(said(['--port']), /^--port demande une valeur/);
  assert.match(said(['80']), /^argument inattendu «\u202f80\u202f»/);
  assert.match(said(['--log-level', 'inof']), /trace\. Vouliez-vous dire «\u202finfo\u202f»\u202f\?$/);
  const wrong = said([], { DATABASE_URL: 'mysql://user:geheim@host/name' });
  assert.match(wrong, /^DATABASE_URL/);
  assert.ok(!wrong.includes('geheim'));
});

test('every setting with a form refuses a wrong value with its name and the accepted form, in both languages', () => {
  const list: SettingList = SETTINGS;
  // Any text is a valid path.
  const free = Object.entries(list).filter(([, { fits }]) => !fits);
  assert.deepEqual(
    free.filter(([, { value }]) => value !== 'FILE' && value !== 'FOLDER'),
    [],
  );
  for (const [name, { env, fits, fault, isSecret, isSwitch }] of Object.entries(list))
    for (const language of LANGUAGES) {
      if (!fits) continue;
      const wrong = '<no value>';
      assert.ok(fault, `expected ${name} to have a message for wrong values`);
      const error = errorOf([], { [env]: wrong }, language);
      assert.ok(error.startsWith(env) && error.includes(fault[language]), error);
      assert.equal(error.includes(wrong), !isSecret, error);
      if (!isSwitch) assert.ok(errorOf([`--${name}`, wrong], {}, language).startsWith(`--${name}`));
    }
});

test('public mode has stricter defaults, and each setting overrides its own', () => {
  const usual = readSettings([], {}, 'en')!;
  const open = readSettings(['--public'], { TABLES_PER_HOUR: '500' }, 'en')!;
  assert.deepEqual(open, readSettings([], { PUBLIC: '1', TABLES_PER_HOUR: '500' }, 'en'));
  assert.deepEqual(usual, readSettings([], { PUBLIC: '0' }, 'en'));
  assert.equal(usual.limits.tablesAtOnce, undefined);
  assert.deepEqual(open.limits, {
    requestsPerMinute: 600,
    tablesPerHour: 500,
    tablesAtOnce: 10,
    botSeconds: 30,
    entriesPerDay: 10,
    sockets: 60,
    proxies: 0,
  });
  assert.ok(open.keep!.waiting < usual.keep!.waiting);
  assert.ok(open.limits.botSeconds! < usual.limits.botSeconds!);
});

test('reads the word list and the texts of the page, and refuses those that it can’t read', () => {
  const list = write('words.txt', '# words\nknave\n');
  const { isNameRefused } = readSettings([], { NAME_FILTER_FILE: list }, 'en')!;
  assert.deepEqual([isNameRefused?.('Knave'), isNameRefused?.('Ada')], [true, false]);
  assert.match(
    errorOf([], { NAME_FILTER_FILE: write('bad.txt', 'knave\n**\n') }),
    /^NAME_FILTER_FILE: .*bad\.txt:2: isn’t a word\./,
  );
  const terms = write('terms.md', '# Be kind\n');
  write('terms.fr.md', '# Soyez aimables');
  const contact = write('contact.txt', 'Ada');
  const { notices } = readSettings(['--terms', terms], { CONTACT_FILE: contact }, 'en')!;
  assert.deepEqual(notices, {
    terms: { en: '# Be kind', fr: '# Soyez aimables' },
    contact: { en: 'Ada', fr: 'Ada' },
  });
  assert.match(
    errorOf(['--terms', write('long.md', 'a'.repeat(70_000))]),
    /^--terms: .*long\.md is longer than 64 kB/,
  );
  for (const env of ['NAME_FILTER_FILE', 'TERMS_FILE', 'CONTACT_FILE'])
    assert.match(errorOf([], { [env]: folder }), new RegExp(`^${env}: can’t read .* \\(EISDIR\\)`));
});

test('reads a settings file: a flag overrides a variable, which overrides the file, which overrides the default', () => {
  const file = write(
    'all.env',
    '# a comment\r\n\n; another\nPORT = 81\nHOST="127.0.0.2"\nLOG_LEVEL=\'info\'\nWEB=\n',
  );
  const settings = readSettings(
    ['--port', '83'],
    { ALIDADE_SETTINGS: file, PORT: '82', HOST: '127.0.0.3' },
    'en',
  )!;
  assert.deepEqual([settings.port, settings.host, settings.logLevel], [83, '127.0.0.3', 'info']);
  const other = readSettings(['--settings', file], { ALIDADE_SETTINGS: '/nowhere' }, 'en')!;
  assert.deepEqual([other.port, other.host, other.limits.proxies], [81, '127.0.0.2', 0]);
});

test('refuses a settings file with a faulty line, with the file and the line', () => {
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['PORT=1\nPROT=2', /:2: PROT is an unknown setting\. Did you mean PORT\?$/],
    ['COLOR_OF_THE_SKY=2', /:1: COLOR_OF_THE_SKY is an unknown setting\. “npm start -- --help” lists/],
    ['ALIDADE_SETTINGS=other.env', /:1: ALIDADE_SETTINGS is an unknown setting/],
    ['PORT=1\n\nPORT=2', /:3: PORT is already set in line 1\./],
    ['PORT 1', /:1: isn’t a setting\. Write NAME=value/],
    ['\nPORT=x', /:2: PORT “x” isn’t a port number/],
  ];
  for (const [text, message] of wrong) {
    const path = write('wrong.env', text);
    const error = errorOf(['--settings', path]);
    assert.ok(error.startsWith(path), error);
    assert.match(error, message);
  }
  assert.match(errorOf(['--settings', join(folder, 'none')]), /^--settings: can’t read .*none \(ENOENT\)/);
  assert.match(
    errorOf([], { ALIDADE_SETTINGS: folder }, 'fr'),
    /^ALIDADE_SETTINGS\u202f: lecture .* \(EISDIR\)/,
  );
});

test('reads a secret from a file, and never repeats its content', () => {
  const url = 'postgres://ada:geheim@db/name';
  const secret = write('secret', `${url}\n`);
  assert.equal(readSettings([], { DATABASE_URL_FILE: secret }, 'en')!.database, url);
  assert.equal(
    readSettings([], { ALIDADE_SETTINGS: write('s.env', `DATABASE_URL_FILE=${secret}`) }, 'en')!.database,
    url,
  );
  const flag = readSettings(['--database', 'postgres://b@db/b'], { DATABASE_URL_FILE: secret }, 'en')!;
  assert.equal(flag.database, 'postgres://b@db/b');

  const both = errorOf([], { DATABASE_URL: url, DATABASE_URL_FILE: secret });
  assert.equal(both, 'DATABASE_URL and DATABASE_URL_FILE are both set. Set only one of them.');
  const missing = errorOf([], { DATABASE_URL_FILE: join(folder, 'none') });
  assert.match(
    missing,
    /^DATABASE_URL_FILE: can’t read .*none \(ENOENT\)\. Check its name and permissions\.$/,
  );
  for (const text of ['', '\n', 'geheim\ngeheim', 'geheim']) {
    const error = errorOf([], { DATABASE_URL_FILE: write('bad', text) });
    assert.ok(error.startsWith('DATABASE_URL_FILE') && !error.includes('geheim'), error);
  }
});

test('refuses a misspelled variable with the prefix of the project, but not those of other programs', () => {
  assert.equal(
    errorOf([], { ALIDADE_DTA: 'x' }),
    'ALIDADE_DTA is an unknown setting. Did you mean ALIDADE_DATA?',
  );
  assert.match(errorOf([], { ALIDADE_PORT: '80' }), /Did you mean PORT\?$/);
  assert.match(
    errorOf([], { ALIDADE_ORIGINE: '' }, 'fr'),
    /inconnu\. Vouliez-vous dire ALIDADE_ORIGIN\u202f\?$/,
  );
  const pod = {
    ALIDADE_PORT: 'tcp://10.0.0.1:80',
    ALIDADE_PORT_80_TCP_ADDR: '10.0.0.1',
    ALIDADE_SERVICE_HOST: '10.0.0.1',
    ALIDADE_URL: 'http://127.0.0.1/',
  };
  assert.equal(errorOf([], pod), 'no error');
});

test('NP-125: an admin token has at least 20 characters, may have a name, and is never repeated', () => {
  const tokensFrom = (ADMIN_TOKEN: string) => readSettings([], { ADMIN_TOKEN }, 'en')?.adminTokens;
  const [one, two] = ['0123456789abcdefghij', 'A+/=.~-_0123456789abc'];
  assert.deepEqual(tokensFrom(''), []);
  assert.deepEqual(tokensFrom(one), [{ label: 'admin', token: one }]);
  assert.deepEqual(tokensFrom(`anna:${one}, ben:${two}`), [
    { label: 'anna', token: one },
    { label: 'ben', token: two },
  ]);
  for (const bad of ['too-short-a-token', `${one},`, `${one},short`, `a b:${one}`, `${one} ${two}`])
    assert.throws(
      () => tokensFrom(bad),
      (error: Error) =>
        /^ADMIN_TOKEN isn’t a token\. Use at least 20/.test(error.message) && !error.message.includes(bad),
    );
});
