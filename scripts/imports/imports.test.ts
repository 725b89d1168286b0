import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import {
  FOR_ALL_LAYERS,
  FORBIDDEN,
  FORBIDDEN_IN_STORIES,
  LAYERS,
  SHARED_IN_EMULATOR,
  SHARED_IN_KIT,
} from './importRules.ts';

const files = globSync(
  ['packages/*/{src,test,build,page,e2e}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
  { cwd: ROOT },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/(?:node_modules|dist)\//.test(file));

/** Returns a file's imports, also by a glob: packages, and our own files relative to the root. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const imports = [
    ...code.matchAll(/(?:\b(?:from|import)\s*\(?\s*|(?<=import\.meta\.glob[^;]*))'([^']+)'/g),
  ];
  return imports.map(([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  );
}

/** Tests, stories and guides import from any layer; so do Foundations and what mounts the emulator's panel. */
const FROM_ABOVE =
  /\.(?:test|stories|guide)\.|TestUtils|\/(?:stories|conformance|foundations|developer)\//;

const SOURCE = /^packages\/(?<pack>[\w-]+)\/src\/(?:(?<folder>[\w-]+)\/)?(?<name>[\w-]+)/;

/** Returns the package and the layer of a source file, and whether every layer may import it. */
function placeOf(file: string) {
  const { pack = '', folder = '*', name = '' } = SOURCE.exec(file)?.groups ?? {};
  const isForAll = FOR_ALL_LAYERS[pack]?.includes(folder === '*' ? name : folder) ?? false;
  const rows = LAYERS[pack] ?? [];
  const named = rows.findIndex((row) => row.includes(folder));
  const layer = named === -1 ? rows.findIndex((row) => row.includes('…')) : named;
  return { pack, folder, layer, isForAll };
}

function mayImport(file: string, imported: string): boolean {
  const from = placeOf(file);
  const to = placeOf(imported);
  if (to.pack === '' || to.pack !== from.pack) return true; // other packages: FORBIDDEN
  return to.isForAll || to.folder === from.folder || to.layer < from.layer;
}

test('imports in one direction only', () => {
  const wrong = files
    .filter((file) => SOURCE.test(file) && !FROM_ABOVE.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => !FROM_ABOVE.test(imported) && !mayImport(file, imported))
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(wrong).toEqual([]);
});

const KIT = 'packages/ui/src/';

/** Returns the folder of a file of the kit, such as `components/Toast`. */
const folderOf = (file: string) =>
  /^packages\/ui\/src\/(?<folder>[\w-]+\/[\w-]+)\//.exec(file)?.groups?.folder;

/** Returns the imports of private files between folders of the kit. */
function privateImports(sources: ReadonlyMap<string, readonly string[]>): string[] {
  const shared = new Set(SHARED_IN_KIT.map((file) => `${KIT}${file}`));
  const exported = new Set(sources.get(`${KIT}index.ts`));
  return [...sources].flatMap(([file, imports]) =>
    imports
      .filter((imported) => {
        const folder = folderOf(imported);
        if (folder === undefined || folder === folderOf(file)) return false;
        return !/\/[a-z][\w-]*$/.test(folder) && !shared.has(imported) && !exported.has(imported);
      })
      .map((imported) => `${file} imports ${imported}`),
  );
}

const ofKit = new Map(
  files
    .filter((file) => file.startsWith(KIT) && !FROM_ABOVE.test(file))
    .map((file) => [file, importsOf(file)]),
);

test('imports no private file between folders of the kit', () => {
  expect(privateImports(ofKit)).toEqual([]);
});

test('shares only files in the kit that another folder imports and that are not exported', () => {
  const taken = (shared: string) =>
    [...ofKit].some(
      ([file, imports]) =>
        folderOf(file) !== folderOf(`${KIT}${shared}`) && imports.includes(`${KIT}${shared}`),
    );
  const exported = ofKit.get(`${KIT}index.ts`) ?? [];
  expect(SHARED_IN_KIT.filter((f) => !taken(f) || exported.includes(`${KIT}${f}`))).toEqual([]);
});

test('imports a feature of the emulator by its index.ts', () => {
  const inEmulator = (file: string) => placeOf(file).pack === 'auth-emulator';
  const isPrivate = (imported: string) =>
    inEmulator(imported) &&
    !SHARED_IN_EMULATOR.includes(placeOf(imported).folder) &&
    !imported.endsWith('/index.ts');
  const wrong = files
    .filter((file) => inEmulator(file) && placeOf(file).folder !== '*' && !FROM_ABOVE.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(
          (imported) => isPrivate(imported) && placeOf(imported).folder !== placeOf(file).folder,
        )
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(wrong).toEqual([]);
});

/** Returns the files that import themselves through others, and those between them. */
function circles(left: ReadonlyMap<string, readonly string[]>): string[] {
  const imported = new Set([...left.values()].flat());
  const inside = [...left].filter(
    ([file, imports]) => imported.has(file) && imports.some((name) => left.has(name)),
  );
  return inside.length === left.size ? [...left.keys()] : circles(new Map(inside));
}

// Not even types: each part can be read and moved on its own.
test('has no circular imports', () => {
  expect(circles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

/** Returns the imports that break the rules. */
const breaches = (sources: readonly string[], rules: typeof FORBIDDEN) =>
  sources.flatMap((file) =>
    rules
      .filter(({ of }) => of.test(file))
      .flatMap(({ imports, why }) =>
        importsOf(file)
          .filter((imported) => imports.test(imported))
          .map((imported) => `${file} imports ${imported}. ${why}`),
      ),
  );

test('imports nothing that a package must not depend on', () => {
  const sources = files.filter((file) => !FROM_ABOVE.test(file));
  expect(breaches(sources, FORBIDDEN)).toEqual([]);
});

test('imports nothing that tests, stories and Storybook must not depend on', () => {
  expect(breaches(files, FORBIDDEN_IN_STORIES)).toEqual([]);
});

test('assigns a layer to every folder', () => {
  const folders = files.filter((file) => SOURCE.test(file) && !FROM_ABOVE.test(file)).map(placeOf);
  expect(folders.filter(({ layer }) => layer === -1)).toEqual([]); // add it to importRules.ts
});
