import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

// Names in backticks in the documents exist: files, npm scripts, identifiers. History may contain old names.

const HISTORY = /^CHANGELOG\.md$|^docs\/decisions\//;

/** Names that no file of this project contains: the reader or a build creates them, or they belong to another project. */
const ELSEWHERE = [
  /(?:^|\/)(?:Name|name|lagoon)\./, // created by the reader
  /^\.\w+(?:\.\w+)*$/, // endings
  /(?:^|\/)(?:toystore|toybox|resolver)(?:\.base)?\.json$/, // token files of a build
  /^@toystore\/ui\/[\w./]+\.css$/, // stylesheets of a build
  /^(?:@toystore\/ui|node_modules\/@toystore\/ui\/dist)\/components\.json$/, // of a packed kit
  /^manifests\/|^\.cache\/|\.env\b|^packages\/\w+\/dist\//,
  /^(?:updateEmail|signInWithRedirect)$/, // Firebase's
  /^auth_export\/\w+\.json$/, // of a seed
  /^loadMore$/, // a larger shop's
];

const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const documents = files.filter((file) => file.endsWith('.md') && !HISTORY.test(file));
/** Folders, and files without their extensions. */
const names = new Set(
  files.flatMap((file) => file.split('/').map((part) => part.replace(/\..*/, ''))),
);
const { scripts } = JSON.parse(read('package.json'));

const SOURCE = /\.(?:tsx?|mjs|css|html|json|mdx|yml)$/;
const words = new Set(
  files
    .filter((file) => SOURCE.test(file) && !file.endsWith('package-lock.json'))
    .flatMap((file) => read(file).match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []),
);

const PATH = /^[\w@.{}-]+(?:\/[\w@.{}-]+)*\.(?:tsx?|mjs|css|json|mdx?|yml|html|svg)$/;
const FOLDER = /^(?:packages|scripts|docs|screenshots|emulator-data|\.storybook)\/[\w/.-]+$/;
const SCRIPT = /^npm run (?:-w \S+ )?([\w:-]+)/;
const IDENTIFIER =
  /^<?([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:\(.*\)|(?: .*)?\/?>)?$/;

/** Returns the problem of a piece of code in a document; undefined if it exists or is not a name. */
function unresolved(code: string): string | undefined {
  const script = SCRIPT.exec(code)?.[1];
  if (script !== undefined) return script in scripts ? undefined : 'no such npm script';
  if (ELSEWHERE.some((pattern) => pattern.test(code))) return undefined;
  if (PATH.test(code)) {
    const isThere = files.some((file) => file === code || file.endsWith(`/${code}`));
    return isThere || words.has(code) ? undefined : 'no such file';
  }
  if (FOLDER.test(code)) return existsSync(join(ROOT, code)) ? undefined : 'no such folder';
  const name = IDENTIFIER.exec(code)?.[1];
  if (name !== undefined) {
    return words.has(name) || names.has(name) ? undefined : 'no such name in the source';
  }
  return undefined;
}

test.each(documents)('finds only existing names in %s', (document) => {
  const text = read(document).replace(/```[\s\S]*?```/g, '');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const wrong = codes.flatMap((code) => {
    const problem = unresolved(code);
    return problem === undefined ? [] : [`\`${code}\`: ${problem}`];
  });
  expect(wrong).toEqual([]);
});
