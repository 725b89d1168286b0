/*
 * `node scripts/release/publish.ts <folder> [npm's options]`: publishes each tarball of a folder, except versions that the
 * registry has. It needs nothing but Node, so a job that may publish installs no dependency.
 */

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tarballs.');

function npm(...npmArguments: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [...npmArguments, '--loglevel', 'error', ...options],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  return { ok: status === 0, stdout, stderr };
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
  const tarball = join(folder, file);
  const { ok, stdout, stderr } = npm('publish', tarball, '--access', 'public');
  if (ok) console.log(`Published ${file}.`);
  else if (/previously published|cannot publish over|already present/i.test(stderr))
    console.log(`${file} is published already.`);
  else {
    console.error(`${stdout}${stderr}`);
    process.exitCode = 1;
    break;
  }
}
