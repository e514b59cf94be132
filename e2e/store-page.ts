import { type Harm, storeContract } from '../src/engine/test/store-contract.ts';
import { GAMES, indexedStore } from '../src/web/indexed-store.ts';

const harm: Harm = {
  damage: (id, version, entry) =>
    GAMES.change(['entries'], open => void open('entries').put({ id, version, entry })),
  lose: (id, version) => GAMES.change(['entries'], open => void open('entries').delete([id, version])),
};

/**
 * Runs the contract tests of all stores on the browser's store. The build makes this file one script that
 * runs in the page.
 */
export const cases = storeContract(async () => indexedStore, harm);
