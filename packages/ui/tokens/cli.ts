#!/usr/bin/env node
/* `toystore-tokens lagoon.json --name lagoon --out src/brands`: creates a brand's stylesheet from a token file. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCssTokens } from './cssTokens.ts';
import { describeImport, importBrandFile } from './importBrandFile.ts';

const HELP = `toystore-tokens FILE --name NAME [--out FOLDER]

Writes the stylesheet of a brand, FOLDER/NAME.css, from a token file: one of @toystore/ui/tokens, edited in a design tool.
Import it after the kit's styles: the brand applies to every element with data-brand="NAME".

  --name  small letters, digits and hyphens
  --out   the stylesheet's folder, which is created if need be; this folder by default`;

function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      name: { type: 'string' },
      out: { type: 'string', default: '.' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  const { name, out: folder, help = false } = values;
  return { file: more.length > 0 ? undefined : file, name, folder, help };
}

/** Reads the kit's tokens from its package. */
const readKit = () =>
  readCssTokens(readFileSync(new URL('../../src/tokens.css', import.meta.url), 'utf8'));

function main(): number {
  const { file, name, folder, help } = readOptions();
  if (help || file === undefined || name === undefined) {
    console.log(HELP);
    return help ? 0 : 1;
  }
  const result = importBrandFile(file, name, folder, readKit());
  const { stylesheet } = result;
  const print = stylesheet === undefined ? console.error : console.log;
  print(describeImport(result, stylesheet ?? ''));
  return stylesheet === undefined ? 1 : 0;
}

process.exitCode = main();
