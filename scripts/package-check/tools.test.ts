import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { BRANDS } from '../../packages/ui/build/brands.ts';
import { mustRun, ROOT, run } from '../command/programs.ts';
import { exportedComponents } from './outside.ts';

const BRAND = 'heirloom';

/** A component in the manifest, with its subcomponents. */
interface Documented {
  name: string;
  subcomponents?: Record<string, { name: string }>;
}

const folder = inject('consumer');
const kit = join(folder, 'node_modules/@toystore/ui');
const importer = join(folder, 'node_modules/.bin/toystore-tokens');

test('the token importer makes a brand of a token file', async () => {
  cpSync(join(ROOT, BRANDS, `${BRAND}.json`), join(folder, 'tokens.json'));
  const options = [join(folder, 'tokens.json'), '--name', BRAND, '--out', folder];
  await mustRun('toystore-tokens', importer, options);
  const css = readFileSync(join(folder, `${BRAND}.css`), 'utf8');
  expect(css).toBe(readFileSync(join(kit, `dist/brands/${BRAND}.css`), 'utf8'));
});

test('it rejects a file that is not JSON, and writes nothing', async () => {
  writeFileSync(join(folder, 'bad.json'), '{"light": {');
  const options = [join(folder, 'bad.json'), '--name', 'bad', '--out', folder];
  const { exitCode, output } = await run(importer, options, { quiet: true });
  expect(exitCode).toBe(1);
  expect(output).toContain('cut off');
  expect(readdirSync(folder)).not.toContain('bad.css');
});

test('the configuration for Style Dictionary has the tokens of a brand', async () => {
  const program = `import { styleDictionaryConfig } from '@toystore/ui/style-dictionary';
    const { tokens } = styleDictionaryConfig({ brand: 'toybox', theme: 'dark' });
    console.log(tokens.color.background.$value.hex);`;
  writeFileSync(join(folder, 'tokens.mjs'), program);
  expect((await mustRun('Node', 'node', [join(folder, 'tokens.mjs')])).trim()).toBe('#141116');
});

test('the manifest documents each component, and names no path of this machine', () => {
  const text = readFileSync(join(kit, 'dist/components.json'), 'utf8');
  expect(text).not.toContain(ROOT);
  const components: Documented[] = Object.values(JSON.parse(text).components);
  const documented = components.flatMap(({ name, subcomponents = {} }) => [
    name,
    ...Object.values(subcomponents).map((part) => part.name),
  ]);
  expect(exportedComponents(kit).filter((name) => !documented.includes(name))).toEqual([]);
});
