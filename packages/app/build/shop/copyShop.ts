import { cpSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './selectedShop.ts';

const CACHE = join(import.meta.dirname, '../../../../.cache');

/**
 * Copies a shop's folder atomically.
 * @param folder of the copy, which must not exist yet
 * @param change changes the copy before it is there
 */
export function copyShop(from: string, folder: string, change?: (copy: string) => void): void {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'new-shop-'));
  cpSync(folderOf(from), copy, { recursive: true });
  change?.(copy);
  renameSync(copy, folder);
}
