/*
 * `npm run deploy [-- --dry-run] [-- --channel=name] [-- --out=folder]`: builds the shop for its real project, looks it
 * over, and hands it to Firebase Hosting: live, or on a preview channel. A dry run stops before that. docs/deploying.md
 * has the rest.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireOutputFolder } from '../packages/app/build/outputFolder.mjs';
import { runCommand } from './command.mjs';
import { readFirebaseConfig } from './firebase-config.mjs';
import { hostingOfBuild } from './hosting/built-shop.mjs';
import { projectTarget } from './hosting/targets.mjs';
import { ROOT, start, startTool } from './processes.mjs';
import { green, red } from './terminal.mjs';

const APP = join(ROOT, 'packages/app');
const FOLDER = 'dist-deploy'; // its own: what the emulator serves must never be this
const CONFIG_FILE = '.firebase-deploy.json'; // the tools want it above what it names

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      channel: { type: 'string' },
      out: { type: 'string', default: FOLDER },
    },
  });
  const { channel } = values;
  const folder = resolve(APP, values.out);
  if (channel !== undefined && !/^[a-z\d][a-z\d-]{0,62}$/.test(channel)) {
    throw new Error('A channel has a name of small letters, digits and dashes.');
  }
  requireOutputFolder(folder);
  const { loadEnv } = await import('vite'); // these need the dependencies
  const { readDeployment } = await import('./deploy/settings.mjs');
  const { checklist } = await import('./deploy/checklist.mjs');

  const deployment = readDeployment(loadEnv('production', APP));
  console.log(`Building the shop for the project ${deployment.projectId} …`);
  const build = start('The build', 'npm', [
    ...['run', '--silent', 'build', '-w', '@toystore/app', '--', '--outDir', folder],
  ]);
  if ((await build.ended) !== 0) throw new Error('The shop does not build; see above.');

  const hosting = {
    ...hostingOfBuild(readFirebaseConfig().hosting, folder, projectTarget(deployment)),
    public: relative(ROOT, folder).replaceAll('\\', '/'),
  };
  const verdicts = checklist({ folder, deployment, hosting });
  for (const { ok, says } of verdicts) console.log(`${ok ? green('✓') : red('✗')} ${says}`);
  if (!verdicts.every(({ ok }) => ok)) throw new Error('Nothing was deployed.');
  if (values['dry-run']) {
    console.log('\nA dry run: nothing was deployed.');
    return 0;
  }
  return deploy(hosting, deployment.projectId, channel);
});

/**
 * @param {object} hosting
 * @param {string} project
 * @param {string | undefined} channel
 * @returns {Promise<number>} the exit code
 */
async function deploy(hosting, project, channel) {
  const file = join(ROOT, CONFIG_FILE);
  writeFileSync(file, `${JSON.stringify({ hosting }, null, 2)}\n`);
  try {
    const command =
      channel === undefined
        ? ['deploy', '--only', 'hosting']
        : ['hosting:channel:deploy', channel, '--expires', '7d'];
    const tool = startTool('Firebase', 'firebase-tools', [
      ...[...command, '--project', project, '--config', CONFIG_FILE],
    ]);
    return await tool.ended;
  } finally {
    rmSync(file);
  }
}
