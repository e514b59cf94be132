import { memoryStore } from './store.ts';
import { storeContract } from './test/store-contract.ts';

storeContract('memory', async () => memoryStore());
