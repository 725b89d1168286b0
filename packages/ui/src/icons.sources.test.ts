import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const icons = globSync('packages/{ui,app}/src/**/*.tsx', { cwd: root }).flatMap((file) => {
  const imports = readFileSync(new URL(file, root), 'utf8').matchAll(
    /import \{([^}]+)\} from 'lucide-react'/g,
  );
  return [...imports].flatMap(([, names = '']) =>
    names.split(',').map((name) => `${name.trim()} in ${file}`),
  );
});

const hasDirection =
  /^\w*(?:Left|Right|Arrow|Chevron|Undo|Redo|Reply|Forward|Send|LogIn|LogOut|Step)/;
/** `BaseStyles.module.css` and `Control.module.css` know them by the class that lucide gives them. */
const isMirrored = /^(?:Arrow|Chevron)(?:Left|Right|Up|Down)\b/;

test('each icon that points somewhere is one that is mirrored from right to left', () => {
  const pointing = icons.filter((icon) => hasDirection.test(icon));
  expect(pointing.length).toBeGreaterThan(0);
  expect(pointing.filter((icon) => !isMirrored.test(icon))).toEqual([]);
});
