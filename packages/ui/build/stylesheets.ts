import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../../..');

/**
 * Lists the project's stylesheets.
 * @param pattern a glob below a folder of each package
 * @returns paths below the project, in order
 */
export function stylesheets(pattern: string, folder = 'src'): string[] {
  return globSync(`packages/*/${folder}/${pattern}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Reads a stylesheet by its path below the project. */
export const readStylesheet = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Returns the class names that a CSS module exports, in order. The file's name is for messages. */
export function classNames(css: string, filename = 'module.css'): string[] {
  const { exports = {} } = transform({
    filename,
    code: Buffer.from(css),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return Object.keys(exports).sort();
}
