/*
 * Part of `npm run types`: checks the texts of every shop, and writes their types, so that a missing text or value does not
 * compile. tsconfig.json includes the folder.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf, textProblems } from './checkTexts.ts';
import { type Language, readMessage } from './compileTexts.ts';
import { loadShop } from './loadShop.ts';
import { isList, type Member } from './messages.ts';
import { areasOf, isNested, KIT_LABELS, nameOfTexts, readTexts } from './readTexts.ts';
import { REFERENCE_SHOP, shopIds } from './selectedShop.ts';

const FOLDER = join(import.meta.dirname, '../../../../.cache/text-types');

/** The type of a compiled text: what `compileTexts` makes of it. */
function typeOf(text: string, { locale, name }: Language): string {
  const { values } = readMessage(text.replaceAll('{shop}', name), locale);
  if (values.size === 0) return 'string';
  const members = [...values].map(([value, type]) => `${value}: ${type}`);
  return `(values: { ${members.join('; ')} }) => string`;
}

function moduleTypes(area: string, language: Language): string {
  const keys = [...messagesOf(readTexts(REFERENCE_SHOP, area), language).keys()];
  const texts = readTexts(REFERENCE_SHOP, area);
  const types = keys.map((key) => `${key}: ${typeOf(String(texts[key]), language)};`);
  const exports = types.map((type) => `  export const ${type}\n`);
  const whole = `  const all: { ${types.join(' ')} };\n  export default all;\n`;
  return `declare module '@shop/texts/${area}' {\n${exports.join('')}${whole}}\n`;
}

/** A value of the type of a shop's labels: TypeScript compares it with the kit's. An English shop may leave some out. */
function labelsFile(shop: string, language: Language): string {
  const sourceOf = (member: Member): string => {
    if (typeof member === 'string') return `'' as unknown as ${typeOf(member, language)}`;
    return isList(member)
      ? `[${member.map(sourceOf).join(', ')}]`
      : `{ ${Object.entries(member)
          .map(([key, inner]) => `${key}: ${sourceOf(inner)}`)
          .join(', ')} }`;
  };
  const isEnglish = new Intl.Locale(language.locale).language === 'en';
  const type = isEnglish ? 'PartialUiLabels' : 'UiLabels';
  return `// ${nameOfTexts(shop, KIT_LABELS)}\nimport type { ${type} } from '@toystore/ui';\n\n(${sourceOf(readTexts(shop, KIT_LABELS))}) satisfies ${type};\n`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const problems: string[] = [];
for (const id of shopIds()) {
  const shop = await loadShop(id);
  problems.push(...textProblems(id, shop));
  writeFileSync(join(FOLDER, `kit-${id}.ts`), labelsFile(id, shop));
  if (id !== REFERENCE_SHOP) continue;
  const modules = areasOf(id).filter((area) => !isNested(area) && area !== 'manifest');
  const types = modules.map((area) => moduleTypes(area, shop));
  writeFileSync(join(FOLDER, 'texts.d.ts'), types.join('\n'));
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
