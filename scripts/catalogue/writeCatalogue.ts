import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedCatalogue } from '../../packages/app/build/import/importCatalogue.ts';
import { readLocalPictures, withLocalPictures } from '../../packages/app/build/localPictures.ts';
import { folderOf, nameOfFile, shopIds } from '../../packages/app/build/shop/selectedShop.ts';
import { countOf } from './findings.ts';

const EXAMPLES = 3;
const LONGEST_DETAIL = 80;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Writes an imported catalogue as a shop's `toy.json`, and next to `shop.ts` a report of every value that was changed or left out.
 * @returns what was written, and the kinds of changes with the first of each
 * @throws {Error} if it would replace a file that this command or a new shop has not written
 */
export function writeCatalogue(
  shop: string,
  { format, columns, unused, records, notes }: ImportedCatalogue,
  { source, force = false }: { source: string; force?: boolean },
): string {
  const file = join(folderOf(shop), 'public/toy.json');
  const report = join(folderOf(shop), 'catalogue-import.txt');
  const known = existsSync(report) ? (readFileSync(report, 'utf8').split('\n')[0] ?? '') : '';
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (before !== undefined && !force && !known.includes(hashOf(before)) && !isCopy(shop, before)) {
    throw new Error(
      `${nameOfFile(file)} was not written by this command, or was changed since. Nothing was written; --force replaces it.`,
    );
  }
  const shown = withLocalPictures(records, readLocalPictures(shop)); // made earlier
  const text = `${JSON.stringify(shown, null, 2)}\n`;
  const used = [
    ...Object.entries(columns).map(([field, column]) => `"${column}" is ${field}`),
    ...(unused.length > 0 ? [`Not used: ${unused.map((name) => `"${name}"`).join(', ')}`] : []),
  ];
  const kinds = Map.groupBy(notes, ({ kind }) => kind);
  const lines = [...kinds].map(([kind, group]) => [
    `${countOf(group.length, 'product')}: ${kind}`,
    ...group.map(({ toyId, detail }) => `  ${[toyId, short(detail)].filter(Boolean).join(': ')}`),
  ]);
  const head = `${countOf(records.length, 'toy')} of ${source} (${format})`;
  const all = [`toy.json ${hashOf(text)}`, head, ...used, ...lines.flat()];
  writeFileSync(file, text);
  writeFileSync(report, `${all.join('\n')}\n`);
  const first = lines.flatMap((group) => [
    ...group.slice(0, 1 + EXAMPLES),
    ...(group.length > 1 + EXAMPLES ? [`  … and ${group.length - 1 - EXAMPLES} more`] : []),
  ]);
  return [
    head,
    ...used,
    ...first,
    `\nWrote ${nameOfFile(file)}, and every change to ${nameOfFile(report)}.`,
  ].join('\n');
}

/** Records that another command has rewritten an imported catalogue, so that the next import may replace it. */
export function renewReport(shop: string, before: string, after: string): void {
  const report = join(folderOf(shop), 'catalogue-import.txt');
  if (!existsSync(report)) return;
  const text = readFileSync(report, 'utf8');
  writeFileSync(report, text.replace(hashOf(before), hashOf(after)));
}

/** Whether a new shop still has the catalogue of the shop that it is a copy of. */
const isCopy = (shop: string, text: string) =>
  shopIds().some((id) => {
    const file = join(folderOf(id), 'public/toy.json');
    return id !== shop && existsSync(file) && readFileSync(file, 'utf8') === text;
  });

const short = (detail = '') =>
  detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}…` : detail;
