import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { linkPackages } from './baseTree.ts';

const TIMEOUT = 15 * 60_000; // ms: two starts of Vitest with new caches, on a busy machine

/** Clones the project into a folder, and commits this working tree's tools there. */
function cloneProject(clone: string) {
  const git = (...commandArguments: string[]) =>
    execFileSync('git', commandArguments, { cwd: clone, stdio: 'pipe' });
  git('clone', '--quiet', '--shared', ROOT, '.');
  for (const path of ['scripts', '.storybook', 'vitest.config.ts']) {
    rmSync(join(clone, path), { recursive: true });
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  }
  linkPackages(clone);
  git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@toystore.example'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Use these tools');
}

test(
  'reports a style for phones, one for dark, a text without a stored screenshot, and a broken story',
  () => {
    const clone = mkdtempSync(join(tmpdir(), 'toystore-review-'));
    cloneProject(clone);
    const folder = 'packages/ui/src/primitives/Rating';
    const edit = (name: string, from: string, to: string) => {
      const path = join(clone, folder, name);
      const content = readFileSync(path, 'utf8');
      expect(content.split(from), `${from} in ${name}`).toHaveLength(2);
      writeFileSync(path, content.replace(from, to));
    };
    const phone = '@media (width < 48rem) { .count { padding: 2px; } }'; // Playground
    edit('Rating.module.css', '  .count {', `${phone}\n  .count {`);
    const dark = 'light-dark(var(--ts-accent), #fff)'; // Playground, NumberAlone
    edit('Rating.module.css', 'var(--ts-accent)', dark);
    edit('Rating.stories.tsx', '/^4.9$/', '/^4.8$/'); // NumberAlone, which has no stored screenshot
    edit(
      'Rating.stories.tsx',
      'args: { count: undefined, h',
      'args: { value: 4.8, count: undefined, h',
    );
    edit('Rating.stories.tsx', "'128 ratings'", "'127 ratings'"); // Default fails

    const options = ['--base', 'HEAD', '--only', 'Primitives/Rating'];
    const output = execFileSync(process.execPath, ['scripts/review/review.ts', ...options], {
      cwd: clone,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(output).toContain('Something changed, and 1 story was not compared.');
    expect(output).toContain('2 stories were compared: 2 look different, 0 are new, 0 are gone.');
    expect(output).toMatch(/Not compared: Primitives\/Rating, Default\. .*127 ratings/);
    expect(output).toMatch(/[1-9]\d+ stories depend on no changed file\./);
    const page = readFileSync(join(clone, '.cache/review/page/index.html'), 'utf8');
    const pictures = [...page.matchAll(/src="difference\/primitives-rating\/([^"]+)\.png"/g)];
    expect([...new Set(pictures.map(([, name]) => name))].sort()).toEqual([
      ...['number-alone-1200', 'number-alone-1200-dark', 'number-alone-360'],
      ...['playground-1200-dark', 'playground-360'],
    ]);
    rmSync(clone, { recursive: true, force: true });
  },
  TIMEOUT,
);
