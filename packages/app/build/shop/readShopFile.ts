import { readText } from '../../../auth-emulator/src/readJson.ts';
import { nameOfFile } from './selectedShop.ts';

/**
 * Reads a text file of a shop, without a byte order mark.
 * @throws {Error} in a sentence, if it cannot be read, or is a pipe: opening that would block the process, and Ctrl-C with it
 */
export function readShopFile(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    throw new Error(`${Object(error).message}`.replaceAll(file, nameOfFile(file)));
  }
}
