import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const source = fileURLToPath(new URL('src', import.meta.url));

/** The kit as a library: one module a source file, one stylesheet, nothing bundled that a shop already has. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  publicDir: false,
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    minify: false,
    sourcemap: true,
    cssMinify: true,
    lib: { entry: { index: `${source}/index.ts` }, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
    },
  },
});
