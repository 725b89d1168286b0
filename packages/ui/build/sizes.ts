import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const KIT = join(import.meta.dirname, '../dist');

/** An import from the kit, as a shop writes it. */
interface Entry {
  name: string;
  /** Bytes after minifying and brotli, without React and lazy chunks. */
  budget: number;
  /** The imported names; by default `name`. */
  imports?: string;
  /** Loads neither Swiper nor Radix, not even lazily. */
  light?: boolean;
  /** The component's stylesheet in `dist`, which counts too. */
  styles?: string;
}

/** The size budget of the kit. */
const ENTRIES: Entry[] = [
  { name: 'Button', budget: 2_000, light: true, styles: 'styles/Button.css' },
  { name: 'ToyCard', budget: 4_900, light: true },
  { name: 'NavBar', budget: 18_300 },
  { name: 'Slider', budget: 8_100 },
  { name: 'LoginForm', budget: 6_400, light: true },
  { name: 'Menu', budget: 25_200 }, // mostly Radix' positioning of popups
  { name: 'everything', budget: 82_200, imports: '*' }, // Radix' four packages alone are 30.5 kB, the QR code is 5
];

/** Bytes of the whole stylesheet after brotli. */
const STYLESHEET_BUDGET = 17_900;

interface Size {
  name: string;
  /** After brotli. */
  bytes: number;
  budget: number;
  /** The lazy chunks, or what should not be in it. */
  note: string;
  ok: boolean;
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
  const later = chunks.filter(({ fileName }) => !atOnce.has(fileName));
  const scripts = chunks
    .filter(({ fileName }) => atOnce.has(fileName))
    .reduce((total, { code }) => total + compressed(code), 0);
  const styles = entry.styles === undefined ? 0 : stylesheetSize(entry.styles);
  const bytes = scripts + styles;
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
  const laterBytes = later.reduce((total, { code }) => total + compressed(code), 0);
  return {
    name: entry.name,
    bytes,
    budget: entry.budget,
    note: [
      styles > 0 && `${styles} of them styles`,
      unwanted.length > 0 && `brings ${unwanted.join(', ')}`,
      laterBytes > 0 && `${laterBytes} more later`,
    ]
      .filter(Boolean)
      .join('; '),
    ok: bytes <= entry.budget && unwanted.length === 0,
  };
}

/** Measures the built kit. */
export async function measureKit(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const entry of ENTRIES) sizes.push(await measureEntry(entry));
  const bytes = stylesheetSize('styles.css');
  const budget = STYLESHEET_BUDGET;
  sizes.push({ name: 'styles.css', bytes, budget, note: '', ok: bytes <= budget });
  return sizes;
}

/** Returns a line of the table. */
export function describeSize({ name, bytes, budget, note, ok }: Size): string {
  const numbers = `${String(bytes).padStart(6)} of ${String(budget).padStart(6)} bytes`;
  return `${name.padEnd(11)} ${numbers}  ${ok ? 'ok' : 'TOO MUCH'}${note && `  (${note})`}`;
}
