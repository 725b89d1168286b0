import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../../command/programs.ts';
import type { PublicPackage } from '../publicPackages.ts';

/** A module that a package exports, by its name: `index`, `client`. */
export interface EntryPoint {
  name: string;
  /** The entry's declarations, such as `./dist/client.d.ts`. */
  types: string;
}

/** Returns the modules of a package that have types. */
export function entryPointsOf({ folder }: PublicPackage): EntryPoint[] {
  const { exports }: { exports: Record<string, string | { types?: string }> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).flatMap(([path, conditions]) => {
    const types = typeof conditions === 'object' ? conditions.types : undefined;
    return types === undefined ? [] : { name: path === '.' ? 'index' : path.slice(2), types };
  });
}

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Returns API Extractor's report of a built module.
 * @throws {Error} if its declarations cannot be read
 */
export function extractApi({ folder }: PublicPackage, { name, types }: EntryPoint): string {
  const projectFolder = join(ROOT, folder);
  const target = mkdtempSync(join(tmpdir(), 'toystore-api-'));
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(projectFolder, 'package.json'),
      configObject: {
        projectFolder,
        mainEntryPointFilePath: join(projectFolder, types),
        newlineKind: 'lf',
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
              ...{ module: 'nodenext', strict: true, skipLibCheck: true, types: ['node'] },
            },
            files: [types],
          },
        },
        apiReport: {
          enabled: true,
          includeForgottenExports: true, // types that an export refers to
          reportFileName: name,
          reportFolder: target,
          reportTempFolder: join(target, 'temporary'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: { extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
      },
    });
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true, // writes a report that differs, instead of rejecting it
      messageCallback: (message) => {
        if (message.logLevel !== ExtractorLogLevel.Error) message.logLevel = ExtractorLogLevel.None;
      },
    });
    if (!succeeded) throw new Error(`API Extractor cannot read ${folder}/${types}.`);
    return readFileSync(join(target, `${name}.api.md`), 'utf8');
  } finally {
    rmSync(target, { recursive: true });
  }
}
