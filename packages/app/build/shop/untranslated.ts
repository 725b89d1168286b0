import type { MailTemplates } from '../../../auth-emulator/src/client.ts';
import { type LoadedShop, loadShop } from './loadShop.ts';
import { isList, type Member } from './messages.ts';
import { readMails } from './readMails.ts';
import { areasOf, nameOfTexts, readTexts } from './readTexts.ts';
import { folderOf, nameOfFile, shippedShops } from './selectedShop.ts';

/** A text that is probably still in another shop's language. */
export interface Untranslated {
  file: string;
  key: string;
  text: string;
  /** The name of the shop that has the same text. */
  from: string;
}

type Texts = Map<string, Omit<Untranslated, 'from'>>;

/**
 * Returns the texts of a shop that equal those of a shop of this repository in another language. A text that shops in several other languages share,
 * such as a name, is left out; so are single words in a file without such a phrase: two languages can share them.
 */
export async function untranslatedTexts(shop: LoadedShop): Promise<Untranslated[]> {
  const languageOf = ({ locale }: LoadedShop) => new Intl.Locale(locale).language;
  const all = await Promise.all(shippedShops().map((id) => loadShop(id).catch(() => undefined)));
  const others = all.flatMap((other) =>
    other && languageOf(other) !== languageOf(shop) ? [{ other, texts: textsOf(other) }] : [],
  );
  const equal = [...textsOf(shop)].flatMap(([place, found]) => {
    const same = others.filter(({ texts }) => texts.get(place)?.text === found.text);
    const [first] = same;
    const languages = new Set(same.map(({ other }) => languageOf(other)));
    return first && languages.size === 1 ? [{ ...found, from: first.other.name }] : [];
  });
  const files = new Set(equal.filter(isPhrase).map(({ file }) => file));
  return equal.filter(({ file }) => files.has(file));
}

const isPhrase = ({ text }: Untranslated): boolean =>
  /\p{L}{2}[^\p{L}]*\s[^\p{L}]*\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, '-'));

/** Describes untranslated texts, a sentence for each file. */
export function describeUntranslated(texts: readonly Untranslated[]): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const own = texts.filter((text) => text.file === file);
    const sources = [...new Set(own.map(({ from }) => from))].join(' and ');
    const keys = own.slice(0, 5).map(({ key }) => key);
    const more = own.length > keys.length ? ', …' : '';
    return `${file} has texts that equal those of ${sources}, so they may not be translated: ${own.length}: ${keys.join(', ')}${more}.`;
  });
}

function textsOf(shop: LoadedShop): Texts {
  const { id, footer, priceNote } = shop;
  const texts: Texts = new Map();
  const add = (file: string, member: Member | undefined, path: string[] = []) => {
    const key = path.join('.');
    if (typeof member === 'string')
      texts.set(`${file.replace(id, '')} ${key}`, { file, key, text: member });
    else if (isList(member)) add(file, member.join('\n'), path);
    else
      for (const [name, inner] of Object.entries(member ?? {})) add(file, inner, [...path, name]);
  };
  for (const area of areasOf(id)) add(nameOfTexts(id, area), readTexts(id, area));
  const links = Object.fromEntries(
    footer.columns.flatMap(({ title, links }, column) =>
      [title, ...links.map(({ label }) => label)].map((text, at) => [`${column}.${at}`, text]),
    ),
  );
  const settings = {
    footer: { ...links, ageNote: footer.ageNote },
    ...(priceNote && { priceNote }),
  };
  add(nameOfFile(`${folderOf(id)}/shop.ts`), settings);
  const mails: MailTemplates = readMails(shop) ?? {};
  const [own = {}] = Object.values(mails);
  for (const [type, mail] of Object.entries(own)) {
    add(
      nameOfFile(`${folderOf(id)}/mails/templates.json`),
      mail.text.replaceAll(shop.name, '{shop}'),
      [type],
    );
  }
  return texts;
}
