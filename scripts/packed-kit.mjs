import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, start, startTool } from './processes.mjs';

const KIT = join(ROOT, 'packages/ui');

/**
 * Packs the kit as `npm publish` would.
 * @param {string} folder where the tarball goes
 * @returns {Promise<{ tarball: string, files: string[] }>} the tarball's path, and what is in it
 */
export async function packKit(folder) {
  let output = '';
  const packArguments = ['pack', '--silent', '--json', '--pack-destination', folder];
  const pack = start('npm pack', 'npm', [...packArguments, '-w', '@toystore/ui'], {
    onOutput: (text) => {
      output += text;
    },
  });
  const name = (await pack.ended) === 0 && readdirSync(folder).find((file) => /\.tgz$/.test(file));
  if (!name) throw new Error(`npm pack failed.\n${output}`);
  const [report] = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))));
  const files = report.files.map((/** @type {{ path: string }} */ { path }) => path);
  return { tarball: join(folder, name), files };
}

/**
 * Whether a source file is part of the build: stories, tests and their like are not.
 * @param {string} file
 * @param {string[]} files
 */
function isOfKit(file, files) {
  const built = file.replace(/^src/, 'dist');
  if (file.endsWith('.module.css')) return files.includes(built.replace(/css$/, 'js'));
  if (/\.tsx?$/.test(file)) return files.includes(built.replace(/\.tsx?$/, '.d.ts'));
  return /^src\/[a-z]+\.css$/.test(file);
}

/**
 * What is wrong with the choice of files.
 * @param {string[]} files
 */
export function problemsOfFiles(files) {
  const needed = ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'];
  const lowerCase = files.map((file) => file.toLowerCase());
  return [
    ...[...needed, 'dist/styles.css', 'dist/base.css', 'src/index.ts']
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

/**
 * Modules that a server component could not use: `'use client'` was lost, or forgotten.
 * @param {string[]} files
 */
export function problemsOfDirectives(files) {
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

/**
 * Declarations that name a source file, which is not beside them.
 * @param {string[]} files
 */
export function problemsOfDeclarations(files) {
  return files
    .filter((file) => /^dist\/.*\.d\.ts$/.test(file))
    .filter((file) =>
      /(?:from |import\()['"][^'"]*\.tsx?['"]/.test(readFileSync(join(KIT, file), 'utf8')),
    )
    .map((file) => `${file} imports a .ts or .tsx file`);
}

/**
 * What publint finds in a tarball, with its suggestions.
 * @param {string} tarball
 * @returns {Promise<string[]>}
 */
export async function problemsByPublint(tarball) {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const packed = readFileSync(tarball);
  const content = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length);
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * @param {string} tarball
 * @param {(text: string) => void} print
 */
export function runAttw(tarball, print) {
  const settings = ['--config-path', 'packages/ui/.attw.json', '--format', 'ascii'];
  const attwArguments = [tarball, ...settings];
  return startTool('attw', '@arethetypeswrong/cli', attwArguments, { onOutput: print }).ended;
}
