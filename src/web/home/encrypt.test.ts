import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decrypt, encrypt, isEncrypted } from './encrypt.ts';

const SECRET = { me: { key: 'k'.repeat(64), name: 'Ada' }, tables: {} };

test('an encrypted identity contains nothing readable and opens only with its passphrase', async () => {
  const sealed = await encrypt(SECRET, 'correct horse');
  assert.ok(isEncrypted(sealed));
  assert.ok(sealed.iterations >= 600_000);
  const text = JSON.stringify(sealed);
  assert.ok(!text.includes(SECRET.me.key) && !text.includes('Ada'));
  assert.deepEqual(await decrypt(sealed, 'correct horse'), SECRET);
  assert.equal(await decrypt(sealed, 'correct horsf'), undefined);
  assert.equal(await decrypt({ ...sealed, data: `A${sealed.data.slice(1)}` }, 'correct horse'), undefined);
});

test('the same passphrase encrypts differently each time, and composed and decomposed letters in it are equal', async () => {
  const [one, two] = [await encrypt(SECRET, 'é-passphrase'), await encrypt(SECRET, 'é-passphrase')];
  assert.notEqual(one.data, two.data);
  assert.notEqual(one.salt, two.salt);
  assert.deepEqual(await decrypt(one, 'e\u0301-passphrase'), SECRET);
});

test('isEncrypted rejects a malformed encrypted identity, and one with too few or too many iterations', async () => {
  const sealed = await encrypt(SECRET, 'correct horse');
  for (const bad of [
    undefined,
    'text',
    {},
    { ...sealed, method: 'rot13' },
    { ...sealed, iterations: 0 },
    { ...sealed, iterations: 1e9 },
    { ...sealed, salt: '' },
    { ...sealed, data: '<script>' },
  ])
    assert.equal(isEncrypted(bad), false);
});
