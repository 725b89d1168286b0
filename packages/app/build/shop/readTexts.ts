import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isList, type Messages } from './messages.ts';
import { pseudoMessages } from './pseudo/pseudoMessages.ts';
import { PSEUDO_SHOP } from './pseudo/pseudoShop.ts';
import { readShopFile } from './readShopFile.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';
import { sentenceOf } from './sentence.ts';

/** The kit's labels, by component. An English shop has only those that differ. */
export const KIT_LABELS = 'kit';
/** The sentences that laws prescribe, by jurisdiction: those for which the shop has them. */
export const STATEMENTS = 'statements';

/** Whether an area's texts are in groups. TypeScript knows the types of those. */
export const isNested = (area: string): boolean => area === KIT_LABELS || area === STATEMENTS;

const folder = (shop: string) => join(folderOf(shop), 'texts');

/** Returns the file of one area of a shop's texts. */
export const textFile = (shop: string, area: string): string => join(folder(shop), `${area}.json`);

/** Returns the file's name for errors. */
export const nameOfTexts = (shop: string, area: string): string => nameOfFile(textFile(shop, area));

/** Returns the areas of a shop's texts: its files. */
export const areasOf = (shop: string): string[] =>
  existsSync(folder(shop))
    ? readdirSync(folder(shop))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
    : [];

/**
 * Reads one file of a shop's texts.
 * @throws {Error} naming the file and the key of a value that is not a text
 */
export function readTexts(shop: string, area: string): Messages {
  const name = nameOfTexts(shop, area);
  const text = readShopFile(textFile(shop, area));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON: ${sentenceOf(error)}`);
  }
  const messages = toMessages(parsed, isNested(area) ? 2 : 1, (problem) => {
    throw new Error(`${name}: ${problem}`);
  });
  return shop === PSEUDO_SHOP ? pseudoMessages(messages) : messages;
}

function toMessages(
  value: unknown,
  depth: number,
  refuse: (problem: string) => never,
  path = '',
): Messages {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${path || 'the file'} should be an object of texts.`);
  }
  const messages: Messages = {};
  for (const [key, member] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    if (!/^[A-Za-z]\w*$/.test(key)) {
      refuse(`the key "${place}" should be a name such as addToCart.`);
    }
    if (typeof member === 'string') messages[key] = member;
    else if (path !== '' && isList(member)) messages[key] = member;
    else if (depth > 1) messages[key] = toMessages(member, depth - 1, refuse, place);
    else refuse(`${place} should be a text.`);
  }
  return messages;
}
