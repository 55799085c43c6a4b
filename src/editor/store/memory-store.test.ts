import { describeStore } from '../../testing/store-contract.ts';
import { MemoryStore } from './memory-store.ts';

describeStore('a store in memory', async (files) => {
  const store = new MemoryStore({ files, today: '2026-01-31' });
  return {
    store,
    save: (path, content) => store.save(path, content),
    close: () => Promise.resolve(),
  };
});
