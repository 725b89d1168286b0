import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { applySettings, applyToText } from './applySettings.ts';
import { PUBLIC_PACKAGES } from './publicPackages.ts';
import { readSettings, requireNoPlaceholder } from './settings.ts';

const settings = {
  scope: '@acme',
  repository: 'https://github.com/acme/shop',
  engines: { node: '>=22' },
};
const UI = { name: '@toystore/ui', folder: 'packages/ui' };

test('a published manifest has addresses, engines and access, and no trace of the workspace', () => {
  const manifest = {
    name: '@toystore/ui',
    exports: { '.': { '@toystore/source': './src/index.ts' } },
    scripts: { build: 'x' },
    devDependencies: { react: '1' },
  };
  expect(applySettings(manifest, UI, settings)).toEqual({
    name: '@acme/ui',
    exports: { '.': { '@toystore/source': './src/index.ts' } },
    repository: {
      type: 'git',
      url: 'git+https://github.com/acme/shop.git',
      directory: 'packages/ui',
    },
    homepage: 'https://github.com/acme/shop/tree/main/packages/ui#readme',
    bugs: 'https://github.com/acme/shop/issues',
    publishConfig: { access: 'public' },
    engines: { node: '>=22' },
  });
  const engines = { node: '>=24' };
  expect(applySettings({ engines }, UI, settings).engines).toEqual(engines);
});

test('scope and repository reach every text that names them', () => {
  const text = "import { test } from '@toystore/auth-emulator/playwright'; // @toystore/uikit";
  expect(applyToText(text, settings)).toBe(
    "import { test } from '@acme/auth-emulator/playwright'; // @toystore/uikit",
  );
  expect(applyToText('- uses: OWNER/REPOSITORY/action@main', settings)).toBe(
    '- uses: acme/shop/action@main',
  );
});

test('a release refuses a placeholder in one sentence', () => {
  expect(() => requireNoPlaceholder(settings)).not.toThrow();
  expect(() =>
    requireNoPlaceholder({ ...settings, repository: 'https://github.com/OWNER/REPOSITORY' }),
  ).toThrow(
    'release.json still has a placeholder: set "repository" to the page of your repository instead of https://github.com/OWNER/REPOSITORY.',
  );
});

test('the settings name a scope and a repository, and each public package exists', () => {
  expect(readSettings()).toMatchObject({
    scope: expect.stringMatching(/^@[\w-]+$/),
    repository: expect.stringMatching(/^https:\/\/[^/]+\/[^/]+\/[^/]+$/),
  });
  for (const { folder } of PUBLIC_PACKAGES) expect(existsSync(join(ROOT, folder))).toBe(true);
});
