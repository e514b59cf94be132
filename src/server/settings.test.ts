import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../engine/text.ts';
import { BadSetting, readSettings, serveHelp } from './settings.ts';

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
  const said = (args: readonly string[], env = {}): string => {
    try {
      readSettings(args, env, 'fr');
    } catch (error) {
      if (error instanceof BadSetting) return error.message;
    }
    return 'nothing';
  };
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
