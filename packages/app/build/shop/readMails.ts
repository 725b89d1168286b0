import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MailTemplates } from '../../../auth-emulator/src/client.ts';
import { TYPES } from '../../../auth-emulator/src/mail/mailbox.ts';
import { readMailTemplates } from '../../../auth-emulator/src/mail/readMailTemplates.ts';
import { byCanonicalTag, fallbacksOf } from './languages.ts';
import type { LoadedShop } from './loadShop.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';

const PLACEHOLDERS = ['APP_NAME', 'DISPLAY_NAME', 'EMAIL', 'LINK', 'NEW_EMAIL'];

const fileOf = ({ id }: { id: string }) => join(folderOf(id), 'mails/templates.json');

/**
 * Reads the e-mails of a shop's accounts, for the Auth emulator; `undefined` if the shop has no such file. `%APP_NAME%` is the
 * shop's name, as in the settings of a Firebase project.
 * @throws {Error} when the file has another structure
 */
export function readMails(shop: Pick<LoadedShop, 'id' | 'name'>): MailTemplates | undefined {
  const file = fileOf(shop);
  if (!existsSync(file)) return undefined;
  const templates = readForm(file);
  return Object.fromEntries(
    Object.entries(byCanonicalTag(templates)).map(([language, mails]) => [
      language,
      Object.fromEntries(
        Object.entries(mails).map(([type, { subject, text }]) => [
          type,
          { subject: named(subject, shop.name), text: named(text, shop.name) },
        ]),
      ),
    ]),
  );
}

const named = (text: string, name: string) => text.replaceAll('%APP_NAME%', () => name);

function readForm(file: string): MailTemplates {
  try {
    return readMailTemplates(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`;
    throw new Error(reason.replaceAll(file, nameOfFile(file)));
  }
}

/** Returns the problems of a shop's e-mails, a sentence each. */
export function mailProblems(shop: Pick<LoadedShop, 'id' | 'locale'>): string[] {
  const file = fileOf(shop);
  if (!existsSync(file)) return [];
  let templates: MailTemplates;
  try {
    templates = readForm(file);
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`];
  }
  const name = nameOfFile(file);
  const byTag = byCanonicalTag(templates);
  const { language } = new Intl.Locale(shop.locale);
  const ofShop = fallbacksOf(shop.locale).flatMap((tag) => byTag[tag] ?? []);
  const problems =
    ofShop.length > 0
      ? [...TYPES.values()]
          .filter((type) => !ofShop.some((mails) => mails[type]))
          .map((type) => `${name} has no "${language}.${type}": that e-mail would be English.`)
      : [
          `${name} has no e-mails in ${language}. Translate them, or delete the file: then they are English.`,
        ];
  for (const [tag, mails] of Object.entries(templates)) {
    for (const [type, { subject, text }] of Object.entries(mails)) {
      const place = `${name}: ${tag}.${type}`;
      if (!text.includes('%LINK%')) problems.push(`${place} has no %LINK% in its text.`);
      for (const [placeholder, word = ''] of `${subject}\n${text}`.matchAll(/%([A-Z_]+)%/g)) {
        if (PLACEHOLDERS.includes(word)) continue;
        const known = PLACEHOLDERS.map((each) => `%${each}%`).join(', ');
        problems.push(`${place} has ${placeholder}; there are ${known}.`);
      }
    }
  }
  return problems;
}
