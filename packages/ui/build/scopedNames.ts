import packageJson from '../package.json' with { type: 'json' };
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

const OWN = 'packages/ui/src/';

/**
 * Returns the function that CSS Modules call with each local name and its file. A class name of the built kit has the
 * kit's version, so that two versions can share a page, and the numbers of the stylesheet and of the class in it: the
 * original names would be a tenth of the styles.
 */
export function scopedNames(): (name: string, file: string) => string {
  const sheets = stylesheets('**/*.module.css').filter((path) => path.startsWith(OWN));
  const classes = sheets.map((path) => classNames(readStylesheet(path), path));
  const prefix = `ts${packageJson.version.replaceAll(/\W/g, '_')}-`;
  return (name, file) => {
    const path = file.replaceAll('\\', '/').slice(ROOT.length + 1);
    const sheet = sheets.indexOf(path);
    const place = classes[sheet]?.indexOf(name) ?? -1;
    // Keyframes are not classes; they keep their names, because there are few.
    return `${prefix}${sheet.toString(36)}-${place < 0 ? name : place.toString(36)}`;
  };
}
