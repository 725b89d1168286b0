import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// `mirrored.ts` measures boxes, but not padding or what is hidden from screen readers, so this test reads the
// stylesheets.

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const SIDE =
  /(?:^|[;{\s])((?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|float|text-align):\s*([^;}]+)/g;
const SHORTHAND = /(?:^|[;{\s])((?:scroll-)?(?:margin|padding)|inset):\s*([^;}]+)/g;

/** These have the same sides in both directions: a clock, a line that is slightly wider than its words, digits, two pictures. */
const SAME_EVERYWHERE = new Set([
  'CarouselControls.module.css',
  'Section.module.css',
  'CodeField.module.css',
  'pictures.css',
]);

/** Returns the values of a shorthand: `calc(1px + 2px) 0` has two. */
const valuesOf = (text: string) =>
  text.match(/(?:[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()])+/g) ?? [];

function physicalSides(css: string): string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const sides = [...code.matchAll(SIDE)].filter(
    ([, name = '', value = '']) => !/^(?:float|text-align)$/.test(name) || /left|right/.test(value),
  );
  const shorthands = [...code.matchAll(SHORTHAND)].filter(([, , value = '']) => {
    const [, right, , left = right] = valuesOf(value);
    return right !== left;
  });
  return [...sides, ...shorthands].map(([, name, value]) => `${name}: ${value?.trim()}`);
}

test.each([
  ['.a { left: 0; }', ['left: 0']],
  ['.a { text-align: right }', ['text-align: right']],
  ['.a { padding: 0 1px 0 var(--b); }', ['padding: 0 1px 0 var(--b)']],
  ['.a { padding: 0 calc(1px + var(--b)) 2px; margin: 0 auto; text-align: start; }', []],
  ['.a { inset-inline: 0 1px; padding-inline-end: 1px; --left: 0; }', []],
])('finds the sides in %s', (css, found) => {
  expect(physicalSides(css)).toEqual(found);
});

const files = globSync(
  [
    'packages/{ui,app}/src/**/*.css',
    '{packages/app/shops,packages/ui/tokens}/*/*.css',
    '.storybook/**/{*.css,panelCss.ts}',
  ],
  { cwd: root },
);

test('styles say where reading begins and ends, not left and right', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files
    .filter((file) => !SAME_EVERYWHERE.has(file.replace(/.*[\\/]/, '')))
    .flatMap((file) =>
      physicalSides(readFileSync(root + file, 'utf8')).map((what) => `${file}: ${what}`),
    );
  expect(found).toEqual([]);
});
