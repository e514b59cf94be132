import { type Harm, storeContract } from '../src/engine/test/store-contract.ts';
import { GAMES, indexedStore } from '../src/web/indexed-store.ts';

const harm: Harm = {
  damage: (id, version, entry) =>
    GAMES.change(['entries'], open => void open('entries').put({ id, version, entry })),
  lose: (id, version) => GAMES.change(['entries'], open => void open('entries').delete([id, version])),
};

/** The contract tests of all stores, for the browser's store: built into one script and run in the page. */
export const cases = storeContract(async () => indexedStore, harm);
