import { apiReports, outdatedReports, undeclaredChanges } from '../release/api/apiReports.ts';
import { levelIn, readChangesets } from '../release/api/pendingLevel.ts';
import type { PublicPackage } from '../release/publicPackages.ts';
import { check, expectNone } from './runCheck.ts';

/** Compares the API of a built package with its checked-in reports. */
export async function checkApi(source: PublicPackage): Promise<void> {
  await check(`${source.name}: its API is the reported one`, () => {
    const reports = apiReports(source);
    expectNone(undeclaredChanges(reports, levelIn(readChangesets(), source.name)));
    expectNone(
      outdatedReports(reports).map(({ file }) => `${file} is outdated; update it with npm run api`),
    );
  });
}
