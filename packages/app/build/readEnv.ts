import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const APP = join(import.meta.dirname, '..');

/**
 * Returns the settings `VITE_…` of the environment and of the app's .env files, as Vite's `loadEnv` does. Commands check a shop
 * with them before they load Vite: threads of its bundler can keep a command that has failed from ending.
 */
export async function readEnv(
  mode: 'development' | 'production',
  folder = APP,
): Promise<Record<string, string>> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const texts = files
    .map((file) => join(folder, file))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  if (texts.some((text) => text.includes('$'))) {
    const { loadEnv } = await import('vite'); // a value that names another one
    return loadEnv(mode, folder);
  }
  const all = [...texts.map((text) => parseEnv(text)), process.env].flatMap((each) =>
    Object.entries(each),
  );
  return Object.fromEntries(
    all.flatMap(([name, value = '']) => (name.startsWith('VITE_') ? [[name, value]] : [])),
  );
}
