import { test } from 'node:test';
import { type MemoryTable, storeOver } from './store.ts';
import { type Harm, storeContract } from './test/store-contract.ts';

const tables = new Map<string, MemoryTable>();

const harm: Harm = {
  damage: async (id, version, entry) => void tables.get(id)?.entries.set(version, JSON.stringify(entry)),
  lose: async (id, version) => void tables.get(id)?.entries.delete(version),
};

for (const { title, check } of storeContract(async () => storeOver(tables), harm))
  test(`memory: ${title}`, check);
