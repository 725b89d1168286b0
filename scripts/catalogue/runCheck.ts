import { relative } from 'node:path';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { ROOT } from '../command/programs.ts';
import { type CatalogueCheck, checkCatalogue } from './checkCatalogue.ts';
import { countOf } from './findings.ts';
import { isUrl, SourceError } from './readSource.ts';
import { reportTable } from './report.ts';

/** The command's output and exit code: 0 without errors, 1 with some, 2 if there is no catalogue to check. */
export interface CheckResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

/** Checks a catalogue for a shop, and describes it in a table, or as JSON for programs. */
export async function runCheck(
  source: string,
  shop: LoadedShop,
  { json }: { json: boolean },
): Promise<CheckResult> {
  try {
    const check = await checkCatalogue(source, shop);
    const hasErrors = check.findings.some(({ level }) => level === 'error');
    const output = json
      ? JSON.stringify(check, null, 2)
      : `${describe(check, shop)}\n\n${reportTable(check.findings)}`;
    return { exitCode: hasErrors ? 1 : 0, output };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { exitCode: 2, output: error.message };
  }
}

function describe({ source, currency, jurisdictions, toys }: CatalogueCheck, { name }: LoadedShop) {
  const file = isUrl(source) ? source : relative(ROOT, source);
  const laws = jurisdictions.join(' and ') || 'no laws, because it declares none';
  return `${countOf(toys, 'toy')} of ${file}, for ${name}: prices in ${currency}, ${laws}.`;
}
