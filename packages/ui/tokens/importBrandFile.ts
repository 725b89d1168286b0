import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLowContrast } from './checkContrast.ts';
import type { Tokens } from './cssTokens.ts';
import { importBrand, problemOfName } from './importBrand.ts';
import { problemOfSize } from './readJson.ts';
import { KIT } from './tokenFiles.ts';

/**
 * Makes a brand's stylesheet of a token file. Writes nothing when something is wrong with either.
 * @param folder of the brands' stylesheets
 * @param kit the kit's own tokens
 * @returns the stylesheet's path, or what is wrong, a sentence each
 */
export function importBrandFile(
  file: string,
  name: string,
  folder: string,
  kit: Tokens,
): string | string[] {
  const taken = readdirSync(folder).flatMap((path) => /^(.+)\.css$/.exec(path)?.[1] ?? []);
  const ofName = problemOfName(name, [KIT, ...taken]);
  if (ofName !== undefined) return [ofName];
  if (!existsSync(file)) return [`There is no file ${file}.`];
  const found = statSync(file);
  if (!found.isFile()) return [`${file} is a folder: name the file in it.`];
  const tooLarge = problemOfSize(found.size);
  if (tooLarge !== undefined) return [tooLarge];
  const content = readFileSync(file, 'utf8');
  const { css, problems, lowContrast } = importBrand(content, name, kit);
  if (css === undefined || lowContrast.length > 0) {
    return [...problems, ...lowContrast.map(describeLowContrast)];
  }
  const stylesheet = join(folder, `${name}.css`);
  writeFileSync(stylesheet, css, { flag: 'wx' });
  return stylesheet;
}

/** The problems as a person reads them, and that nothing was written. */
export function describeProblems(problems: string[]): string {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  return [...problems.map((problem) => `✗ ${problem}`), '', `${count}; nothing was written.`].join(
    '\n',
  );
}
