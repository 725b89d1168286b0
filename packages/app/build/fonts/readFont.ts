import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Reads a font's file by its path in a package, such as `@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2`. */
export const readFont = (path: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(path));
