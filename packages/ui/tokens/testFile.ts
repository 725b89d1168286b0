import { projectTokenFiles, readKit } from '../build/brands.ts';
import { readCssTokens } from './cssTokens.ts';
import { importBrand } from './importBrand.ts';
import type { Json, JsonObject } from './json.ts';

const kit = readCssTokens(readKit());
export const files = projectTokenFiles();

/** The kit's token file, as text. */
export const wholeFile = JSON.stringify(files.get('toystore.json'));

/** Returns the whole file with tokens, such as `color.mint`, changed in each set that has them. */
export function withTokens(changes: Record<string, (token: JsonObject) => JsonObject>): string {
  const file: Record<string, Record<string, Record<string, JsonObject>>> = JSON.parse(wholeFile);
  for (const [path, change] of Object.entries(changes)) {
    const [group = '', name = ''] = path.split('.');
    let found = false;
    for (const set of Object.values(file)) {
      const [tokens, token] = [set[group], set[group]?.[name]];
      if (tokens === undefined || token === undefined) continue;
      tokens[name] = change(token);
      found = true;
    }
    if (!found) throw new Error(`There is no token ${path}.`);
  }
  return JSON.stringify(file);
}

/** Returns the whole file with other values. */
export const withValues = (values: Record<string, Json>): string =>
  withTokens(
    Object.fromEntries(
      Object.entries(values).map(([path, $value]) => [
        path,
        (token: JsonObject): JsonObject => ({ ...token, $value }),
      ]),
    ),
  );

/** Returns the whole file with a part of its text replaced once. */
export function withText(from: string | RegExp, to: string): string {
  const text = wholeFile.replace(from, to);
  if (text === wholeFile) throw new Error(`The file has no ${from}.`);
  return text;
}

export const importFile = (content: string) => importBrand(content, 'lagoon', kit);
