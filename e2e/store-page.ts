import { storeContract } from '../src/engine/test/store-contract.ts';
import { indexedStore } from '../src/web/indexed-store.ts';

/** The suite of all stores, for the store of the page: it is built into one script and run there. */
export const cases = storeContract(async () => indexedStore);
