import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../packages/ui/build/brands.ts';
import { mustRun, ROOT, run } from '../command/programs.ts';
import { exportedComponents, installInto } from './outside.ts';
import type { PackedPackage } from './packed-package.ts';
import { check, expectNone, expectSame } from './runCheck.ts';

const BRAND = 'heirloom';

/** A component in the manifest, with its subcomponents. */
interface Documented {
  name: string;
  subcomponents?: Record<string, { name: string }>;
}

/**
 * Uses the kit's tools in a project without other dependencies: the token importer, the brands, and the manifest of its
 * components.
 */
export async function checkTools(folder: string, packages: PackedPackage[]): Promise<void> {
  const tarball = packages.find(({ name }) => name === '@toystore/ui')?.tarball;
  if (tarball === undefined) throw new Error('The kit was not packed.');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true }));
  const kit = join(folder, 'node_modules/@toystore/ui');
  await check('an empty project installs the kit', () => installInto(folder, tarball));
  const importer = join(folder, 'node_modules/.bin/toystore-tokens');
  await check('its token importer makes a brand of a token file', async () => {
    cpSync(join(ROOT, BRANDS, `${BRAND}.json`), join(folder, 'tokens.json'));
    const options = [join(folder, 'tokens.json'), '--name', BRAND, '--out', folder];
    await mustRun('toystore-tokens', importer, options);
    const css = readFileSync(join(folder, `${BRAND}.css`), 'utf8');
    expectSame(css === readFileSync(join(kit, `dist/brands/${BRAND}.css`), 'utf8'), true);
  });
  await check('it rejects a file that is not JSON, and writes nothing', async () => {
    writeFileSync(join(folder, 'bad.json'), '{"light": {');
    const options = [join(folder, 'bad.json'), '--name', 'bad', '--out', folder];
    const { exitCode, output } = await run(importer, options, { quiet: true });
    expectSame(exitCode, 1);
    expectSame(/cut off/.test(output), true);
    expectNone(readdirSync(folder).filter((file) => file === 'bad.css'));
  });
  await check('its configuration for Style Dictionary has the tokens of a brand', async () => {
    const program = `import { styleDictionaryConfig } from '@toystore/ui/style-dictionary';
      const { tokens } = styleDictionaryConfig({ brand: 'toybox', theme: 'dark' });
      console.log(tokens.color.background.$value.hex);`;
    writeFileSync(join(folder, 'tokens.mjs'), program);
    const { output } = await run('node', [join(folder, 'tokens.mjs')], { quiet: true });
    expectSame(output.trim(), '#141116');
  });
  await check('its manifest documents each of its components', () => {
    const text = readFileSync(join(kit, 'dist/components.json'), 'utf8');
    expectSame(text.includes(ROOT), false);
    const components: Documented[] = Object.values(JSON.parse(text).components);
    const documented = components.flatMap(({ name, subcomponents = {} }) => [
      name,
      ...Object.values(subcomponents).map((part) => part.name),
    ]);
    expectNone(exportedComponents(kit).filter((name) => !documented.includes(name)));
  });
}
