import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeLowContrast } from '../tokens/checkContrast.ts';
import { readCssTokens } from '../tokens/cssTokens.ts';
import { importBrand, problemOfName } from '../tokens/importBrand.ts';
import { problemOfSize } from '../tokens/readJson.ts';
import { KIT } from '../tokens/tokenFiles.ts';
import { readKit } from './brands.ts';

/**
 * Makes a brand's stylesheet of a token file. Writes nothing when something is wrong with either.
 * @param folder of the brands' stylesheets
 * @returns the stylesheet's path, or what is wrong, a sentence each
 */
export function importBrandFile(file: string, name: string, folder: string): string | string[] {
  const taken = globSync('*.css', { cwd: folder }).map((path) => basename(path, '.css'));
  const ofName = problemOfName(name, [KIT, ...taken]);
  if (ofName !== undefined) return [ofName];
  if (!existsSync(file)) return [`There is no file ${file}.`];
  const found = statSync(file);
  if (!found.isFile()) return [`${file} is a folder: name the file in it.`];
  const tooLarge = problemOfSize(found.size);
  if (tooLarge !== undefined) return [tooLarge];
  const content = readFileSync(file, 'utf8');
  const { css, problems, lowContrast } = importBrand(content, name, readCssTokens(readKit()));
  if (css === undefined || lowContrast.length > 0) {
    return [...problems, ...lowContrast.map(describeLowContrast)];
  }
  const stylesheet = join(folder, `${name}.css`);
  writeFileSync(stylesheet, css, { flag: 'wx' });
  return stylesheet;
}
