import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Compiles the kit from its source, as the shop does. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  resolve: { conditions: ['@toystore/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: '../../../../.cache/bench/slider',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
