import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parseHtml } from '../../../scripts/hosting/parseHtml.ts';

/** The pages whose load is measured, by their file. */
export const PAGES = { '/': 'index.html', '/alltoy': 'alltoy.html', '/login': 'login.html' };

/**
 * Writes the pages of a build without what slows a page down.
 * @param folder is emptied first
 */
export function writeFloor(build: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(PAGES)) {
    writeFileSync(join(folder, file), floorPage(readFileSync(join(build, file), 'utf8')));
  }
}

/** Returns a page without scripts and without the styles of classes that it does not have: nothing can be faster. */
function floorPage(html: string): string {
  const page = parseHtml(html);
  const unused = 'script, link[rel="modulepreload"], link[rel="preload"][as="fetch"]';
  for (const element of page.querySelectorAll(unused)) element.remove();
  const classes = new Set(
    [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  for (const style of page.querySelectorAll('style')) {
    style.textContent = usedStyles(style.textContent ?? '', classes);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function usedStyles(css: string, classes: Set<string>): string {
  const { code } = transform({
    filename: 'used.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => {
          const isUsed = value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || classes.has(part.name)),
          );
          return isUsed ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}
