import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { lateModules, requireSeparateLateChunks } from './lateChunks.ts';

const manifest: Manifest = {
  'src/main.tsx': {
    file: 'main.js',
    isEntry: true,
    dynamicImports: ['../accounts/src/service.ts'],
  },
  '../accounts/src/service.ts': {
    file: 'service.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  'src/screens/Login.tsx': { file: 'Login.js', isDynamicEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['src/main.tsx'] },
  '../../node_modules/swiper/swiper.mjs': { file: 'swiper.js', isDynamicEntry: true },
};

test('lists our own modules that are imported dynamically', () => {
  expect(lateModules(manifest)).toEqual(['../accounts/src/service.ts', 'src/screens/Login.tsx']);
});

test('accepts late chunks that share another chunk', () => {
  expect(() => requireSeparateLateChunks(manifest)).not.toThrow();
});

test('rejects a late chunk that another one imports statically', () => {
  const login = { file: 'Login.js', isDynamicEntry: true, imports: ['../accounts/src/service.ts'] };
  expect(() => requireSeparateLateChunks({ ...manifest, 'src/screens/Login.tsx': login })).toThrow(
    'src/screens/Login.tsx imports ../accounts/src/service.ts',
  );
});
