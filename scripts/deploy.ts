/*
 * `npm run deploy [-- --shop=id] [-- --dry-run] [-- --channel=name] [-- --out=folder] [-- --remove-worker]`: builds the shop
 * for its real project, checks it, and deploys it to Firebase Hosting: live, or on a preview channel. A dry run stops before
 * deploying. Details: docs/deploying.md.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { requireOutputFolder } from '../packages/app/build/outputFolder.ts';
import { readEnv } from '../packages/app/build/readEnv.ts';
import {
  describeUntranslated,
  untranslatedTexts,
} from '../packages/app/build/shop/untranslated.ts';
import { runCommand } from './command/command.ts';
import { mustRun, ROOT, run } from './command/programs.ts';
import { selectShop } from './command/selectShop.ts';
import { checklist } from './deploy/checklist.ts';
import { goLiveList } from './deploy/goLive.ts';
import { readDeployment } from './deploy/settings.ts';
import { hostingOfBuild, readFirebaseConfig } from './hosting/firebase-config.ts';
import { projectTarget } from './hosting/targets.ts';

const APP = join(ROOT, 'packages/app');
const FOLDER = 'dist-deploy'; // its own folder: a build for the emulator must never be deployed
const CONFIG_FILE = '.firebase-deploy.json'; // the tools require it above the files that it names

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      channel: { type: 'string' },
      out: { type: 'string', default: FOLDER },
      'remove-worker': { type: 'boolean', default: false },
    },
  });
  const shop = await selectShop();
  const folder = resolve(APP, values.out);
  if (values.channel !== undefined && !/^[a-z\d][a-z\d-]{0,62}$/.test(values.channel)) {
    throw new Error('A channel has a name of small letters, digits and dashes.');
  }
  requireOutputFolder(folder);
  const deployment = readDeployment(await readEnv('production'));
  console.log(`Building ${shop.name} for the project ${deployment.projectId} …`);
  const build = ['run', '--silent', 'build', '-w', '@toystore/app', '--', '--outDir', folder];
  const worker = values['remove-worker'] ? 'remove' : '';
  await mustRun('The build', 'npm', build, { VITE_SERVICE_WORKER: worker });

  const hosting = {
    ...hostingOfBuild(readFirebaseConfig().hosting, folder, projectTarget(deployment)),
    public: relative(ROOT, folder).replaceAll('\\', '/'),
  };
  const untranslated = describeUntranslated(await untranslatedTexts(shop));
  const verdicts = [
    ...checklist({ folder, deployment, hosting }),
    ...untranslated.map((says) => ({ ok: false, says })),
  ];
  for (const { ok, says } of verdicts) {
    console.log(`${ok ? styleText('green', '✓') : styleText('red', '✗')} ${says}`);
  }
  if (!verdicts.every(({ ok }) => ok)) throw new Error('Nothing was deployed.');
  if (values['dry-run']) {
    const list = await goLiveList(shop);
    console.log(`\nBefore going live:\n${list.map((each) => `- ${each}`).join('\n')}`);
    console.log('\nA dry run: nothing was deployed.');
    return 0;
  }
  return deploy(hosting, deployment.projectId, values.channel);
});

/** @returns the exit code */
async function deploy(hosting: object, project: string, channel?: string): Promise<number> {
  const file = join(ROOT, CONFIG_FILE);
  writeFileSync(file, `${JSON.stringify({ hosting }, null, 2)}\n`);
  try {
    const command =
      channel === undefined
        ? ['deploy', '--only', 'hosting']
        : ['hosting:channel:deploy', channel, '--expires', '7d'];
    const { exitCode } = await run('firebase', [
      ...[...command, '--project', project, '--config', CONFIG_FILE],
    ]);
    return exitCode;
  } finally {
    rmSync(file);
  }
}
