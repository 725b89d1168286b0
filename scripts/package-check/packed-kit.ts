import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { mustRun, ROOT } from '../command/programs.ts';

const KIT = join(ROOT, 'packages/ui');

/**
 * Packs the kit as `npm publish` would.
 * @param folder where the tarball goes
 * @returns the tarball's path, and what is in it
 */
export async function packKit(folder: string): Promise<{ tarball: string; files: string[] }> {
  const packArguments = ['pack', '--silent', '--json', '--pack-destination', folder];
  const output = await mustRun('npm pack', 'npm', [...packArguments, '-w', '@toystore/ui']);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!name)
    throw new Error(`npm pack made no tarball.
${output}`);
  const reports: Record<string, { files: { path: string }[] }> = JSON.parse(
    output.slice(output.search(/^[[{]/m)),
  );
  const [report] = Object.values(reports);
  return { tarball: join(folder, name), files: report?.files.map(({ path }) => path) ?? [] };
}

/** Whether a source file is part of the build: stories, tests and their like are not. */
function isOfKit(file: string, files: string[]): boolean {
  const built = file.replace(/^src/, 'dist');
  if (file.endsWith('.module.css')) return files.includes(built.replace(/css$/, 'js'));
  if (/\.tsx?$/.test(file)) return files.includes(built.replace(/\.tsx?$/, '.d.ts'));
  return /^src\/[a-z]+\.css$/.test(file);
}

/** What is wrong with the choice of files. */
export function problemsOfFiles(files: string[]): string[] {
  const needed = ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'];
  const lowerCase = files.map((file) => file.toLowerCase());
  return [
    ...[...needed, 'dist/styles.css', 'dist/base.css', 'dist/tokens/resolver.json', 'src/index.ts']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...files
      .filter((file) => file.startsWith('src/') && !isOfKit(file, files))
      .map((file) => `${file} is no part of the kit`),
    ...files
      .filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? '') !== index)
      .map((file) => `${file} has the name of another file on macOS and Windows`),
  ];
}

/** Hooks that work on the client only; `useId` and the like are fine on a server too. */
const CLIENT_HOOKS =
  /\b(?:useState|useEffect|useLayoutEffect|useInsertionEffect|useEffectEvent|useReducer|useRef|useContext|useSyncExternalStore|useTransition|useDeferredValue|useOptimistic|useActionState|useImperativeHandle|createContext|useUi|useLabels)\(/;

/** Modules that a server component could not use: `'use client'` was lost, or forgotten. */
export function problemsOfDirectives(files: string[]): string[] {
  return files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(KIT, file), 'utf8');
      if (/^["']use client["'];/.test(code)) return [];
      const source = /^\/\/ (src\/\S+\.tsx?)$/m.exec(code)?.[1];
      const lost =
        source !== undefined &&
        /^["']use client["'];/.test(readFileSync(join(KIT, source), 'utf8'));
      if (lost) return [`${file} has lost 'use client'`];
      return CLIENT_HOOKS.test(code) ? [`${file} needs 'use client'`] : [];
    });
}

/** Declarations that name a source file, which is not beside them. */
export function problemsOfDeclarations(files: string[]): string[] {
  return files
    .filter((file) => /^dist\/.*\.d\.ts$/.test(file))
    .filter((file) =>
      /(?:from |import\()['"][^'"]*\.tsx?['"]/.test(readFileSync(join(KIT, file), 'utf8')),
    )
    .map((file) => `${file} imports a .ts or .tsx file`);
}

/** What publint finds in a tarball, with its suggestions. */
export async function problemsByPublint(tarball: string): Promise<string[]> {
  const packed = readFileSync(tarball);
  const content = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length);
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
