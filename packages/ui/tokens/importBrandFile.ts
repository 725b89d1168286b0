import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLowContrast } from './checkContrast.ts';
import type { Tokens } from './cssTokens.ts';
import { importBrand, problemOfName } from './importBrand.ts';
import { problemOfSize } from './readJson.ts';
import { KIT } from './tokenFiles.ts';

export interface ImportedFile {
  /** The stylesheet's path, if there are no problems. */
  stylesheet?: string;
  /** One sentence each. */
  problems: string[];
  notes: string[];
}

/**
 * Creates a brand's stylesheet from a token file. Writes nothing if there is a problem.
 * @param folder the folder of the brands' stylesheets; created with the first one
 * @param kit the kit's own tokens
 */
export function importBrandFile(
  file: string,
  name: string,
  folder: string,
  kit: Tokens,
): ImportedFile {
  const refuse = (problem: string) => ({ problems: [problem], notes: [] });
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    return refuse(`${folder} is a file: name a folder for the stylesheet.`);
  }
  const styles = existsSync(folder) ? readdirSync(folder) : [];
  const taken = styles.flatMap((path) => /^(.+)\.css$/.exec(path)?.[1] ?? []);
  const ofName = problemOfName(name, [KIT, ...taken]);
  if (ofName !== undefined) return refuse(ofName);
  if (!existsSync(file)) return refuse(`There is no file ${file}: check its name and folder.`);
  const found = statSync(file);
  if (!found.isFile()) return refuse(`${file} is a folder, a pipe or a device: name a file.`);
  const tooLarge = problemOfSize(found.size);
  if (tooLarge !== undefined) return refuse(tooLarge);
  const content = readFileSync(file, 'utf8');
  const { css, problems, notes, lowContrast } = importBrand(content, name, kit);
  if (css === undefined || lowContrast.length > 0) {
    return { problems: [...problems, ...lowContrast.map(describeLowContrast)], notes };
  }
  mkdirSync(folder, { recursive: true });
  const stylesheet = join(folder, `${name}.css`);
  writeFileSync(stylesheet, css, { flag: 'wx' });
  return { stylesheet, problems: [], notes };
}

const describeNotes = (notes: string[]) => notes.map((note) => `• ${note}`);

/** Describes the result for the terminal: what was written and what is missing, or the problems. */
export function describeImport({ problems, notes }: ImportedFile, written: string): string {
  if (problems.length === 0) return [`✓ ${written}`, ...describeNotes(notes)].join('\n');
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const lines = problems.map((problem) => `✗ ${problem}`);
  return [...lines, ...describeNotes(notes), '', `${count}; nothing was written.`].join('\n');
}
