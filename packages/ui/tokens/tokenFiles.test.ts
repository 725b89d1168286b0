import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { projectTokenFiles, readKit } from '../build/brands.ts';
import { readCssTokens } from './cssTokens.ts';
import { listCss } from './listCss.ts';
import { kindsOf } from './tokenTypes.ts';

const folder = new URL('file:///tokens/');
const files = projectTokenFiles();
const names = [...files.keys()];
const brands = names
  .flatMap((name) => name.match(/^([\w-]+)\.json$/)?.[1] ?? [])
  .filter((name) => name !== 'resolver');

const types = [
  'color',
  'cubic-bezier',
  'dimension',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
];
const rules = Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error' as const]));

/** Reads a file with Terrazzo. @throws {Error} if Terrazzo reports a problem */
async function terrazzo(name: string, source: string = JSON.stringify(files.get(name))) {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({ lint: { rules } }, { cwd: folder, logger });
  const req = async (url: URL) => JSON.stringify(files.get(url.pathname.replace('/tokens/', '')));
  const result = await parse(
    { filename: new URL(name, folder), src: source },
    { config, logger, req },
  );
  expect(logger.errorCount).toBe(0);
  return result;
}

let parsed: ReturnType<typeof terrazzo> | undefined;
/** Parses the resolver with all files of the brands, once. */
const readResolver = () => {
  parsed ??= terrazzo('resolver.json');
  return parsed;
};

test.each(names)('Terrazzo reads %s without an error', async (name) => {
  const { tokens } = await terrazzo(name);
  expect(Object.keys(tokens).length).toBeGreaterThan(10);
});

test.each([
  ['an alias to nothing', '{color.accent}', '{color.son}'],
  ['a colour out of range', '"components":[1,', '"components":[255,'],
  ['a size without a unit', '"unit":"rem"', '"unit":"vw"'],
])('and finds %s', async (_, from, to) => {
  const broken = JSON.stringify(files.get('toystore.base.json')).replace(from, to);
  await expect(terrazzo('toystore.base.json', broken)).rejects.toThrow();
});

test.each(brands.flatMap((brand) => ['light', 'dark'].map((theme) => `${brand}-${theme}`)))(
  'the resolver has %s, with every token of the kit',
  async (theme) => {
    const { resolver } = await readResolver();
    const typed = [...kindsOf(readCssTokens(readKit())).values()].filter(Boolean);
    expect(Object.keys(resolver.apply({ theme }))).toHaveLength(typed.length);
  },
);

test('lists each brand in the resolver with its own files', async () => {
  const { resolver } = await readResolver();
  const paperOf = (theme: string) => resolver.apply({ theme })['color.background']?.$value;
  expect(paperOf('toystore-light')).toMatchObject({ hex: '#fff8f0' });
  expect(paperOf('toybox-light')).toMatchObject({ hex: '#fffdf9' });
  expect(paperOf('toybox-dark')).toMatchObject({ hex: '#141116' });
});

test('lists what the format cannot express, with the value that replaces it', () => {
  const list = listCss(files.get('toystore.base.json') ?? {});
  expect(list).toContainEqual({
    path: 'dimension.gutter',
    value: { value: 63.36, unit: 'px' },
    css: 'clamp(16px, 4.4vw, 64px)',
  });
  expect(list).toContainEqual(
    expect.objectContaining({ path: 'underline-path', value: undefined }),
  );
  expect(list.map(({ path }) => path)).not.toContain('dimension.space-1');
});
