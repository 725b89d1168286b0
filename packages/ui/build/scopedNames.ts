import packageJson from '../package.json' with { type: 'json' };
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

/** The prefix of the built kit's class names: two versions of the kit may share a page. */
export const KIT_PREFIX = `ts${packageJson.version.replaceAll(/\W/g, '_')}-`;

/**
 * Returns what CSS Modules call with each local name and its file: a name of the prefix, the number of the stylesheet and that
 * of the class in it. Readable class names are a tenth of the styles, and each page has them again in its HTML and scripts.
 * @param folder of the stylesheets, below the project, such as `packages/ui/`
 */
export function scopedNames(
  folder: string,
  prefix: string,
): (name: string, file: string) => string {
  const sheets = stylesheets('**/*.module.css').filter((path) => path.startsWith(folder));
  const classes = sheets.map((path) => classNames(readStylesheet(path), path));
  return (name, file) => {
    const path = file.replaceAll('\\', '/').slice(ROOT.length + 1);
    const sheet = sheets.indexOf(path);
    const place = classes[sheet]?.indexOf(name) ?? -1;
    // Keyframes are not classes; they keep their names, because there are few.
    return `${prefix}${sheet.toString(36)}-${place < 0 ? name : place.toString(36)}`;
  };
}
