import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react({ compiler: true })],
  resolve: { conditions: ['@toystore/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true },
  build: { target: 'es2023', cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
});
