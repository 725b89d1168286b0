import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from './options.ts';

/** Returns the stored screenshots: their names, as in `nameOf`, and bytes. */
export function storedScreenshots(root: string) {
  const folder = join(root, STORED);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => ({
      name: path.replace(/\.png$/, '').replaceAll('\\', '/'),
      bytes: statSync(join(folder, path)).size,
    }));
}
