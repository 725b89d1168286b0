import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

// Links between documents lead to files and headings that exist.

const { stdout } = spawnSync('git', ['ls-files', '*.md', ':!CHANGELOG.md'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const documents = stdout.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

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
test.each(['conformance.md', 'faults.md'])(
  'names stories and tests that exist in docs/%s',
  (document) => {
    const folder = join(ROOT, 'docs');
    const named = [...prose(join(folder, document)).matchAll(/\[[^\]:]+: ([^\]]+)\]\(([^)]+)\)/g)];
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(([, name = '', file = '']) => {
      const code = readFileSync(join(folder, file), 'utf8');
      return !withoutSpaces(code).includes(withoutSpaces(name));
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  },
);

test('lists in docs/faults.md each fault that an e2e test simulates', () => {
  const listed = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
  const files = globSync('packages/app/e2e/{faults,offline}/*.spec.ts', { cwd: ROOT });
  const titles = files.flatMap((file) => {
    const described = readFileSync(join(ROOT, file), 'utf8').matchAll(/^ +test\(['`]([^$:;'`]+)/gm);
    return [...described].map(([, title = '']) => title);
  });
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => title !== 'denies or lacks ' && !listed.includes(title))).toEqual(
    [],
  );
});
