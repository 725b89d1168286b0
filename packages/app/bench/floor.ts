import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '../../../scripts/hosting/parseHtml.ts';

/** The pages whose load is measured, by their file. */
export const PAGES = { '/': 'index.html', '/alltoy': 'alltoy.html', '/login': 'login.html' };

/** Scripts, but no data, and what fetches them sooner. */
const CODE = 'script:not([type$="json"]), link[rel="modulepreload"]';

/**
 * Writes the pages of a build without code, with all their data, styles, pictures and fonts.
 * @param folder is emptied first
 */
export function writeFloor(build: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(PAGES)) {
    const page = parseHtml(readFileSync(join(build, file), 'utf8'));
    for (const element of page.querySelectorAll(CODE)) element.remove();
    writeFileSync(join(folder, file), `<!doctype html>${page.documentElement.outerHTML}`);
  }
}
