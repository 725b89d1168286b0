import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);

/** The code of the stories by their title: several files may have one, the sidebar shows them together. */
const pages = new Map<string, string>();
for (const path of globSync('{accounts,cart,components,primitives,toys}/**/*.stories.tsx', {
  cwd: kit,
})) {
  const code = readFileSync(new URL(path, kit), 'utf8');
  const [, title = path] = /title: '([^']+)'/.exec(code) ?? [];
  pages.set(title, (pages.get(title) ?? '') + code);
}

test('the kit has pages', () => {
  expect(pages.size).toBeGreaterThan(40);
});

test.each([...pages])('%s is in a group of the sidebar, and can be played with', (title, code) => {
  expect(title).toMatch(/^(Primitives|Forms|Navigation|Toys|Filters|Cart|Feedback)\/\w+$/);
  const [, playground = ''] = /export const Playground\b([\s\S]*?)\n\};\n/.exec(code) ?? [];
  expect(playground).toMatch(/^ {2}args: \{/m);
  // It shows what Default shows: one picture and one place on the documentation page are enough.
  expect(playground).toContain("tags: ['no-screenshot', '!autodocs']");
});
