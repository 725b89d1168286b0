/* `npm run tokens:import -- file.json --name lagoon`: creates a brand's stylesheet from a token file. */

import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS, readKit } from '../../packages/ui/build/brands.ts';
import { readCssTokens } from '../../packages/ui/tokens/cssTokens.ts';
import { titleOf } from '../../packages/ui/tokens/importBrand.ts';
import { describeImport, importBrandFile } from '../../packages/ui/tokens/importBrandFile.ts';
import { runCommand } from '../command/command.ts';
import { mustRun, ROOT } from '../command/programs.ts';

const USAGE = 'npm run tokens:import -- file.json --name lagoon';

function readArguments(): { file: string; name: string } {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.name === undefined) {
    throw new Error(`One token file and a name for the brand: ${USAGE}`);
  }
  // npm changes to the project's folder; INIT_CWD is the user's.
  return { file: resolve(process.env.INIT_CWD ?? '.', file), name: values.name };
}

await runCommand(async () => {
  const { file, name } = readArguments();
  const result = importBrandFile(file, name, join(ROOT, BRANDS), readCssTokens(readKit()));
  const { stylesheet } = result;
  if (stylesheet === undefined) {
    console.error(`${describeImport(result, '')} docs/tokens.md explains the file.`);
    return 1;
  }
  await mustRun('Biome', 'biome', ['format', '--write', stylesheet]);
  const written = `${relative(ROOT, stylesheet)}: ${titleOf(name)} is in Storybook's toolbar.`;
  console.log(describeImport(result, written));
  return 0;
});
