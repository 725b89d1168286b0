import packageJson from '../package.json' with { type: 'json' };
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

const OWN = 'packages/ui/src/';

/**
 * The class names of the built kit: its version, the number of the stylesheet and that of the class in it. They are no part
 * of the interface, and names that say what they are for are a tenth of the styles. Two versions may share a page.
 * @returns what CSS Modules call with each local name and its file
 */
export function scopedNames(): (name: string, file: string) => string {
  const sheets = stylesheets('**/*.module.css').filter((path) => path.startsWith(OWN));
  const classes = sheets.map((path) => classNames(readStylesheet(path), path));
  const prefix = `ts${packageJson.version.replaceAll(/\W/g, '_')}-`;
  return (name, file) => {
    const path = file.replaceAll('\\', '/').slice(ROOT.length + 1);
    const sheet = sheets.indexOf(path);
    const place = classes[sheet]?.indexOf(name) ?? -1;
    // Keyframes are not classes; they keep their names, as there are only a few.
    return `${prefix}${sheet.toString(36)}-${place < 0 ? name : place.toString(36)}`;
  };
}
