import { describeStore } from '../testing/store-contract.ts';
import { SiteFolder } from '../testing/disk-site.ts';
import { DiskStore } from './disk-store.ts';

describeStore('a store on a disk', async (files) => {
  const site = new SiteFolder(files);
  const store = new DiskStore({ places: site.places, conditions: { today: '2026-01-31' }, tell: () => {} });
  return {
    store,
    save: (path, content) => Promise.resolve(site.put(path, content)),
    close: () => Promise.resolve(site.remove()),
  };
});
