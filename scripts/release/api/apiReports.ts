import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../command/programs.ts';
import type { PublicPackage } from '../publicPackages.ts';
import { compareApi } from './compareApi.ts';
import { entryPointsOf, extractApi } from './extractApi.ts';
import { isAtLeast, type Level } from './pendingLevel.ts';

/** A module's checked-in report, and the one of its build. */
export interface ApiReport {
  /** From the project's root. */
  file: string;
  checkedIn: string | undefined;
  built: string;
}

/** Returns the reports of a built package, one per module that it exports. */
export function apiReports(source: PublicPackage): ApiReport[] {
  return entryPointsOf(source).map((entry) => {
    const file = join(source.folder, 'api', `${entry.name}.api.md`);
    const path = join(ROOT, file);
    const checkedIn = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    return { file, checkedIn, built: extractApi(source, entry) };
  });
}

/** Returns the changes of a package's API that need a changeset of a higher level than there is. */
export function undeclaredChanges(reports: ApiReport[], pending: Level): string[] {
  return reports.flatMap(({ file, checkedIn, built }) =>
    checkedIn === undefined
      ? []
      : compareApi(checkedIn, built)
          .filter(({ level }) => !isAtLeast(pending, level))
          .map(({ level, message }) => `${file}: ${message}; add a ${level} changeset`),
  );
}

/** Returns the reports that differ from the build. */
export const outdatedReports = (reports: ApiReport[]): ApiReport[] =>
  reports.filter(({ checkedIn, built }) => checkedIn !== built);

export function writeReports(reports: ApiReport[]): void {
  for (const { file, built } of reports) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), built);
  }
}
