import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The kit from its source, built as the shop builds it. */
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
