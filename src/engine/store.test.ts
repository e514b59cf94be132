import { test } from 'node:test';
import { memoryStore } from './store.ts';
import { storeContract } from './test/store-contract.ts';

for (const { title, check } of storeContract(async () => memoryStore())) test(`memory: ${title}`, check);
