/*
 * Builds a Next app in the App Router with the packed kit, outside this project, and clicks through it in Chromium. Its
 * pages are server components, and one of them contains every component of the kit. Part of `npm run test:long`.
 */

import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command/command.ts';
import { mustRun, ROOT, run } from '../command/programs.ts';
import { visitNextApp } from './next-visit.ts';
import { exportedComponents, installInto, temporaryFolder, versionOf } from './outside.ts';
import { packPackage } from './packed-package.ts';

const SOURCE = join(import.meta.dirname, 'next-app');
const NEXT = '16.4.6';

/** The kit's components that no page of the app has. */
function missingComponents(): string[] {
  const pages = globSync('app/**/*.js', { cwd: SOURCE })
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
  return exportedComponents(join(ROOT, 'packages/ui')).filter(
    (name) => !new RegExp(`<${name}[\\s/>]`).test(pages),
  );
}

/** Serves the built app until this command ends. Resolves to its address. */
function serve(next: string, app: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    };
    const options = ['start', app, '--port', '0', '--hostname', '127.0.0.1'];
    run(next, options, { quiet: true, timeout: 0, onLine }).then(({ output }) =>
      reject(new Error(`Next ended.\n${output}`)),
    );
  });
}

await runCommand(async () => {
  const missing = missingComponents();
  if (missing.length > 0) throw new Error(`The app does not have ${missing.join(', ')}.`);
  const folder = temporaryFolder('next');
  const kit = { name: '@toystore/ui', folder: 'packages/ui', ownFiles: [] };
  const { tarball } = await packPackage(kit, folder);
  const app = join(folder, 'app');
  cpSync(SOURCE, app, { recursive: true });
  const dependencies = {
    '@toystore/ui': `file:${tarball}`,
    next: NEXT,
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
  };
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await installInto(app);
  const next = join(app, 'node_modules/.bin/next');
  await mustRun('Next', next, ['build', app], { NEXT_TELEMETRY_DISABLED: '1' });
  await visitNextApp(await serve(next, app));
  console.log('A Next app with every component of the kit is built and works.');
  return 0;
});
