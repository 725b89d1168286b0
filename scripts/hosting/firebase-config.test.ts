import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configInCache, readFirebaseConfig } from './firebase-config.ts';

test('names the same folder of the build, relative to the folder of the settings', () => {
  const own = readFirebaseConfig();
  const config = configInCache(own);
  expect(join('.cache', config.hosting.public)).toBe(join(own.hosting.public));
  expect(config).toEqual({ ...own, hosting: { ...own.hosting, public: config.hosting.public } });
});
