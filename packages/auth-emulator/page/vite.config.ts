import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inPage = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The emulator's page and its panel. The emulator serves `index.html` at `/`, `panel.html` in frames, and all else below `base`. */
export default defineConfig({
  base: '/toystore/page/',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'], // for `light-dark()`
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy allows pictures by `data:`, nothing else
    license: { fileName: 'licenses.md' }, // of React, which is in the bundle
    rolldownOptions: { input: { index: inPage('index.html'), panel: inPage('panel.html') } },
  },
});
