import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { readProjectOptions } from './src/auth/firebaseSettings.ts';

/** Reached by a dynamic import or through the kit: found late, each would reload the page in development. */
const lateDependencies = [
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-dialog',
  'class-variance-authority',
  'firebase/app',
  'firebase/auth',
  'lucide-react',
  'swiper',
  'valibot',
];

export default defineConfig(({ mode }) => {
  readProjectOptions(loadEnv(mode, import.meta.dirname)); // better refused here than in the browser
  return {
    plugins: [react({ compiler: true })],
    resolve: { conditions: ['@toystore/source', ...defaultClientConditions] },
    optimizeDeps: { include: lateDependencies },
    server: { port: 5173, strictPort: true },
    build: { target: 'es2023', cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
  };
});
