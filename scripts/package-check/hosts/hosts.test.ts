import { describe, expect, test } from 'vitest';
import { packedPackage, temporaryFolder } from '../outside.ts';
import { buildHost, hosts, REFERENCE, writeHosts } from './hosts.ts';
import { differences, type Measures } from './measurePart.ts';
import { startBrowser, type VisitedHost, visitHost } from './visitHosts.ts';

/** Returns the distinct values of a property. */
const valuesOf = (measures: Measures | undefined, property: string) =>
  new Set(
    Object.entries(measures ?? {})
      .filter(([name]) => name.endsWith(`, ${property}`))
      .map(([, value]) => value),
  );

/** Finds problems that all hosts would share. */
function problemsOfReference({ parts }: VisitedHost): string[] {
  const darkText = 'rgb(255, 243, 230)'; // --ts-on-surface
  const problems = ['LoginForm', 'ToyGrid', 'CartDrawer', 'Dialog', 'Menu'].flatMap((part) => [
    ...(valuesOf(parts[`dark section, ${part}`], 'color').has(darkText)
      ? []
      : [`${part} in a dark section has no light text`]),
    ...['page', 'light section']
      .filter((place) => valuesOf(parts[`${place}, ${part}`], 'color').has(darkText))
      .map((place) => `${part} has light text, ${place}`),
    ...(valuesOf(parts[`right to left, ${part}`], 'direction').has('ltr')
      ? [`${part} is from left to right in a section that is not`]
      : []),
  ]);
  const primary = valuesOf(parts['dark section, Button'], 'background-color');
  if (!primary.has('rgb(58, 91, 199)')) problems.push('A dark section resets the theme of :root');
  if (parts['right to left, CartDrawer']?.position?.startsWith('0 to') !== true) {
    problems.push('A drawer from a section from right to left is not on the left');
  }
  return problems;
}

/** Finds changes by the kit's styles outside its components, and host styles that do not apply to the host's page. */
function problemsOfOwn(host: string, { own, errors }: VisitedHost): string[] {
  const { font = '', ...rest } = own;
  return [
    ...errors,
    ...differences(
      {
        'color-scheme': 'normal',
        'view-transition-name': '',
        utility: host === 'tailwind' ? '32px' : '4px 24px',
      },
      rest,
    ),
    ...(/Fredoka|Figtree/.test(font) ? [`The page's own text has the kit's font: ${font}`] : []),
  ];
}

/** Returns the differences of one part in all places of a page. */
const differencesOf = (part: string, expected: VisitedHost, actual: VisitedHost) =>
  Object.entries(expected.parts)
    .filter(([name]) => name.endsWith(`, ${part}`))
    .flatMap(([name, measures]) =>
      differences(measures, actual.parts[name] ?? {}).map((line) => `${name}: ${line}`),
    );

/** Builds the hosts, each with its own settings, and measures their pages. */
async function visitHosts(): Promise<[host: string, VisitedHost][]> {
  const folder = temporaryFolder('hosts');
  await writeHosts(folder, packedPackage('@toystore/ui'));
  const browser = await startBrowser();
  try {
    const visited: [string, VisitedHost][] = [];
    for (const host of hosts) {
      await buildHost(folder, host);
      visited.push([host, await visitHost(browser, folder, host)]);
    }
    return visited;
  } finally {
    await browser.close();
  }
}

const visited = await visitHosts(); // the tests below depend on what is found
const [, reference] = visited.find(([host]) => host === REFERENCE) ?? [];
if (reference === undefined) throw new Error(`There is no host ${REFERENCE}.`);
const parts = new Set(Object.keys(reference.parts).flatMap((name) => name.split(', ')[1] ?? []));

test('sections have a theme and a direction of their own, dialogs as well', () => {
  expect(problemsOfReference(reference)).toEqual([]);
});

describe.each(visited.filter(([host]) => host !== REFERENCE))('host %s', (host, actual) => {
  test("the kit does not change the page's own styles", () => {
    expect(problemsOfOwn(host, actual)).toEqual([]);
  });

  test.each([...parts])("%s is as in the kit's own page", (part) => {
    expect(differencesOf(part, reference, actual)).toEqual([]);
  });
});
