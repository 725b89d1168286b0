import { cpSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './selectedShop.ts';

const CACHE = join(import.meta.dirname, '../../../../.cache');

/**
 * Copies a shop's folder atomically.
 * @param folder of the copy, which must not exist yet
 */
export function copyShop(from: string, folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'new-shop-'));
  cpSync(folderOf(from), copy, { recursive: true });
  renameSync(copy, folder);
}
