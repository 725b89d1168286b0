import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tokenFiles } from '../tokens/tokenFiles.ts';
import { ROOT, readStylesheet } from './stylesheets.ts';

/** Where brands are. */
export const BRANDS = '.storybook/brands';

export const readKit = () => readStylesheet('packages/ui/src/tokens.css');

/** The brands' stylesheets, by their names. */
export const readBrands = (): Record<string, string> =>
  Object.fromEntries(
    globSync('*.css', { cwd: join(ROOT, BRANDS) })
      .sort()
      .map((file) => [basename(file, '.css'), readStylesheet(`${BRANDS}/${file}`)]),
  );

/** The token files of the kit and all brands. */
export const projectTokenFiles = () => tokenFiles(readKit(), readBrands());

const FOLDER = join(ROOT, 'packages/ui/dist/tokens');

/** Copies the brands' stylesheets into the kit's build. */
export function writeBrands(): void {
  const folder = join(ROOT, 'packages/ui/dist/brands');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, css] of Object.entries(readBrands())) {
    writeFileSync(join(folder, `${name}.css`), css);
  }
}

/** Writes the token files into the kit's build; what was there before is gone. */
export function writeTokenFiles(): { folder: string; files: ReturnType<typeof tokenFiles> } {
  const files = projectTokenFiles();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  return { folder: FOLDER, files };
}
