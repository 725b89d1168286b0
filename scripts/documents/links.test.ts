import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

// Links between documents lead to files and headings that exist.

const { stdout } = spawnSync('git', ['ls-files', '*.md', ':!CHANGELOG.md'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const documents = stdout.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));

const prose = (file: string) => readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (file: string) =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

test.each(documents)('has a target for each link in %s', (document) => {
  const file = join(ROOT, document);
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const dead = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(dead).toEqual([]);
});

// `[component: story](file)` and `[spec: words of a title](file)`; a story's name has spaces that its export lacks.
test('names stories and tests that exist in docs/conformance.md', () => {
  const folder = join(ROOT, 'docs');
  const named = [
    ...prose(join(folder, 'conformance.md')).matchAll(/\[[^\]:]+: ([^\]]+)\]\(([^)]+)\)/g),
  ];
  expect(named.length).toBeGreaterThan(60);
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
  const missing = named.filter(([, name = '', file = '']) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return !withoutSpaces(code).includes(withoutSpaces(name));
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});
