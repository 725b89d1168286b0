import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENTRY } from '../../build/htmlPage.ts';

const ROOT = join(import.meta.dirname, '../..');
const AT_MOST = 60_000; // bytes after brotli

/** Changes the code of the largest screen. */
const newRelease: Plugin = {
  name: 'new-release',
  transform: (code, id) =>
    id.endsWith('/screens/AllToys/AllToys.tsx') ? `${code}\nconsole.info('changed');` : null,
};

/** Returns a build's scripts and their bytes. */
async function scriptsOf(plugins: Plugin[]): Promise<Map<string, number>> {
  const outDir = mkdtempSync(join(tmpdir(), 'toystore-release-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  await build({
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(ROOT, ENTRY) } },
  });
  const assets = join(outDir, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => [file, brotliCompressSync(readFileSync(join(assets, file))).length]),
  );
}

test('after a release that changes a screen, a browser loads at most 60 kB of scripts', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_AUTH_EMULATOR', '1');
  const before = await scriptsOf([]);
  const after = await scriptsOf([newRelease]);
  vi.unstubAllEnvs();
  const changed = [...after].filter(([file]) => !before.has(file));
  const names = changed.map(([file]) => file).join(', ');
  expect(names).toContain('AllToys');
  expect(
    changed.reduce((sum, [, size]) => sum + size, 0),
    names,
  ).toBeLessThanOrEqual(AT_MOST);
}, 60_000);
