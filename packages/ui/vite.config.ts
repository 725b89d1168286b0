import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { bundle } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';

const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const source = fileURLToPath(new URL('src', import.meta.url));

/** Puts the tokens, which no component imports, before the components' styles, and the reset into a file of its own. */
const wholeStylesheet: Plugin = {
  name: 'whole-stylesheet',
  enforce: 'post',
  generateBundle(_, output) {
    const stylesheet = output['styles.css'];
    if (stylesheet?.type !== 'asset') throw new Error('The build has no styles.css');
    const minified = (name: string) => {
      const { code } = bundle({ filename: `${source}/${name}`, minify: true });
      return new TextDecoder().decode(code);
    };
    stylesheet.source = `${minified('styles.css')}${stylesheet.source}`;
    this.emitFile({ type: 'asset', fileName: 'base.css', source: minified('base.css') });
  },
};

/** The kit as a library: one module a source file, one stylesheet, nothing bundled that a shop already has. */
export default defineConfig({
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), wholeStylesheet],
  publicDir: false,
  css: {
    // Shorter than Vite's own names, and the same in each build: no line of the source in them.
    modules: {
      generateScopedName: (name, file) => `ts-${basename(file, '.module.css')}-${name}`,
    },
  },
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
