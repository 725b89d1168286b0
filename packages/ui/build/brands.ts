import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandName } from '../tokens/brandName.ts';
import { tokenFiles } from '../tokens/tokenFiles.ts';
import { ROOT, readStylesheet } from './stylesheets.ts';

/** The folder of brands that no shop uses. */
export const BRANDS = 'packages/ui/tokens/brands';

export const readKit = () => readStylesheet('packages/ui/src/tokens.css');

/** Lists the stylesheets of all brands. */
const BRAND_FILES = [`${BRANDS}/*.css`, 'packages/app/shops/*/brand.css'];

/** Returns the brands' stylesheets by name. */
export const readBrands = (): Record<string, string> =>
  Object.fromEntries(
    globSync(BRAND_FILES, { cwd: ROOT })
      .map((file) => readStylesheet(file))
      .map((css) => [brandName(css), css] as const)
      .sort(([one], [other]) => one.localeCompare(other, 'en')),
  );

/** Returns the token files of the kit and all brands. */
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

/** Replaces the token files in the kit's build. */
export function writeTokenFiles(): { folder: string; files: ReturnType<typeof tokenFiles> } {
  const files = projectTokenFiles();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  return { folder: FOLDER, files };
}
