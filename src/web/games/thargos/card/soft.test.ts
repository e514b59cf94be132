import assert from 'node:assert/strict';
import { test } from 'node:test';
import { softly } from './soft.ts';

const SHY = /\u00ad/g;

for (const [name, parts] of [
  ['Settlement', 'Set-tle-ment'],
  ['Infiltrate', 'Infil-trate'],
  ['Unblemished', 'Unble-mi-shed'],
  ['encapuchonné', 'enca-pu-chonné'],
  ['Interrogatoire', 'Inter-ro-ga-toire'],
  ['The Quartermaster', 'The Quar-ter-mas-ter'],
  ['Spinocanth’s Veil', 'Spi-no-canth’s Veil'],
  ['l’Attaque', 'l’Attaque'],
  ['Oath of the Host', 'Oath of the Host'],
] as const)
  test(`softly puts soft hyphens between the syllables of long words only: ${parts}`, () => {
    assert.equal(softly(name).replace(SHY, '-'), parts);
    assert.equal(softly(name).replace(SHY, ''), name);
  });
