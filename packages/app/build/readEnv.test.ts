import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from './readEnv.ts';

test.each([
  {},
  { '.env': 'VITE_A=1\nOTHER=2\nexport VITE_B="two words" # why\n' },
  { '.env': 'VITE_A=1\nVITE_B=1', '.env.production.local': "VITE_A='2'", '.env.local': 'VITE_A=3' },
  { '.env.production': 'VITE_A=https://$HOST_OF_SHOP\nHOST_OF_SHOP=toys.example' },
])('reads %j as Vite does', async (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  expect(await readEnv('production', folder)).toEqual(loadEnv('production', folder));
});
