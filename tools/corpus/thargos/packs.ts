import { readdirSync, readFileSync } from 'node:fs';
import { assetKey } from '../../../src/engine/module.ts';
import type { PackRef } from '../../../src/games/thargos/config.ts';
import { thargos } from '../../../src/games/thargos/game.ts';
import { packHash } from '../../../src/games/thargos/packs/apply.ts';
import type { Pack } from '../../../src/games/thargos/packs/pack.ts';
import { parsePack } from '../../../src/games/thargos/packs/parse.ts';
import { ROOT } from '../../steps.ts';

const FOLDER = `${ROOT}corpus/packs`;

const readPack = (name: string): Pack => {
  const read = parsePack(readFileSync(`${FOLDER}/${name}`, 'utf8'));
  if (!read.value) throw new Error(`${name}: expected a valid pack, found ${JSON.stringify(read.faults)}`);
  return read.value;
};

const packs = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .sort()
  .map(readPack);

/** References to the card packs of the corpus, as a config contains them. */
export const PACKS: readonly PackRef[] = packs.map(pack => ({
  id: pack.pack.id,
  version: pack.pack.version,
  hash: packHash(pack),
}));

/** The rules of Thargos with all card packs of the corpus. */
export const packed = thargos.withAssets(
  new Map(packs.map(pack => [assetKey({ kind: 'pack', key: packHash(pack) }), pack])),
);
