import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);

/** The story files by their title in the kit. A title of more than one word holds more stories of the first. */
const pages = globSync('{components,primitives,toys}/**/*.stories.tsx', { cwd: kit }).flatMap(
  (path) => {
    const code = readFileSync(new URL(path, kit), 'utf8');
    const [, title] = /title: 'Kit\/(\w+)'/.exec(code) ?? [];
    return title === undefined ? [] : [{ title, code }];
  },
);

test('the kit has pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

test.each(pages)('$title can be played with', ({ code }) => {
  const [, playground = ''] = /export const Playground\b([\s\S]*?)\n\};\n/.exec(code) ?? [];
  expect(playground).toMatch(/^ {2}args: \{/m);
  // It shows what Default shows: one picture and one place on the documentation page are enough.
  expect(playground).toContain("tags: ['no-picture', '!autodocs']");
});
