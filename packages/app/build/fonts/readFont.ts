import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the file of a typeface's script in its Fontsource package. */
export const fileOf = (name: string, script: string) =>
  `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;

/** Reads such a file. */
export const readFont = (name: string, script: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(fileOf(name, script)));
