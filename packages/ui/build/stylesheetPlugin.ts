import { fileURLToPath } from 'node:url';
import { bundle, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { componentSheets, type ModuleSheet, wholeSheet } from './componentSheets.ts';
import { withoutLayers } from './withoutLayers.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

const ENTRY = 'index.js';

/** Returns a stylesheet of the kit's source with its imports inlined. */
function minified(name: string): string {
  const { code } = bundle({ filename: `${source}/${name}`, minify: true });
  return new TextDecoder().decode(code);
}

/** Minifies a stylesheet, and merges consecutive blocks of the same layer. */
function joined(css: string): string {
  const { code } = transform({ filename: ENTRY, code: Buffer.from(css), minify: true });
  return new TextDecoder().decode(code);
}

/** Returns the modules of the build with their styles, which it removes from the build. */
function takeModules(output: Rolldown.OutputBundle): Map<string, ModuleSheet> {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk');
  const modules = new Map<string, ModuleSheet>();
  for (const { fileName, imports, exports, viteMetadata } of chunks) {
    const files = [...(viteMetadata?.importedCss ?? [])];
    const css = files.map((file) => {
      const asset = output[file];
      return asset?.type === 'asset' ? String(asset.source) : '';
    });
    modules.set(fileName, { css: css.join('').trim(), imports, exports });
  }
  for (const { viteMetadata } of chunks) {
    for (const file of viteMetadata?.importedCss ?? []) delete output[file];
  }
  return modules;
}

/**
 * Writes the kit's stylesheets: the complete one, the same without layers, one per component, the tokens, and the page's
 * reset.
 */
export const stylesheetPlugin: Plugin = {
  name: 'kit-stylesheets',
  enforce: 'post',
  generateBundle(_, output) {
    const modules = takeModules(output);
    const tokens = minified('styles.css');
    const whole = joined(tokens + wholeSheet(modules, ENTRY));
    const sheets = new Map([
      ['styles.css', whole],
      ['styles.unlayered.css', withoutLayers(whole)],
      ['tokens.css', tokens],
      ['base.css', minified('base.css')],
      ...componentSheets(modules, ENTRY),
    ]);
    for (const [fileName, css] of sheets) {
      this.emitFile({ type: 'asset', fileName, source: css });
    }
  },
};
