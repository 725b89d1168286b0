import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Bundle, ENTRY, htmlPage } from '../htmlPage.ts';
import { brandFonts } from './brandFonts.ts';

const root = mkdtempSync(join(tmpdir(), 'toystore-fonts-'));
afterAll(() => rmSync(root, { recursive: true }));
const LATIN = join(
  import.meta.dirname,
  '../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** Installs a package as Fontsource has it: a large alphabet in numbered parts, named in brackets only in `unicode.json`. */
function install(name: string, sheet: string, weights: number[], files: Record<string, string>) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify({ weights }));
  const faces = Object.entries(files).map(([file, range]) => {
    cpSync(LATIN, join(folder, 'files', file));
    return `@font-face { font-weight: ${sheet === 'index.css' ? '100 900' : sheet.replace('.css', '')};
      src: url(./files/${file}) format('woff2'), url(./files/old.woff); unicode-range: ${range}; }`;
  });
  writeFileSync(join(folder, sheet), faces.join('\n'));
}

install('@fontsource-variable/noto-sans-jp', 'index.css', [100, 400, 900], {
  'noto-sans-jp-84-wght-normal.woff2': 'U+6771,U+4eac',
  'noto-sans-jp-latin-wght-normal.woff2': 'U+0000-00FF',
});
for (const weight of [400, 800]) {
  install('@fontsource/kosugi-maru', `${weight}.css`, [400, 800], {
    [`kosugi-maru-latin-ext-${weight}-normal.woff2`]: 'U+0100-02BA',
  });
}

/** Returns the typefaces of a brand that names these families for its texts. */
function fontsOf(families: string) {
  const file = join(root, 'brand.css');
  writeFileSync(file, `--ts-font-text: ${families};\n--ts-font-display: var(--ts-font-text);`);
  return brandFonts(file, root);
}

test('takes the parts of a large alphabet from its stylesheet', () => {
  const [font] = fontsOf('"Noto Sans JP Variable", "Noto Sans JP Variable fallback", sans-serif');
  expect(font).toMatchObject({ package: '@fontsource-variable/noto-sans-jp', hasFallback: true });
  expect(font?.files.map(({ script, path, range }) => [script, path, range])).toEqual([
    [
      '84',
      '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-84-wght-normal.woff2',
      'U+6771,U+4eac',
    ],
    [
      'latin',
      '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-wght-normal.woff2',
      'U+0000-00FF',
    ],
  ]);
});

test('takes the nearest weights of a family without a variable version', () => {
  const [font] = fontsOf('Kosugi Maru, "Kosugi Maru fallback", sans-serif');
  expect(font?.files.map(({ script, weights }) => [script, weights.min])).toEqual([
    ['latin-ext', 400],
    ['latin-ext', 800],
  ]);
});

test.each([
  ['"Vazirmatn Variable"', 'npm install @fontsource-variable/vazirmatn -w @toystore/app'],
  ['"Vazirmatn", sans-serif', 'or @fontsource-variable/vazirmatn for "Vazirmatn Variable"'],
  ['Arial, "Vazirmatn", "Vazirmatn fallback"', 'npm install @fontsource/vazirmatn'],
])('says what to install for %s', (families, remedy) => {
  expect(() => fontsOf(families)).toThrow(remedy);
});

test.each(['system-ui, sans-serif', '"Segoe UI", "Noto Sans Arabic", sans-serif'])(
  'leaves %s to the system',
  (families) => {
    expect(fontsOf(families)).toEqual([]);
  },
);

test('preloads the subsets whose characters a page shows', () => {
  const face = (name: string, range: string) =>
    `@font-face{src:url(/assets/${name}-subset-x.woff2);unicode-range:${range}}`;
  const css = [face('jp', 'U+30??'), face('cn', 'U+4E00-9FFF'), face('latin', 'U+20-7E')].join('');
  const bundle: Bundle = {
    manifest: { [ENTRY]: { file: 'main.js', css: ['main.css'] } },
    read: () => css,
  };
  const template = `<head><!--app-head--><script type="module" src="/${ENTRY}"></script></head><div id="root"></div>`;
  const page = htmlPage(template, bundle, {
    ...{ file: '', modules: [], head: '<title>Toys</title>', body: 'タワー', data: '' },
  });
  expect(page.match(/preload.*href="[^"]+"/g)?.map((link) => link.split('/').at(-1))).toEqual([
    'latin-subset-x.woff2"',
    'jp-subset-x.woff2"',
  ]);
});
