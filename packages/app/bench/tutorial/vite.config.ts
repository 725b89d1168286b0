import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  plugins: [react()],
  build: { outDir: '../../../../.cache/bench/tutorial', emptyOutDir: true, copyPublicDir: false },
});
