import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { FOR_ALL_LAYERS, FORBIDDEN, LAYERS, WITHOUT_CIRCLES } from './importRules.ts';

const files = globSync('packages/*/{src,test,build,e2e}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/(?:node_modules|dist)\//.test(file));

/** What a file imports: packages, and our own files from the root. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)];
  return imports.map(([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  );
}

/** Tests and stories look at their subject from above; so do Foundations and the developer panel. */
const FROM_ABOVE =
  /\.(?:test|stories)\.|TestUtils|\/(?:stories|conformance|foundations|developer)\//;

const SOURCE = /^packages\/(?<pack>[\w-]+)\/src\/(?:(?<folder>[\w-]+)\/)?(?<name>[\w-]+)/;

/** The package and the layer of a source file, and whether every layer may import it. */
function placeOf(file: string) {
  const { pack = '', folder = '*', name = '' } = SOURCE.exec(file)?.groups ?? {};
  const isForAll = FOR_ALL_LAYERS[pack]?.includes(folder === '*' ? name : folder) ?? false;
  const layer = (LAYERS[pack] ?? []).findIndex((row) => row.includes(folder));
  return { pack, folder, layer, isForAll };
}

function mayImport(file: string, imported: string): boolean {
  const from = placeOf(file);
  const to = placeOf(imported);
  if (to.pack === '' || to.pack !== from.pack) return true; // other packages: FORBIDDEN
  return to.isForAll || to.folder === from.folder || to.layer < from.layer;
}

test('imports run one way', () => {
  const wrong = files
    .filter((file) => SOURCE.test(file) && !FROM_ABOVE.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => !FROM_ABOVE.test(imported) && !mayImport(file, imported))
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(wrong).toEqual([]);
});

/** The files that import themselves by way of others, and those between them. */
function circles(left: ReadonlyMap<string, readonly string[]>): string[] {
  const imported = new Set([...left.values()].flat());
  const inside = [...left].filter(
    ([file, imports]) => imported.has(file) && imports.some((name) => left.has(name)),
  );
  return inside.length === left.size ? [...left.keys()] : circles(new Map(inside));
}

test.each(WITHOUT_CIRCLES)('in %s no file imports itself by way of others', (pack) => {
  const own = files.filter((file) => placeOf(file).pack === pack && !FROM_ABOVE.test(file));
  expect(circles(new Map(own.map((file) => [file, importsOf(file)])))).toEqual([]);
});

test('a circle is found, without what only leads to it', () => {
  const imports = { a: ['b'], b: ['c'], c: ['d', 'b'], d: ['e'], e: [] };
  expect(circles(new Map(Object.entries(imports)))).toEqual(['b', 'c']);
});

test('no package imports what it should not know', () => {
  const sources = files.filter((file) => !FROM_ABOVE.test(file));
  const wrong = sources.flatMap((file) =>
    FORBIDDEN.filter(({ of }) => of.test(file)).flatMap(({ imports, why }) =>
      importsOf(file)
        .filter((imported) => imports.test(imported))
        .map((imported) => `${file} imports ${imported}. ${why}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every folder has a layer', () => {
  const folders = files.filter((file) => SOURCE.test(file) && !FROM_ABOVE.test(file)).map(placeOf);
  expect(folders.filter(({ layer }) => layer === -1)).toEqual([]); // add it to importRules.ts
});
