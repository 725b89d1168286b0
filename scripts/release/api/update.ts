/*
 * `npm run accept -- api`: updates the API reports of the built packages. A breaking change needs a major changeset first, an addition a
 * minor one: `npx changeset`.
 */

import { buildPackage } from '../../builds/builds.ts';
import { runCommand } from '../../command/command.ts';
import { PUBLIC_PACKAGES } from '../publicPackages.ts';
import { apiReports, outdatedReports, undeclaredChanges, writeReports } from './apiReports.ts';
import { levelIn, readChangesets } from './pendingLevel.ts';

await runCommand(async () => {
  const changesets = readChangesets();
  const undeclared: string[] = [];
  for (const source of PUBLIC_PACKAGES) {
    if (!process.argv.includes('--no-build')) await buildPackage(source.name);
    const reports = apiReports(source);
    const problems = undeclaredChanges(reports, levelIn(changesets, source.name));
    if (problems.length === 0) writeReports(outdatedReports(reports));
    undeclared.push(...problems);
  }
  if (undeclared.length > 0) {
    throw new Error(`These need a changeset (npx changeset):\n${undeclared.join('\n')}`);
  }
  return 0;
});
