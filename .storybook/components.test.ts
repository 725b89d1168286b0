import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  loadManifests,
  experimental_loadStorybook as loadStorybook,
  type StoryIndexGenerator,
} from 'storybook/internal/core-server';
import { expect, test } from 'vitest';

interface Documented {
  name: string;
  description?: string;
  error?: { message: string };
  reactDocgen?: { props?: Record<string, { description?: string; tsType?: { name: string } }> };
}

interface Component extends Documented {
  guide?: unknown;
  stories: { name: string; snippet?: string; warning?: string; error?: { message: string } }[];
  subcomponents?: Record<string, Documented>;
}

const { presets } = await loadStorybook({
  configDir: fileURLToPath(new URL('.', import.meta.url)),
  packageJson: {},
});
const generator = await presets.apply<StoryIndexGenerator>('storyIndexGenerator');
const entries = Object.values((await generator.getIndex()).entries);
const manifests = await loadManifests(presets);

/** The manifest, as the static build and the MCP server provide it. */
const components: Component[] = Object.values(
  JSON.parse(JSON.stringify(manifests)).components.components,
);
const documented = components.flatMap(({ subcomponents = {}, ...component }) => [
  { ...component, examples: component.stories },
  ...Object.values(subcomponents).map((part) => ({ ...part, examples: component.stories })),
]);

const guides = new Set(
  globSync('packages/ui/src/**/*.guide.tsx', { cwd: new URL('..', import.meta.url) }).map((file) =>
    basename(file, '.guide.tsx'),
  ),
);

const report = readFileSync(new URL('../packages/ui/api/index.api.md', import.meta.url), 'utf8');
const exported = [...report.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(
  ([, name]) => name,
);

/** Components whose only props are those of their HTML or SVG element. */
const withoutOwnProps = new Set([
  ...['Badge', 'BrandMark', 'Container', 'ScallopedFrame', 'Star'],
  ...['DialogClose', 'DialogDescription', 'DialogTitle', 'MenuSeparator', 'SecurityRows'],
  'ToyCardSkeleton',
  ...['FacebookIcon', 'InstagramIcon', 'XIcon', 'YouTubeIcon'],
]);

test('lists each component of the kit once, and nothing else', () => {
  expect(exported.length).toBeGreaterThan(80);
  expect(documented.map(({ name }) => name).sort()).toEqual(exported.sort());
});

test.each(documented)('lists $name with a description, its props and an example', (component) => {
  const { name, description, reactDocgen = {}, examples } = component;
  expect(description).toMatch(/\w/);
  expect(Object.keys(reactDocgen.props ?? {}).length > 0).toBe(!withoutOwnProps.has(name));
  expect(examples.some(({ snippet = '' }) => new RegExp(`\\b${name}\\b`).test(snippet))).toBe(true);
});

test('knows the type of each prop', () => {
  const unknown = documented.flatMap(({ name, reactDocgen = {} }) =>
    Object.entries(reactDocgen.props ?? {})
      .filter(([, { tsType }]) => tsType?.name === 'unknown')
      .map(([prop]) => `${name}.${prop}`),
  );
  expect(unknown).toEqual([]);
});

test('describes each prop but children', () => {
  const silent = documented.flatMap(({ name, reactDocgen = {} }) =>
    Object.entries(reactDocgen.props ?? {})
      .filter(([, { tsType }]) => tsType !== undefined) // others are of the element
      .filter(([prop, { description }]) => prop !== 'children' && !description?.trim())
      .map(([prop]) => `${name}.${prop}`),
  );
  expect(silent).toEqual([]);
});

test.each(components.filter(({ name }) => guides.has(name)))(
  'describes how to use $name, and what a screen reader says',
  ({ guide }) => {
    expect(guide).toMatchObject({
      lead: expect.stringMatching(/\w/),
      use: expect.arrayContaining([expect.stringMatching(/\w/)]),
      reader: expect.any(Array),
    });
  },
);

test('has no errors, and no example without its args', () => {
  const faults = documented.flatMap(({ name, error, examples }) => [
    ...(error ? [`${name}: ${error.message}`] : []),
    ...examples.flatMap((story) =>
      story.error || story.warning?.includes('Stories')
        ? [`${name}, ${story.name}: ${story.error?.message ?? story.warning}`]
        : [],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('marks each component in the sidebar as stable or beta, with a sheet of all states', () => {
  const statuses = new Map<string, Set<string>>();
  for (const { title, type, tags = [] } of entries) {
    if (
      type !== 'story' ||
      !tags.includes('dev') ||
      !/^(Primitives|Forms|Navigation|Toys|Filters|Cart|Feedback)\/\w+$/.test(title)
    )
      continue;
    const own = tags.filter((tag) => tag === 'stable' || tag === 'beta').join(' and ') || 'neither';
    statuses.set(title, (statuses.get(title) ?? new Set()).add(own));
  }
  expect(statuses.size).toBeGreaterThan(60);
  const sheets = entries.filter(({ id }) => id.endsWith('--all-states')).map(({ title }) => title);
  expect([...statuses.keys()].filter((title) => !sheets.includes(title))).toEqual([]);
  for (const [title, found] of statuses) {
    expect([...found], title).toEqual([expect.stringMatching(/^(stable|beta)$/)]);
  }
});
