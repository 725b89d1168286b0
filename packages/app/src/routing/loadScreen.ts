import { importWithRetry } from '../loading/importWithRetry.ts';
import type { RouteEntry } from './routeTable.ts';

/**
 * Loads the screen of an entry.
 * @throws {ChunkLoadError} if its chunk cannot be loaded
 */
export const loadScreen = ({ module, load }: RouteEntry) => importWithRetry(module, load);
