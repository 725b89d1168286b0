import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const KIT = join(import.meta.dirname, '../dist');

/** An import from the kit, as a shop writes it. */
interface Entry {
  name: string;
  /** The maximum of bytes after minifying and brotli, without React and lazy chunks. The others may grow a little (`npm run budgets`). */
  goal?: number;
  /** The imported names; by default `name`. */
  imports?: string;
  /** Loads neither Swiper nor Radix, not even lazily. */
  light?: boolean;
  /** The component's stylesheet in `dist`, which counts too. */
  styles?: string;
}

const ENTRIES: Entry[] = [
  { name: 'Button', goal: 2_000, light: true, styles: 'styles/Button.css' },
  { name: 'Button, script alone', imports: '{ Button }', goal: 1_000, light: true },
  { name: 'ToyCard', light: true },
  { name: 'NavBar' },
  { name: 'Slider' },
  { name: 'LoginForm', light: true },
  { name: 'Menu' }, // mostly Radix' positioning of popups
  { name: 'everything', goal: 82_200, imports: '*' }, // Radix' four packages alone are 30.5 kB, the providers' logos 2
];

interface Size {
  what: string;
  /** After brotli. */
  bytes: number;
  goal?: number | undefined;
  /** A heavy package or a stylesheet that it should not bring. */
  problem?: string | undefined;
}

const compressed = (content: string | Uint8Array) => brotliCompressSync(content).length;

const stylesheetSize = (file: string) => compressed(readFileSync(join(KIT, file)));

const packageOf = (id: string) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];

/** Bundles an entry as a shop's bundler would. */
async function bundle({ name, imports }: Entry) {
  const names = imports ?? `{ ${name} }`;
  const code = `export ${names} from ${JSON.stringify(join(KIT, 'index.js'))};`;
  const result = await build({
    configFile: false,
    root: KIT,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no output.');
  return result.output;
}

async function measureEntry(entry: Entry): Promise<Size> {
  const output = await bundle(entry);
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry);
  if (start === undefined) throw new Error(`${entry.name} has no entry chunk.`);
  const atOnce = new Set([start.fileName]);
  for (const file of atOnce) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      if (chunks.some(({ fileName }) => fileName === next)) atOnce.add(next);
    }
  }
  const scripts = chunks
    .filter(({ fileName }) => atOnce.has(fileName))
    .reduce((total, { code }) => total + compressed(code), 0);
  const styles = entry.styles === undefined ? 0 : stylesheetSize(entry.styles);
  const stylesheets = output
    .map(({ fileName }) => fileName)
    .filter((file) => file.endsWith('.css'));
  const packages = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => packageOf(id) ?? [])),
  );
  const heavy = entry.light
    ? [...packages].filter((name) => name === 'swiper' || name.startsWith('@radix-ui/'))
    : [];
  const unwanted = [...stylesheets, ...heavy];
  return {
    what: `kit: ${entry.name}`,
    bytes: scripts + styles,
    goal: entry.goal,
    problem: unwanted.length > 0 ? `brings ${unwanted.join(', ')}` : undefined,
  };
}

/** Measures the built kit. */
export async function measureKit(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const entry of ENTRIES) sizes.push(await measureEntry(entry));
  return [...sizes, { what: 'kit: styles.css', bytes: stylesheetSize('styles.css') }];
}
